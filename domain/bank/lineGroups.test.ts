import { addMonths } from '../dates/isoDate.ts';
import { ledgerOf } from '../loans/ledger/ledger.ts';
import { aLoan } from '../loans/ledger/test/loans.ts';
import type { BankLine } from './bankLine.ts';
import { lineGroups } from './lineGroups.ts';
import { matchLines } from './matchLines.ts';
import { aLine } from './test/lines.ts';

const sanne = { firstname: 'Sanne', infix: 'de', lastname: 'Vries' };
const loan = aLoan('AnnuityLoanContract', 14_000_000);
const term = ledgerOf(loan, []).terms[0]?.payment ?? 0;
const asked = {
  ...loan,
  hashid: 'huis',
  side: 'in',
  others: [sanne],
  ibans: [],
  events: [],
  taken: new Set<number>(),
} as const;
const groups = (lines: BankLine[]) => lineGroups(lines, matchLines(lines, [asked]).lines);

const nbsp = (text: string) => text.replaceAll('€ ', '€\u00a0');

test('a year of one person is one line to tick: how often, how much, who and when', () => {
  const days = [1, 2, 1, 1, 3, 1, 30, 1, 1, 2, 1, 1];
  const lines = days.map((day, k) =>
    aLine({
      day: `${addMonths('2025-02-01', day > 20 ? k - 1 : k).slice(0, 8)}${String(day).padStart(2, '0')}`,
      amount: term,
    }),
  );
  expect(groups(lines)).toMatchObject([
    { title: nbsp('12 keer € 590,25 van S de Vries rond de 1e'), amount: term * 12, loans: ['huis'], reason: '' },
  ]);
});

test('sure matches come first; a single line gives its day and the reason', () => {
  const lines = [
    aLine({ amount: term }),
    aLine({ amount: term }),
    aLine({ day: '2025-07-09', amount: 10_000, text: 'lening' }),
  ];
  expect(groups(lines).map(({ certainty, title, reason }) => [certainty, title, reason])).toEqual([
    ['sure', nbsp('€ 590,25 van S de Vries op 1 februari 2025'), 'Precies de termijn van 1 februari 2025.'],
    [
      'perhaps',
      nbsp('€ 590,25 van S de Vries op 1 februari 2025'),
      'De termijn van 1 februari 2025 is al betaald. Is dit een tweede keer?',
    ],
    [
      'perhaps',
      nbsp('€ 100,00 van S de Vries op 9 juli 2025'),
      'De omschrijving noemt de lening, maar het bedrag is van geen termijn.',
    ],
  ]);
});

test('payments without a fixed day are described from the first to the last', () => {
  const lines = ['2025-02-03', '2025-03-14', '2025-04-25'].map((day) => aLine({ day, amount: term }));
  expect(groups(lines)[0]?.title).toBe(nbsp('3 keer € 590,25 van S de Vries tussen 3 februari 2025 en 25 april 2025'));
});
