import { createHash, randomBytes } from 'node:crypto';
import { type Browser, PUBLIC_URL } from './browser.ts';

export const CLIENT_ID = 'onderling-app';
export const AUDIENCE = `${PUBLIC_URL}/api/v1`;
export const REDIRECT_URI = `${PUBLIC_URL}/aangemeld`;
export const PASSWORD = 'Keukentafel-2026!';

export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
  expires_in: number;
}

/** A verifier and its challenge (RFC 7636). */
export function pkce(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** The URL at which the app starts a login; an override of undefined leaves a parameter out. */
export function authorizeUrl(challenge: string, overrides: Record<string, string | undefined> = {}): string {
  const parameters: Record<string, string | undefined> = {
    client_id: CLIENT_ID,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: 'openid profile email offline_access',
    state: 'the-state',
    nonce: 'the-nonce',
    resource: AUDIENCE,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...overrides,
  };
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${PUBLIC_URL}/oidc/auth?${new URLSearchParams(given).toString()}`;
}

/** Opens the login page. @returns its URL, to post the form to. */
export async function openLogin(browser: Browser, url = authorizeUrl(pkce().challenge)): Promise<string> {
  return (await browser.get(url)).headers.get('location') ?? '';
}

/** Logs in up to the answer that goes back to the app. @returns the query of that answer. */
export async function authorize(
  browser: Browser,
  challenge: string,
  email: string,
  password = PASSWORD,
  overrides = {},
): Promise<URLSearchParams> {
  const login = await openLogin(browser, authorizeUrl(challenge, overrides));
  const done = await browser.follow(await browser.post(login, { email, password }));
  return new URL(done.headers.get('location') ?? '', PUBLIC_URL).searchParams;
}

/** Asks the token endpoint. */
export const tokenRequest = (browser: Browser, form: Record<string, string>): Promise<Response> =>
  browser.post(
    `${PUBLIC_URL}/oidc/token`,
    { client_id: CLIENT_ID, resource: AUDIENCE, ...form },
    { accept: 'application/json' },
  );

export const exchange = (browser: Browser, code: string, verifier: string): Promise<Response> =>
  tokenRequest(browser, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: REDIRECT_URI,
  });

export const refresh = (browser: Browser, refreshToken: string): Promise<Response> =>
  tokenRequest(browser, { grant_type: 'refresh_token', refresh_token: refreshToken });

/** The whole login, as the app does it. */
export async function signIn(browser: Browser, email: string, password = PASSWORD): Promise<Tokens> {
  const { verifier, challenge } = pkce();
  const answer = await authorize(browser, challenge, email, password);
  const response = await exchange(browser, answer.get('code') ?? '', verifier);
  return (await response.json()) as Tokens;
}
