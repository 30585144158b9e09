import { addDays } from '../dates/isoDate.ts';
import { hourInAmsterdam, todayInAmsterdam } from '../dates/today.ts';
import { homeLoan, paysTerms } from '../deduction/test/homeLoan.ts';
import { family, gift } from '../gifts/test/giftYearCases.ts';
import { giftYear } from '../gifts/giftYear.ts';
import { ledgerOf } from '../loans/ledger/ledger.ts';
import type { Facts } from '../loans/ledger/test/loans.ts';
import { standingCheck } from '../statements/ownHome.ts';
import type { ContractDetail } from '../wire/contract.ts';
import type { GiftYear } from '../wire/gifts.ts';
import { mondayOf } from './monday.ts';
import { contractReminders, giftReminders, giftYearToReport, type Reminder } from './reminders.ts';

const HOUR = 3_600_000;
const noPartners = () => 'no' as const;
const everybody = () => true;

/** Every hour from one instant to another. */
function* hours(from: string, until: string): Generator<number> {
  for (let at = Date.parse(from); at < Date.parse(until); at += HOUR) yield at;
}

/** The reminders of these contracts, day after day: the first day of each, by kind and key. */
function toldOver(contracts: readonly ContractDetail[], first: string, last: string): string[] {
  const seen = new Set<string>();
  const told: string[] = [];
  for (let today = first; today <= last; today = addDays(today, 1)) {
    const year = giftYearToReport(today);
    const reminders: Reminder[] = [
      ...contracts.flatMap((contract) => contractReminders(contract, today, noPartners)),
      ...(year === null ? [] : giftReminders(giftYear(contracts, family, year, today), today, everybody)),
    ];
    for (const { kind, key, to } of reminders) {
      if (seen.has(`${kind} ${key}`)) continue;
      seen.add(`${kind} ${key}`);
      told.push(`${today} ${kind} ${to.join('+')}`);
    }
  }
  return told;
}

const ofLoans = (told: readonly string[]) => told.filter((line) => !line.includes('exemption'));

describe('the days of Amsterdam over a year', () => {
  it('has 365 days with one morning each, also around the clock changes', () => {
    const mornings = new Map<string, number>();
    const lengths = new Map<string, number>();
    for (const at of hours('2025-12-31T23:00:00Z', '2026-12-31T23:00:00Z')) {
      const today = todayInAmsterdam(at);
      lengths.set(today, (lengths.get(today) ?? 0) + 1);
      if (hourInAmsterdam(at) === 8) mornings.set(today, (mornings.get(today) ?? 0) + 1);
    }
    expect(mornings.size).toBe(365);
    expect(new Set(mornings.values())).toEqual(new Set([1]));
    expect([...lengths].filter(([, length]) => length !== 24)).toEqual([
      ['2026-03-29', 23],
      ['2026-10-25', 25],
    ]);
  });

  it('begins a week on Monday', () => {
    expect(['2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26', '2026-01-01'].map(mondayOf)).toEqual([
      '2026-03-23',
      '2026-03-30',
      '2026-10-19',
      '2026-10-26',
      '2025-12-29',
    ]);
  });
});

describe('the reminders of a loan over a year', () => {
  it('notifies the payer of every term three days before, on each of its own days', () => {
    const told = ofLoans(toldOver([homeLoan({ own_home: false })], '2025-01-01', '2025-12-31'));
    expect(told).toHaveLength(13);
    expect(told.slice(0, 4)).toEqual([
      '2025-01-01 term_soon sanne',
      '2025-01-29 term_soon sanne',
      '2025-02-26 term_soon sanne',
      '2025-03-29 term_soon sanne',
    ]);
    expect(told).toContain('2025-10-29 term_soon sanne');
  });

  it('notifies both sides of a late term once the agreed free days are over, and nobody of a paid one', () => {
    const fixed = { own_home: false, late_payment: 'due_date' } as const;
    const loan = homeLoan(fixed);
    // Terms 1 to 12 are paid, 13 (1 February 2025) and 14 to 24 are not: each once, never the old ones again.
    const paid = homeLoan(fixed, paysTerms(loan, 1, 12));
    const told = toldOver([paid], '2025-01-02', '2025-04-30').filter((line) => line.includes('late'));
    expect(told).toEqual([
      '2025-02-16 term_late sanne+jan',
      '2025-03-16 term_late sanne+jan',
      '2025-04-16 term_late sanne+jan',
    ]);
    const all = homeLoan(fixed, paysTerms(loan, 1, 25));
    // If a reminder in writing was agreed, that is after thirty days.
    const reminded = homeLoan({ own_home: false }, paysTerms(loan, 1, 12));
    expect(toldOver([reminded], '2025-02-04', '2025-03-20').filter((line) => line.includes('late'))).toEqual([
      '2025-03-04 term_late sanne+jan',
    ]);
    expect(toldOver([all], '2025-01-02', '2025-11-30')).toEqual([]);
  });

  it('a family that records nothing gets no notice of arrears, and one that comes late none of old ones', () => {
    expect(toldOver([homeLoan()], '2025-06-01', '2025-06-25').filter((line) => line.includes('late'))).toEqual([]);
    const behind = homeLoan({ own_home: false }, paysTerms(homeLoan(), 1, 1));
    expect(toldOver([behind], '2025-06-23', '2025-06-25').filter((line) => line.includes('late'))).toEqual([]);
  });

  it('a draft, and an archived contract, send no reminders', () => {
    const archived = { ...homeLoan(), archived_at: '2025-01-01T00:00:00.000Z' };
    expect(toldOver([homeLoan({ signed_date: null }), archived], '2025-01-01', '2025-11-30')).toEqual([]);
  });

  it('the own home: the data for the return in March, and in December the excess debt', () => {
    const loan = homeLoan();
    const paid = homeLoan({}, paysTerms(loan, 1, 35));
    const yearly = (one: ContractDetail) =>
      toldOver([one], '2025-01-01', '2025-12-31').filter((line) => line.includes('home'));
    expect(yearly(paid)).toEqual(['2025-03-01 home_return sanne']);
    const behind = homeLoan({}, paysTerms(loan, 1, 15));
    expect(yearly(behind)).toEqual(['2025-03-01 home_return sanne', '2025-12-01 home_debt sanne']);
    expect(yearly(homeLoan({ own_home: false }))).toEqual([]);
  });
});

