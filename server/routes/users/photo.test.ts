import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { before, test } from 'node:test';
import sharp from 'sharp';
import { photos } from '../../db/photoSchema.ts';
import { type ApiClient, apiClient, multipart } from '../../test/apiClient.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, signedIn, type TestFamily, type UserRow } from '../../test/factories.ts';
import { childForm, editOf } from '../../test/relationForms.ts';

/** The limit as specified, in bytes, independent of the code (R-3.16). */
const LARGEST = 4_096_000;
const small = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#357' } })
  .jpeg()
  .toBuffer();
/** A valid JPEG of exactly so many bytes: anything after its end is not part of it. */
const sized = (bytes: number) => Buffer.concat([small, Buffer.alloc(bytes - small.length, 'x')]);

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;

  before(async () => {
    made = await engine.app();
    family = await makeFamily(made.services.db, { paidChildren: 20 });
    const login = { sub: 'sanne', email: 'sanne@voorbeeld.example', login: true, invited: true, signed: true };
    sanne = await makeUser(made.services.db, family.id, login);
    jan = await apiClient(made.app, family.parent);
  });

  const form = () => childForm({ ...editOf(sanne.hashid), email: sanne.email, login: '1' });
  const stored = () => made.services.db.select().from(photos);
  const pathOf = (body: { children: { hashid: string; profile_image: string }[] }) =>
    `/${String(body.children.find((c) => c.hashid === sanne.hashid)?.profile_image)}`;

  test('R-3.16 S-68 exactly 4,096,000 bytes pass, one more does not', async () => {
    assert.equal((await jan.form('/user', form(), { bytes: sized(LARGEST) })).status, 200);
    const before = await stored();
    const over = await jan.form('/user', { ...form(), lastname: 'Anders' }, { bytes: sized(LARGEST + 1) });
    assert.deepEqual([over.status, over.body], [413, { errors: { image: 'Foto is te groot, max 4MB' } }]);
    assert.deepEqual(await stored(), before);
    assert.notEqual((await jan.get('/user')).body.children[0].lastname, 'Anders');
  });

  test('R-5.11 S-80 a photo is served as JPEG, to the family only, and a new one has a new address', async () => {
    const [first, second] = [
      await jan.form('/user', form(), { bytes: small }),
      await jan.form('/user', form(), { bytes: small }),
    ];
    assert.notEqual(pathOf(first.body), pathOf(second.body));
    const { status, headers, bytes } = await jan.get(pathOf(second.body));
    assert.equal(status, 200);
    assert.deepEqual(
      [
        headers['content-type'],
        headers['content-security-policy'],
        headers['cache-control'],
        headers['x-content-type-options'],
      ],
      ['image/jpeg', 'sandbox', 'private, no-store', 'nosniff'],
    );
    assert.equal((await sharp(bytes).metadata()).format, 'jpeg');
    assert.equal((await (await apiClient(made.app, sanne)).get(pathOf(second.body))).status, 200);
    assert.equal((await (await apiClient(made.app, null)).get(pathOf(second.body))).status, 401);
  });

  test('S-30 S-33 another family, and a sibling, get the 404 of a missing photo', async () => {
    const { body } = await jan.form('/user', form(), { bytes: small });
    const missing = await jan.get('/user/photo?hashid=bestaatniet');
    const sibling = await makeUser(made.services.db, family.id, { sub: 'bram', login: true, signed: true });
    for (const person of [(await makeFamily(made.services.db)).parent, sibling]) {
      const answer = await (await apiClient(made.app, person)).get(pathOf(body));
      assert.deepEqual([answer.status, answer.bytes], [404, missing.bytes]);
    }
  });

  test('S-69 S-72 S-74 a file that is not a photo is refused at the field, and nothing of the form is kept', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const bytes of [svg, small.subarray(0, 200), Buffer.alloc(0), Buffer.from('GIF89a'), Buffer.alloc(3000, 7)]) {
      const { status, body } = await jan.form(
        '/user',
        { ...form(), lastname: 'Anders' },
        { bytes, name: 'foto.png', type: 'image/png' },
      );
      assert.deepEqual([status, Object.keys((body.errors ?? {}) as object)], [422, ['image']]);
    }
    assert.notEqual((await jan.get('/user')).body.children[0].lastname, 'Anders');
    assert.equal(
      (await jan.form('/user', form(), { bytes: Buffer.alloc(0), name: '' })).status,
      200,
      'no photo was chosen',
    );
  });

  test('S-69 S-146 with an endless SVG and fifty photos at once, another family’s photo is still made', async () => {
    const uses = Array.from(
      { length: 12 },
      (_v, i) => `<g id="g${i + 1}">${`<use href="#g${i}"/>`.repeat(10)}</g>`,
    ).join('');
    const bomb = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><defs><text id="g0">x</text>${uses}</defs><use href="#g12"/></svg>`,
    );
    const bombed = await jan.form('/user', form(), { bytes: bomb, name: 'foto.png', type: 'image/png' });
    assert.deepEqual(
      [bombed.status, bombed.body],
      [422, { errors: { image: 'Deze foto kunnen we niet lezen. Kies een JPEG, PNG of WebP.' } }],
    );

    const other = await apiClient(made.app, (await makeFamily(made.services.db)).parent);
    const many = Array.from({ length: 50 }, () => jan.form('/user', form(), { bytes: small }));
    assert.equal((await other.form('/user', childForm(), { bytes: small })).status, 200);
    const answers = await Promise.all(many);
    assert.deepEqual([...new Set(answers.map(({ status }) => status))].sort(), [200, 429]);
    for (const { status, headers } of answers) if (status === 429) assert.equal(headers['retry-after'], '5');
  });

  test('an animated picture is refused with a sentence', async () => {
    const frames = Buffer.alloc(20 * 40 * 3, 60).fill(200, 20 * 20 * 3);
    const film = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    const { status, body } = await jan.form('/user', form(), { bytes: film });
    assert.deepEqual([status, body], [422, { errors: { image: 'Deze foto beweegt. Kies een foto die stilstaat.' } }]);
  });

  test('S-75 the file’s name is never used or echoed', async () => {
    for (const name of ['../../x', 'a\u0000b', 'x'.repeat(1000), '\u202Egpj.exe', '<img src=x onerror=alert(1)>']) {
      const answer = await jan.form('/user', form(), { bytes: small, name });
      assert.ok(answer.status === 200 || answer.status === 400, name);
      assert.ok(!answer.bytes.includes(name.slice(0, 20)));
    }
  });

  test('S-79 image_base64 takes a photo, and refuses one too large, no base64 or another type', async () => {
    const send = (image_base64: string) => jan.form('/user', { ...form(), image_base64 });
    assert.equal((await send(small.toString('base64'))).status, 200);
    assert.equal((await send(`data:image/jpeg;base64,${sized(LARGEST).toString('base64')}`)).status, 200);
    assert.equal((await send(sized(LARGEST + 1).toString('base64'))).status, 413);
    assert.equal((await send('A'.repeat(5_500_000))).status, 413);
    assert.equal((await send('A'.repeat(7_000_000))).status, 413);
    for (const wrong of ['geen base64!', `data:text/html;base64,${small.toString('base64')}`, 'AAA', 'AAAA'])
      assert.equal((await send(wrong)).status, 422, wrong);
  });

  test('S-68 the limit holds over the wire: chunked without a length, and with a false length', async () => {
    await made.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = made.app.server.address() as AddressInfo;
    const post = async (bytes: Buffer, headers: http.OutgoingHttpHeaders) => {
      const { payload, boundary } = multipart(form(), { bytes });
      const type = `multipart/form-data; boundary=${boundary}`;
      return new Promise<number | undefined>((resolve, reject) => {
        const request = http.request(
          { port, method: 'POST', path: '/api/v1/user', agent: false, headers: { ...headers, 'content-type': type } },
          (answer) => {
            answer.resume();
            resolve(answer.statusCode);
          },
        );
        // The server may answer and close before everything was sent.
        request.on('error', reject);
        request.end(payload);
      });
    };
    const auth = await signedIn(family.parent);
    assert.equal(await post(small, { ...auth, 'transfer-encoding': 'chunked' }), 200);
    assert.equal(await post(sized(LARGEST + 1), { ...auth, 'transfer-encoding': 'chunked' }), 413);
    assert.equal(await post(small, { ...auth, 'content-length': 300 }), 400);
  });
});
