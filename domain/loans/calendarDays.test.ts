import type { LoanDetail } from '../wire/contract.ts';
import type { Party } from '../wire/party.ts';
import { PLAIN_LOAN_CLAUSES } from '../contracts/clauses/plain.ts';
import type { Side } from '../contracts/sides.ts';
import { calendarDays } from './calendarDays.ts';
import { ledgerOf } from './ledger/ledger.ts';
import { happened } from './ledger/test/loans.ts';

const person = (firstname: string): Party => ({
  hashid: firstname.toLowerCase(),
  firstname,
  infix: 'de',
  lastname: 'Vries',
});
/** € 12.000 without interest, € 1.000 on the last day of each month of 2026. */
const loan: LoanDetail = {
  hashid: 'een',
  type: 'LinearLoanContract',
  total: 1_200_000,
  version: 2,
  events: [],
  ledger_version: 3,
  balance: 1_200_000,
  parties: { from: [person('Jan'), person('Marijke')], to: [person('Sanne')] },
  contract: {
    ...PLAIN_LOAN_CLAUSES,
    signed_date: '2025-12-31',
    start_date: '2025-12-31',
    first_payment_date: '2026-01-31',
    rate_millipercent: 0,
    term_months: 12,
    purpose: 'Dak',
    own_home: false,
    rate_motivation: '',
  },
};
const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');
const days = (side: Side, today: string, amounts = true, changes: Partial<LoanDetail> = {}) => {
  const made = { ...loan, ...changes };
  return calendarDays(made, ledgerOf(made, []).terms, side, today, amounts).map((day) => ({
    ...day,
    title: plainSpaces(day.title),
    description: plainSpaces(day.description),
  }));
};

test('R-8.5 every term to come is listed on its own day', () => {
  expect(days('to', '2026-10-31').map(({ date }) => date)).toEqual(['2026-10-31', '2026-11-30', '2026-12-31']);
  expect(days('to', '2026-12-31')[0]?.description).toBe(
    'Dak\nDaarna is de lening afgelost.\nBerekend op 31 december 2026.',
  );
  expect(days('to', '2027-01-01')).toEqual([]);
});

test('R-8.5 a term shows its interest, its repayment, and the balance after it', () => {
  expect(
    days('to', '2026-11-01', true, { contract: { ...loan.contract, rate_millipercent: 3_000 } }).map(
      ({ description }) => description,
    ),
  ).toEqual([
    'Dak\nRente € 5,00, aflossing € 1.000,00.\nDaarna is er nog € 1.000,00 open.\nBerekend op 1 november 2026.',
    'Dak\nRente € 2,50, aflossing € 1.000,00.\nDaarna is de lening afgelost.\nBerekend op 1 november 2026.',
  ]);
});

test.each<[Side, string, string]>([
  ['to', 'Betaal € 1.000,00 aan Jan en Marijke', 'Betaal een termijn aan Jan en Marijke'],
  ['from', 'Je krijgt € 1.000,00 van Sanne', 'Je krijgt een termijn van Sanne'],
  ['none', '€ 1.000,00 van Sanne aan Jan en Marijke', 'een termijn van Sanne aan Jan en Marijke'],
])('R-8.5 the words depend on the reader: %s', (side, withAmount, without) => {
  expect(days(side, '2026-12-01').map(({ title }) => title)).toEqual([withAmount]);
  expect(days(side, '2026-12-01', false).map(({ title }) => title)).toEqual([without]);
});

test('a term paid ahead is no longer listed, and one paid in part shows the open amount', () => {
  const events = happened([{ kind: 'payment', date: '2026-01-20', amount: 250_000 }]);
  const { terms } = ledgerOf(loan, events);
  const [march, april] = calendarDays({ ...loan, events }, terms, 'to', '2026-01-25');
  expect(march?.date).toBe('2026-03-31');
  expect(plainSpaces(march?.title ?? '')).toBe('Betaal € 500,00 aan Jan en Marijke');
  expect(plainSpaces(march?.description ?? '')).toContain('Van € 1.000,00 is al € 500,00 betaald.');
  expect(april?.description).not.toContain('al');
  expect(plainSpaces(april?.title ?? '')).toBe('Betaal € 1.000,00 aan Jan en Marijke');
});

test('without amounts no figure is shown, and no typed text', () => {
  for (const { title, description } of days('to', '2026-01-01', false))
    expect(`${title} ${description}`).not.toMatch(/\d|€|Dak/u);
});

test('a term keeps its name, and a changed loan has a higher number', () => {
  const [before, after] = [days('to', '2026-02-01'), days('to', '2026-06-01', true, { ledger_version: 4 })];
  const known = new Set(before.map(({ uid }) => uid));
  expect(known.size).toBe(before.length);
  for (const { uid } of after) expect(known).toContain(uid);
  expect([before[0]?.sequence, after[0]?.sequence]).toEqual([5, 6]);
});
