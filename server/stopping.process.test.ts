import assert from 'node:assert/strict';
import { readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { after, before, it } from 'node:test';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { copyTemplate } from './test/embeddedDatabases.ts';
import { freePort, startScript, untilReady } from './test/serverProcess.ts';

let folder = '';
before(async () => {
  folder = await copyTemplate();
});
after(() => rmSync(folder, { recursive: true, force: true }));

async function refuses(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const refused = await Promise.race([
    once(socket, 'connect').then(() => false),
    once(socket, 'error').then(() => true),
  ]).catch(() => true);
  socket.destroy();
  return refused;
}

it('F19 told to stop, it answers requests under way, ends kept and silent connections, closes its database and exits 0', async () => {
  const port = await freePort();
  const server = startScript('main.ts', { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder });
  await untilReady(server, port);
  const agent = new Agent({ keepAlive: true });
  const [kept] = await once(get({ host: '127.0.0.1', port, path: '/healthz', agent }), 'response');
  (kept as NodeJS.ReadableStream).resume();
  const silent = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(silent, 'connect');

  // A request that has arrived only half.
  const asking = connect(port, '127.0.0.1');
  const body = JSON.stringify({ code: 'ONBEKEND' });
  asking.write(
    `POST /api/v1/partnercode/check HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  // The server has read the head once it asks for the rest.
  assert.match(String((await once(asking, 'data'))[0]), /^HTTP\/1\.1 100 /);
  asking.write(body.slice(0, 5));

  server.kill('SIGTERM');
  while (!(await refuses(port))) await setTimeout(20);
  asking.write(body.slice(5));
  const answer = await text(asking);
  assert.match(answer, /^HTTP\/1\.1 (200|404|422) /);
  assert.match(answer, /^connection: close\r$/imu);

  assert.equal(await server.ended, 0, 'after ten seconds it would be 1');
  assert.ok(!readdirSync(folder).includes('server.lock'), 'the database is closed');
  agent.destroy();
  silent.destroy();
});