describe('the reminders of gifts over a year', () => {
  const told = (contracts: readonly ContractDetail[]) => toldOver(contracts, '2026-01-01', '2027-02-28');

  it('notifies givers in December of the amount that can still be given', () => {
    expect(told([])).toEqual(['2026-12-01 exemption_left jan+marijke']);
  });

  it('notifies recipients in February of a gift that needs a return', () => {
    // More than the yearly exemption of 6.908 euro.
    expect(told([gift('2026-05-01', 10_000)])).toEqual([
      '2026-12-01 exemption_left jan+marijke',
      '2027-02-01 gift_return sanne+thomas',
    ]);
    expect(told([gift('2026-05-01', 1_000)])).not.toContain('2027-02-01 gift_return sanne+thomas');
  });

  it('law 22: nobody is asked for a return of a gift that a death moved to the inheritance (art. 12 SW)', () => {
    const returns = (death_date: string | null) => {
      const people = family.map((one) => (one.hashid === 'jan' ? { ...one, death_date } : one));
      const year = giftYear([gift('2026-03-01', 60_000, 'jan')], people, 2026, '2027-02-01');
      return giftReminders(year, '2027-02-01', everybody).map(({ kind }) => kind);
    };
    expect(returns('2026-06-01')).not.toContain('gift_return');
    expect(returns('2026-08-29')).toContain('gift_return');
  });
});

