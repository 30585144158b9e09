import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Db } from '../db/database.ts';
import { type ApiClient, apiClient } from '../test/apiClient.ts';
import { yearLoanDraft } from '../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../test/factories.ts';
import { mailedCode, signingIn, signWith, withPasskey, inLetters } from '../test/signing.ts';
import { lookThrough } from './verifyDatabase.ts';

/** S-264: write access to the database does not let anyone sign for others. */
eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let hers: ApiClient;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    family = await makeFamily(db, { parent: { email: 'jan@blijft.example' } });
    sanne = await makeUser(db, family.id, { sub: 'sanne', email: 'sanne@blijft.example', login: true, signed: true });
    const token = { expires: 4e9 };
    [jan, hers] = [await apiClient(made.app, family.parent, token), await apiClient(made.app, sanne, token)];
  });

  const asked = async () => {
    const { body } = await jan.post('/contract', yearLoanDraft(family.parent.hashid, sanne.hashid, null));
    return signingIn(await jan.post('/signing', { contract: String(body.hashid), version: 1, order: 'at_once' }));
  };
  const found = async (db: Pick<Db, '$client'>) => {
    const client: PoolClient = await db.$client.connect();
    try {
      return (await lookThrough(client)).wrong.filter((one) =>
        /^signatures of|^signing_requests|begin with/u.test(one),
      );
    } finally {
      client.release();
    }
  };
  /** The findings after a change that the triggers would refuse; the change is rolled back. */
  async function after(change: string): Promise<string> {
    const { db } = made.services;
    const tables = ['signatures', 'signing_requests', 'documents'];
    for (const table of tables) {
      await db.execute(sql.raw(`alter table ${table} disable trigger user`));
      await db.execute(sql.raw(`create table kept_${table} as select * from ${table}`));
    }
    await db.execute(sql.raw(change));
    const wrong = await found(db);
    await db.execute(sql.raw(`delete from signatures; insert into signatures select * from kept_signatures`));
    await db.execute(sql.raw(`update documents d set bytes = k.bytes from kept_documents k where k.id = d.id`));
    for (const table of tables) {
      await db.execute(sql.raw(`drop table kept_${table}`));
      await db.execute(sql.raw(`alter table ${table} enable trigger user`));
    }
    return wrong.join('\n');
  }

  test('S-264 a signature that was forged or changed, and a seal over something else, are found', async () => {
    const { db } = made.services;
    const key = await withPasskey(jan, db);
    const [whole, half] = [await asked(), await asked()];
    for (const signing of [whole, half]) signingIn(await signWith(jan, signing, key));
    await hers.post('/signing/start', { hashid: whole.hashid, sha256: whole.sha256, how: 'mailed_code' });
    const code = await mailedCode(db, 'sanne@blijft.example');
    const { hashid, sha256 } = whole;
    signingIn(await hers.post('/signing/sign', { hashid, sha256, read: true, code, ...inLetters(whole) }));
    assert.deepEqual(await found(db), []);
    const by = (user: number) =>
      `where user_id = ${user} and request_id = (select id from signing_requests where hashid = '${whole.hashid}')`;
    const copied = (
      user: number,
    ) => `insert into signatures (request_id, user_id, family_id, name, side, how, proof, key_fingerprint, consent, letters, email_masked, signed_at)
      select r.id, ${sanne.id}, s.family_id, 'Sanne Vries', 'to', s.how, s.proof, s.key_fingerprint, s.consent, 'twaalfduizend', '', s.signed_at
      from signatures s, signing_requests r where s.user_id = ${user} and r.hashid = '${half.hashid}' and s.request_id <> r.id`;
    assert.match(await after(copied(family.parent.id)), /does not hold for this paper, person and request/u);
    assert.match(
      await after(`update signatures set proof = jsonb_set(proof, '{nonce}', '"other"') ${by(family.parent.id)}`),
      /does not hold for this paper/u,
    );
    assert.match(await after(`update signatures set letters = null ${by(sanne.id)}`), /sum in letters/u);
    assert.match(await after(`update signatures set name = 'Klaas Anders' ${by(sanne.id)}`), /not those of the paper/u);
    assert.match(
      await after(
        `update signatures set proof = jsonb_set(proof, '{mailedAt}', '"2020-01-01T00:00:00Z"') ${by(sanne.id)}`,
      ),
      /code was not mailed between/u,
    );
    assert.match(
      await after(`update documents set bytes = set_byte(bytes, 9, 0) where kind = 'agreement'`),
      /does not begin with what everybody signed/u,
    );
    assert.deepEqual(await found(db), []);
  });
});
