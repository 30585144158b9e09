import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { before, it } from 'node:test';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { createLog } from '../log.ts';
import { eachEngine, type TestApp } from '../test/engines.ts';
import { makeFamily, signedIn } from '../test/factories.ts';
import { LogLines } from '../test/logLines.ts';
import { multipart } from '../test/apiClient.ts';
import { bearer } from '../test/tokens.ts';

eachEngine((engine) => {
  let test: TestApp;
  const lines = new LogLines();
  const dial = (): Socket => connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
  before(async () => {
    test = await engine.app({ log: createLog('info', lines) });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
  });

  it('S-2 with two Authorization headers neither is believed, whichever comes first', async () => {
    const family = await makeFamily(test.services.db);
    const [good, bad] = [(await signedIn(family.parent)).authorization, (await bearer('a-stranger')).authorization];
    for (const [first, second, status] of [
      [good, bad, 401],
      [bad, good, 401],
      [good, good, 401],
      [good, null, 200],
    ] as const) {
      const socket = dial();
      socket.write(
        `GET /api/v1/contracts HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: ${first}\r\n${second === null ? '' : `authorization: ${second}\r\n`}\r\n`,
      );
      assert.match(await text(socket), new RegExp(`^HTTP/1.1 ${status} `));
    }
  });

  it('S-137 a client that hangs up halfway is no lost database: not in the log, and not in the answers', async () => {
    const { authorization } = await signedIn((await makeFamily(test.services.db)).parent);
    const { payload, boundary } = multipart({ firstname: 'Bram' }, { bytes: Buffer.alloc(200_000) });
    for (const [path, type, start] of [
      ['/api/v1/contract', 'application/json', '{"type":"GiftContr'],
      ['/api/v1/user', `multipart/form-data; boundary=${boundary}`, payload.subarray(0, 400)],
      ['/api/v1/user', `multipart/form-data; boundary=${boundary}`, payload.subarray(0, 100_000)],
    ] as const) {
      lines.clear();
      const arrived = once(test.app.server, 'request');
      const socket = dial();
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: ${authorization}\r\nContent-Type: ${type}\r\nContent-Length: ${payload.length}\r\n\r\n`,
      );
      socket.write(start);
      const [request] = (await arrived) as [IncomingMessage];
      while (!request.readableFlowing) await setImmediate();
      const gone = new Promise((resolve) => request.once('close', resolve));
      socket.resetAndDestroy();
      await gone;
      // By the time a later request has its answer, the aborted one has been dealt with.
      assert.equal(
        (await fetch(`http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}/readyz`)).status,
        200,
      );
      const written = lines.all();
      assert.deepEqual(
        written.filter(({ level }) => Number(level) > 30),
        [],
        path,
      );
      assert.ok(
        written.every(({ status }) => status !== 503 && status !== 500),
        lines.text(),
      );
    }
  });

  // The clock is Node's own and the database has no part in it, so one engine is enough.
  if (engine.name === 'pglite') {
    it('S-93 headers and bodies that trickle in are cut off, by us', { timeout: 60_000 }, async () => {
      const drip = async (start: string, piece: string) => {
        const socket = dial().setEncoding('utf8');
        socket.on('error', () => undefined);
        let answer = '';
        socket.on('data', (chunk: string) => (answer += chunk));
        socket.write(start);
        const timer = setInterval(() => socket.write(piece), 1000);
        await once(socket, 'close');
        clearInterval(timer);
        return answer;
      };
      const [headers, body] = await Promise.all([
        drip('GET /healthz HTTP/1.1\r\nHost: a\r\n', 'X-A: b\r\n'),
        drip(
          'POST /api/v1/verification HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
          ' ',
        ),
      ]);
      for (const answer of [headers, body])
        assert.match(answer, /^HTTP\/1\.1 408 [\s\S]*\{"message":"Het verzoek is niet leesbaar\."\}$/);
      const { headersTimeout, requestTimeout } = test.app.server;
      assert.ok(headersTimeout < 30_000 && requestTimeout < 30_000);
    });
  }
});
