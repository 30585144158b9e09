import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { emptyDatabase } from '../test/emptyDatabase.ts';
import { eachEngine } from '../test/engines.ts';
import { before } from '../test/migrationFolders.ts';
import type { Db } from './database.ts';
import { migrateUp } from './migrate.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'onderling-named-'));
after(() => rmSync(folder, { recursive: true, force: true }));

async function migrate(db: Db, options: Parameters<typeof migrateUp>[1] = {}): Promise<void> {
  const client = await db.$client.connect();
  try {
    await migrateUp(client, options);
  } finally {
    client.release();
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Jan asked Sanne to sign, and signed; since then she was renamed. As it was stored before names were kept with it. */
async function askedBefore(db: Db): Promise<void> {
  await db.execute(sql`insert into families (hashid, name, paid_children) values ('vries', 'De Vries', 2)`);
  await db.execute(sql`insert into users (family_id, hashid, sub, family_role, relation_type, firstname, infix, lastname, gender, login, signed)
    values (1, 'jan', 'jan', 'manager', null, 'Jan', 'de', 'Vries', 'man', true, true), (1, 'sanne', 'sanne', 'member', 'child', 'Klaas', '', 'Anders', 'vrouw', true, true)`);
  await db.execute(
    sql`insert into contracts (family_id, hashid, type, total, terms, version, created_by) values (1, 'loan', 'AnnuityLoanContract', 1000000, '{}', 1, 1)`,
  );
  await db.execute(
    sql`insert into contract_parties (contract_id, user_id, family_id, side, position) values (1, 1, 1, 'from', 0), (1, 2, 1, 'to', 0)`,
  );
  await db.execute(sql`insert into documents (family_id, contract_id, hashid, kind, contract_version, event_hashid, sha256, bytes)
    values (1, 1, 'paper', 'signing_copy', 1, 'asked', 'x', '')`);
  await db.execute(sql`insert into signing_requests (family_id, contract_id, hashid, contract_version, document_id, sha256, signing_order, parties, asked_by, asked_at, expires_at)
    values (1, 1, 'asked', 1, 1, 'x', 'at_once', '[{"userId": 1}, {"userId": 2}]', 1, '2026-06-01T10:00:00Z', '2026-07-01T10:00:00Z')`);
  await db.execute(sql`insert into signatures (request_id, user_id, family_id, how, proof, consent, email_masked)
    values (1, 1, 1, 'mailed_code', '{"how": "mailed_code"}', 'Ja', '')`);
  for (const [day, before, now] of [
    ['2026-05-01', { firstname: 'Eerder', infix: '', lastname: 'Vries' }, { firstname: 'Sanne' }],
    ['2026-06-02', { firstname: 'Sanne', infix: '', lastname: 'Vries' }, { firstname: 'Klaas' }],
    ['2026-06-03', { firstname: 'Klaas', infix: '', lastname: 'Vries' }, { lastname: 'Anders' }],
  ] as const)
    await db.execute(sql`insert into audit_log (at, family_id, user_id, action, entity, hashid, before, after)
      values (${day}::timestamptz, 1, 1, 'edit', 'user', 'sanne', ${JSON.stringify(before)}::jsonb, ${JSON.stringify(now)}::jsonb)`);
}

eachEngine((engine) => {
  it('an old request names its people as the log says they were called when its paper was frozen', async () => {
    const { db } = await engine.services();
    await emptyDatabase(db);
    await migrate(db, { folder: before(folder, 'printed_parties', engine.name) });
    await askedBefore(db);
    await db.execute(sql`insert into oidc_payloads (model, id, payload, grant_id) values
      ('RefreshToken', 'token', '{"jti": "token", "grantId": "grant"}', 'grant'), ('EndedSession', 'ended', '{}', null),
      ('Interaction', 'login', '{"jti": "login", "returnTo": "https://o.example/oidc/auth/login", "session": {"uid": "u", "cookie": "c"}}', null)`);
    await migrate(db);
    assert.deepEqual((await db.execute(sql`select printed from signing_requests`)).rows, [
      {
        printed: [
          { userId: 1, side: 'from', name: 'Jan de Vries', birthdate: null },
          { userId: 2, side: 'to', name: 'Sanne Vries', birthdate: null },
        ],
      },
    ]);
    assert.deepEqual((await db.execute(sql`select name, side from signatures`)).rows, [
      { name: 'Jan de Vries', side: 'from' },
    ]);
    await assert.rejects(async () => db.execute(sql`update signatures set name = 'Een ander'`));
    assert.deepEqual(
      (await db.execute(sql`select model, id, payload, grant_id from oidc_payloads order by model`)).rows,
      [
        { model: 'EndedSession', id: 'ended', payload: {}, grant_id: null },
        {
          model: 'Interaction',
          id: sha256('login'),
          payload: { returnTo: 'https://o.example/oidc/auth/', session: { uid: 'u' } },
          grant_id: null,
        },
        { model: 'RefreshToken', id: sha256('token'), payload: { grantId: 'grant' }, grant_id: sha256('grant') },
      ],
    );
  });
});
