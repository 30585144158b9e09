import { loan as rated } from './gifts/test/giftYearCases.ts';
import { happened } from './loans/ledger/test/loans.ts';
import { scheduledBooks } from './statements/books.ts';
import { booksOf } from './statements/ledgerBooks.ts';
import type { ContractDetail, LoanDetail } from './wire/contract.ts';
import type { Party } from './wire/party.ts';
import { estateOf } from './estate.ts';

const person = (hashid: string): Party => ({ hashid, firstname: hashid, infix: '', lastname: 'Vries' });

const loan = (from: string, to: string, signed = '2024-06-20'): ContractDetail =>
  ({
    hashid: `${from}-${to}`,
    type: 'LinearLoanContract',
    total: 1_200_000,
    version: 1,
    events: [],
    ledger_version: 0,
    contract: {
      signed_date: signed,
      start_date: '2024-07-01',
      first_payment_date: '2024-08-01',
      rate_millipercent: 0,
      term_months: 12,
      payment_every: 1,
      day_count: '30E/360',
      // Late amounts bear 6 %, and so are no gift.
      late_payment: 'due_date',
      default_rate_millipercent: 6_000,
      taken_over: null,
      purpose: '',
      own_home: false,
      rate_motivation: '',
    },
    parties: { from: [person(from)], to: [person(to)] },
  }) as unknown as ContractDetail;

const gift = (day: string, changes: object = {}): ContractDetail =>
  ({
    hashid: `gift-${day}`,
    type: 'GiftContract',
    total: 500_000,
    version: 1,
    contract: {
      signed_date: day,
      gift_date: day,
      purpose: '',
      form: 'transfer',
      condition: 'none',
      exemption: 'yearly',
      ...changes,
    },
    parties: { from: [person('jan')], to: [person('sanne')] },
  }) as unknown as ContractDetail;

const books = (one: LoanDetail) => scheduledBooks(one);

test('R-8.2 the claims and debts of the day of death: 12.000 less five repayments of 1.000', () => {
  const estate = estateOf(
    'jan',
    '2024-12-15',
    [loan('jan', 'sanne'), loan('bram', 'jan'), loan('bram', 'sanne')],
    books,
  );
  expect(estate.claims).toMatchObject([{ hashid: 'jan-sanne', amount: 700_000 }]);
  expect(estate.debts).toMatchObject([{ hashid: 'bram-jan', amount: 700_000 }]);
  expect(estate.contracts).toEqual(['jan-sanne', 'bram-jan']);
});

test('R-8.2 a loan that was paid off leaves no claim, and its agreement stays among the papers', () => {
  const estate = estateOf('jan', '2025-08-02', [loan('jan', 'sanne')], books);
  expect(estate).toMatchObject({ claims: [], contracts: ['jan-sanne'] });
});

test('R-8.2 a sum forgiven within 180 days is among the gifts, an older one is not', () => {
  const forgiven = {
    ...loan('jan', 'sanne', '2024-06-20'),
    events: [
      { hashid: 'e1', kind: 'forgiveness', date: '2024-07-15', amount: 100_000, status: 'confirmed' },
      { hashid: 'e2', kind: 'forgiveness', date: '2025-09-30', amount: 300_000, status: 'confirmed' },
    ],
  } as unknown as ContractDetail;
  const on = (death: string) => estateOf('jan', death, [forgiven], booksOf).recent;
  // 92 days after 30 September 2025 is 31 December.
  expect(on('2025-12-31')).toMatchObject([{ kind: 'forgiveness', date: '2025-09-30', amount: 300_000 }]);
  expect(on('2026-03-29')).toHaveLength(1);
  expect(on('2026-03-30')).toHaveLength(0);
  expect(estateOf('sanne', '2025-12-31', [forgiven], booksOf).recent).toEqual([]);
});

