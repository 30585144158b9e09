import assert from 'node:assert/strict';
import net, { type AddressInfo } from 'node:net';
import { before, test } from 'node:test';
import sharp from 'sharp';
import { type ApiClient, apiClient, multipart } from '../test/apiClient.ts';
import { eachEngine, type TestApp } from '../test/engines.ts';
import { makeFamily, signedIn, type TestFamily } from '../test/factories.ts';
import { childForm } from '../test/relationForms.ts';
import { ADMINISTRATOR } from '../test/tokens.ts';

const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#357' } })
  .jpeg()
  .toBuffer();

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let jan: ApiClient;

  before(async () => {
    made = await engine.app();
    family = await makeFamily(made.services.db, { paidChildren: 50 });
    jan = await apiClient(made.app, family.parent, ADMINISTRATOR);
    await made.app.listen({ port: 0, host: '127.0.0.1' });
  });

  const children = async () => JSON.stringify((await jan.get('/user')).body.children);
  const fields = () => Object.entries(childForm());

  interface Attack {
    url?: string;
    /** The bytes that are sent at once; the rest that Content-Length promises never comes. */
    start: Buffer;
    promised?: number;
  }

  /** Sends the start of a form over a socket and waits until the server has closed it; returns its status line and body. */
  async function begin({ url = '/user', start, promised = 100_000_000 }: Attack): Promise<string> {
    const { authorization } = await signedIn(family.parent, ADMINISTRATOR);
    const head = [
      `POST /api/v1${url} HTTP/1.1`,
      'Host: localhost',
      `Authorization: ${authorization}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${promised}`,
      '',
      '',
    ];
    const socket = net.connect((made.app.server.address() as AddressInfo).port, '127.0.0.1');
    return new Promise((resolve, reject) => {
      let answer = '';
      socket
        .on('error', reject)
        .on('data', (chunk) => (answer += String(chunk)))
        .on('close', () => resolve(answer));
      socket.write(Buffer.concat([Buffer.from(head.join('\r\n')), start]));
    });
  }
  const part = (head: string, value: Buffer | string = '') =>
    Buffer.concat([
      Buffer.from(`--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]);
  const refusedWith = (answer: string, status: number) => {
    assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `));
    assert.match(answer, /\r\nconnection: close\r\n/i);
  };

  test('S-145 a hundred megabytes of unrequested fields are cut off at once, and the connection is closed', async () => {
    const before = await children();
    for (const url of ['/user', '/profile', '/partnercode', '/admin/bank-import'])
      refusedWith(await begin({ url, start: part('name="unknown"', 'x'.repeat(400_000)) }), 413);
    // Nor does a missing length, or one that sounds harmless, let more in.
    refusedWith(
      await begin({ start: part('name="unknown"; filename="a"', 'x'.repeat(400_000)), promised: 11_000_000 }),
      413,
    );
    const small = await jan.form('/user', [
      ...fields(),
      ...Array.from({ length: 20 }, (_v, i): [string, string] => [`unknown${i}`, 'x'.repeat(5000)]),
    ]);
    assert.equal(small.status, 413);
    assert.equal(await children(), before);
  });

  test('S-145 forty fields of five megabytes are refused at the first', async () => {
    const before = await children();
    const start = part('name="firstname"', 'x'.repeat(5000));
    refusedWith(await begin({ start, promised: 216_000_000 }), 413);
    const many = await jan.form(
      '/user',
      Array.from({ length: 40 }, (): [string, string] => ['firstname', 'x'.repeat(200_000)]),
    );
    assert.deepEqual([many.status, Object.keys(many.body.errors as object)], [422, ['firstname']]);
    assert.equal(
      (
        await jan.form('/user', [
          ...fields(),
          ...Array.from({ length: 60 }, (_v, i): [string, string] => [`f${i}`, '']),
        ])
      ).status,
      422,
    );
    assert.equal(await children(), before);
  });

  test('a part with a head of ten kilobytes, ten thousand parts, and junk around the form are refused', async () => {
    const before = await children();
    const { payload, boundary } = multipart(fields(), null);
    const send = (bytes: Buffer) =>
      jan.send({
        method: 'POST',
        url: '/user',
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: bytes,
      });
    const inHead = (header: string) =>
      Buffer.from(payload.toString().replace('form-data; name="lastname"', `form-data; name="lastname"\r\n${header}`));
    assert.equal((await send(inHead(`X-Long: ${'x'.repeat(10_000)}`))).status, 413);
    assert.equal((await send(inHead('X-Many: x\r\n'.repeat(1000).trimEnd()))).status, 413);
    assert.equal((await send(Buffer.concat([Buffer.alloc(20_000, 'x'), Buffer.from('\r\n'), payload]))).status, 413);
    assert.equal((await send(Buffer.concat([payload, Buffer.alloc(20_000, 'x')]))).status, 413);
    assert.equal(
      (await send(Buffer.concat([...Array<Buffer>(10_000).fill(Buffer.from(`--${boundary}\r\n\r\n\r\n`)), payload])))
        .status >= 400,
      true,
    );
    assert.equal(await children(), before);
    assert.equal((await send(payload)).status, 200);
  });

  test('a photo as text, a text as a file, and a photo sent twice are refused at the field', async () => {
    const before = await children();
    const base64 = photo.toString('base64');
    for (const [sent, picture, field] of [
      [{ ...childForm(), image: photo.toString('latin1') }, null, 'image'],
      [{ ...childForm(), image_base64: base64 }, { bytes: photo }, 'image'],
      [childForm(), { bytes: Buffer.from('Sanne'), field: 'firstname' }, 'firstname'],
      [childForm(), { bytes: photo, field: 'image_base64' }, 'image_base64'],
    ] as const) {
      const { status, body } = await jan.form('/user', sent, picture);
      assert.deepEqual([status, Object.keys(body.errors as object)], [422, [field]]);
    }
    assert.equal((await jan.form('/profile', { image: 'tekst' })).status, 422);
    assert.equal((await jan.form('/admin/bank-import', { file: 'datum;bedrag' })).status, 422);
    assert.equal(await children(), before);
    assert.equal((await jan.form('/user', { ...childForm(), image_base64: '' }, { bytes: photo })).status, 200);
  });

  test('S-87 a body that is not a form, has no boundary, or stops halfway is B400, in every reader', async () => {
    const { payload } = multipart(fields(), null);
    for (const url of ['/user', '/profile', '/partnercode', '/admin/bank-import']) {
      for (const [type, bytes] of [
        ['multipart/form-data', payload],
        ['multipart/form-data; boundary=y', payload],
        ['multipart/form-data; boundary=x', Buffer.from('--x\r\nContent-Dis')],
      ] as const) {
        assert.equal(
          (await jan.send({ method: 'POST', url, headers: { 'content-type': type }, payload: bytes })).status,
          400,
          `${url} ${type}`,
        );
      }
    }
    const latin1 = Buffer.from(multipart({ ...childForm(), firstname: 'Zo\u00eb' }, null).payload.toString(), 'latin1');
    const boundary = /^--(\S+)/.exec(latin1.toString('latin1'))?.[1];
    assert.deepEqual(
      (
        await jan.send({
          method: 'POST',
          url: '/user',
          headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
          payload: latin1,
        })
      ).body,
      { errors: { firstname: 'Hier staat een teken dat we niet kunnen bewaren.' } },
    );
  });

  test('R-3.16 S-68 a form a little too large is answered, and the connection stays', async () => {
    const answer = await jan.form('/user', childForm(), { bytes: Buffer.alloc(4_096_001, 1) });
    assert.deepEqual([answer.status, answer.headers.connection], [413, 'keep-alive']);
  });
});
