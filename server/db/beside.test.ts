import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { createLog } from '../log.ts';
import { emptyDatabase } from '../test/emptyDatabase.ts';
import { eachEngine } from '../test/engines.ts';
import { LogLines } from '../test/logLines.ts';
import { atBaseline, before, STEPS, withOneMore } from '../test/migrationFolders.ts';
import { assetFolder } from '../workers.ts';
import { knownMigrations } from './knownMigrations.ts';
import { migrateUp } from './migrate.ts';
import { startServing } from './serving.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'onderling-beside-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Statements that take something away from older code, or require something new of its writes. */
const TAKES_AWAY: [RegExp, string][] = [
  [/\bdrop\b/iu, 'takes something away'],
  [/\brename\b/iu, 'gives something another name'],
  [/\balter column\b/iu, 'makes a column another'],
  [/\badd column\b(?![^;]*\bdefault\b)[^;]*\bnot null\b/iu, 'asks for a column that older code does not fill'],
  [/\badd constraint\b[^;]*\b(?:check|unique)\b/iu, 'refuses what older code may write'],
  [/^\s*(?:update|delete)\b/imu, 'changes rows that older code may be writing'],
];

it('each migration says whether the previous version may serve next to it, and nothing else does', () => {
  for (const where of [assetFolder('db/migrations'), STEPS]) {
    const said = JSON.parse(readFileSync(path.join(where, 'beside.json'), 'utf8')) as Record<string, string | true>;
    const names = readdirSync(where).filter((name) => name.endsWith('.sql'));
    assert.deepEqual(
      Object.keys(said),
      names.map((name) => name.replace(/\.sql$/u, '')),
      'a new migration goes into server/db/migrations/beside.json (docs/decisions/0028)',
    );
    for (const [tag, why] of Object.entries(said)) assert.ok(why === true || why.length > 10, tag);
  }
});

it('one that says yes takes nothing away, and requires nothing new of older code’s writes', () => {
  const kind = (statements: string) => {
    // The body of a function is no change to the tables.
    const text = statements.replaceAll(/(\$\w*\$)[^]*?\1/gu, '').replaceAll(/^--(?!>).*$/gmu, '');
    const made = [...text.matchAll(/create table "(?:\w+"\.")?(\w+)"/giu)].map(([, name]) => name);
    return text
      .split('--> statement-breakpoint')
      .filter((statement) => !made.some((name) => statement.includes(`ALTER TABLE "${name}"`)))
      .flatMap((statement) => TAKES_AWAY.filter(([takes]) => takes.test(statement)).map(([, what]) => what));
  };
  for (const { tag, alone, sql: statements } of knownMigrations())
    if (alone === null) assert.deepEqual(kind(statements.join('--> statement-breakpoint')), [], tag);
  // It would be noticed.
  assert.deepEqual(kind('ALTER TABLE "users" DROP COLUMN "email";'), ['takes something away']);
  assert.deepEqual(kind('ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;'), [
    'asks for a column that older code does not fill',
  ]);
  assert.deepEqual(kind(`ALTER TABLE "users" ADD COLUMN "age" integer DEFAULT 0 NOT NULL;`), []);
});