describe('the content and the recipients of a reminder', () => {
  const [march, december] = ['2027-02-03', '2026-12-05'];
  const yearOf = (contracts: readonly ContractDetail[], today: string) => giftYear(contracts, family, 2026, today);

  it('a term: its day, its loan, and the borrower; once late both sides', () => {
    const loan = homeLoan({ own_home: false });
    const about = {
      contract: loan.hashid,
      otherwise: [],
      key: `${loan.hashid} 2025-02-01`,
      facts: { date: '2025-02-01' },
    };
    const told = (one: ContractDetail, today: string) => contractReminders(one, today, noPartners);
    expect(told(loan, '2025-01-29')).toEqual([{ ...about, kind: 'term_soon', to: ['sanne'] }]);
    const late = homeLoan({ own_home: false, late_payment: 'due_date' }, paysTerms(loan, 1, 12));
    // From the day after fourteen free days, for a week.
    expect(told(late, '2025-02-15')).toEqual([]);
    expect(told(late, '2025-02-16')).toEqual([{ ...about, kind: 'term_late', to: ['sanne', 'jan'] }]);
    expect(told(late, '2025-02-22')).toEqual([{ ...about, kind: 'term_late', to: ['sanne', 'jan'] }]);
    expect(told(late, '2025-02-23')).toEqual([]);
  });

  it('the own home: the year, in March and April the one before', () => {
    const loan = homeLoan();
    const behind = homeLoan({}, paysTerms(loan, 1, 15));
    const told = (today: string) =>
      contractReminders(behind, today, noPartners).filter(({ kind }) => kind.startsWith('home'));
    const about = { contract: loan.hashid, to: ['sanne'], otherwise: [] };
    const back = { ...about, kind: 'home_return', key: `${loan.hashid} 2024`, facts: { year: 2024 } };
    expect(told('2025-03-31')).toEqual([back]);
    expect(told('2025-04-30')).toEqual([back]);
    const debt = { ...about, kind: 'home_debt', key: `${loan.hashid} 2025`, facts: { year: 2025 } };
    expect(told('2025-12-31')).toEqual([debt]);
    for (const today of ['2025-02-28', '2025-05-01', '2025-11-30']) expect(told(today)).toEqual([]);
  });

  it('the own home: no debt that dropped out at another rate, if enough of the rest is repaid', () => {
    // Six terms of 2024 were not paid when the rate changed: their repayment is out for good. Their interest was paid
    // since, and one repayment, as the money of a term goes to the oldest and so counts a month late for its own.
    const change: Facts = { kind: 'rate_change', date: '2024-12-31', rate_millipercent: 2_900 };
    const known: Facts[] = [...paysTerms(homeLoan(), 1, 5), change];
    const { terms } = ledgerOf(homeLoan(), homeLoan({}, known).events);
    const interest = terms.slice(5, 11).reduce((sum, term) => sum + term.interest, 0);
    const since = terms
      .filter(({ date }) => date.startsWith('2025'))
      .map(({ date, payment }): Facts => ({ kind: 'payment', date, amount: payment }));
    const loan = homeLoan({}, [...known, { kind: 'payment', date: '2025-01-01', amount: interest + 40_000 }, ...since]);
    const check = standingCheck(loan, '2025-12-10', noPartners)?.check;
    expect(check).toMatchObject({ verdict: 'amber', repair_by: null });
    expect(check?.outside).toBeGreaterThan(0);
    expect(contractReminders(loan, '2025-12-10', noPartners)).toEqual([]);
  });

  it('the return of a home loan comes once it ran, and not after it was repaid', () => {
    const returned = (one: ContractDetail, today: string) =>
      contractReminders(one, today, noPartners).filter(({ kind }) => kind === 'home_return').length;
    const loan = homeLoan();
    const start = loan.contract.start_date.slice(0, 4);
    expect(returned(loan, `${start}-03-10`)).toBe(0);
    expect(returned(loan, `${Number(start) + 1}-03-10`)).toBe(1);
    expect(returned(loan, `${Number(start) + 60}-03-10`)).toBe(0);
  });

  it('the amount that can still be given: the givers of children once each; nobody if nothing is left, or there is no child', () => {
    const year = yearOf([], december);
    const about = { kind: 'exemption_left', key: '2026', contract: null, otherwise: [], facts: { year: 2026 } };
    expect(giftReminders(year, december, everybody)).toEqual([{ ...about, to: ['jan', 'marijke'] }]);
    const each = (change: (meter: GiftYear['meters'][number]) => GiftYear['meters'][number]) =>
      giftReminders({ ...year, meters: year.meters.map(change) }, december, everybody);
    expect(each((meter) => ({ ...meter, kinship: 'other' }))).toEqual([]);
    expect(each((meter) => ({ ...meter, result: null }))).toEqual([]);
    expect(each((meter) => ({ ...meter, result: meter.result && { ...meter.result, left: 0 } }))).toEqual([]);
    expect(each((meter) => ({ ...meter, result: meter.result && { ...meter.result, left: 1 } }))).toHaveLength(1);
    expect(giftReminders({ ...year, meters: [] }, december, everybody)).toEqual([]);
  });

  it('only people who may see a pair are notified of the amount that can still be given, and of its return', () => {
    const butMarijke = (hashid: string) => hashid !== 'marijke';
    expect(giftReminders(yearOf([], december), december, butMarijke)).toMatchObject([{ to: ['jan'] }]);
    const gifts = yearOf([gift('2026-05-01', 10_000)], march);
    expect(giftReminders(gifts, march, butMarijke)).toMatchObject([{ to: ['sanne', 'thomas'], otherwise: ['jan'] }]);
  });

  it('a return: the year, its deadline, and the givers if no receiver can log in', () => {
    const [told] = giftReminders(yearOf([gift('2026-05-01', 10_000)], march), march, everybody);
    expect(told).toEqual({
      kind: 'gift_return',
      key: expect.stringMatching(/ 2026$/u) as string,
      contract: null,
      to: ['sanne', 'thomas'],
      otherwise: ['jan', 'marijke'],
      facts: { year: 2026, date: '2027-03-01' },
    });
    expect(giftReminders({ ...yearOf([], march), meters: [] }, march, everybody)).toEqual([]);
  });

  it('looks at the year itself in December, and in February at the one before', () => {
    expect(['2026-12-01', '2027-02-28', '2027-01-31', '2027-03-01', '2026-11-30'].map(giftYearToReport)).toEqual([
      2026,
      2026,
      null,
      null,
      null,
    ]);
  });
});
