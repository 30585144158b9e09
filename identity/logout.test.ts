import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PUBLIC_URL, type Browser } from './test/browser.ts';
import { authorizeUrl, CLIENT_ID, pkce, signIn } from './test/flows.ts';
import { onEachEngine } from './test/onEachEngine.ts';

onEachEngine('logging out', (setup) => {
  const end = (browser: Browser, parameters: Record<string, string>) =>
    browser.get(`/oidc/session/end?${new URLSearchParams(parameters).toString()}`);
  const xsrfOf = (page: string) => /name="xsrf" value="([\w-]+)"/.exec(page)?.[1] ?? '';
  const silent = async (browser: Browser) => {
    const response = await browser.get(authorizeUrl(pkce().challenge, { prompt: 'none' }));
    return new URL(response.headers.get('location') ?? '').searchParams.get('error');
  };
  const signedIn = async () => {
    const browser = setup.browser();
    const { email } = await setup.account();
    return { browser, tokens: await signIn(browser, email) };
  };

  test("the app's own request logs out at once, ends the session, and returns to /logout", async () => {
    const { browser, tokens } = await signedIn();
    const target = {
      id_token_hint: tokens.id_token,
      client_id: CLIENT_ID,
      post_logout_redirect_uri: `${PUBLIC_URL}/logout`,
      state: 's1',
    };
    const page = await (await end(browser, target)).text();
    assert.match(page, /<html lang="nl">/);
    assert.match(page, /<button[^>]+ data-submit\s*>\s*Log uit\s*<\/button>/);
    assert.match(page, /<script src="\/oidc\/assets\/uitloggen\.js\?v=[\w-]+" defer>/);
    const done = await browser.post('/oidc/session/end/confirm', { xsrf: xsrfOf(page), logout: 'yes' });
    assert.equal(done.headers.get('location'), `${PUBLIC_URL}/logout?state=s1`);
    assert.equal(browser.cookies.has('ol_session'), false);
    assert.equal(await silent(browser), 'login_required');
  });

  test("a request without a hint, or with somebody else's, asks first", async () => {
    const { browser } = await signedIn();
    const other = await signedIn();
    for (const parameters of [{}, { id_token_hint: other.tokens.id_token }]) {
      const page = await (await end(browser, parameters)).text();
      assert.match(page, /Wil je uitloggen\?/);
      assert.doesNotMatch(page, /data-submit/);
    }
    assert.equal(await silent(browser), null);
  });

  test('R-8.13 our own page without an ID token, such as /logout opened by its address, logs out at once; a link or a picture elsewhere does not', async () => {
    const { browser } = await signedIn();
    const target = `/oidc/session/end?${new URLSearchParams({ client_id: CLIENT_ID, post_logout_redirect_uri: `${PUBLIC_URL}/logout`, state: 's2' }).toString()}`;
    const from = (site: string, dest: string) =>
      browser.get(target, { 'sec-fetch-site': site, 'sec-fetch-dest': dest });
    for (const [site, dest] of [
      ['cross-site', 'document'],
      ['same-site', 'document'],
      ['none', 'document'],
      ['cross-site', 'image'],
      ['same-origin', 'image'],
      ['same-origin', 'iframe'],
    ] as const) {
      assert.doesNotMatch(await (await from(site, dest)).text(), /data-submit/, `${site} ${dest}`);
    }
    assert.equal(await silent(browser), null, 'asking ends nothing');
    const page = await (await from('same-origin', 'document')).text();
    assert.match(page, /<button[^>]+ data-submit\s*>/);
    const done = await browser.post('/oidc/session/end/confirm', { xsrf: xsrfOf(page), logout: 'yes' });
    assert.equal(done.headers.get('location'), `${PUBLIC_URL}/logout?state=s2`);
    assert.equal(await silent(browser), 'login_required');
  });

  test("S-106 another site can’t log a person out without the page's own token", async () => {
    const { browser } = await signedIn();
    await end(browser, {});
    assert.equal((await browser.post('/oidc/session/end/confirm', { xsrf: 'guess', logout: 'yes' })).status, 400);
    assert.equal(await silent(browser), null);
  });

  test('a return address that is not ours is refused', async () => {
    const { browser, tokens } = await signedIn();
    const response = await end(browser, {
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: 'https://evil.example/',
    });
    assert.equal(response.status, 400);
    assert.match(await response.text(), /<html lang="nl">/);
  });

  test('without a session the intermediate page is Dutch, and the end says that one is logged out', async () => {
    const browser = setup.browser();
    const response = await end(browser, {});
    const page = await response.text();
    assert.match(page, /<html lang="nl">[\s\S]*Ga verder/);
    assert.match(response.headers.get('content-security-policy') ?? '', /script-src 'self' 'sha256-/);
    const done = await browser.follow(
      await browser.post('/oidc/session/end/confirm', { xsrf: xsrfOf(page), logout: 'yes' }),
    );
    assert.match(await done.text(), /Je bent uitgelogd/);
  });
});
