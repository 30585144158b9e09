import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { contractEvents } from '../../db/eventSchema.ts';
import { auditLog } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { addSigned, agree } from '../../test/agree.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

eachEngine((engine) => {
  let host: TestApp;
  let services: Services;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let borrower: ApiClient;
  let sister: ApiClient;
  let stranger: ApiClient;

  before(async () => {
    host = await engine.app({ clock: () => NOW });
    services = host.services;
    family = await makeFamily(services.db);
    sanne = await makeUser(services.db, family.id, { sub: 'sanne', login: true, signed: true });
    const bram = await makeUser(services.db, family.id, { firstname: 'Bram', sub: 'bram', login: true, signed: true });
    const other = await makeFamily(services.db, { name: 'Bakker' });
    const token = { expires: NOW / 1000 + 600 };
    jan = await apiClient(host.app, family.parent, token);
    borrower = await apiClient(host.app, sanne, token);
    sister = await apiClient(host.app, bram, token);
    stranger = await apiClient(host.app, other.parent, token);
  });

  async function newLoan(draftOf = yearLoanDraft): Promise<string> {
    return String((await addSigned(host, jan, draftOf(family.parent.hashid, sanne.hashid))).body.hashid);
  }

  const payment = (contract: string, rest: object = {}) => ({
    contract,
    kind: 'payment',
    date: '2026-02-01',
    amount: 100_000,
    ...rest,
  });
  const stored = async () => services.db.$count(contractEvents);
  const events = ({ body }: ApiAnswer) => body.events as { hashid: string; kind: string; status: string }[];

  test('R-5.1 a loan’s open amount follows its plan until something is recorded, and the records from then on', async () => {
    const loan = await newLoan();
    const before = (await jan.get(`/contract?hashid=${loan}`)).body;
    assert.deepEqual([before.balance, before.events, before.ledger_version], [700_000, [], 0]);
    const after = await jan.post('/contract/event', payment(loan));
    assert.deepEqual([after.status, after.body.balance, after.body.ledger_version], [200, 1_100_000, 1]);
    const list = (await jan.get('/contracts')).body as { hashid: string; balance: number; events?: unknown }[];
    assert.deepEqual(
      list.filter((one) => one.hashid === loan).map(({ balance, events: told }) => [balance, told]),
      [[1_100_000, undefined]],
    );
  });

  test('everything until today as planned is recorded once, however often it is asked', async () => {
    const loan = await newLoan();
    await jan.post('/contract/event', payment(loan, { amount: 40_000 }));
    const first = await jan.post('/contract/event/planned', { contract: loan });
    assert.deepEqual([first.body.balance, events(first).length], [700_000, 6]);
    assert.equal(events(await jan.post('/contract/event/planned', { contract: loan })).length, 6);
  });

  const kinds = (answer: ApiAnswer) => events(answer).map(({ kind, status }) => `${kind} ${status}`);

  test('R-8.5 a first payment with "everything was paid" records the terms before it, and nothing is overdue', async () => {
    const loan = await newLoan();
    const answer = await jan.post('/contract/event', payment(loan, { date: '2026-06-01', past_paid: true }));
    assert.deepEqual([answer.status, answer.body.balance], [200, 700_000]);
    assert.deepEqual(kinds(answer), Array<string>(5).fill('payment confirmed'));
    assert.equal((await jan.post('/contract/event', payment(loan, { past_paid: 'ja' }))).status, 422);
  });

  test('R-8.5 a borrower says it with their report; it counts once the lender says so too', async () => {
    const loan = await newLoan();
    const reported = await borrower.post('/contract/event', payment(loan, { date: '2026-06-01', past_paid: true }));
    assert.deepEqual([kinds(reported), reported.body.balance], [['payment reported'], 700_000]);
    const [{ hashid, past_paid }] = reported.body.events as [{ hashid: string; past_paid?: boolean }];
    assert.equal(past_paid, true);
    const answer = await jan.post('/contract/event/confirm', { hashid, status: 'confirmed', past_paid: true });
    assert.deepEqual([answer.status, answer.body.balance], [200, 700_000]);
    assert.deepEqual(kinds(answer), Array<string>(5).fill('payment confirmed'));
  });

  test('R-8.5 a borrower reports everything until today once; refusing it records nothing', async () => {
    const loan = await newLoan();
    const first = await borrower.post('/contract/event/planned', { contract: loan });
    assert.deepEqual(kinds(first), ['payment reported']);
    assert.deepEqual(kinds(await borrower.post('/contract/event/planned', { contract: loan })), ['payment reported']);
    const { hashid } = events(first)[0]!;
    const refused = await jan.post('/contract/event/confirm', { hashid, status: 'refused', past_paid: true });
    assert.deepEqual([kinds(refused), refused.body.balance], [['payment refused'], 700_000]);
    const again = await borrower.post('/contract/event/planned', { contract: loan });
    const second = events(again)[1]!;
    const agreed = await jan.post('/contract/event/confirm', {
      hashid: second.hashid,
      status: 'confirmed',
      past_paid: true,
    });
    assert.deepEqual([agreed.body.balance, events(agreed).length], [700_000, 6]);
    assert.equal((await sister.post('/contract/event/planned', { contract: loan })).status, 404);
  });

  test('R-8.5 a mistaken no can be corrected: everything until today is recorded on its own day', async () => {
    const loan = await newLoan();
    const alone = await jan.post('/contract/event', payment(loan, { date: '2026-06-01' }));
    assert.equal(alone.body.balance, 1_100_000);
    const whole = await jan.post('/contract/event/planned', { contract: loan });
    const days = (whole.body.events as { date: string }[]).map(({ date }) => date);
    assert.deepEqual(days.toSorted(), ['2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01']);
  });

  test('a borrower’s report counts when the lender confirms it, and never when the lender refuses it', async () => {
    const loan = await newLoan();
    const reported = await borrower.post('/contract/event', payment(loan));
    assert.deepEqual(
      [reported.body.balance, events(reported).map(({ status }) => status)],
      [700_000, ['reported']],
      'by the plan, as nothing counts yet',
    );
    const { hashid } = events(reported)[0]!;
    assert.equal((await borrower.post('/contract/event/confirm', { hashid, status: 'confirmed' })).status, 403);
    assert.equal((await jan.post('/contract/event/confirm', { hashid, status: 'confirmed' })).body.balance, 1_100_000);
    assert.equal((await jan.post('/contract/event/confirm', { hashid, status: 'refused' })).status, 409);
    const second = events(await borrower.post('/contract/event', payment(loan, { date: '2026-03-01' })))[1]!;
    const refused = await jan.post('/contract/event/confirm', { hashid: second.hashid, status: 'refused' });
    assert.deepEqual([refused.body.balance, events(refused).at(-1)?.status], [1_100_000, 'refused']);
  });

  test('a report to a lender without a login waits for a manager, who is notified once; a lender with a login is notified alone', async () => {
    const grandmother = await makeUser(services.db, family.id, { firstname: 'Oma', birthdate: '1930-05-02' });
    const told = async (who: ApiClient) =>
      ((await who.get('/notices')).body.notices as { kind: string; text: string; contract: string }[]).filter(
        ({ kind }) => kind === 'payment_reported',
      );
    const hers = yearLoanDraft(grandmother.hashid, sanne.hashid);
    const loan = String((await addSigned(host, jan, hers)).body.hashid);
    const { hashid } = events(await borrower.post('/contract/event', payment(loan)))[0]!;
    assert.deepEqual(
      (await told(jan)).filter(({ contract }) => contract === loan).map(({ text }) => text),
      ['Sanne meldt een betaling bij de lening “Eigen huis” aan Sanne Vries. Is het geld binnen?'],
    );
    assert.deepEqual([await told(borrower), await told(sister)], [[], []]);
    assert.equal((await jan.post('/contract/event/confirm', { hashid, status: 'confirmed' })).status, 200);

    const marie = await makeUser(services.db, family.id, { firstname: 'Marie', family_role: 'manager', sub: 'marie' });
    const manager = await apiClient(host.app, marie, { expires: NOW / 1000 + 600 });
    await borrower.post('/contract/event', payment(await newLoan()));
    assert.deepEqual(await told(manager), []);
    await borrower.post('/contract/event/planned', { contract: loan });
    assert.equal((await told(manager)).length, 1);
  });

  test('a counter-entry puts everything back as it was; nothing is taken away', async () => {
    const loan = await newLoan();
    await jan.post('/contract/event', payment(loan));
    const second = await jan.post('/contract/event', {
      contract: loan,
      kind: 'extra_repayment',
      date: '2026-03-02',
      amount: 50_000,
      outcome: 'lower_payment',
    });
    const { hashid } = events(second)[1]!;
    const asked = await jan.remove(`/contract/event?hashid=${hashid}`);
    assert.deepEqual([asked.status, asked.body.balance], [200, 1_050_000], 'it counts until the borrower agrees');
    const agreed = { hashid: events(asked).at(-1)?.hashid, status: 'confirmed' };
    const undone = await borrower.post('/contract/event/confirm', agreed);
    assert.deepEqual(
      [undone.status, undone.body.balance, events(undone).map(({ kind }) => kind)],
      [200, 1_100_000, ['payment', 'extra_repayment', 'correction']],
    );
    assert.equal((await jan.remove(`/contract/event?hashid=${hashid}`)).status, 409);
    const mine = events(await borrower.post('/contract/event', payment(loan, { date: '2026-03-01' }))).at(-1)!;
    assert.equal((await borrower.remove(`/contract/event?hashid=${mine.hashid}`)).status, 200);
    assert.equal((await borrower.remove(`/contract/event?hashid=${events(undone)[0]!.hashid}`)).status, 403);
  });

  test('R-8.5 only the lender answers a report, and only the reporter takes it back: otherwise 409 with the way', async () => {
    const loan = await newLoan();
    const { hashid } = events(await borrower.post('/contract/event', payment(loan)))[0]!;
    const { status, body } = await jan.remove(`/contract/event?hashid=${hashid}`);
    assert.deepEqual([status, body.error], [409, 'Dit is alleen gemeld. Bevestig dat het binnen is, of wijs het af.']);
    assert.deepEqual(kinds(await jan.get(`/contract?hashid=${loan}`)), ['payment reported']);
    assert.equal((await borrower.remove(`/contract/event?hashid=${hashid}`)).status, 200);
  });

  test('S-33 who may record what follows the table of docs/roles.md', async () => {
    const loan = await newLoan();
    const made = events(await jan.post('/contract/event', payment(loan)))[0]!;
    const reported = async () =>
      events(await borrower.post('/contract/event', payment(loan, { date: '2026-03-01', amount: 1 }))).at(-1)!.hashid;
    const pause = {
      contract: loan,
      kind: 'pause',
      date: '2026-07-01',
      until: '2026-07-31',
      rests: 'repayment',
      outcome: 'same_end',
    };
    const calls: [string, (client: ApiClient) => Promise<ApiAnswer>, number, number][] = [
      [
        'payment',
        (client) => client.post('/contract/event', payment(loan, { date: '2026-03-01', amount: 100 })),
        200,
        200,
      ],
      ['planned', (client) => client.post('/contract/event/planned', { contract: loan }), 200, 200],
      [
        'costs',
        (client) =>
          client.post('/contract/event', { contract: loan, kind: 'costs', date: '2026-03-02', amount: 4_840 }),
        200,
        403,
      ],
      // A signed contract changes only by both: a proposal (proposals.test.ts).
      ['pause', (client) => client.post('/contract/event', pause), 409, 403],
      [
        'confirm',
        async (client) => client.post('/contract/event/confirm', { hashid: await reported(), status: 'confirmed' }),
        200,
        403,
      ],
      ['undo', (client) => client.remove(`/contract/event?hashid=${made.hashid}`), 200, 403],
    ];
    for (const [what, call, asLender, asBorrower] of calls) {
      assert.equal((await call(borrower)).status, asBorrower, `borrower: ${what}`);
      assert.equal((await call(sister)).status, 404, `sister: ${what}`);
      assert.equal((await call(stranger)).status, 404, `stranger: ${what}`);
      assert.equal((await call(jan)).status, asLender, `lender: ${what}`);
    }
  });

  test('an impossible event is refused with a Dutch sentence at its field, and nothing is stored', async () => {
    const loan = await newLoan();
    const gift = String(
      (
        await jan.post('/contract', {
          type: 'GiftContract',
          total: 1,
          contract: {
            signed_date: null,
            gift_date: null,
            purpose: '',
            exclusion_clause: 'none',
            revocable: false,
            counts_toward_estate: false,
          },
          parties: { from: [family.parent.hashid], to: [sanne.hashid] },
        })
      ).body.hashid,
    );
    const count = await stored();
    const wrong: [object | null, string][] = [
      [null, 'contract'],
      [{ kind: 'payment' }, 'contract'],
      [payment(gift), 'contract'],
      [payment(loan, { kind: 'correction' }), 'kind'],
      [payment(loan, { date: '2025-12-31' }), 'date'],
      [payment(loan, { date: '2026-06-16' }), 'date'],
      [payment(loan, { date: '2026-02-30' }), 'date'],
      [payment(loan, { amount: 1_200_001 }), 'amount'],
      [payment(loan, { amount: '1,005' }), 'amount'],
      [payment(loan, { note: 'x'.repeat(501) }), 'note'],
      [{ contract: loan, kind: 'costs', date: '2026-02-01', amount: 0 }, 'amount'],
    ];
    for (const [body, field] of wrong) {
      const { status, body: answer } = await jan.post('/contract/event', body);
      assert.equal(status, 422, JSON.stringify([body, answer]));
      assert.match(String(answer.errors[field]), /^[A-Z].{10,}\.$/, JSON.stringify([body, answer]));
    }
    assert.equal(await stored(), count);
    const forgiven = await newLoan(freshLoanDraft);
    await agree(
      jan,
      forgiven,
      { kind: 'forgiveness', date: '2026-01-15', amount: 1_200_000, outcome: 'lower_payment', said: 'written' },
      borrower,
    );
    assert.equal(
      (await jan.post('/contract/event', payment(forgiven))).body.errors.date,
      'Op deze dag was de lening al helemaal afgelost.',
    );
  });

  test('when two records start from one state, one is stored, and the other is answered that somebody was first', async () => {
    const loan = await newLoan();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((euros) =>
        jan.post('/contract/event', payment(loan, { amount: euros * 100, ledger_version: 0 })),
      ),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
    assert.match(answers.find(({ status }) => status === 409)!.body.error, /intussen iets bij dit contract vastgelegd/);
  });

  test('S-59 the same request twice records once', async () => {
    const loan = await newLoan();
    const headers = { 'idempotency-key': `betaling-${loan}` };
    const answers = await Promise.all([1, 2].map(() => jan.post('/contract/event', payment(loan), headers)));
    assert.deepEqual(
      answers.map((answer) => events(answer).length),
      [1, 1],
    );
  });

  test('other terms that the records do not fit are refused', async () => {
    const loan = await newLoan();
    await jan.post('/contract/event', payment(loan, { amount: 1_000_000 }));
    const draft = yearLoanDraft(family.parent.hashid, sanne.hashid);
    const other = (total: number) =>
      jan.post('/contract/proposal', { contract: loan, content: { kind: 'terms', draft: { ...draft, total } } });
    assert.equal((await other(500_000)).status, 409);
    assert.equal((await other(1_300_000)).status, 200);
  });

  test('every record is in the audit log', async () => {
    const loan = await newLoan();
    await jan.post('/contract/event', payment(loan));
    const rows = await services.db.select().from(auditLog).where(eq(auditLog.hashid, loan));
    assert.ok(rows.some(({ action, entity }) => action === 'add' && entity === 'loan_event'));
  });

  test('S-277 a concept with a confirmed or waiting payment is not removed before that is taken back', async () => {
    const draft = yearLoanDraft(family.parent.hashid, sanne.hashid, null);
    const loan = String((await jan.post('/contract', draft)).body.hashid);
    const remove = async () => (await jan.remove(`/contract?hashid=${loan}`)).status;
    const reported = await borrower.post('/contract/event', payment(loan));
    assert.equal(reported.status, 200, JSON.stringify(reported.body));
    const { hashid } = events(reported)[0]!;
    assert.equal(await remove(), 409, 'it waits');
    await jan.post('/contract/event/confirm', { hashid, status: 'confirmed' });
    assert.equal(await remove(), 409, 'it counts');
    const asked = await jan.remove(`/contract/event?hashid=${hashid}`);
    assert.equal(await remove(), 409, 'the borrower has not agreed that it never came');
    const back = { hashid: events(asked).at(-1)!.hashid, status: 'confirmed' };
    assert.equal((await borrower.post('/contract/event/confirm', back)).status, 200);
    assert.equal(await remove(), 200);
  });
});
