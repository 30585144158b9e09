import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { documents } from '../db/contractSchema.ts';
import { signingRequests } from '../db/signingSchema.ts';
import { evidenceOf } from '../actions/signing/signedPaper.ts';
import { findSigned } from '../repositories/signings.ts';
import { createSeal } from '../signing/seal.ts';
import { makeOwnKey, openOwnKey } from '../signing/ownKey.ts';
import { type ApiClient, apiClient } from '../test/apiClient.ts';
import { giftDraft, yearLoanDraft } from '../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../test/factories.ts';
import { mailedCode, signingIn, signWith, withPasskey, inLetters } from '../test/signing.ts';
import { lookThrough } from './verifyDatabase.ts';

/** S-264: somebody with write access to the database can't change what a sealed paper says. */
eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let hers: ApiClient;
  let request: number;
  let paper: { id: number; bytes: Buffer };

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    family = await makeFamily(db, { parent: { email: 'jan@blijft.example', lastname: 'van der Griffioen-Çelik' } });
    const names = { firstname: 'Zoë Fiëlla', infix: 'in ’t', lastname: 'Ĳsbrandsz' };
    sanne = await makeUser(db, family.id, {
      ...names,
      sub: 'sanne',
      email: 'sanne@blijft.example',
      login: true,
      signed: true,
    });
    const token = { expires: 4e9 };
    [jan, hers] = [await apiClient(made.app, family.parent, token), await apiClient(made.app, sanne, token)];
    const key = await withPasskey(jan, db);
    for (const draft of [
      {
        ...giftDraft(family.parent.hashid, sanne.hashid),
        contract: { ...giftDraft('', '').contract, signed_date: null },
      },
      yearLoanDraft(family.parent.hashid, sanne.hashid, null),
    ]) {
      const { body } = await jan.post('/contract', draft);
      const asked = signingIn(await jan.post('/signing', { contract: body.hashid, version: 1, order: 'at_once' }));
      const { hashid, sha256 } = asked;
      signingIn(await signWith(jan, asked, key));
      await hers.post('/signing/start', { hashid, sha256, how: 'mailed_code' });
      const code = await mailedCode(db, 'sanne@blijft.example');
      signingIn(await hers.post('/signing/sign', { hashid, sha256, read: true, code, ...inLetters(asked) }));
      const [row] = await db.select().from(signingRequests).where(eq(signingRequests.hashid, hashid));
      request = row!.id;
    }
    const [row] = await db
      .select()
      .from(documents)
      .where(
        sql`kind = 'agreement' and contract_id = (select contract_id from signing_requests where id = ${request})`,
      );
    paper = { id: row!.id, bytes: Buffer.from(row!.bytes!) };
  });

  /** The findings after changes that the triggers would refuse; the changes are rolled back. */
  async function after(...changes: [text: string, values?: unknown[]][]): Promise<string[]> {
    const client = await made.services.db.$client.connect();
    const kept = ['signatures', 'signing_requests', 'documents', 'secrets'];
    try {
      await client.query('set session_replication_role = replica');
      for (const table of kept) await client.query(`create temporary table kept_${table} as select * from ${table}`);
      for (const [text, values] of changes) await client.query(text, values);
      const { wrong } = await lookThrough(client);
      await client.query('delete from signatures; insert into signatures select * from kept_signatures');
      await client.query(
        'update documents d set bytes = k.bytes, sha256 = k.sha256 from kept_documents k where k.id = d.id',
      );
      await client.query(
        'update signing_requests r set printed = k.printed, sha256 = k.sha256 from kept_signing_requests k where k.id = r.id',
      );
      await client.query('update secrets s set value = k.value from kept_secrets k where k.name = s.name');
      for (const table of kept) await client.query(`drop table kept_${table}`);
      return wrong;
    } finally {
      await client.query('set session_replication_role = origin');
      client.release();
    }
  }
  const stored = (bytes: Buffer): [string, unknown[]] => [
    `update documents set bytes = $1, sha256 = encode(sha256($1), 'hex') where id = $2`,
    [bytes, paper.id],
  ];
  const found = (sentence: string) => [`documents ${paper.id}: ${sentence}`];

  test('S-264 papers that everybody signed and we sealed are found valid: two with names that are hard to print', async () => {
    const client = await made.services.db.$client.connect();
    const { wrong, checked } = await lookThrough(client);
    client.release();
    assert.deepEqual(wrong, []);
    assert.ok(checked.includes('2 seals'), checked.join());
  });

  test('S-264 a changed byte in the sealed part, appended data, or a missing seal is found', async () => {
    const changed = Buffer.from(paper.bytes);
    const at = paper.bytes.lastIndexOf('/M (D:2026');
    changed.write('7', at + 9, 'latin1');
    assert.deepEqual(await after(stored(changed)), found('its seal does not hold.'));
    assert.deepEqual(
      await after(stored(Buffer.concat([paper.bytes, Buffer.from('\n')]))),
      found('its seal does not hold.'),
    );
    const filled = Buffer.from(paper.bytes);
    filled.fill('0', paper.bytes.lastIndexOf('/Contents <') + 11, paper.bytes.lastIndexOf('/Contents <') + 1000);
    assert.deepEqual(await after(stored(filled)), found('its seal does not hold.'));
  });

  test('S-264 replaced evidence is found, sealed with a key of its writer, and with ours after a name change', async () => {
    const { services } = made;
    const signed = (await findSigned(services.db, { familyId: family.id }, request))!;
    const [frozen] = await services.db.select().from(documents).where(eq(documents.id, signed.request.document_id));
    const evidence = evidenceOf(signed);
    const renamed = { ...evidence, signatures: evidence.signatures.map((one) => ({ ...one, name: 'Klaas Anders' })) };
    const foreign = createSeal({
      pdf: services.pdf,
      key: await openOwnKey(await makeOwnKey('localhost')),
      stamp: () => Promise.resolve(null),
      clock: services.clock,
    });
    assert.deepEqual(
      await after(stored(await foreign.sealedPaper(frozen!.bytes!, evidence, null))),
      found('it is sealed with a key that was never used here.'),
    );
    assert.deepEqual(
      await after(stored(await services.seal.sealedPaper(frozen!.bytes!, renamed, null))),
      found('its evidence does not tell of the signatures that are kept.'),
    );
  });

  test('S-264 a name, a side or a row changed everywhere in the database still contradicts the paper and its seal', async () => {
    const both = (change: string) =>
      after(
        [`update signing_requests set printed = replace(printed::text, ${change})::jsonb where id = ${request}`],
        [
          `update signatures set name = replace(name, ${change}), side = replace(side, ${change}) where request_id = ${request}`,
        ],
      );
    assert.deepEqual(await both(`'Fiëlla', 'Klaas'`), [
      `signing_requests ${request}: its paper does not name who is to sign it.`,
      ...found('its evidence does not tell of the signatures that are kept.'),
    ]);
    assert.deepEqual(await both(`'"to"', '"from"'`), [
      `signatures of signing_requests ${request} by ${sanne.id}: its name and side are not those of the paper.`,
    ]);
    const sides = await after(
      [
        `update signing_requests set printed = replace(replace(replace(printed::text, '"to"', '"x"'), '"from"', '"to"'), '"x"', '"from"')::jsonb where id = ${request}`,
      ],
      [`update signatures set side = case side when 'to' then 'from' else 'to' end where request_id = ${request}`],
    );
    // The debtor then did not write the sum, and its writer owes none.
    const letters = 'it does not have the sum in letters that was asked.';
    assert.deepEqual(sides, [
      ...[family.parent.id, sanne.id].map((id) => `signatures of signing_requests ${request} by ${id}: ${letters}`),
      ...found('its evidence does not tell of the signatures that are kept.'),
    ]);
    const fewer = await after([`delete from signatures where request_id = ${request} and user_id = ${sanne.id}`]);
    assert.ok(
      fewer.includes(found('its evidence does not tell of the signatures that are kept.')[0]!),
      fewer.join('\n'),
    );
    const born = await after([
      `update signing_requests set printed = replace(printed::text, '1985-07-01', '1984-07-01')::jsonb where id = ${request}`,
    ]);
    assert.deepEqual(born, [`signing_requests ${request}: its paper does not name who is to sign it.`]);
  });

  test('S-264 a hash changed everywhere is found', async () => {
    const wrong = await after(
      [`update signing_requests set sha256 = repeat('a', 64) where id = ${request}`],
      [
        `update documents set sha256 = repeat('a', 64) where id = (select document_id from signing_requests where id = ${request})`,
      ],
    );
    assert.ok(wrong.includes(found('its evidence is of another paper.')[0]!), wrong.join('\n'));
  });
});
