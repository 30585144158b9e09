import type { Tried } from '../wire/whatIf.ts';
import { checkTried, checkWhatIfName, cleanWhatIfName, outcomeOf, SAME_NAME_MESSAGE, triedOf } from './keptWhatIf.ts';
import { aLoan, happened } from './ledger/test/loans.ts';

/** € 200.000 at 3 % over 360 months, of € 843,21 (docs/domain.md 3.2). */
const loan = aLoan('AnnuityLoanContract', 200_000_00, {
  start_date: '2025-01-01',
  first_payment_date: '2025-02-01',
  rate_millipercent: 3000,
  term_months: 360,
});
const DAYS = ['2026-12-01', '2027-01-01', '2027-02-01'];
const extra: Tried = { kind: 'extra_repayment', date: '2027-01-01', amount: 10_000_00, outcome: 'lower_payment' };
const rate: Tried = { kind: 'rate_change', date: '2027-02-01', rate_millipercent: 2500 };
const outcome = (tried: Tried, events = happened([])) => outcomeOf(loan, events, tried, DAYS);

test('a kept try-out matches the published figure: 10.000 extra after two years is € 799,18 a month', () => {
  const worked = outcome(extra);
  if (worked === 'past' || 'refused' in worked) throw new Error('worked out');
  expect([worked.now.figures.payment, worked.then.figures.payment]).toEqual([843_21, 799_18]);
});

test('it is calculated with the current loan: later records count, and can refuse it', () => {
  const since = happened([
    { kind: 'extra_repayment', date: '2026-12-01', amount: 185_000_00, outcome: 'lower_payment' },
  ]);
  expect(outcome({ ...extra, amount: 50_000_00 })).toHaveProperty('then');
  expect(outcome({ ...extra, amount: 50_000_00 }, since)).toEqual({
    refused: [expect.stringMatching(/^Dit is meer dan er openstaat/u)],
  });
});

test('for a past term, it says so and calculates nothing', () => {
  expect(outcome({ ...extra, date: '2026-11-01' })).toBe('past');
  expect(outcome({ ...extra, date: '2027-01-02' })).toBe('past');
});

test.each([
  ['', 'Geef de proefberekening een naam.'],
  ['   ', 'Geef de proefberekening een naam.'],
  ['x'.repeat(41), 'Deze tekst is te lang. Gebruik ten hoogste 40 tekens.'],
  ['Erfenis\u202e', 'In deze tekst staat een onzichtbaar teken. Typ de tekst opnieuw.'],
  [' BONUS  in juni ', SAME_NAME_MESSAGE],
  ['Bonus in mei', null],
  ['x'.repeat(40), null],
])('the name %j: %s', (name, sentence) => {
  expect(checkWhatIfName(name, ['Bonus in juni'])).toBe(sentence);
});

test('a name is kept without the spaces around it', () => {
  expect(cleanWhatIfName('  Bonus \n in   juni ')).toBe('Bonus in juni');
});

test.each<[Tried, object]>([
  [extra, {}],
  [rate, {}],
  [{ ...extra, amount: 0 }, { 'tried.amount': expect.any(String) as string }],
  [{ ...extra, amount: 1.5 }, { 'tried.amount': expect.any(String) as string }],
  [{ ...extra, date: '2027-02-30' }, { 'tried.date': expect.any(String) as string }],
  [{ ...extra, outcome: 'never' } as never, { 'tried.outcome': expect.any(String) as string }],
  [{ ...rate, rate_millipercent: -1 }, { 'tried.rate_millipercent': expect.any(String) as string }],
  [{ ...rate, rate_millipercent: 1e9 }, { 'tried.rate_millipercent': expect.any(String) as string }],
])('the fields of a try-out are checked: %j', (tried, wrong) => {
  expect(checkTried(tried)).toEqual(wrong);
});

test('other submitted fields are not kept', () => {
  expect(triedOf({ ...rate, amount: 1, user_id: 7 } as never)).toEqual(rate);
  expect(triedOf({ ...extra, past_paid: true } as never)).toEqual(extra);
});
