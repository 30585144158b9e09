import type { Env } from '../env/settings.ts';

/**
 * Two short-lived marks in the browser of somebody who makes an account, so that they type their password once
 * (docs/decisions/0036). Neither opens anything by itself; scripts can't read them and other sites can't send them.
 */
const BEGUN = 'ol_begun';
const ARRIVAL = 'ol_arrival';

/** How long the browser in which somebody registered is recognised at the mailed link. */
export const BEGUN_SECONDS = 1200;
/** How long the login that follows a proved address may take to begin. */
export const ARRIVAL_SECONDS = 300;

const TOKEN = /^[\w-]{43}$/;

type Site = Pick<Env, 'publicUrl'>;

const isSecure = ({ publicUrl }: Site): boolean => publicUrl.startsWith('https:');

/** With the prefix a browser takes the cookie from this very host alone: no other subdomain can plant one (RFC 6265bis 4.1.3.2). */
const nameOf = (site: Site, name: string): string => (isSecure(site) ? `__Host-${name}` : name);
const arrivalPath = (site: Site): string => (isSecure(site) ? '/' : '/oidc');

/** Reads the mark of the account that was made last in this browser; null if there is none. */
export function begunHere(site: Site, cookies: string | undefined): string | null {
  const start = `${nameOf(site, BEGUN)}=`;
  const mark = (cookies ?? '').split(/;\s*/).find((one) => one.startsWith(start));
  return mark !== undefined && TOKEN.test(mark.slice(start.length)) ? mark.slice(start.length) : null;
}

/** The header line that has the browser keep the mark of a new account. Only the call that proves an address reads it. */
export const keepBegun = (site: Site, mark: string): string =>
  line(site, BEGUN, mark, isSecure(site) ? '/' : '/api/v1/verification', BEGUN_SECONDS);

/** The header line that has the browser keep the mark with which it logs in once. */
export const keepArrival = (site: Site, mark: string): string =>
  line(site, ARRIVAL, mark, arrivalPath(site), ARRIVAL_SECONDS);

/** The name and the path of the mark with which a browser logs in once. */
export const arrivalCookie = (site: Site) => ({ name: nameOf(site, ARRIVAL), path: arrivalPath(site) });

const line = (site: Site, name: string, value: string, path: string, seconds: number) =>
  [
    `${nameOf(site, name)}=${value}`,
    `path=${path}`,
    `max-age=${seconds}`,
    'samesite=lax',
    'httponly',
    ...(isSecure(site) ? ['secure'] : []),
  ].join('; ');
