import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { fileOf, OPEN_PATHS } from '../openPages/page.ts';
import { writePages } from '../test/builtPages.ts';
import { eachEngine, type TestApp } from '../test/engines.ts';

const BUILT = Date.parse('2026-03-31T22:30:00Z');
const folder = mkdtempSync(path.join(tmpdir(), 'onderling-open-'));
writePages(folder, BUILT);
writeFileSync(path.join(folder, 'index.html'), '<!doctype html><head></head>');
after(() => rmSync(folder, { recursive: true, force: true }));

eachEngine((engine) => {
  let test: TestApp;
  before(async () => {
    test = await engine.app({}, { appFolder: folder });
  });
  const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

  it('an open page is the file of the build with the settings filled in, whatever the day', async () => {
    const { publicUrl } = test.services.env;
    for (const open of OPEN_PATHS) {
      const file = readFileSync(path.join(folder, fileOf(open)), 'utf8');
      const { body } = await get(open);
      assert.match(file, /rel="canonical" href="__publicUrl__\//u, open);
      assert.ok(body.includes(`rel="canonical" href="${publicUrl}${open}"`), open);
      assert.doesNotMatch(body, /__\w+__/u, open);
      // Between its placeholders the page is as it was written.
      for (const part of file.split(/__[a-zA-Z]+__/u)) assert.ok(body.includes(part), part.slice(0, 80));
    }
  });

  it('the first answer shows the day of the build, in the Netherlands', async () => {
    const { body } = await get('/rekenen/lening');
    assert.match(body, /<p class="hint" id="dag">Uitgerekend op 1 april 2026\.<\/p>/u);
    assert.match(body, /Het geld komt op 1 mei 2026\./u);
    assert.match(body, /data-today="2026-04-01"/u);
  });

  it('a browser that already has an open page is not sent it again', async () => {
    const { etag } = (await get('/welkom')).headers;
    const again = await get('/welkom', { 'if-none-match': String(etag) });
    assert.deepEqual([again.statusCode, again.body], [304, '']);
    assert.equal((await get('/privacy', { 'if-none-match': String(etag) })).statusCode, 200);
  });

  it('the file itself, with its placeholders still empty, has no address', async () => {
    for (const url of OPEN_PATHS.flatMap((open) => [
      `/${fileOf(open)}`,
      `/./${fileOf(open)}`,
      `/x/../${fileOf(open)}`,
    ])) {
      const { statusCode, body } = await get(url);
      assert.equal(statusCode, 404, url);
      assert.doesNotMatch(body, /__publicUrl__/u, url);
    }
  });

  it('an address of an open page with a trailing slash leads to the page, with its query', async () => {
    for (const open of OPEN_PATHS) {
      const { statusCode, headers } = await get(`${open}/`);
      assert.deepEqual([statusCode, headers.location], [308, open]);
    }
    assert.equal((await get('/rekenen/?van=brief/')).headers.location, '/rekenen?van=brief/');
    assert.equal((await get('/rekenen//elders.example')).statusCode, 404);
  });

  it('S-94 an address with a percent sign that encodes nothing is a missing page, and no call', async () => {
    const page = await get('/geen-pagina/%E0%A4', { accept: 'text/html' });
    assert.deepEqual([page.statusCode, page.headers['content-type']], [404, 'text/html; charset=utf-8']);
    assert.ok(page.headers['content-security-policy']);
    const sample = await get('/voorbeeld/%E0%A4?x=%E0%A4', { accept: 'text/html' });
    assert.deepEqual([sample.statusCode, sample.headers['content-type']], [200, 'text/html; charset=utf-8']);
    for (const url of ['/api/v1/%E0%A4', '/voorbeeld/%E0%A4']) {
      const program = await get(url);
      assert.deepEqual([program.statusCode, program.headers['content-type']], [404, 'application/json; charset=utf-8']);
    }
  });
});
