import { eq } from 'drizzle-orm';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { accounts } from '../../server/db/accountSchema.ts';
import type { Db } from '../../server/db/database.ts';
import { send } from '../answer.ts';
import type { Middleware } from '../koa.ts';
import type { ProviderOptions } from '../options.ts';
import type { PageContext } from '../pages/layout.ts';
import { messagePage } from '../pages/messagePage.ts';
import { sessions } from '../sessions.ts';
import { identityText } from '../text.ts';
import { SESSIONS_ENDED } from './result.ts';

/**
 * After every finished login: if all sessions of the account were ended since its holder proved who they are, this one
 * ends too. A person who typed a password that has since changed is not in, however long they held the last step back
 * (docs/decisions/0021). Asked when the library has stored the session, so that either this sees that they were ended,
 * or the code that ends them sees the session.
 */
export function staleLogin({ db, log }: ProviderOptions, pages: PageContext): Middleware {
  return async (ctx, next) => {
    await next();
    const { oidc } = ctx as Partial<KoaContextWithOIDC>;
    const session = oidc?.session;
    const sub = oidc?.result?.login?.accountId;
    if (session === undefined || sub === undefined || session.accountId !== sub) return;
    if ((await timesEnded(db, sub)) === (oidc?.result?.[SESSIONS_ENDED] ?? 0)) return;
    await db.transaction((tx) => sessions.end(tx, sub, session.uid));
    log.info({ sub }, 'login refused: all sessions were ended since the password was given');
    ctx.remove('Location');
    send(ctx, { page: messagePage(pages, identityText.expired), status: 400 });
  };
}

/** How often all sessions of an account were ended, waiting for an ending under way; null when the account is gone. */
async function timesEnded(db: Db, sub: string): Promise<number | null> {
  const [account] = await db
    .select({ times: accounts.sessions_ended })
    .from(accounts)
    .where(eq(accounts.id, sub))
    .for('share');
  return account?.times ?? null;
}
