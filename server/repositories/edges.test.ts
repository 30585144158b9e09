import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { calendarFeeds } from '../db/calendarSchema.ts';
import { claims } from '../db/claimSchema.ts';
import { type contracts, contractVersions, documents } from '../db/contractSchema.ts';
import type { Db } from '../db/database.ts';
import { notices } from '../db/noticeSchema.ts';
import { invoices, payments } from '../db/orderSchema.ts';
import { invitations, users } from '../db/schema.ts';
import { passkeys, signingRequests } from '../db/signingSchema.ts';
import { inTransaction } from '../db/transaction.ts';
import { eachEngine, NOW } from '../test/engines.ts';
import { callerOf, makeContract, makeFamily, makeUser, type TestFamily, type UserRow } from '../test/factories.ts';
import { makeOrder } from '../test/orders.ts';
import { noteRead } from './calendarFeeds.ts';
import { dueClaims } from './claims.ts';
import { automaticLoans } from './contracts.ts';
import { versionAt } from './contractVersions.ts';
import { findOpenInvitation, hasOpenInvitation, invitationTimes } from './invitations.ts';
import { keptInvoicesTo } from './invoices.ts';
import { lapsedSignings } from './lapsed.ts';
import { listNotices, markRead, unmailedNotices } from './notices.ts';
import { deletePasskeysSince, ownPasskeys } from './passkeys.ts';
import { takeDuePayment } from './payments.ts';
import { findChallenge, forgetExpired, keepChallenge } from './signingChallenges.ts';
import { openContractsOf } from './signings.ts';

const at = (later: number) => new Date(NOW + later);

