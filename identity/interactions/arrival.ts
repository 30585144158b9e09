import { arrivalCookie } from '../../server/http/browserMarks.ts';
import type { Account } from '../accounts.ts';
import type { Context } from '../koa.ts';
import { takeLink } from '../links.ts';
import type { ProviderOptions } from '../options.ts';

/**
 * The account whose address was proved in this browser a moment ago, by its password or in the browser that chose it: it
 * logs in once without typing it again (docs/decisions/0036). Null for every other browser, and for an account with a
 * second factor or a passkey, which the login page asks for. The mark is used up either way.
 */
export async function arrivalOf(
  { db, accounts, publicUrl }: Pick<ProviderOptions, 'db' | 'accounts' | 'publicUrl'>,
  ctx: Context,
): Promise<Account | null> {
  const { name, path } = arrivalCookie({ publicUrl });
  const mark = ctx.cookies.get(name, { signed: false });
  // A program that only looks at the headers logs nobody in.
  if (mark === undefined || ctx.method !== 'GET') return null;
  ctx.cookies.set(name, null, { signed: false, path, secure: publicUrl.startsWith('https:') });
  const link = await takeLink(db, { token: mark, purpose: 'arrival' }, new Date());
  const account = link && (await accounts.find(link.account_id));
  if (!account || account.disabled || !account.emailVerified) return null;
  return account.secondFactor || account.passkey ? null : account;
}
