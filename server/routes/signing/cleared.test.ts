import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import type { Signing } from '../../../domain/wire/signing.ts';
import { restoreBackup } from '../../backup/restoreBackup.ts';
import { takeBackup } from '../../backup/takeBackup.ts';
import { documents } from '../../db/contractSchema.ts';
import { signingRequests } from '../../db/signingSchema.ts';
import { sweep } from '../../housekeeping.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import type { Authenticator } from '../../test/authenticator.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { emptyDatabase } from '../../test/emptyDatabase.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { readZip } from '../../test/readZip.ts';
import { signingIn, signWith, withPasskey } from '../../test/signing.ts';
import { lookThrough } from '../../verify/verifyDatabase.ts';

const DAY = 24 * 3_600_000;

eachEngine((engine) => {
  let made: TestApp;
  let now: number;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let hers: ApiClient;
  let visitor: ApiClient;
  let keys: Authenticator[];
  let asked: Record<'expired' | 'withdrawn' | 'refused' | 'signed' | 'waits', Signing>;
  const folder = mkdtempSync(path.join(tmpdir(), 'onderling-cleared-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  before(async () => {
    now = NOW;
    made = await engine.app({ clock: () => now });
    const { db } = made.services;
    family = await makeFamily(db, { parent: { email: 'jan@blijft.example' } });
    sanne = await makeUser(db, family.id, { sub: 'sanne', email: 'sanne@blijft.example', login: true, signed: true });
    const client = (user: UserRow | null) => apiClient(made.app, user, { expires: 4e9 });
    [jan, hers, visitor] = [await client(family.parent), await client(sanne), await client(null)];
    keys = [await withPasskey(jan, db), await withPasskey(hers, db)];
    const expired = await ask();
    now += 30 * DAY;
    const [withdrawn, refused, signed, waits] = [await ask(), await ask(), await ask(), await ask()];
    signingIn(await signWith(jan, refused, keys[0]!));
    await jan.post('/signing/end', { hashid: withdrawn.hashid });
    await hers.post('/signing/end', { hashid: refused.hashid, word: 'Eerst praten' });
    signingIn(await signWith(jan, signed, keys[0]!));
    signingIn(await signWith(hers, signed, keys[1]!));
    asked = { expired, withdrawn, refused, signed, waits };
  });

  let total = 1_200_000;
  async function ask(): Promise<Signing> {
    total += 100;
    const draft = { ...yearLoanDraft(family.parent.hashid, sanne.hashid, null), total };
    const { body } = await jan.post('/contract', draft);
    return signingIn(await jan.post('/signing', { contract: body.hashid, version: 1, order: 'at_once' }));
  }
  type Asked = keyof typeof asked;
  /** The requests whose frozen paper is gone. */
  async function cleared(): Promise<Asked[]> {
    const rows = await made.services.db
      .select({ hashid: signingRequests.hashid, bytes: documents.bytes })
      .from(signingRequests)
      .innerJoin(documents, eq(documents.id, signingRequests.document_id));
    const gone = rows.filter(({ bytes }) => bytes === null).map(({ hashid }) => hashid);
    return (Object.keys(asked) as Asked[]).filter((name) => gone.includes(asked[name].hashid));
  }
  const verified = async () => {
    const client = await made.services.db.$client.connect();
    try {
      return (await lookThrough(client)).wrong;
    } finally {
      client.release();
    }
  };

  test('the paper of an incomplete request is kept until thirty days after it ended', async () => {
    now += 30 * DAY - 1000;
    await sweep(made.services);
    assert.deepEqual(await cleared(), []);
    assert.equal((await jan.get(`/signing/document?hashid=${asked.withdrawn.hashid}`)).status, 200);
  });

  test('after thirty days it is gone, and completed or waiting ones stay', async () => {
    const { bytes } = await jan.get('/export');
    const before = readZip(bytes).size;
    now += 2000;
    await sweep(made.services);
    assert.deepEqual(await cleared(), ['expired', 'withdrawn', 'refused']);
    for (const name of ['expired', 'withdrawn', 'refused'] as const) {
      const { hashid, sha256 } = asked[name];
      const paper = await jan.get(`/signing/document?hashid=${hashid}`);
      assert.deepEqual([paper.status, paper.body], [404, { error: 'Niet gevonden.' }]);
      assert.equal(signingIn(await jan.get(`/signing?hashid=${hashid}`)).state, name);
      const said = (await visitor.post('/document/check', { sha256 })).body;
      assert.deepEqual([said.known, said.kind, said.signing], [true, 'signing_copy', name]);
    }
    assert.equal((await jan.get(`/signing/document?hashid=${asked.signed.hashid}`)).status, 200);
    assert.deepEqual(await verified(), []);
    const files = readZip((await jan.get('/export')).bytes);
    assert.equal(files.size, before - 3);
    const data = JSON.parse(files.get('gegevens.json')!.toString()) as { signings: { sha256: string }[] };
    assert.ok(data.signings.some(({ sha256 }) => sha256 === asked.withdrawn.sha256));
  });

  test('a backup keeps it as it is, and restores it so', async () => {
    const { db } = made.services;
    const from = await db.$client.connect();
    const file = path.join(folder, `cleared-${engine.name}`);
    await takeBackup(from, file, new Date());
    from.release();
    const { db: target } = await engine.services();
    await emptyDatabase(target);
    const client = await target.$client.connect();
    await restoreBackup(client, file);
    const { wrong } = await lookThrough(client);
    client.release(true);
    assert.deepEqual(wrong, []);
    const kept = (of: typeof db) =>
      of.select({ id: documents.id, sha256: documents.sha256, bytes: documents.bytes }).from(documents);
    assert.deepEqual(await kept(target), await kept(db));
  });

  test('nobody clears another paper: the database refuses it, and `npm run verify` names one that is gone', async () => {
    const { db } = made.services;
    const because = (words: RegExp) => (error: unknown) => words.test(String((error as { cause: unknown }).cause));
    now = Date.now();
    const papers = [asked.signed, await ask()];
    for (const { hashid } of papers)
      await assert.rejects(
        db.execute(sql`update documents set bytes = null where event_hashid = ${hashid}`),
        because(/append-only/u),
      );
    await assert.rejects(
      db.execute(sql`insert into documents (family_id, contract_id, hashid, kind, contract_version, sha256)
        select family_id, contract_id, 'leeg', 'agreement', 7, 'x' from documents limit 1`),
      because(/documents_bytes/u),
    );
    for (const { hashid } of papers) {
      const client = await db.$client.connect();
      const wrong: string[] = [];
      try {
        await client.query('set session_replication_role = replica');
        await client.query(
          `create temporary table kept as select id, bytes from documents where event_hashid = '${hashid}'`,
        );
        await client.query(`update documents set bytes = null where event_hashid = '${hashid}'`);
        wrong.push(...(await lookThrough(client)).wrong);
        await client.query(`update documents d set bytes = k.bytes from kept k where k.id = d.id`);
        await client.query('drop table kept');
        await client.query('set session_replication_role = origin');
      } finally {
        client.release();
      }
      assert.match(
        wrong.join('\n'),
        /^documents \d+: its bytes are gone, and it is no paper that nobody signed in time\.$/mu,
      );
    }
    assert.deepEqual(await verified(), []);
  });
});
