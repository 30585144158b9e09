import { checkDossierDate } from './dossierDate.ts';
import { aLoan } from './ledger/test/loans.ts';

/** From 1 January 2025, the last term a year later. */
const loan = aLoan('LinearLoanContract', 1_200_000, { term_months: 12 });

test.each([
  ['the first day', '2025-01-01', '2025-04-16', null],
  ['today', '2025-04-16', '2025-04-16', null],
  ['a day after the last term that has been', '2026-06-01', '2026-07-01', null],
  ['tomorrow', '2025-04-17', '2025-04-16', 'Deze dag moet nog komen. Kies een dag tot en met vandaag.'],
  [
    'a day after the last term',
    '2027-01-01',
    '2025-04-16',
    'Deze dag moet nog komen. Kies een dag tot en met vandaag.',
  ],
  ['the day before', '2024-12-31', '2025-04-16', 'Deze dag ligt voor het begin van de lening, op 01-01-2025.'],
])('a dossier of a loan on %s', (_what, date, today, said) => {
  expect(checkDossierDate(loan, [], date, today)).toBe(said);
});

test.each(['', 'gisteren', '2025-02-30', 7, null])('an invalid day is refused: %p', (date) => {
  expect(checkDossierDate(loan, [], date, '2025-04-16')).not.toBeNull();
});
