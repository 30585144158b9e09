import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import { remindFamilies } from '../../actions/notices/remind.ts';
import { contracts } from '../../db/contractSchema.ts';
import { contractEvents } from '../../db/eventSchema.ts';
import { notices } from '../../db/noticeSchema.ts';
import { auditLog, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { signedBeforeLogin } from '../../test/agree.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { giftDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { childForm, editOf } from '../../test/relationForms.ts';
import { weekPasses } from '../../test/weekPasses.ts';
import { erases } from '../../test/erases.ts';

interface Record {
  hashid: string;
  kind: string;
  date: string;
  amount: number;
  status: string;
  automatic?: boolean;
  answered_at: string | null;
  recorded_by: { hashid: string };
}

/** Twelve terms of a thousand euro, on the first of February 2026 to January 2027. */
eachEngine((engine) => {
  let host: TestApp;
  let services: Services;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let borrower: ApiClient;
  let sister: ApiClient;
  let stranger: ApiClient;
  let now = 0;

  beforeEach(async () => {
    now = Date.parse('2026-03-10T10:00:00Z');
    host = await engine.app({ clock: () => now });
    services = host.services;
    family = await makeFamily(services.db);
    sanne = await makeUser(services.db, family.id, {
      sub: 'sanne',
      login: true,
      signed: true,
      email: 'sanne@voorbeeld.example',
    });
    const bram = await makeUser(services.db, family.id, { firstname: 'Bram', sub: 'bram', login: true, signed: true });
    const other = await makeFamily(services.db, { name: 'Bakker' });
    const token = { expires: 4e9 };
    jan = await apiClient(host.app, family.parent, token);
    borrower = await apiClient(host.app, sanne, token);
    sister = await apiClient(host.app, bram, token);
    stranger = await apiClient(host.app, other.parent, token);
  });

  const newLoan = async (signed = true): Promise<string> => {
    const draft = yearLoanDraft(family.parent.hashid, sanne.hashid);
    if (signed) return String((await signedBeforeLogin(host, jan, draft, sanne)).body.hashid);
    const contract = { ...draft.contract, signed_date: null };
    return String((await jan.post('/contract', { ...draft, contract })).body.hashid);
  };
  const start = (contract: string, rest: object = { past_paid: true }, by = jan) =>
    by.post('/contract/automatic', { contract, ...rest });
  const end = (contract: string, by = jan) => by.remove(`/contract/automatic?hashid=${contract}`);
  const events = ({ body }: ApiAnswer) => body.events as Record[];
  const read = (contract: string, by = jan) => by.get(`/contract?hashid=${contract}`);
  const made = async (contract: string) =>
    events(await read(contract))
      .filter(({ automatic }) => automatic === true)
      .map(({ date }) => date);
  const at = async (instant: string) => {
    now = Date.parse(instant);
    await remindFamilies(services);
  };
  const told = async (kind: 'automatic' | 'year_check' | 'term_late' | 'term_soon') =>
    (await services.db.select().from(notices).where(eq(notices.kind, kind)).orderBy(asc(notices.id))).map(
      ({ user_id, day }) => `${day} ${user_id === sanne.id ? 'sanne' : user_id === family.parent.id ? 'jan' : 'other'}`,
    );

  for (const [when, answeredAt] of [
    ['before its first term', '2026-03-30T10:00:00Z'],
    ['after its first term counted automatically', '2026-04-03T10:00:00Z'],
  ] as const)
    test(`a pause agreed ${when} removes its payments, and the whole next term stays due`, async () => {
      const loan = await newLoan();
      await start(loan);
      const content = {
        kind: 'pause',
        date: '2026-04-01',
        until: '2026-05-31',
        rests: 'everything',
        outcome: 'later_end',
      };
      const { body } = await borrower.post('/contract/proposal', { contract: loan, content, note: '' });
      const [proposal] = body.proposals as { hashid: string }[];
      const answer = () =>
        jan.post('/contract/proposal/answer', { hashid: proposal?.hashid, answer: 'accepted', note: '' });
      for (const instant of [answeredAt, '2026-04-01T08:00:00Z', '2026-06-01T08:00:00Z'].sort()) {
        await at(instant);
        if (instant === answeredAt) assert.equal((await answer()).status, 200);
      }
      const all = events(await read(loan));
      const counting = all.filter(
        ({ kind, hashid }) => kind === 'payment' && !all.some((one) => 'corrects' in one && one.corrects === hashid),
      );
      assert.deepEqual(
        counting.map(({ date, amount }) => `${date} ${amount}`),
        ['2026-02-01 100000', '2026-03-01 100000', '2026-06-01 100000'],
      );
    });

  test('R-5.1 the lender turns it on, says once how the past stands, and each term counts on its day', async () => {
    const loan = await newLoan();
    assert.deepEqual((await start(loan, {})).body.errors, { past_paid: 'Kies ja of nee.' });
    assert.equal((await read(loan)).body.automatic_since, undefined);
    const set = await start(loan);
    assert.deepEqual([set.status, set.body.automatic_since, set.body.ledger_version], [200, '2026-03-10', 2]);
    assert.deepEqual(
      events(set).map(({ date, automatic }) => `${date} ${automatic === true}`),
      ['2026-02-01 false', '2026-03-01 false'],
    );
    assert.equal(events(await start(loan)).length, 2);
    const list = (await jan.get('/contracts')).body as { hashid: string; automatic_since?: string }[];
    assert.equal(list.find(({ hashid }) => hashid === loan)?.automatic_since, '2026-03-10');
    await at('2026-04-01T07:00:00Z');
    const [, , record] = events(await read(loan));
    assert.deepEqual(
      [record?.kind, record?.status, record?.date, record?.amount, record?.automatic, record?.answered_at],
      ['payment', 'confirmed', '2026-04-01', 100_000, true, null],
    );
    assert.equal((await read(loan)).body.balance, 900_000);
    assert.deepEqual(await told('automatic'), ['2026-03-10 sanne']);
    assert.deepEqual(await told('term_soon'), []);
    const log = await services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entity, 'automatic'))
      .orderBy(asc(auditLog.id));
    assert.deepEqual(
      log.map(({ action, user_id }) => `${action} ${user_id === family.parent.id}`),
      ['start true', 'count false'],
    );
  });

  test('turned on at the day of a term it counts that one at once, unless everything until today was said to be unpaid', async () => {
    now = Date.parse('2026-03-01T10:00:00Z');
    const recorded = await newLoan();
    await jan.post('/contract/event', {
      contract: recorded,
      kind: 'payment',
      date: '2026-02-01',
      amount: 100_000,
      past_paid: false,
    });
    assert.equal((await start(recorded, {})).body.automatic_since, '2026-03-01');
    assert.deepEqual(await made(recorded), ['2026-03-01']);
    const open = await newLoan();
    assert.equal((await start(open, { past_paid: false })).body.automatic_since, '2026-03-02');
    assert.deepEqual(events(await read(open)), []);
    await at('2026-04-01T10:00:00Z');
    assert.deepEqual(await made(open), ['2026-04-01']);
  });

  test('the lender turns it on and confirms, the borrower can end it too, and nobody else sees it', async () => {
    const loan = await newLoan();
    const confirm = (by: ApiClient) => by.post('/contract/automatic/confirm', { contract: loan, year: 2025 });
    for (const [who, set, ended, confirmed] of [
      [borrower, 403, 200, 403],
      [sister, 404, 404, 404],
      [stranger, 404, 404, 404],
      [jan, 200, 200, 200],
    ] as const) {
      assert.equal((await start(loan, { past_paid: true }, who)).status, set);
      assert.equal((await end(loan, who)).status, ended);
      assert.equal((await confirm(who)).status, confirmed);
    }
    await start(loan);
    assert.equal((await end(loan, borrower)).body.automatic_since, undefined);
    assert.deepEqual((await told('automatic')).slice(-1), ['2026-03-10 jan']);
    await at('2026-05-02T10:00:00Z');
    assert.deepEqual(await made(loan), []);
  });

  test('a concept, a gift, a paid-off loan and an archived one are refused; archiving ends it', async () => {
    assert.equal((await start(await newLoan(false))).status, 409);
    const gift = await jan.post('/contract', giftDraft(family.parent.hashid, sanne.hashid));
    assert.equal((await start(String(gift.body.hashid))).status, 422);
    const paid = await newLoan();
    await jan.post('/contract/event', {
      contract: paid,
      kind: 'extra_repayment',
      date: '2026-03-10',
      amount: 1_200_000,
      outcome: 'lower_payment',
    });
    assert.equal((await start(paid)).status, 409);
    const loan = await newLoan();
    await start(loan);
    const proposed = await jan.post('/contract/proposal', { contract: loan, content: { kind: 'archive' } });
    const [{ hashid }] = proposed.body.proposals as [{ hashid: string }];
    await borrower.post('/contract/proposal/answer', { hashid, answer: 'accepted' });
    assert.equal((await start(loan)).status, 409);
    await at('2026-05-02T10:00:00Z');
    assert.deepEqual(await made(loan), []);
    const [row] = await services.db.select().from(contracts).where(eq(contracts.hashid, loan));
    assert.equal(row?.automatic_since, null);
  });

  test('in a year, also across clock changes and two weeks without a server, each term counts once, on its own day', async () => {
    const loan = await newLoan();
    await start(loan);
    for (let day = Date.parse('2026-03-11T00:00:00Z'); day < Date.parse('2027-01-10T00:00:00Z'); day += 86_400_000) {
      const date = new Date(day).toISOString().slice(0, 10);
      if (date >= '2026-06-25' && date < '2026-07-09') continue;
      now = day + 10 * 3_600_000;
      // Two processes at once.
      await Promise.all([remindFamilies(services), remindFamilies(services)]);
    }
    const terms = ['04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2026-${month}-01`);
    assert.deepEqual(await made(loan), [...terms, '2027-01-01']);
    assert.equal((await read(loan)).body.balance, 0);
    assert.deepEqual([await told('term_soon'), await told('term_late')], [[], []]);
    assert.deepEqual(await told('year_check'), ['2027-01-01 jan']);
  });

  test('a term paid by hand is not counted again, and one that somebody took back stays open', async () => {
    const loan = await newLoan();
    await start(loan);
    await jan.post('/contract/event', { contract: loan, kind: 'payment', date: '2026-03-10', amount: 130_000 });
    await at('2026-05-01T10:00:00Z');
    const counted = events(await read(loan)).filter(({ automatic }) => automatic);
    assert.deepEqual(
      counted.map(({ date, amount }) => `${date} ${amount}`),
      ['2026-05-01 70000'],
    );
    const { hashid } = counted[0]!;
    assert.equal((await borrower.remove(`/contract/event?hashid=${hashid}`)).status, 403);
    assert.equal((await jan.remove(`/contract/event?hashid=${hashid}`)).status, 200);
    await at('2026-05-02T10:00:00Z');
    await at('2026-06-01T10:00:00Z');
    assert.deepEqual(await made(loan), ['2026-05-01', '2026-06-01']);
    assert.equal((await read(loan)).body.balance, 770_000);
  });

  test('nothing counts automatically for a person who died or was erased', async () => {
    const loan = await newLoan();
    await start(loan);
    const died = {
      ...editOf(sanne.hashid),
      email: sanne.email,
      login: '1',
      passed_away: '1',
      death_date: '2026-03-09',
    };
    assert.equal((await jan.form('/user', childForm(died))).status, 200);
    await weekPasses(services);
    await at('2026-04-02T10:00:00Z');
    assert.deepEqual([await made(loan), (await read(loan)).body.automatic_since], [[], undefined]);
    const alive = { ...died, passed_away: '0', death_date: '' };
    assert.equal((await jan.form('/user', childForm(alive))).status, 200);
    assert.equal((await start(loan, {})).status, 200);
    assert.deepEqual(await made(loan), []);
    const account = { email: sanne.email, password: 'Keukentafel-2026!' };
    const created = await services.accounts!.create(services.db, account);
    assert.ok('sub' in created);
    const [own] = await services.db.update(users).set({ sub: created.sub }).where(eq(users.id, sanne.id)).returning();
    const answer = erases(services, await apiClient(host.app, own!, { expires: 4e9 }), {
      confirm: 'VERWIJDER',
      password: account.password,
    });
    assert.equal((await answer).status, 200);
    await at('2026-05-02T10:00:00Z');
    assert.deepEqual([await made(loan), (await read(loan)).body.automatic_since], [[], undefined]);
  });

  test('nothing counts automatically once the person who set it for a lender without a login was erased', async () => {
    const account = { email: 'jan@weg.example', password: 'Keukentafel-2026!' };
    const created = await services.accounts!.create(services.db, account);
    assert.ok('sub' in created);
    const [own] = await services.db
      .update(users)
      .set({ sub: created.sub })
      .where(eq(users.id, family.parent.id))
      .returning();
    const manager = await apiClient(host.app, own!, { expires: 4e9 });
    const grandmother = await makeUser(services.db, family.id, { firstname: 'Truus' });
    const draft = yearLoanDraft(grandmother.hashid, sanne.hashid);
    const loan = String((await signedBeforeLogin(host, manager, draft, sanne)).body.hashid);
    assert.equal((await start(loan, { past_paid: true }, manager)).status, 200);
    await at('2026-04-02T10:00:00Z');
    const counted = async () => [
      events(await read(loan, borrower)).filter(({ automatic }) => automatic === true).length,
      (await read(loan, borrower)).body.automatic_since,
    ];
    assert.deepEqual(await counted(), [1, '2026-03-10']);
    const gone = await erases(services, manager, { confirm: 'VERWIJDER', password: account.password });
    assert.equal(gone.status, 200);
    await at('2026-05-02T10:00:00Z');
    assert.deepEqual(await counted(), [1, undefined]);
  });

  test('from 1 January a year is confirmed with one press, and announced once', async () => {
    const loan = await newLoan();
    await start(loan);
    await at('2026-12-31T10:00:00Z');
    const kind = async (by = jan) => ((await read(loan, by)).body.next as { kind: string } | undefined)?.kind;
    const confirm = (year: number, by = jan) => by.post('/contract/automatic/confirm', { contract: loan, year });
    assert.equal(await kind(), undefined);
    assert.equal((await confirm(2026)).status, 422);
    await at('2027-01-02T10:00:00Z');
    await at('2027-01-03T10:00:00Z');
    assert.deepEqual(await told('year_check'), ['2027-01-02 jan']);
    assert.deepEqual([await kind(), await kind(borrower)], ['year', undefined]);
    const { next } = (await read(loan)).body as { next: { date: string; amount: number } };
    assert.deepEqual([next.date, next.amount], ['2026-12-31', 900_000]);
    const before = (await jan.post('/statement/pdf', { year: 2026 })).status;
    const assumed = async () =>
      ((await jan.get('/statement?year=2026')).body.statement as { lent: { assumed?: number }[] }).lent[0]?.assumed;
    assert.deepEqual([before, await assumed()], [200, 9]);
    const answer = await confirm(2026);
    assert.equal(events(answer).filter(({ automatic, answered_at }) => automatic && answered_at !== null).length, 9);
    assert.equal(answer.body.next, undefined);
    assert.equal(await assumed(), undefined);
    assert.match(String((await jan.get('/statement?year=2026')).body.changes), /: geteld en niet bevestigd waren 9/u);
    const version = answer.body.ledger_version;
    assert.equal((await confirm(2026)).body.ledger_version, version);
    await assert.rejects(
      services.db.update(contractEvents).set({ answered_at: new Date() }).where(eq(contractEvents.automatic, true)),
    );
  });
});
