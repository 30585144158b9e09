import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { before, beforeEach, test } from 'node:test';
import { eq, like } from 'drizzle-orm';
import type { AdviserKey, AdviserView } from '../../../domain/wire/adviserLink.ts';
import { closeLinksWithSessions } from '../../actions/adviserLinks/settle.ts';
import { endManagement } from '../../actions/management/end.ts';
import { setBlocked, shutOut } from '../../actions/users/shutOut.ts';
import { type Acting, systemActor } from '../../actor.ts';
import { adviserLinks } from '../../db/adviserLinkSchema.ts';
import { contractParties, contracts } from '../../db/contractSchema.ts';
import { idempotencyKeys } from '../../db/requestSchema.ts';
import { auditLog, users } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import { erasePerson } from '../../repositories/erasure.ts';
import { newSecretToken } from '../../secretToken.ts';
import { type SharingFamily, sharingFamily } from '../../test/adviserLinks.ts';
import { removedInThePast } from '../../test/agree.ts';
import { apiClient } from '../../test/apiClient.ts';
import { eachEngine } from '../../test/engines.ts';
import { makeContract, makeUser, type UserRow } from '../../test/factories.ts';

const DAY = 24 * 3_600_000;
const WRONG = '00000000';

eachEngine((engine) => {
  let s: SharingFamily;
  before(async () => {
    s = await sharingFamily(engine);
  });
  beforeEach(() => s.calm());

  /** Another manager of the family, or a party to a contract with Jan. */
  const person = async (changes: Partial<UserRow> = {}) => {
    const row = await makeUser(s.services.db, s.family.id, {
      firstname: 'Tijdelijk',
      sub: newHashid(),
      login: true,
      signed: true,
      ...changes,
    });
    const contract = await makeContract(s.services.db, s.family.parent, row);
    return { row, contract: contract.hashid, client: await apiClient(s.made.app, row, { expires: 4e9 }) };
  };
  const acting = (): Acting => ({
    ...systemActor(s.services.clock),
    caller: { familyId: s.family.id, userId: null },
  });
  const inTx = (work: (tx: Tx) => Promise<unknown>) => inTransaction(s.services.db, work);
  const opens = async (key: AdviserKey) => (await s.open(key)).status;
  const isClosed = async (giver: UserRow) =>
    (await s.services.db.select().from(adviserLinks).where(eq(adviserLinks.user_id, giver.id))).every(
      ({ closed_at }) => closed_at !== null,
    );

  test('S-426 an unknown, closed or expired link and a wrong code get the same answer', async () => {
    const closed = await s.give(s.jan);
    for (const { hashid } of await s.links(s.jan)) await s.jan.remove(`/adviser-link?hashid=${hashid}`);
    const expired = await s.give(s.jan, { days: 1 });
    s.wait(DAY);
    const live = await s.give(s.jan);
    const answers = [];
    for (const key of [
      { token: newSecretToken(), code: WRONG },
      { token: '', code: '' },
      { ...live, code: WRONG },
      closed,
      expired,
    ]) {
      const { status, bytes, headers } = await s.open(key);
      answers.push([status, bytes.toString(), Object.keys(headers).sort()]);
      const paper = await s.paper(key, newHashid());
      answers.push([paper.status, paper.bytes.toString(), Object.keys(paper.headers).sort()]);
      await s.calm();
    }
    for (const answer of answers) assert.deepEqual(answer, answers[0]);
    assert.equal(answers[0]?.[0], 404);
    assert.equal(await opens(live), 200);
  });

  test('S-427 after five wrong codes the link is closed, also for the right code, and its owner is notified', async () => {
    const key = await s.give(s.sanne);
    for (let i = 0; i < 5; i += 1) assert.equal(await opens({ ...key, code: WRONG }), 404);
    await s.calm();
    assert.equal(await opens(key), 404);
    assert.match(String((await s.told(s.sanne))[0]), /gesloten\. Er kwam vijf keer een verkeerde code/u);
    const refused = await s.services.db.select().from(auditLog).where(like(auditLog.action, 'refuse'));
    assert.ok(refused.filter(({ entity }) => entity === 'adviser_link').length >= 5);
  });

  test('S-428 codes that are tried at once are counted one by one', async () => {
    const key = await s.give(s.jan);
    const tries = await Promise.all(Array.from({ length: 8 }, (_none, i) => s.open({ ...key, code: `1000000${i}` })));
    assert.deepEqual([...new Set(tries.map(({ status }) => status))], [404]);
    await s.calm();
    assert.equal(await opens(key), 404);
  });

  test('S-429 nobody can share what they do not see: another’s contract, another family’s, one that never existed', async () => {
    const before = await s.services.db.$count(adviserLinks);
    const form = { for_whom: 'Kees', years: [], papers: true, days: 7 };
    const answers = [];
    for (const [who, contract] of [
      [s.sanne, s.gift],
      [s.sanne, s.foreign],
      [s.jan, s.foreign],
      [s.jan, newHashid()],
    ] as const) {
      const { status, body } = await who.post('/adviser-link', { ...form, contracts: [contract] });
      answers.push([status, body]);
    }
    assert.deepEqual(answers, Array(4).fill([422, { errors: { contracts: 'Kies contracten die je zelf ziet.' } }]));
    assert.equal(await s.services.db.$count(adviserLinks), before);
  });

  test('S-430 the link gives no other paper: of another contract, another family, or where papers were not chosen', async () => {
    for (const contract of [s.loan, s.gift]) await s.jan.post('/contract/generated', { hashid: contract });
    const paperOf = async (contract: string) =>
      String((await s.jan.get(`/contract/documents?hashid=${contract}`)).body[0].hashid);
    const [own, others] = [await paperOf(s.loan), await paperOf(s.gift)];
    const withPapers = await s.give(s.jan);
    assert.equal((await s.paper(withPapers, own)).status, 200);
    assert.equal((await s.paper(withPapers, others)).status, 404);
    assert.equal((await s.paper(withPapers, newHashid())).status, 404);
    const without = await s.give(s.jan, { papers: false });
    assert.deepEqual(((await s.open(without)).body as AdviserView).contracts[0]?.papers, []);
    assert.equal((await s.paper(without, own)).status, 404);
  });

  test('S-431 the link gives nothing else of the family: no other contract, year, person, address or id', async () => {
    const key = await s.give(s.jan, { years: [] });
    const { body } = await s.open(key);
    const said = JSON.stringify(body);
    assert.deepEqual((body as AdviserView).contracts[0]?.years, []);
    assert.doesNotMatch(said, /Bram|@|1955|1985/u);
    for (const hashid of [s.family.parent.hashid, s.sanneRow.hashid, s.loan, s.gift, s.family.hashid])
      assert.ok(!said.includes(hashid), hashid);
  });

  test('S-432 a link opens until its end and not a moment longer; no link opens longer than thirty days', async () => {
    const key = await s.give(s.jan, { days: 30 });
    s.wait(30 * DAY - 1000);
    assert.equal(await opens(key), 200);
    s.wait(1000);
    assert.equal(await opens(key), 404);
    const [row] = await s.services.db.select().from(adviserLinks).limit(1);
    await assert.rejects(
      s.services.db
        .update(adviserLinks)
        .set({ ends_at: new Date(row!.given_at.getTime() + 60 * DAY) })
        .where(eq(adviserLinks.id, row!.id)),
    );
  });

  test('S-433 nobody closes or sees a link without a contract of theirs; another family’s is a 404', async () => {
    const key = await s.give(s.jan);
    const hashid = (await s.links(s.jan)).at(-1)!.hashid;
    assert.deepEqual(await s.links(s.bram), []);
    const missing = await s.bram.remove(`/adviser-link?hashid=${newHashid()}`);
    const others = await s.bram.remove(`/adviser-link?hashid=${hashid}`);
    assert.deepEqual([others.status, others.bytes], [404, missing.bytes]);
    assert.equal(await opens(key), 200);
  });

  test('S-434 the link of a blocked person is closed, and does not come back when they are let in again', async () => {
    const { row, contract, client } = await person();
    const key = await s.give(client, { contracts: [contract] });
    await inTx((tx) => shutOut(tx, acting(), s.services, row));
    assert.equal(await isClosed(row), true);
    await inTx((tx) => setBlocked(tx, acting(), s.services, row, false));
    assert.equal(await opens(key), 404);
  });

  test('S-435 a person who stopped managing no longer shares contracts of others', async () => {
    const { row, contract, client } = await person({ family_role: 'manager' });
    const all = await s.give(client, { contracts: [s.loan, contract] });
    const own = await s.give(client, { contracts: [contract] });
    await inTx((tx) => endManagement(tx, acting(), s.services, row));
    assert.deepEqual([await opens(all), await opens(own)], [404, 200]);
    await s.services.db.update(users).set({ family_role: 'manager' }).where(eq(users.id, row.id));
    assert.equal(await opens(all), 404);
  });

  test('S-436 the link of an erased person is gone, with the adviser’s name', async () => {
    const { row, contract, client } = await person();
    const key = await s.give(client, { contracts: [contract], for_whom: 'Mr. Weg' });
    const by = { userId: row.id, sub: row.sub!, requestId: null };
    await inTx((tx) => erasePerson(tx, row, by, new Date(s.services.clock())));
    assert.equal(await opens(key), 404);
    const left = await s.services.db.select().from(adviserLinks).where(eq(adviserLinks.for_whom, 'Mr. Weg'));
    assert.deepEqual(left, []);
  });

  test('S-437 removing a contract removes its link', async () => {
    const { row, contract } = await person();
    const key = await s.give(s.jan, { contracts: [contract, s.loan] });
    await removedInThePast(s.services.db, contract);
    assert.equal(await opens(key), 404);
    await s.services.db.update(contracts).set({ removed_at: null }).where(eq(contracts.hashid, contract));
    assert.equal(await opens(key), 404, row.firstname);
  });

  test('S-438 neither token nor code is kept: not with the link, in the log, in a mail or in a replayed answer', async () => {
    const key = await s.give(s.jan);
    const { db } = s.services;
    await s.open(key);
    const kept = JSON.stringify([
      await db.select().from(adviserLinks),
      await db.select().from(auditLog),
      await db.select().from(idempotencyKeys),
      await s.mails(),
    ]);
    assert.ok(!kept.includes(key.token) && !kept.includes(key.code));
    // Reading the table does not help to try codes: their hash needs the token.
    assert.ok(!kept.includes(createHash('sha256').update(key.code).digest('hex')));
    const [a, b] = [await s.give(s.jan), await s.give(s.jan)];
    assert.equal(await opens({ token: a.token, code: b.code }), 404);
    assert.equal(await opens(a), 200);
  });

  test('S-439 one network may try ten times in a minute, whatever it tries', async () => {
    const statuses = [];
    for (let i = 0; i < 11; i += 1) statuses.push(await opens({ token: newSecretToken(), code: WRONG }));
    assert.deepEqual(statuses, [...Array<number>(10).fill(404), 429]);
  });

  test('S-440 links given by a stolen login end with its sessions', async () => {
    const { row, contract, client } = await person();
    const key = await s.give(client, { contracts: [contract] });
    await inTx((tx) => closeLinksWithSessions(tx, row.sub!));
    assert.equal(await isClosed(row), true);
    assert.equal(await opens(key), 404);
  });

  test('S-441 a copy does not pass for one of our papers: /controle does not know it', async () => {
    const key = await s.give(s.jan);
    const view = (await s.open(key)).body as AdviserView;
    const { bytes } = await s.paper(key, view.contracts[0]!.papers[0]!.hashid);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    assert.deepEqual((await s.visitor.post('/document/check', { sha256 })).body, { known: false });
    assert.doesNotMatch(bytes.toString('latin1'), /\/ByteRange|\/Sig\b/u);
  });

  test('S-442 the adviser’s name can’t turn around, hide or break the words on a page', async () => {
    for (const for_whom of ['Kees\u202Ereob', 'Kees\u200B', 'Kees 🏡', 'Kees\u0000'])
      assert.equal(
        (await s.jan.post('/adviser-link', { for_whom, contracts: [s.loan], years: [], papers: true, days: 7 })).status,
        422,
        JSON.stringify(for_whom),
      );
  });

  test('S-443 the token is not a login: it opens no other call', async () => {
    const { token, code } = await s.give(s.jan);
    for (const secret of [token, code, `${token}.${code}`]) {
      const headers = { authorization: `Bearer ${secret}` };
      for (const url of ['/contracts', `/contract?hashid=${s.loan}`, '/users', '/adviser-links', '/export'])
        assert.equal((await s.visitor.get(url, headers)).status, 401, url);
    }
  });

  test('S-444 openings are limited per day: no mailbox is filled', async () => {
    const key = await s.give(s.jan);
    let last = 0;
    for (let i = 0; i < 41; i += 1) {
      if (i % 9 === 0)
        await s.services.db.execute("delete from rate_limits where resets_at < now() + interval '2 minutes'");
      last = await opens(key);
    }
    assert.equal(last, 429);
    const [row] = (await s.links(s.jan)).slice(-1);
    assert.equal(row?.opened, 40);
  });

  test('S-445 a person who is no longer a party no longer shares the contract', async () => {
    const { row, contract, client } = await person();
    const key = await s.give(client, { contracts: [contract] });
    await s.services.db.delete(contractParties).where(eq(contractParties.user_id, row.id));
    assert.equal(await opens(key), 404);
  });
});
