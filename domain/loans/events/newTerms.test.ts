import { countedFrom } from '../../contracts/life/agreedDay.ts';
import { checkOf, homeDebt, homeLoan, paysTerms, person } from '../../deduction/test/homeLoan.ts';
import { loanReport } from '../../deduction/report.ts';
import { lendsLonger } from '../../gifts/lendsLonger.ts';
import { CANDIDATE, draftEvent } from './draftEvent.ts';
import { ledgerOf } from '../ledger/ledger.ts';
import { stateOn } from '../ledger/state.ts';
import { aLoan, type Facts, happened } from '../ledger/test/loans.ts';
import { validateEvent } from './validateEvent.ts';

const loan = aLoan('AnnuityLoanContract', 20_000_000);
const today = '2026-06-15';
const terms = {
  kind: 'new_terms',
  date: '2026-07-01',
  form: 'RepaymentFreeLoanContract',
  rate_millipercent: 3_000,
  ends: '2055-01-01',
} as const;
const check = (draft: object, before: Facts[] = [], of = loan) =>
  validateEvent(of, happened(before), { contract: 'x', ...terms, ...draft }, today);

const pause = {
  kind: 'pause',
  date: '2026-06-20',
  until: '2026-08-31',
  rests: 'repayment',
  outcome: 'later_end',
} as const;
const SAME = { form: 'AnnuityLoanContract' } as const;

describe('other terms from a day', () => {
  test('another form, a shorter and a longer term are accepted, with another rate as well', () => {
    expect(check({})).toEqual({});
    expect(check({ ...SAME, ends: '2040-01-01', fixed_until: '2030-01-01' })).toEqual({});
    expect(check({ ...SAME, ends: '2060-05-01', rate_millipercent: 3_500 })).toEqual({});
  });

  test.each<[what: string, draft: object, before: Facts[], field: string, sentence: string]>([
    ['an end before it', { ends: '2026-06-01' }, [], 'ends', 'Kies een laatste termijn na de dag waarop'],
    ['an end on no day of a term', { ends: '2040-01-15' }, [], 'ends', 'bijvoorbeeld 01-01-2040 of 01-02-2040'],
    ['an end in its own month', { ends: '2026-07-20' }, [], 'ends', 'De eerste die kan, is op 01-08-2026'],
    ['an end too far away', { ends: '2075-02-01' }, [], 'ends', 'langer dan 600 maanden'],
    ['a form that is none', { form: 'GiftContract' }, [], 'form', 'Kies een van de antwoorden.'],
    ['nothing that is another', SAME, [], 'form', 'Deze afspraken gelden al.'],
    ['a day before the start', { date: '2024-12-31' }, [], 'date', 'voor het begin van de lening'],
    ['a day after the end', { date: '2055-02-01', ends: '2056-01-01' }, [], 'date', 'na de laatste termijn'],
    ['the day of the last term', { date: '2055-01-01', ends: '2056-01-01' }, [], 'date', 'dag van de laatste termijn'],
    ['a pause over its day', {}, [pause], 'date', 'Op deze dag rust de lening.'],
    ['a pause that was agreed for later', { date: '2026-06-16' }, [pause], 'date', 'geldt vanaf 20 juni 2026'],
    [
      'another rate that was agreed for later',
      {},
      [{ kind: 'rate_change', date: '2030-01-01', rate_millipercent: 4_000 }],
      'date',
      'geldt vanaf 1 januari 2030',
    ],
    ['other terms of the same day', { ...SAME, ends: '2040-01-01' }, [terms], 'date', 'geldt vanaf 1 juli 2026'],
    [
      'a payment after its day',
      { date: '2026-05-15' },
      [{ kind: 'payment', date: '2026-06-01', amount: 84_321 }],
      'date',
      'Op 1 juni 2026 is al iets vastgelegd.',
    ],
    ['a rate that is fixed until a day before it', { fixed_until: '2026-07-01' }, [], 'fixed_until', 'Kies een dag na'],
  ])('%s is refused in a Dutch sentence with the alternative', (_what, draft, before, field, sentence) => {
    const wrong: Readonly<Record<string, string>> = check(draft, before);
    expect(Object.keys(wrong)).toEqual([field]);
    expect(wrong[field]).toContain(sentence);
  });

  test('a concept changes its own terms; a pause is not applied to them afterwards', () => {
    expect(check({}, [], aLoan('AnnuityLoanContract', 20_000_000, { signed_date: null }))['date']).toContain('concept');
    const over = { ...pause, date: '2026-06-25', until: '2026-07-31', contract: 'x' };
    expect(validateEvent(loan, happened([terms]), over, today)['date']).toContain('Draai dat eerst terug');
  });

  test('while only interest is paid no repayment can rest', () => {
    const rest = { ...pause, date: '2027-01-01', until: '2027-03-31', contract: 'x' };
    expect(validateEvent(loan, happened([terms]), rest, today)['rests']).toContain('aflossingsvrije lening');
  });

  test('both days are kept: the day on which all agreed and the day it starts', () => {
    const rated = { terms: loan.contract, events: [] };
    expect(countedFrom({ ...terms, agreed: '2020-01-01' }, '2026-06-20', rated)).toEqual({
      ...terms,
      agreed: '2026-06-20',
    });
    // A lower rate starts no sooner than all agreed.
    expect(countedFrom({ ...terms, rate_millipercent: 1_000 }, '2026-08-03', rated)).toMatchObject({
      date: '2026-08-03',
      agreed: '2026-08-03',
    });
  });
});

