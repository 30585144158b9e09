import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openEmbedded } from './db/embedded/openEmbedded.ts';
import { createLog } from './log.ts';
import { copyTemplate } from './test/embeddedDatabases.ts';
import { freePort, startScript, untilReady, type ScriptProcess } from './test/serverProcess.ts';

/** Exit code 1, and one sentence that says why. */
async function assertRefused(server: ScriptProcess, sentence: RegExp): Promise<void> {
  assert.equal(await server.ended, 1);
  const lines = server.output().err.trim().split('\n');
  assert.equal(lines.length, 1, server.output().err);
  assert.match(lines[0] ?? '', sentence);
  assert.equal(server.output().out, '');
}

describe('the process', () => {
  let folder = '';
  before(async () => {
    folder = await copyTemplate();
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('a wrong setting, an impossible data folder and a database that does not answer give one sentence and exit code 1', async () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    await Promise.all([
      assertRefused(startScript('main.ts', { PORT: 'drieduizend', DATA_DIR: folder }), /^PORT must be a whole number/),
      assertRefused(
        startScript('main.ts', { DATA_DIR: path.join(file, 'data') }),
        /^The data folder .* can't be written/,
      ),
    ]);
    await assertRefused(
      startScript('main.ts', {
        DATABASE_URL: `postgres://app:geheim@127.0.0.1:${await freePort()}/x`,
        DATABASE_WAIT_SECONDS: '0',
      }),
      /^The database of DATABASE_URL does not answer: nothing listens at that address \(ECONNREFUSED\)\.$/,
    );
    rmSync(file);
  });

  it('a port in use is reported, and the data folder is released', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const { port } = holder.address() as AddressInfo;
    await assertRefused(
      startScript('main.ts', { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder }),
      new RegExp(`^Port ${port} is in use by another program`),
    );
    holder.close();
    assert.deepEqual(readdirSync(folder), ['database']);
  });

  it('prints its address, refuses a second server on its folder, answers broken HTTP in our shape, makes a backup, and ends cleanly at a signal', async () => {
    const port = await freePort();
    const figures = String(await freePort());
    const server = startScript('main.ts', {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      METRICS_PORT: figures,
    });
    await untilReady(server, port);
    while (!server.output().out) await setTimeout(20);
    assert.equal(server.output().out, `Onderling draait op http://localhost:${port}\n`);

    const before = readFileSync(path.join(folder, 'server.lock'), 'utf8');
    const second = startScript('main.ts', { PORT: String(await freePort()), DATA_DIR: folder });
    await assertRefused(second, new RegExp(`^The data folder .* is in use by process ${server.pid} on`));
    assert.equal(readFileSync(path.join(folder, 'server.lock'), 'utf8'), before);

    // S-93: bytes that are not HTTP at all.
    for (const bytes of [
      'NONSENSE\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n',
      `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    ]) {
      const socket = connect(port, '127.0.0.1');
      socket.write(bytes);
      const answer = await text(socket);
      assert.match(answer, /^HTTP\/1\.1 400 /);
      assert.match(answer, /\r\n\r\n\{"message":"Het verzoek is niet leesbaar\."\}$/);
    }
    const told = await (await fetch(`http://127.0.0.1:${figures}/metrics`)).text();
    assert.match(told, /^onderling_ready 1$/m);
    assert.match(told, /^onderling_line\{work="documents",at="busy"\} 0$/m);
    assert.equal((await fetch(`http://127.0.0.1:${port}/metrics`)).status, 404, 'not where people come');
    const issuer = await fetch(`http://127.0.0.1:${port}/oidc/.well-known/openid-configuration`);
    assert.equal(((await issuer.json()) as { issuer: string }).issuer, `http://localhost:${port}/oidc`);

    const backups = path.join(folder, 'backups');
    while (!existsSync(backups) || !readdirSync(backups).some((name) => name.endsWith('.backup'))) await setTimeout(50);
    server.kill('SIGTERM');
    assert.equal(await server.ended, 0);
    assert.equal(server.output().err, '', 'nothing that a newcomer must wonder about');
    assert.deepEqual(readdirSync(folder), ['backups', 'database']);
    assert.match(
      readdirSync(path.join(folder, 'backups')).join(),
      /^onderling-day-[^,]*\.backup$/,
      'P5 one automatic backup a day',
    );
  });
});

describe('SIGKILL (F1)', () => {
  it('the server loses no confirmed row, in each of five kills', async () => {
    const folder = await copyTemplate();
    let confirmed = 0;
    for (let kill = 0; kill < 5; kill++) {
      const writer = startScript('test/acknowledge.ts', { DATA_DIR: folder });
      while (writer.output().out.split('\n').length < 20 + 15 * kill) await setTimeout(5);
      writer.kill('SIGKILL');
      await writer.ended;
      confirmed = Number(writer.output().out.split('\n').slice(0, -1).at(-1));
    }
    const { db, close } = await openEmbedded(folder, createLog('silent'));
    const { rows } = await db.execute<{ rows: number; highest: number }>(
      sql`select count(*)::int as rows, max(id) as highest from acknowledged`,
    );
    await close();
    rmSync(folder, { recursive: true, force: true });
    assert.ok((rows[0]?.highest ?? 0) >= confirmed, `confirmed ${confirmed}, found ${rows[0]?.highest}`);
    assert.equal(rows[0]?.rows, rows[0]?.highest);
  });
});

describe('npm run superadmin', () => {
  it('asks for an account, and refuses one that does not exist', async () => {
    const folder = await copyTemplate();
    await assertRefused(startScript('superadmin.ts', { DATA_DIR: folder }), /^Say which account/);
    await assertRefused(
      startScript('superadmin.ts', { DATA_DIR: folder }, ['niemand@voorbeeld.example']),
      /^There is no account with the e-mail address niemand@voorbeeld\.example/,
    );
    rmSync(folder, { recursive: true, force: true });
  });

  it('gives the role once, and records it', async () => {
    const folder = await copyTemplate();
    const seed = await openEmbedded(folder, createLog('silent'));
    await seed.db.execute(
      sql`insert into accounts (id, email, password_hash) values ('beheer', 'Beheer@voorbeeld.example', 'x')`,
    );
    await seed.close();
    for (let time = 0; time < 2; time++)
      assert.equal(await startScript('superadmin.ts', { DATA_DIR: folder }, ['beheer@voorbeeld.example']).ended, 0);
    const { db, close } = await openEmbedded(folder, createLog('silent'));
    assert.deepEqual((await db.execute(sql`select roles from accounts`)).rows, [{ roles: ['superadmin'] }]);
    assert.deepEqual((await db.execute(sql`select sub, action, after from audit_log`)).rows, [
      { sub: 'beheer', action: 'grant', after: { roles: ['superadmin'] } },
    ]);
    await close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('takes the role back once, ends every session of the account, and records it', async () => {
    const folder = await copyTemplate();
    const seed = await openEmbedded(folder, createLog('silent'));
    await seed.db.execute(sql`insert into accounts (id, email, password_hash, roles) values
      ('beheer', 'Beheer@voorbeeld.example', 'x', '{superadmin,lezer}'), ('ander', 'ander@voorbeeld.example', 'x', '{superadmin}')`);
    await seed.db.execute(sql`insert into oidc_payloads (model, id, payload, uid) values
      ('RefreshToken', 'a', '{"accountId": "beheer"}', null), ('Session', 'b', '{"accountId": "beheer"}', 'uid'), ('Session', 'c', '{"accountId": "ander"}', 'other')`);
    await seed.close();
    const takeBack = (...given: string[]) =>
      startScript('superadmin.ts', { DATA_DIR: folder }, ['--take-back', ...given]);
    await assertRefused(takeBack(), /^Say which account/);
    await assertRefused(takeBack('niemand@voorbeeld.example'), /^There is no account with the e-mail address/);
    for (let time = 0; time < 2; time++) assert.equal(await takeBack('beheer@voorbeeld.example').ended, 0);
    const { db, close } = await openEmbedded(folder, createLog('silent'));
    assert.deepEqual((await db.execute(sql`select id, roles, sessions_ended from accounts order by id`)).rows, [
      { id: 'ander', roles: ['superadmin'], sessions_ended: 0 },
      { id: 'beheer', roles: ['lezer'], sessions_ended: 1 },
    ]);
    assert.deepEqual((await db.execute(sql`select id from oidc_payloads where model <> 'EndedSession'`)).rows, [
      { id: 'c' },
    ]);
    assert.deepEqual((await db.execute(sql`select sub, action, after from audit_log`)).rows, [
      { sub: 'beheer', action: 'take_back', after: { roles: ['lezer'] } },
    ]);
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
});
