import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { groundOf, keptData } from '../../domain/privacy/keptData.ts';
import { receiverRows, seenBy } from '../../domain/privacy/receivers.ts';
import { readEnv } from '../env.ts';
import { eachEngine, type TestApp } from '../test/engines.ts';

const PAGES = ['/welkom', '/rekenen', '/privacy', '/voorwaarden', '/toegankelijkheid'];
const CALCULATORS = ['/rekenen/lening', '/rekenen/schenking', '/rekenen/lenen-of-schenken'];

eachEngine((engine) => {
  let test: TestApp;
  before(async () => {
    test = await engine.app();
  });
  const get = (url: string) => test.app.inject({ url });

  it('R-8.9 the introduction, who sees what, the terms and accessibility are readable without a login, and link to each other', async () => {
    for (const page of PAGES) {
      const { statusCode, headers, body } = await get(page);
      assert.deepEqual([statusCode, headers['content-type']], [200, 'text/html; charset=utf-8'], page);
      assert.equal(body.match(/<h1>/g)?.length, 1, page);
      for (const other of PAGES) assert.ok(body.includes(`href="${other}"`), `${page} leads to ${other}`);
      assert.match(body, new RegExp(`href="${page}" aria-current="page"`, 'u'));
    }
  });

  it('S-105 no page loads a script or style of its own, or anything from elsewhere', async () => {
    for (const page of PAGES) {
      const { body, headers } = await get(page);
      assert.doesNotMatch(body, /<script|<style|style="|\son\w+="/u, page);
      assert.doesNotMatch(String(headers['content-security-policy']), /unsafe/u);
    }
    const styles = await get('/open/lezen.css');
    assert.deepEqual([styles.statusCode, styles.headers['content-type']], [200, 'text/css; charset=utf-8']);
    assert.doesNotMatch(styles.body, /@import/u);
    const fonts = [...styles.body.matchAll(/url\(([^)]*)\)/gu)].map(([, address]) => address);
    assert.deepEqual(fonts, ['"/open/figtree.woff2"', '"/open/fraunces.woff2"']);
  });

  it('the open pages are in the fonts of the product, which the browser is told to fetch at once', async () => {
    const asked = /<link rel="preload" href="([^"]+)" as="font" type="font\/woff2" crossorigin/gu;
    for (const page of [...PAGES, ...CALCULATORS]) {
      const fonts = [...(await get(page)).body.matchAll(asked)].map(([, address = '']) => address);
      assert.deepEqual(fonts, ['/open/figtree.woff2', '/open/fraunces.woff2'], page);
    }
    for (const name of ['figtree', 'fraunces']) {
      const { statusCode, headers, rawPayload } = await get(`/open/${name}.woff2`);
      assert.deepEqual([statusCode, headers['content-type']], [200, 'font/woff2']);
      assert.equal(rawPayload.subarray(0, 4).toString(), 'wOF2');
    }
  });

  it('/welkom shows the family at the table, three things to do, the price, what is safe, and a family to look at', async () => {
    const { body } = await get('/welkom');
    const main = body.slice(body.indexOf('<main>'), body.indexOf('</main>'));
    assert.match(main, /<svg viewBox="[\d ]+" class="drawing family" aria-hidden="true">/u);
    assert.deepEqual(
      [...main.matchAll(/<h3>([^<]+)/gu)].map(([, name]) => name),
      ['Vastleggen', 'Ondertekenen', 'Bijhouden'],
    );
    for (const name of ['Wat het kost', 'Veilig']) assert.ok(main.includes(`<h2>${name}</h2>`), name);
    // The first two of its links: an account, and the sample family.
    assert.deepEqual(
      [...main.matchAll(/<a [^>]*href="([^"]+)"/gu)].slice(0, 2).map(([, to]) => to),
      ['/register', '/voorbeeld'],
    );
  });

  it('/welkom says how one logs in where that is our own login, and nothing about a login elsewhere', async () => {
    assert.match((await get('/welkom')).body, /passkey/u);
    const env = { ...test.services.env, oidcAuthority: 'https://login.example' };
    assert.doesNotMatch((await (await engine.app({ env })).app.inject({ url: '/welkom' })).body, /passkey/u);
  });

  it('the calculators show their first answer, and load one script of ours', async () => {
    const index = (await get('/rekenen')).body;
    for (const page of CALCULATORS) {
      assert.ok(index.includes(`href="${page}"`), page);
      const { statusCode, body, headers } = await get(page);
      assert.equal(statusCode, 200, page);
      assert.deepEqual(body.match(/<script[^>]*>/gu), ['<script src="/calculators.js" defer>'], page);
      assert.doesNotMatch(body, /<style|style="|\son\w+="/u, page);
      assert.equal(headers['set-cookie'], undefined, page);
      assert.match(body, /<dd>€\s[\d.]+,\d\d<\/dd>/u, page);
    }
    assert.match((await get('/rekenen/lening')).body, /Per maand<\/dt>\s*<dd>€\s369,84/u);
    assert.match((await get('/rekenen/schenking')).body, /Schenkbelasting<\/dt>\s*<dd>€\s1\.809,00/u);
  });

  it('search engines read what each open page is about, and find them all', async () => {
    const sitemap = await get('/sitemap.xml');
    assert.match(String(sitemap.headers['content-type']), /^application\/xml/u);
    const described = new Set<string>();
    for (const page of [...PAGES, ...CALCULATORS]) {
      const { body } = await get(page);
      described.add(/<meta name="description" content="([^"]{50,160})"/u.exec(body)?.[1] ?? '');
      assert.match(body, new RegExp(`rel="canonical" href="http[^"]+${page}"`, 'u'));
      assert.match(body, /<title>[^<]{5,60} - Onderling<\/title>/u, page);
      assert.match(body, /<html lang="nl">/u, page);
      assert.doesNotMatch(body, /noindex/u, page);
      const picture = /property="og:image" content="http:\/\/[^/]+(\/[^"]+)"/u.exec(body)?.[1] ?? '';
      assert.equal((await get(picture)).headers['content-type'], 'image/jpeg', page);
      assert.match(body, /property="og:image:alt" content="[^"]{20,}"/u, page);
      assert.ok(sitemap.body.includes(`${page}</loc>`), page);
    }
    assert.equal(described.size, PAGES.length + CALCULATORS.length, 'each has a description of its own');
    const robots = (await get('/robots.txt')).body;
    assert.match(robots, /Sitemap: http\S+\/sitemap\.xml/u);
    for (const page of [...PAGES, ...CALCULATORS, '/controle', '/register']) {
      assert.ok(sitemap.body.includes(`${page}</loc>`), page);
      for (const [, closed = ''] of robots.matchAll(/Disallow: (\S+)/gu)) assert.ok(!page.startsWith(closed), page);
    }
  });

  it('R-8.4 the price, the days to think it over and the seller come from the settings', async () => {
    const { seller, pricePerChildCents } = readEnv({ NODE_ENV: 'test' });
    assert.equal(pricePerChildCents, 1250);
    assert.match((await get('/welkom')).body, /€\s12,50 per jaar/u);
    const terms = (await get('/voorwaarden')).body;
    assert.match(terms, /binnen veertien dagen/u);
    for (const part of [seller!.name, seller!.address.join(', '), seller!.vatNumber, seller!.kvk])
      assert.ok(terms.includes(String(part)), String(part));
  });

  it('AVG 13, BW 6:230b: each of them says how to reach the operator, without an account at another service', async () => {
    const { email, phone } = test.services.env.contact!;
    for (const page of PAGES) {
      const { body } = await get(page);
      assert.ok(body.includes(`href="mailto:${email}"`), page);
      assert.ok(body.includes(`href="tel:${phone.replaceAll(' ', '')}"`), page);
    }
  });

  it('AVG 13, 14: /privacy lists all stored data, with the ground, the term and the readers, and the people added by a relative', async () => {
    const text = (await get('/privacy')).body.replaceAll(/\s+/gu, ' ');
    const absent = test.services.env.mollie ? [] : (['payments'] as const);
    for (const one of keptData)
      for (const part of [
        one.what,
        groundOf(one),
        one.howLong,
        `<strong>Wie het ziet:</strong> ${seenBy(one, absent)}`,
      ])
        assert.ok(text.includes(part), part);
    for (const { who, sees } of receiverRows(absent)) {
      assert.ok(text.includes(`<dt>${who}</dt>`), who);
      assert.ok(text.includes(sees), sees);
    }
    assert.match(text, /id="toegevoegd"/u);
  });

  it('BW 6:230m lid 1 g: the terms say how to complain, and what happens when the operator stops', async () => {
    const { body } = await get('/voorwaarden');
    for (const id of ['klachten', 'als-wij-stoppen']) assert.match(body, new RegExp(`id="${id}"`, 'u'));
  });

  it('without a seller in the settings they say so, and name nobody', async () => {
    const bare = await engine.app({ env: { ...test.services.env, seller: null } });
    for (const page of ['/welkom', '/privacy', '/voorwaarden']) {
      const { body } = await bare.app.inject({ url: page });
      assert.match(body, /is nog niet ingevuld/u, page);
      assert.doesNotMatch(body, /Btw-nummer|Voorbeeldstraat/u, page);
    }
  });

  it('without a contact in the settings they say so, and show no made-up address', async () => {
    const bare = await engine.app({ env: { ...test.services.env, contact: null } });
    for (const page of PAGES) {
      const { body } = await bare.app.inject({ url: page });
      assert.match(body, /mail of bel ons <strong>\(adres en nummer zijn nog niet ingevuld\)<\/strong>/u, page);
      assert.doesNotMatch(body, /mailto:|tel:/u, page);
    }
  });

  it('the text of a setting is text, never markup', async () => {
    const env = { ...test.services.env, seller: { ...test.services.env.seller!, name: '<b>Jan & Zn</b>' } };
    const { body } = await (await engine.app({ env })).app.inject({ url: '/voorwaarden' });
    assert.ok(body.includes('&lt;b&gt;Jan &amp; Zn&lt;/b&gt;'));
  });
});
