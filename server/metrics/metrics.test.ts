import assert from 'node:assert/strict';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { checkPassword } from '../../identity/interactions/password.ts';
import { createAccounts } from '../../identity/accounts.ts';
import { accountEvents } from '../accountEvents.ts';
import { newBackupFile } from '../backup/backupFolder.ts';
import { countJob } from '../counters.ts';
import { mailOutbox } from '../db/schema.ts';
import { createFairQueue } from '../fairQueue.ts';
import { createLog } from '../log.ts';
import { sendDueMail } from '../mail/mailWorker.ts';
import { apiClient } from '../test/apiClient.ts';
import { eachEngine } from '../test/engines.ts';
import { makeFamily } from '../test/factories.ts';
import { probe } from '../test/probe.ts';
import { metricsRoute } from './metricsRoute.ts';
import { metricsServer } from './metricsPort.ts';
import { serverMetrics } from './serverMetrics.ts';

const TOKEN = 'een-sleutel-die-niemand-raadt';
const NOW = Date.UTC(2026, 10, 23, 12);

/** The value of one series; undefined when it is not there. */
function valueOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

eachEngine((engine) => {
  test('requests are told by the pattern of their route, never by what was asked for', async () => {
    const { app, services } = await engine.app({}, { extra: [probe(() => undefined)] });
    const read = serverMetrics(services, {});
    const { parent } = await makeFamily(services.db);
    const jan = await apiClient(app, parent);
    const series = 'onderling_request_seconds_count{method="GET",route="/api/v1/contract",status="404"}';
    const before = valueOf(await read(), series) ?? 0;
    await jan.get('/contract?hashid=canaryhashid1234');
    await app.inject({ url: '/canary-path/canary@voorbeeld.example' });
    const text = await read();
    assert.equal(valueOf(text, series), before + 1);
    assert.ok(text.includes('onderling_request_seconds_bucket{le="0.25",method="GET",route="/api/v1/contract"'));
    assert.doesNotMatch(text, /canary|voorbeeld\.example|127\.0\.0\.1/);
    assert.match(text, /^nodejs_eventloop_lag_p99_seconds /m);
  });

  test('mail, jobs and sign-ins are counted by how they ended, and the queues by how much waits', async () => {
    const services = await engine.services({ clock: () => NOW });
    const line = createFairQueue({ atOnce: 1, waiting: 5, perPerson: 5 });
    const read = serverMetrics(services, { documents: line.load });
    const former = await read();
    const rise = async (series: string) => (valueOf(await read(), series) ?? 0) - (valueOf(former, series) ?? 0);

    const mail = { recipient: 'jan@voorbeeld.example', subject: 'x', body_text: '', body_html: '' };
    const since = new Date(NOW - 90_000);
    await services.db
      .insert(mailOutbox)
      .values([1, 2, 3].map(() => ({ ...mail, created_at: since, next_attempt_at: since })));
    assert.equal(valueOf(await read(), 'onderling_mail_queue{state="waiting"}'), 3);
    assert.equal(valueOf(await read(), 'onderling_mail_queue_oldest_seconds'), 90);
    const outcomes = [true, false, true];
    await sendDueMail({ ...services, log: createLog('silent') }, () =>
      outcomes.shift() ? Promise.resolve() : Promise.reject(new Error('down')),
    );
    assert.equal(await rise('onderling_mails_total{outcome="done"}'), 2);
    assert.equal(await rise('onderling_mails_total{outcome="failed"}'), 1);
    assert.equal(valueOf(await read(), 'onderling_mail_queue{state="waiting"}'), 1);

    await countJob('clean_up', () => Promise.resolve());
    await assert.rejects(countJob('clean_up', () => Promise.reject(new Error('x'))));
    assert.equal(await rise('onderling_jobs_total{job="clean_up",outcome="done"}'), 1);
    assert.equal(await rise('onderling_jobs_total{job="clean_up",outcome="failed"}'), 1);

    const accounts = createAccounts(services.db, accountEvents(services.env));
    const wrong = { email: 'jan@voorbeeld.example', password: 'verkeerd', ip: '127.0.0.1', device: null };
    await checkPassword({ accounts, db: services.db }, wrong);
    assert.equal(await rise('onderling_sign_ins_total{step="password",outcome="refused"}'), 1);

    let end: () => void = () => undefined;
    const jobs = [1, 2, 3].map(() => line(null, () => new Promise<void>((resolve) => (end = resolve))));
    assert.equal(valueOf(await read(), 'onderling_line{work="documents",at="busy"}'), 1);
    assert.equal(valueOf(await read(), 'onderling_line{work="documents",at="waiting"}'), 2);
    for (const job of jobs) {
      end();
      await job;
      await new Promise(setImmediate);
    }
  });

  test('the newest backup is told by its age, and a database that does not answer by what is then left out', async () => {
    let isReady = true;
    const services = await engine.services({ clock: () => NOW, ready: () => Promise.resolve(isReady) });
    const read = serverMetrics(services, {});
    assert.equal(valueOf(await read(), 'onderling_newest_backup_age_seconds'), undefined);
    const file = newBackupFile(services.env.dataDir, 'day', new Date(NOW));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '');
    utimesSync(file, NOW / 1000 - 7200, NOW / 1000 - 7200);
    const text = await read();
    assert.equal(valueOf(text, 'onderling_newest_backup_age_seconds'), 7200);
    assert.equal(valueOf(text, 'onderling_ready'), 1);
    assert.ok((valueOf(text, 'onderling_disk_free_bytes') ?? 0) > 0);
    assert.equal(valueOf(text, 'onderling_database_waiting'), 0);
    isReady = false;
    const without = await read();
    assert.equal(valueOf(without, 'onderling_ready'), 0);
    assert.equal(valueOf(without, 'onderling_mail_queue{state="waiting"}'), undefined);
  });
});

test('metrics need the token, except on a port of their own', async () => {
  const read = () => Promise.resolve('figures\n');
  const closed = await metricsServer(metricsRoute(read, TOKEN));
  for (const authorization of [undefined, 'Bearer x', TOKEN, `Bearer ${TOKEN}x`]) {
    const answer = await closed.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
    assert.equal(answer.statusCode, 401);
    assert.equal(answer.body, '');
  }
  const answer = await closed.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  assert.equal(answer.body, 'figures\n');
  assert.match(String(answer.headers['content-type']), /^text\/plain; version=0\.0\.4/);
  const open = await metricsServer(metricsRoute(read, null));
  assert.equal((await open.inject({ url: '/metrics' })).body, 'figures\n');
  assert.equal((await open.inject({ url: '/' })).statusCode, 404);
});
