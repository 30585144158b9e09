import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'drizzle-orm';
import { databaseAnswer } from '../plugins/databaseErrors.ts';
import { eachEngine } from '../test/engines.ts';

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

  it('F8 a statement is given up after five seconds at most, as M503', async () => {
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
});
