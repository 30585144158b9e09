import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { it } from 'node:test';
import Fastify from 'fastify';
import { addUnderWay } from './underWay.ts';

it('F19 who connected just before the server stops, and asks just after, is answered', async () => {
  const app = Fastify({ forceCloseConnections: true, return503OnClosing: false });
  addUnderWay(app);
  app.get('/', () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const asking = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await Promise.all([once(asking, 'connect'), once(app.server, 'connection')]);
  const closed = app.close();
  asking.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const answer = await text(asking);
  assert.match(answer, /^HTTP\/1\.1 200 [^]*^connection: close\r$[^]*here$/imu);
  await closed;
});
