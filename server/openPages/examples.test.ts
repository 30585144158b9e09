import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { eachEngine, type TestApp } from '../test/engines.ts';
import { readPdf } from '../pdf/test/readPdf.ts';
import { madeOnce } from './examples.ts';
import { SCREENS } from './screens.ts';

eachEngine((engine) => {
  let test: TestApp;
  before(async () => {
    test = await engine.app();
  });
  const get = (url: string) => test.app.inject({ url });

  it('R-8.9 /welkom links to a contract and a statement made by the product, with the figures in its text', async () => {
    const { body } = await get('/welkom');
    const papers = [...body.matchAll(/href="(\/open\/[^"]+\.pdf)"/gu)].map(([, href]) => href ?? '');
    assert.equal(papers.length, 2);
    for (const href of papers) {
      const { statusCode, headers, rawPayload } = await get(href);
      assert.deepEqual([statusCode, headers['content-type']], [200, 'application/pdf'], href);
      const { text } = await readPdf(rawPayload);
      assert.match(text, /VOORBEELD/u, href);
      assert.match(text, /Jan de Vries/u, href);
    }
    assert.match(body, /Zij betaalt\s+elke\s+maand\s+€\s96,56/u);
  });

  it('R-8.9 /welkom shows three screens, in light and dark', async () => {
    assert.equal(SCREENS.length, 3);
    const { body } = await get('/welkom');
    const pictures = [...body.matchAll(/"(\/open\/[^"]+\.webp)"/gu)].map(([, src]) => src ?? '');
    assert.equal(pictures.length, 6);
    for (const src of pictures) {
      const { headers, rawPayload } = await get(src);
      assert.equal(headers['content-type'], 'image/webp', src);
      assert.equal(rawPayload.subarray(8, 12).toString(), 'WEBP', src);
    }
  });
});

it('a paper is made for its first reader only, and again after a failure', async () => {
  let asked = 0;
  const read = madeOnce(() => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error('no room')) : Promise.resolve(Buffer.from('paper'));
  });
  await assert.rejects(read());
  assert.deepEqual(await Promise.all([read(), read()]), [Buffer.from('paper'), Buffer.from('paper')]);
  assert.equal(asked, 2);
});