/** The items of a list at exactly its boundary moment or day, and the facts that remove an item. */
eachEngine((engine) => {
  let db: Db;
  let family: TestFamily;
  let sanne: UserRow;
  let of: { familyId: number };

  before(async () => {
    ({ db } = await engine.services());
    family = await makeFamily(db);
    sanne = await makeUser(db, family.id);
    of = { familyId: family.id };
  });

  const invite = async (tokenHash: string, columns: Partial<typeof invitations.$inferInsert> = {}) => {
    const child = await makeUser(db, family.id, { login: true, invited: true });
    await db.insert(invitations).values({
      ...{ family_id: family.id, user_id: child.id, token_hash: tokenHash, email: 'kind@voorbeeld.example' },
      ...{ created_at: at(-1000), expires_at: at(0), ...columns },
    });
    return child;
  };

  test('S-120 an invitation works until the moment it expires, and not at it', async () => {
    const { id } = await invite('expires');
    const works = async (now: Date) => [
      (await findOpenInvitation(db, 'expires', now)) !== undefined,
      await hasOpenInvitation(db, of, id, now),
    ];
    assert.deepEqual(
      [await works(at(-1)), await works(at(0))],
      [
        [true, true],
        [false, false],
      ],
    );
    assert.deepEqual(await invitationTimes(db, of, id, at(-1001)), [at(-1000)]);
    assert.deepEqual(await invitationTimes(db, of, id, at(-1000)), []);
  });

  test('S-120 the invitation of a person who divorced, was blocked, died or logs in by now does not work', async () => {
    for (const [what, changes] of Object.entries({
      divorced: { divorced: true },
      blocked: { blocked: true },
      died: { passed_away: true },
      joined: { sub: 'kwam-al' },
    })) {
      const { id } = await invite(what);
      assert.ok(await findOpenInvitation(db, what, at(-1)), what);
      await db.update(users).set(changes).where(eq(users.id, id));
      assert.equal(await findOpenInvitation(db, what, at(-1)), undefined, what);
    }
    for (const [what, columns] of Object.entries({
      'used up': { used_at: at(-500) },
      revoked: { revoked_at: at(-500) },
    })) {
      const { id } = await invite(what, columns);
      assert.equal(await findOpenInvitation(db, what, at(-1)), undefined, what);
      assert.equal(await hasOpenInvitation(db, of, id, at(-1)), false, what);
    }
  });

  test('notices are marked read up to the one viewed; the page before it excludes it', async () => {
    const told = await db
      .insert(notices)
      .values(
        ['a', 'b', 'c'].map((key) => ({
          ...{ family_id: family.id, user_id: sanne.id, kind: 'changed' as const, key },
          ...{ day: '2026-06-01', facts: {} },
        })),
      )
      .returning();
    const [, second] = told.map(({ id }) => id) as [number, number, number];
    const reader = callerOf(sanne);
    await inTransaction(db, (tx) => markRead(tx, reader, second, at(0)));
    const list = await listNotices(db, reader, { before: null, limit: 9 });
    assert.deepEqual(
      list.map(({ key, read_at }) => [key, read_at !== null]),
      [
        ['c', false],
        ['b', true],
        ['a', true],
      ],
    );
    const older = await listNotices(db, reader, { before: second, limit: 9 });
    assert.deepEqual(
      older.map(({ key }) => key),
      ['a'],
    );
  });

  test('the Monday mail covers its first day until the day before that Monday, and nothing twice', async () => {
    const days = ['2026-05-31', '2026-06-01', '2026-06-14', '2026-06-15'];
    const row = { family_id: family.id, user_id: family.parent.id, kind: 'changed' as const, facts: {} };
    await db
      .insert(notices)
      .values([
        ...days.map((day) => ({ ...row, key: day, day })),
        { ...row, key: 'mailed', day: '2026-06-02', mailed_at: at(0) },
      ]);
    const week = await unmailedNotices(db, of, { from: '2026-06-01', until: '2026-06-15' });
    assert.deepEqual(
      week.filter(({ user_id }) => user_id === family.parent.id).map(({ key }) => key),
      ['2026-06-01', '2026-06-14'],
    );
  });

  test('terms count automatically for a loan that is set so, but not if it is archived or removed', async () => {
    const by = { automatic_since: '2026-01-01', automatic_by: family.parent.id };
    const loan = (hashid: string, columns: Partial<typeof contracts.$inferInsert>) =>
      makeContract(db, family.parent, sanne, { hashid, type: 'LinearLoanContract', ...columns } as never);
    await loan('runs', by);
    await loan('by hand', {});
    await loan('archived', { ...by, archived_at: at(0) });
    await loan('removed', { ...by, removed_at: at(0) });
    assert.deepEqual(await automaticLoans(db, of), ['runs']);
  });

  test('a claim takes effect at its moment, if nobody saw or ended it', async () => {
    const bram = await makeUser(db, family.id, { firstname: 'Bram' });
    const claim = (hashid: string, columns: Partial<typeof claims.$inferInsert>) =>
      db.insert(claims).values({
        ...{ family_id: family.id, user_id: bram.id, kind: 'death', recorded_by: family.parent.id },
        ...{ hashid, takes_effect_at: at(0), ...columns },
      });
    await claim('waits', {});
    await claim('seen', { user_id: sanne.id, seen_at: at(-5) });
    await claim('ended', { user_id: family.parent.id, ended_at: at(-5), outcome: 'withdrawn' });
    const due = async (now: Date) => (await dueClaims(db, now)).map(({ hashid }) => hashid);
    assert.deepEqual([await due(at(-1)), await due(at(0))], [[], ['waits']]);
  });

  test('S-158 a code may be used until the moment it expires; it is deleted then, and no sooner', async () => {
    const caller = callerOf(sanne);
    const challenge = { subject: 'een verzoek', secret: 's', made_at: at(-1000), expires_at: at(0) };
    await inTransaction(db, (tx) => keepChallenge(tx, caller, challenge));
    const found = async (now: Date) => (await findChallenge(db, caller, 'een verzoek', now)) !== undefined;
    assert.deepEqual([await found(at(-1)), await found(at(0))], [true, false]);
    await forgetExpired(db, at(0));
    assert.equal(await found(at(-1)), true);
    await forgetExpired(db, at(1));
    assert.equal(await found(at(-1)), false);
  });

  test('a request to sign waits until it expires, and is then reported as lapsed, except for an archived contract', async () => {
    const parties = [{ userId: sanne.id, side: 'to' as const, hashid: sanne.hashid }];
    const request = async (hashid: string, columns: Partial<typeof contracts.$inferInsert> = {}) => {
      const contract = await makeContract(db, family.parent, sanne, { hashid, signed_date: null, ...columns } as never);
      const of_contract = { family_id: family.id, contract_id: contract.id, contract_version: 1, sha256: 'ab' };
      const [paper] = await db
        .insert(documents)
        .values({ ...of_contract, hashid: `${hashid} paper`, kind: 'signing_copy', event_hashid: hashid, bytes: null })
        .returning();
      await db.insert(signingRequests).values({
        ...{ ...of_contract, hashid, document_id: paper!.id, signing_order: 'at_once', parties: parties as never },
        ...{ printed: [], asked_by: family.parent.id, asked_at: at(-1000), expires_at: at(0) },
      });
    };
    await request('open');
    const waiting = (now: Date) => openContractsOf(db, of, sanne.id, now);
    assert.deepEqual([await waiting(at(-1)), await waiting(at(0))], [['open'], []]);
    await request('in the archive', { archived_at: at(0) });
    await request('gone', { removed_at: at(0) });
    const lapsed = async (after: number, until: number) =>
      (await lapsedSignings(db, of, { after: at(after), until: at(until) })).map(({ hashid }) => hashid);
    assert.deepEqual([await lapsed(-2, -1), await lapsed(-1, 0), await lapsed(0, 1)], [[], ['open'], []]);
  });

  test('a payment is checked at its moment, and one that can no longer change never', async () => {
    const order = await makeOrder(db, family.parent);
    const payment = { family_id: family.id, order_id: order.id, status: 'open' };
    await db.insert(payments).values([
      { ...payment, provider_id: 'tr_due', next_check_at: at(0) },
      { ...payment, provider_id: 'tr_over', next_check_at: null },
    ]);
    const taken = async (now: Date) => (await takeDuePayment(db, now, () => null))?.provider_id;
    assert.deepEqual([await taken(at(-1)), await taken(at(0)), await taken(at(1))], [undefined, 'tr_due', undefined]);
  });

  test('an invoice is kept unchanged for the seven years after its own, and not an eighth', async () => {
    const order = await makeOrder(db, family.parent, { status: 'paid' });
    const invoice = { family_id: family.id, order_id: order.id, kind: 'invoice' as const, content: {} as never };
    await db.insert(invoices).values([2018, 2019].map((year) => ({ ...invoice, hashid: `${year}`, year, number: 1 })));
    const kept = (today: string) => keptInvoicesTo(db, of, family.parent.id, today);
    assert.deepEqual([await kept('2025-12-31'), await kept('2026-01-01'), await kept('2027-01-01')], [2, 1, 0]);
  });

  test('a calendar that polls again within the hour is not recorded again', async () => {
    await db.insert(calendarFeeds).values({
      ...{ user_id: sanne.id, family_id: family.id, token_hash: 'feed', amounts: false, read_at: at(0) },
    });
    const readAt = async () => (await db.select().from(calendarFeeds))[0]?.read_at;
    await noteRead(db, 'feed', at(3_600_000));
    assert.deepEqual(await readAt(), at(0));
    await noteRead(db, 'feed', at(3_600_001));
    assert.deepEqual(await readAt(), at(3_600_001));
  });

  test('a device added at the very moment an account was taken is removed, an earlier one stays', async () => {
    const key = { sub: 'ontvreemd', public_key: Buffer.from('k'), counter: 0, name: 'Telefoon' };
    await db.insert(passkeys).values([
      { ...key, hashid: 'before', credential_id: 'before', added_at: at(-1) },
      { ...key, hashid: 'then', credential_id: 'then', added_at: at(0) },
    ]);
    await inTransaction(db, (tx) => deletePasskeysSince(tx, 'ontvreemd', at(0)));
    assert.deepEqual(
      (await ownPasskeys(db, { sub: 'ontvreemd' })).map(({ hashid }) => hashid),
      ['before'],
    );
  });

  test('a version of a contract applies until the moment it was replaced', async () => {
    const contract = await makeContract(db, family.parent, sanne);
    await db.insert(contractVersions).values({
      ...{ contract_id: contract.id, version: 1, family_id: family.id, snapshot: { total: 1 } },
      ...{ replaced_by: family.parent.id, replaced_at: at(0) },
    });
    const held = async (since: Date) => (await versionAt(db, of, contract, since))?.total;
    assert.deepEqual([await held(at(-1)), await held(at(0)), await held(at(1))], [1, 1, undefined]);
  });
});
