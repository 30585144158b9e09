import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { it } from 'node:test';
import Fastify from 'fastify';
import { trackOpenRequests } from './openRequests.ts';

it('F19 a client that connected just before the server stops, and asks just after, is answered', async () => {
  const app = Fastify({ forceCloseConnections: true, return503OnClosing: false });
  trackOpenRequests(app);
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

it('F19 connections that the system accepted and the server has not seen yet are answered too, however many there are', async () => {
  const app = Fastify({ forceCloseConnections: true, return503OnClosing: false });
  trackOpenRequests(app);
  app.get('/', () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const crowd = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'));
  for (const one of crowd) one.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  // The connections are requested in this turn, and the server first looks for them in the next.
  await Promise.resolve();
  const closed = app.close();
  const answers = await Promise.all(crowd.map((one) => text(one).catch(String)));
  for (const answer of answers) assert.match(answer, /^HTTP\/1\.1 200 [^]*here$/u);
  await closed;
});
