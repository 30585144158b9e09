import { stateOn } from '../../loans/ledger/state.ts';
import { aLoan, happened } from '../../loans/ledger/test/loans.ts';
import { sheetCsv } from '../../sheet.ts';
import { loanBookings } from './bookings.ts';
import { loanPayments } from './loanPayments.ts';
import { paymentSheet } from './paymentSheet.ts';
import { lent } from './test/lent.ts';
import { hostileSample, sample } from './test/sample.ts';

const csv = (loans: readonly (typeof sample)[]) =>
  sheetCsv(paymentSheet(loans.map((loan) => loanPayments(loan, 'jan'))), (date) => date);

test('each payment shows what it paid and its state, by day; one that does not count has a separate column (S-409)', () => {
  const [heading, ...lines] = csv([sample]).trimEnd().split('\r\n');
  expect(heading).toBe(
    '\uFEFFDatum;Soort;Bedrag;Rente;Aflossing;Kosten;Vooruitbetaald;Telt niet mee;Stand;Van;Aan;Lening;Notitie;Op bankafschrift;Kenmerk lening;Kenmerk betaling',
  );
  expect(lines.map((line) => line.split(';').slice(0, 9).join(';'))).toEqual([
    '2024-12-01;Betaling;;;;;;444,44;Past niet in de lening, telt niet mee',
    '2025-02-01;Betaling;1030,00;30,00;1000,00;0,00;0,00;;Telt mee',
    '2025-03-01;Betaling;2500,00;27,50;1000,00;0,00;1472,50;;Telt mee',
    '2025-03-15;Extra aflossing;1000,00;0,00;1000,00;0,00;0,00;;Telt mee',
    '2025-05-03;Betaling;912,34;0,00;314,65;12,50;585,19;;Telt mee, terugdraaien is gevraagd',
    '2025-06-01;Betaling;;;;;;777,77;Gemeld, telt niet mee',
    '2025-06-02;Betaling;;;;;;666,66;Niet ontvangen, telt niet mee',
    '2025-06-03;Betaling;;;;;;555,55;Teruggedraaid, telt niet mee',
    '2025-07-01;Betaling;800,00;14,78;785,22;0,00;0,00;;Telt mee, niet bevestigd',
    '2025-07-02;Betaling;333,33;0,00;333,33;0,00;0,00;;Telt mee',
  ]);
  expect(lines.at(-1)).toContain(';Sanne de Vries;Jan de Vries;Lineaire lening;;2025-07-04;0a1b2c3d4e5f6g7h;e11');
});

test('payments of several loans are sorted by day, and each names its own loan', () => {
  const other = { ...sample, hashid: 'ander' };
  const lines = csv([sample, other]).trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(20);
  expect(lines.slice(0, 4).map((line) => line.split(';').at(-2))).toEqual([
    sample.hashid,
    'ander',
    sample.hashid,
    'ander',
  ]);
});

test('S-406 a note or a name that a spreadsheet would execute is text in every cell', () => {
  const cells = hostileSample().flatMap((loan) => csv([loan]).split(/(?<=[;\n])/));
  expect(cells.filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([]);
});

test('the closing balance is that of the end of its day: what was forgiven after the last payment of a day counts', () => {
  const day = '2027-05-10';
  const loan = lent(
    aLoan('LinearLoanContract', 100_000, { term_months: 1 }),
    happened([
      { kind: 'forgiveness', date: day, amount: 100, outcome: 'lower_payment' },
      { kind: 'payment', date: day, amount: 100 },
    ]),
  );
  const own = loanPayments(loan, 'jan');
  expect(loanBookings(own, '2024-06-01').closing).toMatchObject({
    date: day,
    posting: { cents: stateOn(own.ledger, day).balance },
  });
});
