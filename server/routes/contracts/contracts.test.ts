import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { PLAIN_GIFT_CLAUSES, PLAIN_LOAN_CLAUSES } from '../../../domain/contracts/clauses/plain.ts';
import { addDays, addMonths } from '../../../domain/dates/isoDate.ts';
import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import { contracts, contractVersions } from '../../db/contractSchema.ts';
import type { Services } from '../../services.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeContract, makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { giftDraft, loanDraft } from '../../test/drafts.ts';

const plain = (type: string) => (type === 'GiftContract' ? PLAIN_GIFT_CLAUSES : PLAIN_LOAN_CLAUSES);

eachEngine((engine) => {
  let made: TestApp;
  let services: Services;
  let family: TestFamily;
  let sanne: UserRow;
  /** Has no login, so a manager's records for him count at once. */
  let bram: UserRow;
  let other: TestFamily;
  let otherChild: UserRow;
  let jan: ApiClient;
  let stranger: ApiClient;
  let member: ApiClient;

  before(async () => {
    made = await engine.app();
    services = made.services;
    family = await makeFamily(services.db);
    sanne = await makeUser(services.db, family.id, { sub: 'sanne', login: true, signed: true });
    bram = await makeUser(services.db, family.id, { firstname: 'Bram' });
    other = await makeFamily(services.db, { name: 'Bakker' });
    otherChild = await makeUser(services.db, other.id);
    jan = await apiClient(made.app, family.parent);
    stranger = await apiClient(made.app, other.parent);
    member = await apiClient(made.app, sanne);
  });

  const gift = (to = bram) => giftDraft(family.parent.hashid, to.hashid);
  const unsigned = () => ({ ...gift(), contract: { ...gift().contract, signed_date: null } });
  const loan = () => loanDraft(family.parent.hashid, bram.hashid);
  const stored = async (hashid: string) =>
    (await services.db.select().from(contracts).where(eq(contracts.hashid, hashid)))[0];

  test('R-5.2 a contract of each type is added and comes back as it was sent, with the plain clauses', async () => {
    for (const draft of [
      gift(),
      loan(),
      { ...loan(), type: 'LinearLoanContract' as const },
      { ...loan(), type: 'RepaymentFreeLoanContract' as const },
    ]) {
      const { status, body } = await jan.post('/contract', draft);
      assert.equal(status, 200, JSON.stringify(body));
      const { type, total, contract, version } = body;
      assert.deepEqual(
        { type, total, contract, version },
        { type: draft.type, total: draft.total, contract: { ...plain(draft.type), ...draft.contract }, version: 1 },
      );
      assert.equal(body.parties.from[0].firstname, 'Jan');
      assert.deepEqual((await jan.get(`/contract?hashid=${String(body.hashid)}`)).body, body);
    }
  });

  test('R-5.1 R-4.1 contracts come newest signed first, undated last; an unchanged list is not sent again', async () => {
    const apart = await engine.app();
    const { parent } = await makeFamily(apart.services.db);
    const child = await makeUser(apart.services.db, parent.family_id);
    for (const signed_date of ['2022-01-01', null, '2025-06-30', '2024-02-29'])
      await makeContract(apart.services.db, parent, child, { signed_date });
    const client = await apiClient(apart.app, parent);
    const { body, headers } = await client.get('/contracts');
    assert.deepEqual(
      body.map((c: { contract: { signed_date: string } }) => c.contract.signed_date),
      ['2025-06-30', '2024-02-29', '2022-01-01', null],
    );
    const again = await client.get('/contracts', { 'if-none-match': String(headers.etag) });
    assert.deepEqual([again.status, again.bytes.length], [304, 0]);
    await apart.close();
  });

  test('R-5.1 a loan carries today’s open amount by its schedule, a gift does not', async () => {
    const paidOut = async (start_date: string) => {
      const first_payment_date = addMonths(start_date, 1);
      const terms = { ...loan().contract, start_date, first_payment_date, term_months: 12 };
      return (await jan.post('/contract', { ...loan(), contract: terms })).body;
    };
    const today = todayInAmsterdam(Date.now());
    assert.equal((await paidOut('2020-01-01')).balance, 0);
    assert.equal((await paidOut(today)).balance, loan().total);
    assert.ok(!('balance' in (await paidOut(addDays(today, 1)))), 'nobody owes it before the payout');
    assert.ok(!('balance' in (await jan.post('/contract', gift())).body));
  });

  test('a contract stored before there were clauses reads as the plain one, alone and in the list', async () => {
    const { hashid } = await makeContract(services.db, family.parent, sanne);
    const expected = {
      ...PLAIN_GIFT_CLAUSES,
      signed_date: '2024-05-01',
      gift_date: '2024-05-01',
      purpose: '',
      exclusion_clause: 'none',
      revocable: false,
      counts_toward_estate: false,
    };
    assert.deepEqual((await jan.get(`/contract?hashid=${hashid}`)).body.contract, expected);
    const list = (await jan.get('/contracts')).body as { hashid: string; contract: object }[];
    assert.deepEqual(list.find((one) => one.hashid === hashid)?.contract, expected);
  });

  test('R-5.2 chosen clauses are kept, and a wrong one is refused at its field with nothing stored', async () => {
    const draft = loan();
    const clauses = {
      callable: 'long_notice',
      notice_months: 6,
      call_events: ['arrears'],
      security: 'pledge',
      security_text: 'De auto',
      subordinated: true,
      subordinated_to: 'De bank',
      account_iban: 'NL91 ABNA 0417 1643 00',
    };
    const { status, body } = await jan.post('/contract', { ...draft, contract: { ...draft.contract, ...clauses } });
    assert.equal(status, 200);
    assert.deepEqual(body.contract, {
      ...PLAIN_LOAN_CLAUSES,
      ...draft.contract,
      ...clauses,
      account_iban: 'NL91ABNA0417164300',
    });
    const count = await services.db.$count(contracts);
    const refused = await jan.post('/contract', {
      ...draft,
      contract: { ...draft.contract, callable: 'short_notice', notice_months: 9 },
    });
    assert.deepEqual([refused.status, Object.keys(refused.body.errors as object)], [422, ['contract.notice_months']]);
    assert.equal(await services.db.$count(contracts), count);
  });

  test('R-5.2 an edit replaces the contract, keeps the previous version, and is refused from an older one', async () => {
    const { hashid } = (await jan.post('/contract', unsigned())).body;
    const edited = await jan.post('/contract', { ...unsigned(), hashid, version: 1, total: 777 });
    assert.deepEqual(
      [edited.status, edited.body.total, edited.body.version, edited.body.hashid],
      [200, 777, 2, hashid],
    );
    const stale = await jan.post('/contract', { ...unsigned(), hashid, version: 1, total: 888 });
    assert.equal(stale.status, 409);
    assert.match(stale.body.error, /intussen gewijzigd/);
    const row = (await stored(String(hashid)))!;
    assert.equal(row.total, 777);
    const versions = await services.db.select().from(contractVersions).where(eq(contractVersions.contract_id, row.id));
    assert.deepEqual(
      versions.map((v) => [v.version, (v.snapshot as { total: number }).total]),
      [[1, 500_000]],
    );
  });

  test('R-5.3 a removed contract is gone from every answer; the row stays', async () => {
    const { hashid } = (await jan.post('/contract', unsigned())).body;
    assert.deepEqual((await jan.remove(`/contract?hashid=${String(hashid)}`)).status, 200);
    assert.equal((await jan.get(`/contract?hashid=${String(hashid)}`)).status, 404);
    assert.equal((await jan.remove(`/contract?hashid=${String(hashid)}`)).status, 404);
    assert.ok((await stored(String(hashid)))?.removed_at);
  });

  test('S-19 S-21 S-22 another family’s contract and a missing one are the same 404, and nothing changes', async () => {
    const { hashid } = (await jan.post('/contract', gift())).body;
    const before = await stored(String(hashid));
    const attempts = (id: string) => [
      () => stranger.get(`/contract?hashid=${id}`),
      () => stranger.post('/contract', { ...giftDraft(other.parent.hashid, otherChild.hashid), hashid: id }),
      () => stranger.post('/contract/preview', { ...giftDraft(other.parent.hashid, otherChild.hashid), hashid: id }),
      () => stranger.remove(`/contract?hashid=${id}`),
      () => stranger.post('/contract/generated', { hashid: id }),
    ];
    for (const [i, attempt] of attempts(String(hashid)).entries()) {
      const [foreign, missing] = [await attempt(), await attempts('bestaatniet')[i]!()];
      assert.equal(foreign.status, 404);
      assert.deepEqual(foreign.bytes, missing.bytes);
    }
    assert.deepEqual(await stored(String(hashid)), before);
  });

  test('S-33 a member sees the contracts they are a party to, and no others', async () => {
    const mine = (await addSigned(made, jan, gift(sanne))).body;
    const his = (await jan.post('/contract', gift())).body;
    const list = (await member.get('/contracts')).body.map((c: { hashid: string }) => c.hashid);
    assert.ok(list.includes(mine.hashid));
    assert.ok(!list.includes(his.hashid));
    assert.equal((await member.get(`/contract?hashid=${String(mine.hashid)}`)).status, 200);
    assert.equal((await member.get(`/contract?hashid=${String(his.hashid)}`)).status, 404);
    assert.equal((await member.post('/contract/generated', { hashid: his.hashid })).status, 404);
    assert.equal((await member.post('/contract', { ...gift(sanne), hashid: mine.hashid })).status, 403);
    assert.equal((await member.remove(`/contract?hashid=${String(mine.hashid)}`)).status, 403);
  });

  test('S-20 S-54 a party must be of the own family, not blocked, not deceased: the same sentence for each', async () => {
    const blocked = await makeUser(services.db, family.id, { blocked: true });
    const deceased = await makeUser(services.db, family.id, { passed_away: true, death_date: '2024-01-01' });
    const answers = [];
    for (const hashid of [otherChild.hashid, 'bestaatniet', blocked.hashid, deceased.hashid]) {
      answers.push(await jan.post('/contract', giftDraft(family.parent.hashid, hashid)));
      answers.push(await jan.post('/contract', giftDraft(hashid, sanne.hashid)));
    }
    for (const { status } of answers) assert.equal(status, 422);
    assert.equal(new Set(answers.map((a) => a.body.errors['parties.to'] ?? a.body.errors['parties.from'])).size, 1);
    assert.ok(answers[0]?.body.errors['parties.to']);
    assert.ok(answers[1]?.body.errors['parties.from']);
  });

  test('a contract keeps a party who has since died, and accepts no other', async () => {
    const oma = await makeUser(services.db, family.id, {
      firstname: 'Oma',
      passed_away: true,
      death_date: '2024-01-01',
    });
    const opa = await makeUser(services.db, family.id, {
      firstname: 'Opa',
      passed_away: true,
      death_date: '2024-01-01',
    });
    const contract = await makeContract(services.db, oma, sanne, { signed_date: null });
    assert.equal(
      (
        await jan.post('/contract', {
          ...unsigned(),
          parties: { from: [oma.hashid], to: [sanne.hashid] },
          hashid: contract.hashid,
        })
      ).status,
      200,
    );
    assert.equal(
      (await jan.post('/contract', { ...giftDraft(opa.hashid, sanne.hashid), hashid: contract.hashid })).status,
      422,
    );
  });

  test('S-38 S-40 family, owner, maker and unknown terms in the payload are ignored', async () => {
    const { body } = await jan.post('/contract', {
      ...gift(),
      family_id: other.id,
      user_id: 1,
      owner: other.parent.hashid,
      created_by: other.parent.id,
      id: 1,
      contract: { ...gift().contract, rate_millipercent: 5, evil: 'ja' },
    });
    const row = (await stored(String(body.hashid)))!;
    assert.deepEqual([row.family_id, row.created_by], [family.id, family.parent.id]);
    assert.deepEqual(row.terms, { ...PLAIN_GIFT_CLAUSES, ...gift().contract });
  });

  test('S-59 S-60 the same key at once makes one contract; with another payload it is refused', async () => {
    const key = { 'idempotency-key': 'sleutel-voor-twee-klikken' };
    const [first, second] = await Promise.all([jan.post('/contract', gift(), key), jan.post('/contract', gift(), key)]);
    assert.deepEqual([first.status, second.status], [200, 200]);
    assert.deepEqual(first.bytes, second.bytes);
    const third = await jan.post('/contract', { ...gift(), total: 1 }, key);
    assert.equal(third.status, 409);
    const list = (await jan.get('/contracts')).body.filter((c: { hashid: string }) => c.hashid === first.body.hashid);
    assert.equal(list.length, 1);
  });

  test('S-96 text that looks like SQL is kept as it is', async () => {
    for (const purpose of [
      `'; drop table contracts; --`,
      `" or 1=1`,
      '\\',
      '%',
      '$1',
      `Robert'); --`,
      '${x}',
      '/* */',
      'e\u0301',
    ]) {
      const { status, body } = await jan.post('/contract', { ...gift(), contract: { ...gift().contract, purpose } });
      assert.deepEqual([status, body.contract?.purpose], [200, purpose]);
    }
    for (const hashid of [`' or '1'='1`, '%27', '*', '../..']) {
      assert.ok([404, 422].includes((await jan.get(`/contract?hashid=${encodeURIComponent(hashid)}`)).status));
    }
  });
});
