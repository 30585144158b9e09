import { after, before, describe } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { generateSync } from 'otplib';
import { buildApp } from '../../server/app.ts';
import type { Services } from '../../server/services.ts';
import { eachEngine } from '../../server/test/engines.ts';
import { makeFamily, type UserRow } from '../../server/test/factories.ts';
import { createTokenVerifier } from '../../server/token/verifier.ts';
import { type Browser, PUBLIC_URL } from './browser.ts';
import { AUDIENCE, CLIENT_ID, exchange, PASSWORD, pkce, authorizeUrl, signIn, type Tokens } from './flows.ts';
import { ROLES_CLAIM, startIdentity } from './startIdentity.ts';
import type { Identity } from '../identity.ts';

/** The provider on a real port and the API that trusts its tokens, on one database. */
export interface Product {
  app: FastifyInstance;
  services: Services;
  identity: Identity;
  browser: () => Browser;
  /** A person with an account and a family of their own. */
  person: () => Promise<Person>;
  /** Calls the API with an access token; null without one. */
  call: (
    token: string | null,
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body?: object,
  ) => Promise<{ status: number; body: Record<string, unknown>; headers: Record<string, unknown> }>;
}

export interface Person {
  sub: string;
  email: string;
  user: UserRow;
}

/** Describes tests of the whole product once per engine; they share one product. `clock` moves by `later()`. */
export function onEachProduct(
  title: string,
  define: (product: Product & { shift: (ms: number) => void }) => void,
): void {
  eachEngine((engine) => {
    void describe(title, () => {
      let shifted = 0;
      const product = { shift: (ms: number) => (shifted = ms) } as unknown as Product & { shift: (ms: number) => void };
      let stop = () => Promise.resolve();
      before(async () => {
        const clock = () => Date.now() + shifted;
        const services = await engine.services({ clock });
        const { identity, browser, close } = await startIdentity(services.db);
        const verifyToken = createTokenVerifier({
          issuer: identity.issuer,
          audience: AUDIENCE,
          clientId: CLIENT_ID,
          rolesClaim: ROLES_CLAIM,
          keys: identity.verificationKeys,
          clock: Date.now,
          smsIsSecond: false,
          foreign: false,
        });
        const env = { ...services.env, publicUrl: PUBLIC_URL };
        const whole: Services = { ...services, env, accounts: identity.accounts, verifyToken };
        const app = await buildApp(whole, { appFolder: null });
        await app.ready();
        Object.assign(product, parts(app, whole, identity), { browser });
        stop = async () => {
          await app.close();
          await close();
          await services.close();
        };
      });
      after(() => stop());
      define(product);
    });
  });
}

function parts(app: FastifyInstance, services: Services, identity: Identity): Omit<Product, 'browser'> {
  let made = 0;
  return {
    app,
    services,
    identity,
    async person() {
      made += 1;
      const email = `iemand${made}@voorbeeld.example`;
      const account = await identity.accounts.create(services.db, { email, password: PASSWORD, emailVerified: true });
      if (!('sub' in account)) throw new Error(JSON.stringify(account));
      const { parent } = await makeFamily(services.db, { parent: { sub: account.sub, email } });
      return { sub: account.sub, email, user: parent };
    },
    async call(token, method, url, body) {
      const headers = {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      };
      const answer = await app.inject({
        method,
        url: `/api/v1${url}`,
        headers,
        ...(body && { payload: JSON.stringify(body) }),
      });
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      return { status: answer.statusCode, body: isJson ? answer.json() : {}, headers: answer.headers };
    },
  };
}

/** The form of a person who founds a family with this address. */
export const registrationOf = (email: string) => ({
  email,
  password: PASSWORD,
  firstname: 'Kees',
  infix: '',
  lastname: 'Vos',
  gender: 'man',
  birthdate: '1955-03-14',
});

/** The code an authenticator app shows, `steps` of 30 seconds from now. */
export const codeNow = (key: string, steps = 0): string =>
  generateSync({ secret: key.replace(/ /g, ''), epoch: Math.floor(Date.now() / 1000) + 30 * steps });

/** Turns the second factor on, as the app does. The last code used is the one of the step before now. */
export async function enrol(
  product: Product,
  browser: Browser,
  person: Person,
): Promise<{ key: string; used: string; codes: string[]; tokens: Tokens }> {
  const tokens = await signIn(browser, person.email);
  const start = await product.call(tokens.access_token, 'POST', '/security/factor/start', { password: PASSWORD });
  const key = String(start.body.key);
  const used = codeNow(key, -1);
  const done = await product.call(tokens.access_token, 'POST', '/security/factor/confirm', { code: used });
  if (done.status !== 200) throw new Error(JSON.stringify(done.body));
  return { key, used, codes: done.body.codes as string[], tokens };
}

/** Logs in with a password and a code, up to the tokens. */
export async function signInTwice(browser: Browser, email: string, code: string): Promise<Tokens> {
  const { verifier, challenge } = pkce();
  const login = (await browser.get(authorizeUrl(challenge))).headers.get('location') ?? '';
  await browser.post(login, { email, password: PASSWORD });
  const done = await browser.follow(await browser.post(login, { code }));
  const answer = new URL(done.headers.get('location') ?? '', 'http://onderling.test').searchParams;
  return (await (await exchange(browser, answer.get('code') ?? '', verifier)).json()) as Tokens;
}
