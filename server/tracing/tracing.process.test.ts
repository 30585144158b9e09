import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { it } from 'node:test';
import { startCollector } from '../test/collector.ts';
import { copyTemplate } from '../test/embeddedDatabases.ts';
import { freePort, startScript, untilReady } from '../test/serverProcess.ts';

it('setting the variable of their address turns traces on, and they are sent before the process ends', async () => {
  const collector = await startCollector();
  const [folder, port] = [await copyTemplate(), await freePort()];
  const server = startScript('main.ts', {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  });
  await untilReady(server, port);
  assert.equal((await fetch(`http://127.0.0.1:${port}/config.json`)).status, 200);
  server.kill('SIGTERM');
  assert.equal(await server.ended, 0);
  assert.equal(server.output().err, '');
  assert.ok(collector.spans().some(({ name }) => name === 'GET /config.json'));
  assert.match(collector.text(), /"service\.name","value":\{"stringValue":"onderling"\}/u);
  collector.close();
  rmSync(folder, { recursive: true, force: true });
});
