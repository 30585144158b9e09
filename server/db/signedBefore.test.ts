import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { asc, sql } from 'drizzle-orm';
import { buildApp } from '../app.ts';
import { emptyDatabase } from '../test/emptyDatabase.ts';
import { apiClient } from '../test/apiClient.ts';
import { eachEngine } from '../test/engines.ts';
import { before } from '../test/migrationFolders.ts';
import type { Db } from './database.ts';
import { migrateUp } from './migrate.ts';
import { users } from './schema.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'onderling-signed-before-'));
after(() => rmSync(folder, { recursive: true, force: true }));

async function migrate(db: Db, options: Parameters<typeof migrateUp>[1] = {}): Promise<void> {
  const client = await db.$client.connect();
  try {
    await migrateUp(client, options);
  } finally {
    client.release();
  }
}

/** As the first version stored a loan: without any later clause. */
const TERMS = {
  signed_date: '2025-01-15',
  start_date: '2025-02-01',
  first_payment_date: '2025-03-01',
  rate_millipercent: 4000,
  term_months: 24,
  purpose: 'Een nieuwe keuken',
  own_home: false,
  rate_motivation: '',
};

async function signedByTheFirstVersion(db: Db): Promise<void> {
  await db.execute(sql`insert into families (hashid, name, paid_children) values ('vries', 'De Vries', 2)`);
  await db.execute(sql`insert into users (family_id, hashid, sub, family_role, relation_type, firstname, infix, lastname, gender, birthdate, login, signed)
    values (1, 'jan', 'jan', 'parent', null, 'Jan', 'de', 'Vries', 'man', '1955-03-14', true, true),
      (1, 'sanne', 'sanne', 'member', 'child', 'Sanne', 'de', 'Vries', 'vrouw', '1985-07-01', true, true)`);
  const loan = (hashid: string, terms: object, version: number) => sql`with made as (
    insert into contracts (family_id, hashid, type, total, signed_date, terms, version, created_by)
      values (1, ${hashid}, 'AnnuityLoanContract', 1000000, (${JSON.stringify(terms)}::jsonb ->> 'signed_date')::date, ${JSON.stringify(terms)}::jsonb, ${version}, 1) returning id)
    insert into contract_parties (contract_id, user_id, family_id, side, position)
      select id, 1, 1, 'from', 0 from made union all select id, 2, 1, 'to', 0 from made`;
  await db.execute(loan('signed', TERMS, 1));
  await db.execute(loan('edited', { ...TERMS, signed_date: null, rate_millipercent: 9000 }, 2));
  await db.execute(sql`insert into contract_versions (contract_id, version, family_id, snapshot, replaced_by)
    select id, 1, 1, ${JSON.stringify({ type: 'AnnuityLoanContract', total: 1000000, terms: TERMS, parties: [] })}::jsonb, 1
      from contracts where hashid = 'edited'`);
  await db.execute(sql`insert into contract_events (family_id, contract_id, hashid, kind, date, facts, status, recorded_by)
    select 1, id, 'paid', 'payment', '2025-03-01', '{"amount": 43425}'::jsonb, 'confirmed', 1 from contracts where hashid = 'signed'`);
}

eachEngine((engine) => {
  it('R-5.2 R-5.3 a contract signed before changes took two counts as signed on paper on its date, with its payments, and nobody changes it alone', async () => {
    const services = await engine.services();
    const { db } = services;
    await emptyDatabase(db);
    await migrate(db, { folder: before(folder, 'contract_life', engine.name) });
    await signedByTheFirstVersion(db);
    await migrate(db);
    const app = await buildApp(services, { appFolder: null });
    const people = await db.select().from(users).orderBy(asc(users.id));
    for (const person of people) {
      // Its maker and manager is told the way; a member never edited it.
      const refused = person.sub === 'jan' ? 409 : 403;
      const client = await apiClient(app, person);
      const signed = await client.get('/contract?hashid=signed');
      assert.equal(signed.status, 200, JSON.stringify(signed.body));
      assert.equal(signed.body.contract.signed_date, '2025-01-15');
      // 1,000,000 cents and a month of interest, less the payment.
      assert.deepEqual([signed.body.events.length, signed.body.balance], [1, 959_908]);
      const life = async (hashid: string) => (await client.get(`/contract/proposals?hashid=${hashid}`)).body;
      assert.equal((await life('signed')).state, 'signed');
      assert.deepEqual((await client.get('/contracts')).body.map(({ hashid }: { hashid: string }) => hashid).sort(), [
        'edited',
        'signed',
      ]);
      for (const hashid of ['signed', 'edited']) {
        const { type, total, contract, version } = (await client.get(`/contract?hashid=${hashid}`)).body;
        const parties = { from: ['jan'], to: ['sanne'] };
        const edit = { hashid, version, type, total: total + 1, contract, parties };
        assert.equal((await client.post('/contract', edit)).status, refused, hashid);
        assert.equal((await client.remove(`/contract?hashid=${hashid}`)).status, refused, hashid);
      }
    }
    const [jan] = people;
    const papers = await (await apiClient(app, jan!)).post('/contract/generated', { hashid: 'signed' });
    assert.equal(papers.status, 200, JSON.stringify(papers.body));
    await app.close();
  });
});