eachEngine((engine) => {
  // One process at a time opens the embedded database.
  if (engine.name === 'pglite') return;

  /** A database on which nobody serves, and a process that brings it up to date. */
  async function scene(name: string, beside: string | true) {
    const { db } = await engine.services();
    const next = withOneMore(folder, name, `create table made_by_${name} (id int);`, beside);
    const lines = new LogLines();
    const update = async (seconds = 0, during?: () => Promise<void>) => {
      const client = await db.$client.connect();
      try {
        const patience = { seconds, log: createLog('warn', lines), gone: 1_000 };
        await migrateUp(client, { folder: next, patience, ...(during ? { beforeChange: during } : {}) });
      } finally {
        client.release();
      }
    };
    const made = async () =>
      (await db.execute<{ t: string | null }>(sql`select to_regclass(${`made_by_${name}`})::text as t`)).rows[0]?.t !==
      null;
    const serve = (every = 100) => {
      const errors: Error[] = [];
      return startServing(db.$client, createLog('silent'), {
        every,
        onPutAside: (error) => void errors.push(error),
      }).then((serving) => ({ ...serving, errors }));
    };
    return { db, update, made, serve, lines };
  }

  it('a change that tolerates others is made while they serve', async () => {
    const { update, made, serve } = await scene('beside', true);
    const other = await serve();
    await update();
    assert.ok(await made());
    assert.deepEqual(other.errors, []);
    await other.stop();
  });

  it('a change that does not tolerate others waits for them, says so once, and is refused in one sentence when they stay', async () => {
    const { update, made, serve, lines } = await scene('alone', 'it is too different');
    const [one, two] = [await serve(), await serve()];
    await assert.rejects(update(), /\(9990_next: it is too different\)\. Stop the 2 processes on this database first/u);
    assert.ok(!(await made()));
    const told = () => lines.all().filter(({ msg }) => msg === 'waiting for the running version to stop').length;
    assert.equal(told(), 1);
    lines.clear();
    const updating = update(60);
    while (told() === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await one.stop();
    await two.stop();
    await updating;
    assert.ok(await made());
    assert.equal(told(), 1);
  });

  it('of the steps that a database from before the baseline has to take, one that asks for it waits too, and the others do not', async () => {
    const { db } = await engine.services();
    const update = async (options: Parameters<typeof migrateUp>[1]) => {
      const client = await db.$client.connect();
      await migrateUp(client, options).finally(() => client.release());
    };
    const updateBeside = async (name: string) => {
      await emptyDatabase(db);
      await update({ folder: before(folder, name, engine.name) });
      const other = await startServing(db.$client, createLog('silent'), { every: 100, onPutAside: () => undefined });
      const patience = { seconds: 0, log: createLog('silent'), gone: 1_000 };
      try {
        await update({ folder: atBaseline(folder, `${name}-baseline`), patience });
      } finally {
        await other.stop();
      }
    };
    await assert.rejects(updateBeside('signed_letters'), (error: Error) =>
      error.message.includes('(0062_signed_letters: the version before signs without the sum in letters)'),
    );
    await updateBeside('kept_bank_lines');
    await update({});
  });

  it('a migration without a statement counts as one that tolerates nobody', async () => {
    const { db, serve } = await scene('said', true);
    const other = await serve();
    const client = await db.$client.connect();
    await assert.rejects(
      migrateUp(client, { folder: withOneMore(folder, 'nothing_said', 'select 1;') }),
      /it does not say whether/u,
    );
    client.release();
    await other.stop();
  });

  it('a killed process is waited for until it was silent long enough; one that was only delayed learns that it must end', async () => {
    const { update, made, serve } = await scene('killed', 'it is too different');
    const heldUp = await serve(60_000);
    await update();
    assert.ok(await made());
    assert.deepEqual(heldUp.errors, []);
    await heldUp.stop();
  });

  it('a process taken for dead ends, unless the tables are still its own', async () => {
    const { db, serve } = await scene('aside', true);
    const process = await serve(50);
    const here = async () =>
      (await db.execute(sql`select id from drizzle.server_processes`)).rowCount === 1 || process.errors.length > 0;
    const until = async (so: () => Promise<boolean>) => {
      while (!(await so())) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await db.execute(sql`delete from drizzle.server_processes`);
    await until(here);
    assert.deepEqual(process.errors, [], 'it wrote itself down again');
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`);
    await db.execute(sql`delete from drizzle.server_processes`);
    await until(() => Promise.resolve(process.errors.length > 0));
    assert.match(String(process.errors[0]), /changed by a newer version/u);
    await process.stop();
    await assert.rejects(serve(), /The database is newer than this program/u);
  });

  it('a process that arrives while the update makes its backup stops the update', async () => {
    const { db, update, made } = await scene('came', 'it is too different');
    const other = new pg.Pool(db.$client.options);
    const came = update(0, async () => {
      await startServing(other, createLog('silent'), { onPutAside: () => undefined });
    });
    await assert.rejects(came, /Stop the process on this database first/u);
    assert.ok(!(await made()));
    await db.execute(sql`delete from drizzle.server_processes`);
    await other.end();
  });
});
