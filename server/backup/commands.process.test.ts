import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { openEmbedded } from '../db/embedded/openEmbedded.ts';
import { auditLog, users } from '../db/schema.ts';
import { createLog } from '../log.ts';
import { emptyDatabase } from '../test/emptyDatabase.ts';
import { copyTemplate, stopEmbedded } from '../test/embeddedDatabases.ts';
import { makeFamily } from '../test/factories.ts';
import { freshPostgres, hasPostgres, stopPostgres } from '../test/postgresDatabases.ts';
import { startScript } from '../test/serverProcess.ts';
import { restoreBackup } from './restoreBackup.ts';

const place = mkdtempSync(path.join(tmpdir(), 'onderling-commands-'));
after(async () => {
  rmSync(place, { recursive: true, force: true });
  await Promise.all([stopEmbedded(), stopPostgres()]);
});

async function run(
  script: string,
  dataDir: string,
  ...args: string[]
): Promise<[code: number | null, out: string, err: string]> {
  const command = startScript(script, { DATA_DIR: dataDir }, args);
  const code = await command.ended;
  return [code, command.output().out.trim(), command.output().err.trim()];
}

it('P5 the commands: a backup of one data folder can be restored into a new one, and into PostgreSQL', async () => {
  const dataDir = await copyTemplate();
  after(() => rmSync(dataDir, { recursive: true, force: true }));
  const source = await openEmbedded(dataDir, createLog('silent'));
  const family = await makeFamily(source.db, { parent: { firstname: 'Zoë' } });
  await source.db
    .insert(auditLog)
    .values({ action: 'edit', entity: 'user', family_id: family.id, user_id: family.parent.id });
  assert.match(
    (await run('verify.ts', dataDir)).join('\n'),
    /^1\n\nThe data folder .* is in use/,
    'not beside a server',
  );
  await source.close();
  assert.match(
    (await run('verify.ts', dataDir)).join('\n'),
    /^0\nAll is as it was stored: 1 lines of the log in 1 chains, .*\n$/,
  );

  assert.match((await run('backup.ts', dataDir)).join('\n'), /^0\nThe backup is .*onderling-asked-.*\.backup\./);
  const [name = ''] = readdirSync(path.join(dataDir, 'backups'));
  const file = path.join(dataDir, 'backups', name);

  const target = path.join(place, 'new');
  assert.match(
    (await run('restore.ts', target, file)).join('\n'),
    /^0\nEverybody is logged out by a restore.*\nEverything in .* is back, as it was at 20.*\n.*a removed passkey/,
  );
  const restored = await openEmbedded(target, createLog('silent'));
  assert.deepEqual(
    (await restored.db.select().from(users)).map(({ firstname }) => firstname),
    ['Zoë'],
  );
  await restored.db.execute(sql`alter table audit_log disable trigger user`);
  await restored.db.execute(sql`update audit_log set action = 'add'`);
  await restored.close();
  assert.match(
    (await run('verify.ts', target)).join('\n'),
    /^1\n\nSomething is not as it was stored \(1\):\naudit_log 1 .* was changed\.$/,
  );
  assert.match(
    (await run('verify.ts', path.join(place, 'none'))).join('\n'),
    /^1\n\nThere is no database in .*none\.$/,
  );

  assert.match(
    (await run('restore.ts', target, file)).join('\n'),
    /^1\nEverybody is logged out.*\nThis database is in use/,
  );
  assert.match((await run('restore.ts', target)).join('\n'), /^1\n\nSay which backup/);
  if (!hasPostgres) return;

  const server = await freshPostgres();
  await emptyDatabase(server.db);
  const client = await server.db.$client.connect();
  await restoreBackup(client, file);
  client.release();
  assert.deepEqual(
    (await server.db.select().from(users)).map(({ firstname }) => firstname),
    ['Zoë'],
  );
  await server.close();
});
