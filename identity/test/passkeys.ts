import assert from 'node:assert/strict';
import type { LoginAssertion, PasskeyCreation, PasskeyRequest } from '../../domain/wire/passkey.ts';
import { Authenticator } from '../../server/test/authenticator.ts';
import { type Browser, PUBLIC_URL } from './browser.ts';
import { authorizeUrl, exchange, openLogin, PASSWORD, pkce, signIn, type Tokens } from './flows.ts';
import type { Person, Product } from './product.ts';

/** A device whose browser is at the provider under test. */
export const newDevice = (): Authenticator => new Authenticator(PUBLIC_URL);

/** The API's request to a device, after the password. */
export async function askedOf(product: Product, token: string, password = PASSWORD): Promise<PasskeyCreation> {
  const { status, body } = await product.call(token, 'POST', '/security/passkey/start', { password });
  assert.equal(status, 200, JSON.stringify(body));
  return body as unknown as PasskeyCreation;
}

/** Adds a passkey to the account of a person, as the app does after a login with the password. */
export async function addPasskey(
  product: Product,
  person: Person,
  device = newDevice(),
): Promise<{ device: Authenticator; tokens: Tokens }> {
  const tokens = await signIn(product.browser(), person.email);
  const made = device.create(await askedOf(product, tokens.access_token));
  const added = await product.call(tokens.access_token, 'POST', '/security/passkey', { name: 'Telefoon', made });
  assert.equal(added.status, 200, JSON.stringify(added.body));
  return { device, tokens };
}

/** The challenge a login page gives a passkey. */
export async function challengeOf(browser: Browser, login: string): Promise<PasskeyRequest> {
  const answer = await browser.post(`${login}/passkey`, {});
  assert.equal(answer.status, 200);
  return (await answer.json()) as PasskeyRequest;
}

/** Posts a passkey's answer, as the script of the page does, and follows the redirects. */
export const postAssertion = async (browser: Browser, login: string, assertion: LoginAssertion): Promise<Response> =>
  browser.follow(await browser.post(login, { assertion: JSON.stringify(assertion) }));

/** Opens a login page and answers it with a passkey. */
export async function tryPasskey(browser: Browser, device: Authenticator): Promise<Response> {
  const login = await openLogin(browser);
  return postAssertion(browser, login, device.logIn(await challengeOf(browser, login)));
}

/** Logs in with a passkey alone, up to the tokens. */
export async function signInWithPasskey(browser: Browser, device: Authenticator, wish = {}): Promise<Tokens> {
  const { verifier, challenge } = pkce();
  const login = await openLogin(browser, authorizeUrl(challenge, wish));
  const done = await browser.follow(
    await postAssertion(browser, login, device.logIn(await challengeOf(browser, login))),
  );
  const code = new URL(done.headers.get('location') ?? '', PUBLIC_URL).searchParams.get('code') ?? '';
  return (await (await exchange(browser, code, verifier)).json()) as Tokens;
}
