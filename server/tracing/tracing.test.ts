import assert from 'node:assert/strict';
import { it } from 'node:test';
import { buildApp } from '../app.ts';
import { apiClient } from '../test/apiClient.ts';
import { type Span, startCollector } from '../test/collector.ts';
import { giftDraft } from '../test/drafts.ts';
import { eachEngine } from '../test/engines.ts';
import { makeFamily, makeUser } from '../test/factories.ts';
import { createLog } from '../log.ts';
import { LogLines } from '../test/logLines.ts';
import { freePort } from '../test/serverProcess.ts';
import { openTracing } from './tracing.ts';

eachEngine((engine) => {
  it('S-139 a request and its database statements are one trace, in words from the code only', async () => {
    const collector = await startCollector();
    const services = await engine.services();
    const tracing = openTracing(
      { endpoint: collector.endpoint, service: engine.name },
      services.db.$client,
      services.log,
    );
    const app = await buildApp(services, { appFolder: null, tracing });
    const { id, parent } = await makeFamily(services.db, { parent: { firstname: 'Geheimnaam' } });
    const child = await makeUser(services.db, id);
    const client = await apiClient(app, parent);
    const body = giftDraft(parent.hashid, child.hashid);
    const posted = await client.post('/contract', {
      ...body,
      total: 512_347,
      contract: { ...body.contract, purpose: 'Geheimdoel' },
    });
    assert.equal(posted.status, 200);
    const { hashid } = posted.body as { hashid: string };
    // At once: the embedded database has one connection, which each waits for in another's turn.
    for (let pair = 0; pair < 3; pair += 1) {
      const read = await Promise.all([1, 2].map(() => client.get(`/contract?hashid=${hashid}`)));
      for (const { status } of read) assert.equal(status, 200);
    }
    assert.equal((await app.inject('/healthz')).statusCode, 200);
    await app.close();
    await tracing.close();

    const spans = collector.spans();
    const roots = spans.filter(({ parentSpanId }) => !parentSpanId);
    const named = (name: string) => roots.filter((span) => span.name === name);
    assert.equal(named('GET /api/v1/contract').length, 6);
    assert.equal(roots.length, 7, 'whether it lives is no trace');
    const inside = ({ traceId, spanId }: Span) =>
      spans.filter((span) => span.parentSpanId === spanId && span.traceId === traceId).map(({ name }) => name);
    for (const root of named('GET /api/v1/contract').slice(1)) {
      assert.ok(inside(root).includes('SELECT contract_parties'), inside(root).join());
      assert.deepEqual(inside(root).sort(), inside(named('GET /api/v1/contract')[0]!).sort());
    }
    const [writing] = named('POST /api/v1/contract');
    assert.ok(writing);
    for (const name of ['BEGIN', 'INSERT contracts', 'COMMIT']) assert.ok(inside(writing).includes(name), name);
    const attributes = Object.fromEntries(writing.attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
    assert.equal(attributes['http.response.status_code'], 200);
    assert.equal(attributes['http.route'], '/api/v1/contract');
    for (const secret of ['Geheim', 'Vries', hashid, parent.hashid, parent.sub ?? '-', '512347', '127.0.0.1'])
      assert.ok(!collector.text().includes(secret), secret);
    collector.close();
    await services.close();
  });
});

eachEngine((engine) => {
  if (engine.name === 'pglite') return;
  it('a collector that does not answer delays nobody, and is logged once', async () => {
    const lines = new LogLines();
    const services = await engine.services({ log: createLog('warn', lines) });
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    const tracing = openTracing({ endpoint, service: 'onderling' }, services.db.$client, services.log);
    const app = await buildApp(services, { appFolder: null, tracing });
    const { parent } = await makeFamily(services.db);
    assert.equal((await (await apiClient(app, parent)).get('/contracts')).status, 200);
    await app.close();
    await tracing.close();
    await services.close();
    assert.ok(lines.all().length <= 1, lines.text());
  });
});
