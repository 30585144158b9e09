import type { Env } from '../env/settings.ts';

/**
 * Two short-lived marks in the browser of somebody who makes an account, so that they type their password once
 * (docs/decisions/0036). Neither opens anything by itself; scripts can't read them and other sites can't send them.
 */
const BEGUN = 'ol_begun';
export const ARRIVAL = 'ol_arrival';

/** How long the browser in which somebody registered is recognised at the mailed link. */
export const BEGUN_SECONDS = 3600;
/** How long the login that follows a proved address may take to begin. */
export const ARRIVAL_SECONDS = 300;

/** Registering again, to get another mail, must not make the browser forget the first time. */
const MOST = 3;
const TOKEN = /^[\w-]{43}$/;
/** The only two calls that get the mark: it is no login, and no other call looks at it. */
const PATHS = ['/api/v1/registration', '/api/v1/verification'];

/** Reads the marks of the accounts that were made in this browser, the newest first. */
export function begunHere(cookies: string | undefined): string[] {
  const found = (cookies ?? '').split(/;\s*/).find((one) => one.startsWith(`${BEGUN}=`));
  const marks = found?.slice(BEGUN.length + 1).split('.') ?? [];
  return marks.filter((mark) => TOKEN.test(mark)).slice(0, MOST);
}

/** The header lines that have the browser keep the mark of a new account next to those it has. */
export const keepBegun = (env: Pick<Env, 'publicUrl'>, mark: string, before: readonly string[]): string[] =>
  PATHS.map((path) => line(env, BEGUN, [mark, ...before].slice(0, MOST).join('.'), path, BEGUN_SECONDS));

/** The header line that has the browser keep the mark with which it logs in once. */
export const keepArrival = (env: Pick<Env, 'publicUrl'>, mark: string): string =>
  line(env, ARRIVAL, mark, '/oidc', ARRIVAL_SECONDS);

const line = ({ publicUrl }: Pick<Env, 'publicUrl'>, name: string, value: string, path: string, seconds: number) =>
  [
    `${name}=${value}`,
    `path=${path}`,
    `max-age=${seconds}`,
    'samesite=lax',
    'httponly',
    ...(publicUrl.startsWith('https:') ? ['secure'] : []),
  ].join('; ');
