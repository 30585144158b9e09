import { act, render, waitFor } from '@testing-library/react';
import { OidcClient } from 'oidc-client-ts';
import type { OidcClientSettings } from 'oidc-client-ts';
import { StrictMode, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { config } from '../../test/config.ts';
import { startProvider } from '../../test/provider.ts';
import type { TestProvider } from '../../test/provider.ts';
import { Answer } from './Answer.tsx';
import { createManager } from './manager.ts';
import { createSession } from './session.ts';
import { SessionContext } from './SessionContext.ts';
import { SignedInArea } from './SignedInArea.tsx';
import { peekTarget } from './target.ts';

const origin = 'http://localhost';
const failed = '/error?error=inloggen_mislukt';

let provider: TestProvider;
let unheard: jest.SpyInstance;
beforeEach(async () => {
  sessionStorage.clear();
  // jsdom cannot leave the page, and says so; a refused answer is logged.
  unheard = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  provider = await startProvider();
});
afterEach(async () => {
  unheard.mockRestore();
  await provider.close();
});

const oidc = () => ({ ...config.oidc, authority: provider.issuer });
const where = () => location.pathname + location.search + location.hash;

/** A session in a page at this address, with a record of its actions. */
function at(address: string) {
  history.replaceState(null, '', address);
  const seen = { claims: [] as unknown[], left: [] as string[], went: [] as string[] };
  const session = createSession({
    config: { ...config, oidc: oidc() },
    provider: null,
    begun: null,
    here: () => new URL(location.href),
    leave: (path) => seen.left.push(path),
    arrive: (address) => history.replaceState(null, '', address),
    navigate: (path) => seen.went.push(path),
    signedIn: (claims) => seen.claims.push(claims),
    log: () => undefined,
  });
  return { session, ...seen };
}

/** The page that receives the provider's answer, until it redirects to `path`. */
async function answered(address: string) {
  const page = at(address);
  const app = (
    <StrictMode>
      <SessionContext value={page.session}>
        <BrowserRouter>
          <Suspense>
            <Routes>
              <Route element={<SignedInArea />}>
                <Route path="/aangemeld" element={<Answer />} />
                <Route path="*" element={null} />
              </Route>
            </Routes>
          </Suspense>
        </BrowserRouter>
      </SessionContext>
    </StrictMode>
  );
  // The client is fetched while React waits.
  const view = await act(() => Promise.resolve(render(app)));
  await waitFor(() => expect(location.pathname).not.toBe('/aangemeld'));
  view.unmount();
  return { ...page, path: where() };
}

/** The request that waits in the browser for its answer, as soon as it is made. */
async function waitingTarget(): Promise<unknown> {
  const state = () => sessionStorage.key(0)?.replace('oidc.', '');
  await waitFor(() => expect(state()).toBeDefined());
  return peekTarget(sessionStorage, `?state=${state() ?? ''}`);
}

/** Asks the provider, as signIn does, without leaving the page: the request, and the state it is kept under. */
async function ask(target: unknown) {
  const client = new OidcClient(
    createManager(oidc(), origin, { provider: null, begun: null }).settings as OidcClientSettings,
  );
  const { url, state } = await client.createSigninRequest({
    request_type: 'si:r',
    state: { target },
    nonce: 'our-nonce',
  });
  provider.nonce = 'our-nonce';
  return { query: new URL(url).searchParams, state: state.id };
}

describe('the login request', () => {
  it('R-7.3 is an authorization code with PKCE, for our API', async () => {
    const { query } = await ask('/overzicht');
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.any(String),
      resource: config.oidc.resource,
      redirect_uri: `${origin}/aangemeld`,
      nonce: 'our-nonce',
    });
  });

  it('keeps the target where the returning page can read it early', async () => {
    const { state } = await ask('/lening/abc?jaar=2026');
    expect(peekTarget(sessionStorage, `?code=x&state=${state}`)).toBe('/lening/abc?jaar=2026');
    expect(peekTarget(sessionStorage, '?code=x&state=foreign')).toBeNull();
  });
});