describe('worked cases (docs/domain.md)', () => {
  const known = { total: 20_000_000, rate_millipercent: 3_000 };
  const house = aLoan('AnnuityLoanContract', known.total, { payment_rounding: 'nearest' });

  test('R-3.14 from annuity to interest only: from then on each term is a month of interest over the balance', () => {
    const { terms: asked } = ledgerOf(house, happened([{ ...terms, date: '2035-01-01' }]));
    const open = asked.find(({ date }) => date === '2035-01-01')?.balance ?? 0;
    expect(open).toBe(15_203_931);
    const after = asked.filter(({ date }) => date > '2035-01-01');
    expect(new Set(after.slice(0, -1).map(({ payment }) => payment))).toEqual(new Set([38_010]));
    expect(after.at(-1)).toMatchObject({ date: '2055-01-01', principal: open, interest: 38_010, balance: 0 });
  });

  test('R-3.14 a shorter term: the same loan is paid off in 2040, with a higher monthly amount', () => {
    const shorter = { ...terms, ...SAME, date: '2035-01-01', ends: '2040-01-01' } as const;
    const { terms: asked, endDate } = ledgerOf(house, happened([shorter]));
    const after = asked.filter(({ date }) => date > '2035-01-01');
    expect(endDate).toBe('2040-01-01');
    expect([after.length, after[0]?.payment, after.at(-1)?.balance]).toEqual([60, 273_195, 0]);
    expect(after.reduce((sum, { principal }) => sum + principal, 0)).toBe(15_203_931);
  });

  test('the rate on a day is the one in force then', () => {
    const ledger = ledgerOf(house, happened([{ ...terms, rate_millipercent: 4_000 }]));
    expect([stateOn(ledger, '2026-06-30').rate, stateOn(ledger, '2026-07-01').rate]).toEqual([3_000, 4_000]);
  });
});

describe('the deduction check asks for the form of repayment on each day (art. 3.119a lid 1 onderdeel b Wet IB 2001)', () => {
  const paid = paysTerms(homeLoan(), 1, 29);
  const free = { ...terms, date: '2026-07-01', ends: '2054-01-01' } as const;
  const back = { ...terms, ...SAME, date: '2026-10-01', ends: '2054-01-01' } as const;

  test('the debt counts until the day on which nothing has to be repaid any more', () => {
    const check = checkOf(2026, '2027-02-01', [...paid, free]);
    expect(check).toMatchObject({ verdict: 'amber', counts: { until: '2026-06-30' } });
    expect(check?.reason).toContain('Vanaf 1 juli 2026 hoeft niet elk jaar te worden afgelost.');
    expect(check?.reason).toContain('artikel 3.119a lid 1 onderdeel b');
    expect(checkOf(2025, '2027-02-01', [...paid, free])?.reason).not.toContain('1 juli 2026');
  });

  test('it does not come back when repayment resumes, and the text says which part is uncertain', () => {
    const check = checkOf(2027, '2028-02-01', [...paid, free, back]);
    expect(check?.verdict).toBe('red');
    expect(check?.reason).toContain('artikel 3.119c lid 8');
    const debt = homeDebt(homeLoan({}, [...paid, free, back]));
    expect(loanReport(debt, [person('jan')], 2026)).not.toBeNull();
    expect(loanReport(debt, [person('jan')], 2027)).toBeNull();
  });

  test('a longer end past 360 months fails from its day; a shorter one is accepted', () => {
    const ends = (day: string) => ({ ...terms, ...SAME, ends: day }) as const;
    expect(checkOf(2026, '2027-02-01', [...paid, ends('2055-01-01')])?.reason).toMatch(
      /372 maanden.*Vanaf 1 juli 2026/u,
    );
    expect(checkOf(2026, '2027-02-01', [...paid, ends('2044-01-01')])?.reason).not.toContain('maanden na');
  });
});

describe('R-8.1 money that stays lent for longer at a low rate can be a gift', () => {
  const lends = (changes: object) => {
    const book = homeLoan({ own_home: false }, paysTerms(homeLoan(), 1, 29));
    const tried = draftEvent({ ...terms, ...SAME, ends: '2054-01-01', ...changes });
    return lendsLonger({ ...book, events: [...book.events, tried] }, CANDIDATE, '2026-06-15');
  };
  test('a longer term and a later repayment can, a shorter term and a rate of 6 % can’t', () => {
    expect(lends({ ends: '2060-01-01' })).toBe(true);
    expect(lends({ form: 'RepaymentFreeLoanContract' })).toBe(true);
    expect(lends({ ends: '2040-01-01' })).toBe(false);
    expect(lends({ ends: '2060-01-01', rate_millipercent: 6_000 })).toBe(false);
  });
});