test('R-8.2 for a loan that could be called at once the last 180 days until the death are among the gifts (art. 12, 15 SW)', () => {
  const terms = { first_payment_date: '2024-08-01', term_months: 120, callable: 'on_demand' };
  const made = loan('jan', 'sanne');
  const lent = { ...made, type: 'RepaymentFreeLoanContract', contract: { ...made.contract, ...terms } };
  const on = (death: string, who = 'jan') => estateOf(who, death, [lent as ContractDetail], booksOf).recent;
  // 12.000 at 6 %: 720 a year. From 2 November 2025: 60 days, and 121 of 2026.
  expect(on('2026-05-01')).toMatchObject([{ kind: 'callable', date: '2025-11-02', amount: 11_836 + 23_868 }]);
  // 1 to 20 July 2024, in a leap year.
  expect(on('2024-07-20')).toMatchObject([{ kind: 'callable', date: '2024-07-01', amount: 3_934 }]);
  expect([on('2026-05-01', 'sanne'), on('2024-06-25')]).toEqual([[], []]);
});

test('R-8.2 a gift on paper is a debt of the giver, a claim of the recipient, and a gift', () => {
  const paper = gift('2026-03-01', { form: 'paper', exemption: 'yearly' });
  const line = { kind: 'paper_gift', amount: 500_000, date: '2026-03-01' };
  // With the death of the giver the interest is due: 6 % over 5.000 for the 123 days from 1 March up to and including 1 July.
  expect(estateOf('jan', '2026-07-01', [paper], books)).toMatchObject({
    debts: [{ ...line, amount: 510_110 }],
    claims: [],
    recent: [line],
  });
  expect(estateOf('jan', '2030-07-01', [paper], books)).toMatchObject({ debts: [{ kind: 'paper_gift' }], recent: [] });
  expect(estateOf('sanne', '2026-07-01', [paper], books)).toMatchObject({ claims: [line], debts: [], recent: [] });
});

test('R-8.2 the debt of a gift on paper shows which years were paid, and the paid part is no debt', () => {
  const interest = (hashid: string, year: number, date: string, amount: number) => ({
    hashid,
    kind: 'interest',
    year,
    date,
    amount,
    status: 'confirmed',
  });
  const events = [
    interest('a', 2024, '2024-12-20', 30_000),
    interest('b', 2026, '2026-09-01', 30_000),
    { hashid: 'c', kind: 'payout', date: '2026-01-31', amount: 100_000, status: 'confirmed' },
  ];
  const paper = { ...gift('2024-01-01', { form: 'paper' }), events } as unknown as ContractDetail;
  const [debt] = estateOf('jan', '2026-07-01', [paper], books).debts;
  // 5.000 less 1.000, the 300 of 2025 that nobody paid, and the amount due with the death; later payments repair nothing.
  expect(debt?.amount).toBe(430_000 + 12_477);
  expect(debt?.interest?.years.map(({ year, state }) => [year, state])).toEqual([
    [2024, 'paid'],
    [2025, 'open'],
  ]);
  // 31 days over 5.000 and 151 over 4.000, of 365.
  expect(debt?.interest?.last).toEqual({ year: 2026, due: 12_477, paid: 0 });
  const whole = {
    ...gift('2024-01-01', { form: 'paper' }),
    events: [{ ...events[2], amount: 500_000, date: '2024-01-01' }],
  };
  // Paid out on the day of the deed itself: only the interest over that day is left.
  expect(estateOf('jan', '2024-07-01', [whole as unknown as ContractDetail], books).debts).toMatchObject([
    { amount: 82 },
  ]);
});

test('R-8.2 with two givers on paper the interest of the year is due only with the last death', () => {
  const made = gift('2026-03-01', { form: 'paper', falls_due: 'last_death' });
  const paper = { ...made, parties: { ...made.parties, from: [person('jan'), person('marijke')] } };
  const owed = (who: string, death: string, ...others: [string, string][]) => {
    const { claims, debts } = estateOf(who, death, [paper], books, new Map(others));
    return [...claims, ...debts].map(({ amount }) => amount);
  };
  expect(owed('jan', '2026-07-01')).toEqual([500_000]);
  expect(owed('jan', '2026-07-01', ['marijke', '2026-08-01'])).toEqual([500_000]);
  expect(owed('jan', '2026-07-01', ['marijke', '2026-05-01'])).toEqual([510_110]);
  // The recipient had the claim on both, and the last died on 1 July.
  expect(owed('sanne', '2026-10-01', ['jan', '2026-07-01'], ['marijke', '2026-05-01'])).toEqual([510_110]);
});

