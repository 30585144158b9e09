import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Account } from './accounts.ts';
import type { Context } from './koa.ts';
import { OIDC_PATH } from './oidcPath.ts';
import type { ProviderOptions } from './options.ts';

type Of = Pick<Account, 'sub' | 'sessionsEnded'>;

const NAME = 'ol_device';
/** People who share one browser; the one whose login is longest ago is forgotten first. */
const MOST = 5;
const YEAR_MS = 365 * 86_400_000;

/**
 * A browser that logged in to an account keeps a number, with a mark of ours per account. It logs nobody in: it tells
 * which login its owner must hear about (decisions/0021), and counts that browser's wrong passwords apart from those of
 * strangers, so that they can't lock its owner out (decisions/0027).
 */
export function knownDevices({ publicUrl, keys, accounts }: Pick<ProviderOptions, 'publicUrl' | 'keys' | 'accounts'>) {
  const [key = ''] = keys.cookies;
  // Bound to the account, not its address, which can change; and to the last ending of all sessions: anybody thrown out comes
  // back as a stranger.
  const mark = (device: string, { sub, sessionsEnded }: Of) =>
    createHmac('sha256', key).update(`device ${device} ${sub} ${sessionsEnded}`).digest('base64url');
  const read = (ctx: Context): { device: string; marks: string[] } => {
    const [device = '', ...marks] = (ctx.cookies.get(NAME, { signed: false }) ?? '').split('.');
    return /^[\w-]{22}$/.test(device) ? { device, marks: marks.slice(0, MOST) } : { device: '', marks: [] };
  };

  /** Has the account logged in on this browser? */
  const isKnown = (ctx: Context, account: Of): boolean => {
    const { device, marks } = read(ctx);
    const own = mark(device, account);
    return device !== '' && marks.some((found) => same(found, own));
  };

  return {
    /** The number of this browser, if the holder of this address logged in on it before; null on any other. */
    async numberFor(ctx: Context, email: string): Promise<string | null> {
      const { device } = read(ctx);
      const account = device === '' ? null : await accounts.findByEmail(email);
      return account && isKnown(ctx, account) ? device : null;
    },

    isKnown,

    /** The account just logged in on this browser. */
    remember(ctx: Context, account: Of): void {
      const known = read(ctx);
      const device = known.device || randomBytes(16).toString('base64url');
      const own = mark(device, account);
      const value = [device, own, ...known.marks.filter((found) => found !== own)].slice(0, MOST + 1).join('.');
      ctx.cookies.set(NAME, value, {
        signed: false,
        httpOnly: true,
        sameSite: 'lax',
        secure: publicUrl.startsWith('https:'),
        path: OIDC_PATH,
        expires: new Date(Date.now() + YEAR_MS),
        overwrite: true,
      });
    },
  };
}

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
