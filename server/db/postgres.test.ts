import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'drizzle-orm';
import { databaseAnswer } from '../plugins/databaseErrors.ts';
import { createLog } from '../log.ts';
import { eachEngine } from '../test/engines.ts';
import { LogLines } from '../test/logLines.ts';
import { lineTo } from '../test/postgresLine.ts';
import { freePort } from '../test/serverProcess.ts';
import { StartupError } from '../startupError.ts';
import { openPostgres } from './postgres.ts';

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

eachEngine((engine) => {
  if (engine.name === 'pglite') return;

  it('F7 a connection that the server ends is M503, the process lives, and the next query has a new one', async () => {
    const { db, ready } = await engine.services();
    const ended = await failure(db.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
    assert.equal(databaseAnswer(ended)?.statusCode, 503);
    const inTransaction = await failure(
      db.transaction(async (tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)),
    );
    assert.equal(databaseAnswer(inTransaction)?.statusCode, 503);
    assert.equal(await ready(), true);
  });

  it('F8 a statement is aborted after five seconds at most, as M503', async () => {
    const { db } = await engine.services();
    assert.deepEqual((await db.execute(sql`show statement_timeout`)).rows, [{ statement_timeout: '5s' }]);
    const slow = await failure(
      db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 50`);
        await tx.execute(sql`select pg_sleep(5)`);
      }),
    );
    assert.equal(databaseAnswer(slow)?.statusCode, 503);
  });

  it('F7 connections that go silent are given up as M503, in a transaction too, and new ones take their place', async () => {
    const line = await lineTo((await engine.services()).db);
    const { db, ready, close } = await openPostgres(line.url, createLog('silent'), { silence: 1_000 });
    try {
      const ask = () => db.execute(sql`select 1`);
      const inTransactions = Array.from({ length: 20 }, () =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          line.silence();
          await tx.execute(sql`select 1`);
        }),
      );
      for (const answer of await Promise.all(inTransactions.map(failure)))
        assert.equal(databaseAnswer(answer)?.statusCode, 503);
      await ask();
      line.silence();
      assert.equal(databaseAnswer(await failure(ask()))?.statusCode, 503);
      assert.equal(await ready(), true);
    } finally {
      line.close();
      await close();
    }
  });

  it('a connection silent for less than the limit stays, and so does one that waits in the pool', async () => {
    const line = await lineTo((await engine.services()).db);
    const { db, close } = await openPostgres(line.url, createLog('silent'), { silence: 1_000 });
    try {
      const mine = async () => (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;
      const before = await mine();
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      assert.equal(await mine(), before);
    } finally {
      line.close();
      await close();
    }
  });

  it('a PostgreSQL that is not up yet is waited for, and the log says so once; one that refuses us is not', async () => {
    const { db } = await engine.services();
    const port = await freePort();
    const lines = new LogLines();
    const shown = await lineTo(db);
    shown.close();
    const url = Object.assign(new URL(shown.url), { port: String(port) }).href;
    const opening = openPostgres(url, createLog('warn', lines), { waitSeconds: 60 });
    while (lines.all().length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const line = await lineTo(db, port);
    const database = await opening;
    assert.equal(await database.ready(), true);
    await database.close();
    assert.deepEqual(
      lines.all().map(({ msg, code }) => [msg, code]),
      [['waiting for the database to answer', 'ECONNREFUSED']],
    );
    const wrong = Object.assign(new URL(url), { pathname: '/is_not_there' }).href;
    await assert.rejects(openPostgres(wrong, createLog('silent'), { waitSeconds: 60 }), (error) => {
      assert.ok(error instanceof StartupError);
      return (
        error.message === 'The database of DATABASE_URL does not answer: there is no database of that name (3D000).'
      );
    });
    line.close();
  });
});