test('R-8.2 a gift with a raised exemption is listed separately: if that holds it does not count (art. 12 lid 3 SW)', () => {
  const raised = gift('2026-03-01', { exemption: 'raised_study' });
  expect(estateOf('jan', '2026-07-01', [raised], books)).toMatchObject({
    recent: [],
    raised: [{ kind: 'gift', amount: 500_000 }],
  });
});

test('R-8.2 gifts of the last 180 days, the first day and the day itself included', () => {
  // 180 days before 1 July 2026 is 2 January 2026.
  const estate = estateOf(
    'jan',
    '2026-07-01',
    [
      gift('2026-01-01'),
      gift('2026-01-02'),
      gift('2026-07-01'),
      gift('2026-07-02'),
      gift('2026-03-01', { form: 'at_death' }),
      gift('2026-03-02', { signed_date: null }),
    ],
    books,
  );
  expect(estate.recent.map(({ date }) => date)).toEqual(['2026-01-02', '2026-07-01']);
});

test('R-8.2 a contract not signed, or signed after the death, is no debt and no paper', () => {
  const estate = estateOf(
    'jan',
    '2024-12-15',
    [
      loan('jan', 'sanne', '2024-12-16'),
      { ...loan('bram', 'jan'), contract: { ...loan('bram', 'jan').contract, signed_date: null } } as ContractDetail,
    ],
    books,
  );
  const none = { claims: [], debts: [], recent: [], raised: [], given: [] };
  expect(estate).toEqual({ death_date: '2024-12-15', ...none, contracts: [] });
});

test('R-8.2 gifts received are no late gifts, and money that came first counts on its day', () => {
  const got = { ...gift('2026-03-01'), parties: { from: [person('sanne')], to: [person('jan')] } };
  const early = gift('2026-01-02', { gift_date: '2026-01-01' });
  const estate = estateOf('jan', '2026-07-01', [got, early], books);
  expect([estate.recent, estate.contracts]).toEqual([[], ['gift-2026-03-01', 'gift-2026-01-02']]);
});

test('R-8.2 for gifts, loans and debts of two the deceased’s half is shown next to the whole, the odd cent with the first', () => {
  const of = (who: string, made: ContractDetail) => estateOf(who, '2026-07-01', [made], booksOf);
  const both = (made: ContractDetail, total: number): ContractDetail => ({
    ...made,
    total,
    parties: { from: [person('jan'), person('marijke')], to: [person('sanne')] },
  });
  const given = both(gift('2026-03-01'), 650_001);
  expect(of('jan', given).recent).toMatchObject([{ amount: 650_001, own: 325_001 }]);
  expect(of('marijke', given).recent).toMatchObject([{ amount: 650_001, own: 325_000 }]);
  expect(of('jan', gift('2026-03-01')).recent).toMatchObject([{ amount: 500_000, own: 500_000 }]);
  const lent = both(loan('jan', 'sanne'), 1_200_000);
  expect(estateOf('marijke', '2024-12-15', [lent], booksOf).claims).toMatchObject([{ amount: 700_000, own: 350_000 }]);
  expect(estateOf('sanne', '2024-12-15', [lent], booksOf).debts).toMatchObject([{ amount: 700_000, own: 700_000 }]);
});

test('R-8.2 all gifts ever, with the facts that executors need (BW 4:67 d, 4:229)', () => {
  const forgiven = {
    ...loan('jan', 'sanne', '2024-06-20'),
    events: [
      { hashid: 'e1', kind: 'forgiveness', date: '2024-07-15', amount: 100_000, status: 'confirmed' },
      { hashid: 'e2', kind: 'forgiveness', date: '2026-09-30', amount: 300_000, status: 'confirmed' },
    ],
  } as unknown as ContractDetail;
  const { given } = estateOf(
    'jan',
    '2026-07-01',
    [
      gift('2009-03-01', { counts_toward_estate: true }),
      gift('2015-03-01', { revocable: true, exemption: 'raised_free' }),
      gift('2020-03-01'),
      gift('2026-08-01'),
      forgiven,
    ],
    booksOf,
  );
  expect(given.map(({ kind, date, traits = [] }) => [kind, date, ...traits])).toEqual([
    ['gift', '2009-03-01', 'brought_in'],
    ['gift', '2015-03-01', 'revocable', 'raised'],
    ['gift', '2020-03-01'],
    ['forgiveness', '2024-07-15'],
  ]);
});

