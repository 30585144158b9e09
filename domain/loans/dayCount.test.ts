import fc from 'fast-check';
import { addMonths } from '../dates/isoDate.ts';
import { dayCountWords } from './dayCountWords.ts';
import { aLoan, happened } from './ledger/test/loans.ts';
import { anyLife } from './ledger/test/arbitraries.ts';
import { ledgerOf } from './ledger/ledger.ts';
import { payoffOn } from './ledger/state.ts';
import type { Ledger } from './ledger/types.ts';
import { seed } from '../test/seed.ts';

describe('R-8.5 actual/365 is 365: days within a period, as the agreement counts them', () => {
  /** 100,000 at 5 % without repayment, paid out on the first of a month. */
  const loan = (start: string, day_count: '30E/360' | 'actual/365') =>
    aLoan('RepaymentFreeLoanContract', 10_000_000, {
      start_date: start,
      first_payment_date: start.replace(
        /-(\d\d)-/u,
        (_all, month: string) => `-${String(Number(month) + 1).padStart(2, '0')}-`,
      ),
      rate_millipercent: 5_000,
      term_months: 12,
      day_count,
    });

  test.each(['2025-01-01', '2025-02-01'])(
    'paid off fifteen days after %s: the same in a long and a short month',
    (start) => {
      const day = start.replace(/01$/u, '16');
      // 100,000 × 5 % × 15 / 365 = 205.479; × 15 / 360 = 208.333.
      expect(payoffOn(ledgerOf(loan(start, 'actual/365'), []), day)).toBe(10_020_548);
      expect(payoffOn(ledgerOf(loan(start, '30E/360'), []), day)).toBe(10_020_833);
      const all = happened([{ kind: 'extra_repayment', date: day, amount: 10_020_548, outcome: 'lower_payment' }]);
      const ledger = ledgerOf(loan(start, 'actual/365'), all);
      expect([ledger.problems, ledger.terms]).toMatchObject([[], [{ date: day, interest: 20_548 }]]);
    },
  );

  test.each([
    // 31 January to 15 February: 15 days by 30E/360 (the 31st counts as the 30th), and 15 actual days.
    ['30E/360', 20_833],
    ['actual/365', 20_548],
  ] as const)('paid out on the last day of a month: no interest from before the payout (%s)', (days, interest) => {
    const made = loan('2025-01-31', days);
    const ledger = ledgerOf({ ...made, contract: { ...made.contract, first_payment_date: '2025-02-28' } }, []);
    expect(payoffOn(ledger, '2025-01-31')).toBe(10_000_000);
    expect(payoffOn(ledger, '2025-02-15')).toBe(10_000_000 + interest);
  });

  test('a part repaid within a month bears interest for its days, and the rest for the whole month', () => {
    const half = happened([
      { kind: 'extra_repayment', date: '2025-02-16', amount: 5_000_000, outcome: 'lower_payment' },
    ]);
    // 50,000 × 5 % / 12 = 208.333, and 50,000 × 5 % × 15 / 365 = 102.740: 311.073.
    expect(ledgerOf(loan('2025-02-01', 'actual/365'), half).terms[0]?.interest).toBe(31_107);
    const cent = happened([{ kind: 'extra_repayment', date: '2025-02-16', amount: 1, outcome: 'lower_payment' }]);
    // One cent less changes no month: 100,000 × 5 % / 12 = 416.667.
    expect(ledgerOf(loan('2025-02-01', 'actual/365'), cent).terms[0]?.interest).toBe(41_667);
  });

  test('another rate within a month: each part counts its own days', () => {
    const dearer = happened([{ kind: 'rate_change', date: '2025-02-16', rate_millipercent: 6_000 }]);
    // 100,000 × (5 % × 15 + 6 % × 13) / 365 = 419.178.
    expect(ledgerOf(loan('2025-02-01', 'actual/365'), dearer).terms[0]?.interest).toBe(41_918);
  });
});

const DAY = 86_400_000;
const number = (date: string) => Date.parse(date) / DAY;
const date = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);

/** How many days of how long a year a day is, as a reader understands the article. */
function readDays(article: string): { year: bigint; weight: (day: number) => number } {
  if (article.includes('tellen de werkelijke dagen, en het jaar als 365 dagen')) return { year: 365n, weight: () => 1 };
  expect(article).toContain('telt elke maand als dertig dagen en het jaar als 360 dagen');
  const place = (on: string) =>
    Number(on.slice(0, 4)) * 360 + Number(on.slice(5, 7)) * 30 + Math.min(30, Number(on.slice(8)));
  return { year: 360n, weight: (day) => place(date(day + 1)) - place(date(day)) };
}