describe('the answer', () => {
  it('R-2.8 leads to the target, with the roles of the identity token', async () => {
    const { state } = await ask('/lening/abc?jaar=2026&zoek=a\\b#schema');
    const { path, session, claims } = await answered(
      `/aangemeld?code=x&state=${state}&iss=${encodeURIComponent(provider.issuer)}`,
    );
    expect(path).toBe('/lening/abc?jaar=2026&zoek=a\\b#schema');
    expect(claims).toEqual([expect.objectContaining({ 'https://onderling.example/roles': ['superadmin'] })]);
    expect(await session.accessToken()).toBe('token-1');
    expect(provider.asked[0]?.get('resource')).toBe(config.oidc.resource);
  });

  it('R-2.8 leads to the path where the login started when no target was named', async () => {
    void at('/register/step/final?uitnodiging=abc').session.signIn();
    const target = await waitingTarget();
    expect(target).toBe('/register/step/final?uitnodiging=abc');
    const { state } = await ask(target);
    expect((await answered(`/aangemeld?code=x&state=${state}`)).path).toBe(target);
  });

  it('S-111 leaves nothing in the storage of the browser', async () => {
    const { state } = await ask('/overzicht');
    await answered(`/aangemeld?code=x&state=${state}`);
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  it('S-108 leads to the overview when the target is not a page of ours', async () => {
    const { state } = await ask('//evil.example');
    expect((await answered(`/aangemeld?code=x&state=${state}`)).path).toBe('/overzicht');
  });

  it('is read once, and at its own address alone', async () => {
    const { state } = await ask('/overzicht');
    await answered(`/aangemeld?code=x&state=${state}`);
    expect(provider.asked).toHaveLength(1);
    await answered(`/overzicht?code=x&state=${state}`);
    expect(where()).toBe(`/overzicht?code=x&state=${state}`);
    expect(provider.asked).toHaveLength(1);
  });

  it.each([
    ['without a state', () => '/aangemeld?code=x'],
    ['with a foreign state', () => '/aangemeld?code=x&state=foreign'],
    ['with nothing', () => '/aangemeld'],
    ['of another issuer', (state: string) => `/aangemeld?code=x&state=${state}&iss=https%3A%2F%2Fevil.example`],
  ])('S-110 is refused %s', async (_what, address) => {
    const { state } = await ask('/overzicht');
    const { path, session, claims } = await answered(address(state));
    expect(path).toBe(failed);
    expect(claims).toEqual([]);
    expect(provider.asked).toEqual([]);
    expect(await session.accessToken()).toBeNull();
  });

  it('S-110 is refused with the nonce of another request', async () => {
    const { state } = await ask('/overzicht');
    provider.nonce = 'other-nonce';
    const { path, claims } = await answered(`/aangemeld?code=x&state=${state}`);
    expect(path).toBe(failed);
    expect(claims).toEqual([]);
  });

  it('S-110 is refused the second time', async () => {
    const { state } = await ask('/overzicht');
    const address = `/aangemeld?code=x&state=${state}`;
    expect((await answered(address)).path).toBe('/overzicht');
    expect((await answered(address)).path).toBe(failed);
  });

  it('says that the provider is unreachable when it is', async () => {
    const { state } = await ask('/overzicht');
    await provider.close();
    expect((await answered(`/aangemeld?code=x&state=${state}`)).path).toBe('/error?error=inloggen_onbereikbaar');
  });
});

describe('a login in place', () => {
  /** A session of a page at the provider's own origin, or at another one. */
  function pageAt(page: string) {
    const arrived: string[] = [];
    const session = createSession({
      config: { ...config, oidc: oidc() },
      provider: null,
      begun: null,
      here: () => new URL('/overzicht', page),
      arrive: (address) => arrived.push(address),
      leave: () => undefined,
      navigate: () => undefined,
      signedIn: () => undefined,
      log: () => undefined,
    });
    return { session, arrived };
  }

  it('R-2.2 stays on the page, at the address of an answer that is read like any other', async () => {
    provider.knowsWho = true;
    const { session, arrived } = pageAt(provider.issuer);
    await session.signInInPlace('/lening/abc?jaar=2026');
    const { origin: from, pathname, search } = new URL(arrived[0] ?? '');
    expect([from, pathname]).toEqual([provider.issuer, '/aangemeld']);
    expect((await answered(pathname + search)).path).toBe('/lening/abc?jaar=2026');
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  it.each([
    ['the provider wants to show its own page', () => provider.issuer],
    ['the provider is at another origin', () => origin],
  ])('R-2.2 goes to the provider when %s, with the target kept once', async (_why, page) => {
    const { session, arrived } = pageAt(page());
    void session.signInInPlace('/lening/abc?jaar=2026');
    // jsdom says that it can't leave the page.
    await waitFor(() => expect(unheard).toHaveBeenCalled());
    expect(await waitingTarget()).toBe('/lening/abc?jaar=2026');
    expect(arrived).toEqual([]);
    expect(sessionStorage).toHaveLength(1);
  });
});

describe('the token', () => {
  async function signedIn() {
    const { state } = await ask('/overzicht');
    return answered(`/aangemeld?code=x&state=${state}`);
  }

  it('is renewed when it has run out, once for all callers, for the same API', async () => {
    provider.lifetime = 0;
    const { session } = await signedIn();
    provider.lifetime = 600;
    expect(await Promise.all([session.accessToken(), session.accessToken()])).toEqual(['token-2', 'token-2']);
    expect(provider.asked).toHaveLength(2);
    expect(Object.fromEntries(provider.asked[1]!)).toMatchObject({
      grant_type: 'refresh_token',
      resource: config.oidc.resource,
    });
  });

  it('R-4.8 F23 is refused when the provider does not answer, without a logout', async () => {
    provider.lifetime = 0;
    const { session, left } = await signedIn();
    await provider.close();
    await expect(session.accessToken()).rejects.toThrow();
    expect(left).toEqual([]);
  });

  it('starts a new login, back to exactly this page, when the provider will not renew it', async () => {
    provider.lifetime = 0;
    const { session } = await signedIn();
    provider.refuses = true;
    history.replaceState(null, '', '/lening/abc?jaar=2026');
    void session.accessToken();
    expect(await waitingTarget()).toBe('/lening/abc?jaar=2026');
  });

  it('is renewed automatically before it runs out', async () => {
    // The library renews a minute before the end.
    provider.lifetime = 62;
    const { session } = await signedIn();
    await waitFor(() => expect(provider.asked).toHaveLength(2));
    expect(Object.fromEntries(provider.asked[1]!)).toMatchObject({
      grant_type: 'refresh_token',
      resource: config.oidc.resource,
    });
    expect(await session.accessToken()).toBe('token-2');
  });

  it('is requested only once when the provider will not renew it, and works until its end', async () => {
    provider.lifetime = 61;
    const { session } = await signedIn();
    provider.refuses = true;
    await waitFor(() => expect(provider.asked).toHaveLength(2), { timeout: 3_000 });
    expect(await session.accessToken()).toBe('token-1');
    await new Promise((later) => setTimeout(later, 2_500));
    expect(provider.asked).toHaveLength(2);
  });

  it('is renewed when the API rejects it, and without a renewal a login starts', async () => {
    const { session } = await signedIn();
    await session.renewToken(true);
    expect(await session.accessToken()).toBe('token-2');
    provider.refuses = true;
    history.replaceState(null, '', '/lening/abc?jaar=2026');
    void session.renewToken(true);
    expect(await waitingTarget()).toBe('/lening/abc?jaar=2026');
  });

  it('is null for a person who never logged in, and the client is not even loaded', async () => {
    expect(await at('/register').session.accessToken()).toBeNull();
    expect(provider.asked).toEqual([]);
  });
});

describe('signing out', () => {
  /** Finds the state under which our own request to the provider is kept. */
  async function askedState(): Promise<string> {
    const find = () =>
      Object.keys(sessionStorage)
        .find((key) => key.startsWith('oidc.'))
        ?.slice('oidc.'.length);
    for (let tries = 0; tries < 50 && find() === undefined; tries += 1)
      await new Promise((next) => setTimeout(next, 20));
    return find() ?? '';
  }

  it('R-8.13 ends the session in the other tabs too, and they say why', async () => {
    const { state } = await ask('/overzicht');
    const other = await answered(`/aangemeld?code=x&state=${state}`);
    void at('/overzicht').session.signOut();
    for (let tries = 0; tries < 50 && other.left.length === 0; tries += 1)
      await new Promise((next) => setTimeout(next, 20));
    expect(other.left).toEqual([expect.stringMatching(/^\/logout\?terug=%2F/u)]);
  });

  it('R-8.13 a logout that did not happen clears the other tabs in place, and they say that the outcome is unknown', async () => {
    const { state } = await ask('/overzicht');
    const other = await answered(`/aangemeld?code=x&state=${state}`);
    expect(await other.session.accessToken()).not.toBeNull();
    await provider.close();
    await at('/overzicht').session.signOut();
    await waitFor(() => expect(other.went).toEqual(['/logout']));
    expect(other.left).toEqual([]);
    expect(await other.session.accessToken()).toBeNull();
    expect(await other.session.farewell()).toBe('unsure');
  });

  it('R-8.13 goes to the provider itself, and does not take its own message for that of another tab', async () => {
    const { state } = await ask('/overzicht');
    const page = await answered(`/aangemeld?code=x&state=${state}`);
    void page.session.signOut();
    await new Promise((next) => setTimeout(next, 200));
    expect(page.left).toEqual([]);
    expect(await askedState()).not.toBe('');
  });

  it('R-8.13 /logout opened by its address asks the provider first, and confirms only on the answer to exactly that request', async () => {
    void at('/logout').session.farewell();
    const state = await askedState();
    expect(state).not.toBe('');
    const back = at(`/logout?state=${state}`);
    expect(await back.session.farewell()).toBe('ended');
    expect(back.went).toEqual(['/logout']);
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  it('R-8.13 accepts neither a forged answer nor a return without one as the end, and does not ask for ever', async () => {
    void at('/logout?state=made-up').session.farewell();
    expect(await askedState()).not.toBe('');
    expect(await at('/logout').session.farewell()).toBe('unsure');
  });

  it('claims nothing when the provider does not answer', async () => {
    await provider.close();
    expect(await at('/logout').session.farewell()).toBe('unsure');
    const page = at('/overzicht');
    await page.session.signOut();
    // Without loading a page: there may be no network.
    expect([page.left, page.went]).toEqual([[], ['/logout']]);
    expect(await page.session.farewell()).toBe('unsure');
  });
});