describe('R-8.2 a rate that may be a gift (art. 1 lid 7 SW, BW 7:186)', () => {
  // 200.000 without repayment for twenty years from 1 March 2024, at 4 % as a bank asked, and at 0 % from 1 May 2026 on.
  const made = rated('limited', 200_000, 4_000, '2024-03-01', 240);
  const to0 = happened([{ kind: 'rate_change' as const, rate_millipercent: 0, date: '2026-05-01' }]);
  const lowered = { ...made, contract: { ...made.contract, compared_rate_millipercent: 4_000 }, events: to0 };
  const of = (who: string, death: string, one: LoanDetail = lowered) => {
    const { recent, given } = estateOf(who, death, [one], booksOf);
    return [recent, given].map((lines) => lines.map(({ kind, date, amount }) => [kind, date, amount]));
  };

  test('a lowered rate is named among the last 180 days and among all gifts, with its half of two', () => {
    const line = ['lowered_rate', '2026-05-01', 8_696_000];
    // 180 days after 1 May is 28 October.
    expect(of('jan', '2026-10-28')).toEqual([[line], [line]]);
    expect(of('jan', '2026-10-29')).toEqual([[], [line]]);
    expect(of('jan', '2026-04-30')).toEqual([[], []]);
    expect(of('sanne', '2026-10-28')).toEqual([[], []]);
    const both = { ...lowered, parties: { ...lowered.parties, from: [person('jan'), person('marijke')] } };
    const [one] = estateOf('marijke', '2026-10-28', [both], booksOf).recent;
    expect([one?.amount, one?.own]).toEqual([8_696_000, 4_348_000]);
  });

  test('so is a low rate agreed at the start, on that day', () => {
    const low = { ...made, events: [] };
    const [recent, given] = of('jan', '2024-08-28', low);
    expect([recent?.map(([kind, date]) => [kind, date]), given]).toEqual([[['low_rate', '2024-03-01']], recent]);
    expect(of('jan', '2026-10-28', low)[0]).toEqual([]);
  });
});

describe('R-8.2 a gift agreed and not yet paid', () => {
  const on = (who: string, one: ContractDetail, death = '2026-03-01') => {
    const { claims, debts } = estateOf(who, death, [one], books);
    return { claims, debts };
  };

  test('is still to be paid by the giver’s estate, and to be received by the recipient’s (BW 7:175)', () => {
    const later = gift('2026-02-01', { gift_date: '2026-05-01' });
    const line = { kind: 'promised', promised: 'transfer', date: '2026-05-01', amount: 500_000 };
    expect(on('jan', later)).toMatchObject({ debts: [line], claims: [] });
    expect(on('sanne', later)).toMatchObject({ debts: [], claims: [line] });
    // Nobody recorded when the money was transferred: it may be paid, and the heirs must look that up.
    expect(on('jan', gift('2026-02-01', { gift_date: null })).debts).toMatchObject([
      { promised: 'transfer', date: '2026-02-01' },
    ]);
    expect(on('jan', later, '2026-05-01')).toEqual({ claims: [], debts: [] });
  });

  test('payable at death, or on a condition, it says so: it holds only with a deed, or once the condition is met', () => {
    const atDeath = gift('2020-05-01', { form: 'at_death', gift_date: null });
    expect(on('jan', atDeath).debts).toMatchObject([{ kind: 'promised', promised: 'at_death', date: '2020-05-01' }]);
    expect(on('sanne', atDeath).claims).toMatchObject([{ kind: 'promised', promised: 'at_death' }]);
    for (const form of ['transfer', 'paper']) {
      const condition = gift('2020-05-01', { form, condition: 'suspensive' });
      expect(on('jan', condition).debts).toMatchObject([{ kind: 'promised', promised: 'condition' }]);
    }
  });

  test('a house, a debt on paper and an unsigned gift are no promise of money', () => {
    for (const [form, condition] of [
      ['real_estate', 'none'],
      ['real_estate', 'suspensive'],
      ['paper', 'none'],
    ])
      expect(on('jan', gift('2026-02-01', { form, condition, gift_date: null })).debts).not.toMatchObject([
        { kind: 'promised' },
      ]);
    expect(on('jan', gift('2026-02-01', { signed_date: null, gift_date: null }))).toEqual({ claims: [], debts: [] });
  });
});