/** The interest of each period by the article, in cents, by its last day: over the balance in the books, day by day. */
function byArticle(ledger: Ledger): number[] {
  const { contract } = ledger.loan;
  const { year, weight } = readDays(dayCountWords(contract).join(' '));
  const due = ledger.entries.filter(({ kind }) => kind === 'term' || kind === 'settlement');
  const endOfDay = (day: number) =>
    ledger.entries.findLast((entry) => number(entry.date) <= day)?.after ?? ledger.before;
  return due.map((entry, k) => {
    const previous = due[k - 1];
    const until = number(entry.date);
    // A broken first period whose interest rounds to nothing asks for nothing, but is still a period.
    const regular = number(addMonths(contract.first_payment_date, -contract.payment_every));
    const opened = number(ledger.before.period[0]?.from ?? ledger.start);
    const first = entry.number !== 0 && opened < regular && regular <= until ? regular : opened;
    const from = previous ? number(previous.date) : first;
    // The due day counts with the balance before it.
    const days = Array.from({ length: until - from }, (_, i) => ({ day: from + i, books: endOfDay(from + i) }));
    const last = days.at(-1)?.books;
    const rate = days[0]?.books.rate;
    const whole =
      entry.kind === 'term' &&
      entry.number !== 0 &&
      last !== undefined &&
      days.every(({ books }) => books.rate === rate);
    const kept = whole ? last.planned : 0;
    const counted = days.reduce(
      (sum, { day, books }) => sum + BigInt(books.planned - kept) * BigInt(books.rate) * BigInt(weight(day)),
      0n,
    );
    const months = BigInt(kept) * BigInt(rate ?? 0) * BigInt(contract.payment_every);
    const [above, below] = [counted * 12n + months * year, 12n * year * 100_000n];
    return Number((2n * above + below) / (2n * below));
  });
}

test(`R-8.5 paper and ledger: the interest of every period matches the article on the sums, to the cent (PROPERTY_SEED=${seed})`, () => {
  let [lives, changed] = [0, 0];
  fc.assert(
    fc.property(anyLife, ({ loan, events }) => {
      const ledger = ledgerOf(loan, events);
      const charged = ledger.entries
        .filter(({ kind }) => kind === 'term' || kind === 'settlement')
        .map(({ after }) => after.interestCharged);
      expect(charged.map((cents, k) => cents - (charged[k - 1] ?? 0))).toEqual(byArticle(ledger));
      lives += 1;
      changed += ledger.entries.some(({ kind }) => kind === 'extra_repayment' || kind === 'rate_change') ? 1 : 0;
    }),
    { numRuns: 200 },
  );
  expect(changed).toBeGreaterThan(lives / 4);
});

describe('R-7.1 the agreement says how interest is counted', () => {
  const words = (payment_every: 1 | 3 | 12, day_count: '30E/360' | 'actual/365', rate_millipercent = 3_000) =>
    dayCountWords({ rate_millipercent, payment_every, day_count });

  test.each([
    [1, 'Elke hele maand telt als een twaalfde deel van een jaar.', 'Wat binnen een maand wordt afgelost'],
    [3, 'Elk heel kwartaal telt als een vierde deel van een jaar.', 'Wat binnen een kwartaal wordt afgelost'],
    [12, 'De rente over een jaar is de hoofdsom aan het begin van dat jaar', 'Wat binnen een jaar wordt afgelost'],
  ] as const)('over the %s months between two payments', (every, whole, within) => {
    const [first = '', second] = words(every, '30E/360');
    expect(first.startsWith(whole)).toBe(true);
    expect(second).toContain(within);
  });

  test('over the days of a broken period, and not at all without interest', () => {
    expect(words(1, '30E/360', 0)).toEqual([
      'Voor een gebroken periode telt elke maand als dertig dagen en het jaar als 360 dagen (30E/360).',
    ]);
    expect(words(1, 'actual/365', 0)).toEqual([
      'Voor een gebroken periode tellen de werkelijke dagen, en het jaar als 365 dagen (actual/365).',
    ]);
  });
});
