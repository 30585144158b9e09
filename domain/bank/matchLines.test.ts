import { ledgerOf } from '../loans/ledger/ledger.ts';
import { aLoan, type Facts, happened } from '../loans/ledger/test/loans.ts';
import type { LoanEvent } from '../wire/event.ts';
import type { BankLine } from './bankLine.ts';
import { linesToKnow, matchLines } from './matchLines.ts';
import { reasonOf } from './matchWords.ts';
import type { BankLoan } from './matchTypes.ts';
import { aLine } from './test/lines.ts';

const sanne = { firstname: 'Sanne', infix: 'de', lastname: 'Vries' };
const tim = { firstname: 'Tim', infix: '', lastname: 'Bakker' };
const annuity = aLoan('AnnuityLoanContract', 14_000_000);

const loanOf = (changes: Partial<BankLoan> = {}): BankLoan => ({
  ...annuity,
  hashid: 'huis',
  side: 'in',
  others: [sanne],
  ibans: [],
  events: [],
  taken: new Set(),
  ...changes,
});
const term = ledgerOf(annuity, []).terms[0]?.payment ?? 0;

const matched = (lines: BankLine[], loans: BankLoan[] = [loanOf()]) => matchLines(lines, loans).lines;
const said = (lines: BankLine[], loans?: BankLoan[]) =>
  matched(lines, loans).map(({ certainty, why, entries }) =>
    [certainty, why.code, ...entries.map(({ loan, kind, amount }) => `${loan} ${kind} ${amount}`)].join(' '),
  );
const event = (facts: Facts, more: object = {}) => happened([facts]).map((one) => ({ ...one, ...more }));

test('a person’s own amount around its day is sure, early and late too, with the reason', () => {
  const lines = ['2025-01-28', '2025-03-03', '2025-04-25', '2025-05-01'].map((day) => aLine({ day, amount: term }));
  expect(said(lines)).toEqual(lines.map(() => `sure term huis payment ${term}`));
  expect(matched(lines).map((match) => reasonOf(match.why))).toEqual([
    'Precies de termijn van 1 februari 2025, 4 dagen ervoor.',
    'Precies de termijn van 1 maart 2025, 2 dagen erna.',
    'Precies de termijn van 1 april 2025, 24 dagen erna.',
    'Precies de termijn van 1 mei 2025.',
  ]);
});

test('another family member with that very amount is not sure, and without words about the loan no match', () => {
  const other = (name: string, text = '') => aLine({ amount: term, text, counterparty: { name, iban: null } });
  expect(said([other('J de Vries'), other('Susan de Vries'), other('Fam. de Vries')])).toEqual([
    'none nothing',
    'none nothing',
    `perhaps amount_only huis payment ${term}`,
  ]);
  expect(said([other('P Jansen', 'aflossing lening Sanne')])).toEqual([`perhaps amount_only huis payment ${term}`]);
});

test('a kept account is enough, whatever name the bank gives it', () => {
  const line = aLine({ amount: term, counterparty: { name: 'ST DERDENGELDEN', iban: 'NL02ASNB0708091011' } });
  expect(said([line], [loanOf({ ibans: ['NL02ASNB0708091011'] })])).toEqual([`sure term huis payment ${term}`]);
  expect(said([line])).toEqual(['none nothing']);
});

test('a common amount is sure only with words about the loan, and never if it says something else', () => {
  const free = loanOf({ ...aLoan('RepaymentFreeLoanContract', 6_000_000, { rate_millipercent: 5_000 }) });
  const texts = ['', 'rente lening', 'vakantie'];
  const lines = texts.map((text, k) => aLine({ day: `2025-0${k + 2}-01`, amount: 25_000, text }));
  expect(said(lines, [free])).toEqual([
    'perhaps amount_only huis payment 25000',
    'sure term huis payment 25000',
    'perhaps other_text huis payment 25000',
  ]);
  expect(said([aLine({ amount: term, text: 'huur' })])).toEqual([`perhaps other_text huis payment ${term}`]);
});

test('the same amount a second time for one term leads to a question', () => {
  expect(said([aLine({ amount: term }), aLine({ amount: term })])).toEqual([
    `sure term huis payment ${term}`,
    `perhaps double huis payment ${term}`,
  ]);
});

test('one transfer can pay two terms, one term can take two transfers, and a transfer can pay a part', () => {
  const part = Math.floor(term / 2);
  const loan = { text: 'lening' };
  expect(
    said([
      aLine({ amount: term * 2 }),
      aLine({ day: '2025-04-01', amount: part, ...loan }),
      aLine({ day: '2025-04-11', amount: term - part, ...loan }),
      aLine({ day: '2025-06-01', amount: part, ...loan }),
    ]),
  ).toEqual([
    `sure terms huis payment ${term * 2}`,
    `sure pieces huis payment ${part}`,
    `sure pieces huis payment ${term - part}`,
    `perhaps part huis payment ${part}`,
  ]);
});

test('one transfer for a term of two loans becomes a payment on each', () => {
  const kitchen = loanOf({ ...aLoan('AnnuityLoanContract', 1_500_000, { term_months: 60 }), hashid: 'keuken' });
  const other = ledgerOf(kitchen, []).terms[0]?.payment ?? 0;
  expect(said([aLine({ amount: term + other })], [loanOf(), kitchen])).toEqual([
    `sure two_loans huis payment ${term} keuken payment ${other}`,
  ]);
});

test('a line that says it is extra is an extra repayment, and the lower terms after it are recognised', () => {
  const extra: Facts = { kind: 'extra_repayment', date: '2025-02-10', amount: 1_000_000, outcome: 'lower_payment' };
  const paid: Facts = { kind: 'payment', date: '2025-02-01', amount: term };
  const lower = ledgerOf(annuity, happened([paid, extra])).terms[1]?.payment ?? 0;
  expect(lower).toBeLessThan(term);
  expect(
    said([
      aLine({ amount: term }),
      aLine({ day: '2025-02-10', amount: 1_000_000, text: 'Extra aflossing lening' }),
      aLine({ day: '2025-03-01', amount: lower }),
      aLine({ day: '2025-04-10', amount: 500_000, text: 'lening' }),
    ]),
  ).toEqual([
    `sure term huis payment ${term}`,
    'sure extra huis extra_repayment 1000000',
    `sure term huis payment ${lower}`,
    'perhaps extra huis extra_repayment 500000',
  ]);
});

test('S-353: neither a reversed payment nor the line that reverses it counts as a payment', () => {
  const back = { day: '2025-02-20', amount: -term };
  expect(said([aLine({ amount: term }), aLine({ ...back, reversal: true })])).toEqual([
    'none taken_back',
    'none takes_back',
  ]);
  expect(said([aLine({ amount: term }), aLine({ ...back, text: 'STORNO incasso' })])).toEqual([
    'none taken_back',
    'none takes_back',
  ]);
  // The reversed line is in another file: a credit with that mark is no payment either.
  expect(said([aLine({ amount: term, reversal: true })])).toEqual(['none takes_back']);
  // Sent back by hand: somebody should check.
  expect(said([aLine({ amount: term }), aLine({ ...back, day: '2025-02-05' })])[0]).toBe(
    `perhaps refunded huis payment ${term}`,
  );
});

test('S-354: another currency, and money in the other direction, are not payments', () => {
  expect(said([aLine({ amount: term, currency: 'USD' }), aLine({ amount: -term })])).toEqual([
    'none not_euro',
    'none nothing',
  ]);
});

test('a borrower finds outgoing payments, also to one of two lenders', () => {
  const loan = loanOf({ side: 'out', others: [{ ...sanne, firstname: 'Jan' }, tim] });
  const to = (amount: number, day: string) => aLine({ amount, day, counterparty: { name: 'T Bakker', iban: null } });
  expect(said([to(-term, '2025-02-01'), to(term, '2025-04-01')], [loan])).toEqual([
    `sure term huis payment ${term}`,
    'none nothing',
  ]);
});

test('two children with one initial: their terms are not confused', () => {
  const sam = loanOf({ others: [{ ...sanne, firstname: 'Sam' }], hashid: 'studie' });
  const unknown = aLine({ amount: term, counterparty: { iban: null } });
  expect(said([unknown], [loanOf(), sam])).toEqual([`perhaps two_fit huis payment ${term}`]);
  // Elsewhere in the file the account has the first name.
  const lines = [
    aLine({ amount: term }),
    aLine({ day: '2025-05-01', amount: 1, counterparty: { name: 'Sam de Vries' } }),
  ];
  expect(said(lines, [loanOf(), sam])).toEqual([`sure term studie payment ${term}`, 'none known_person']);
});

test('a payment recorded by hand or taken from a file is not offered again; a second one like it is', () => {
  const events = event({ kind: 'payment', date: '2025-02-03', amount: term });
  const lines = [aLine({ amount: term }), aLine({ day: '2025-03-01', amount: term })];
  expect(said(lines, [loanOf({ events })])).toEqual([
    `sure recorded huis payment ${term}`,
    `sure term huis payment ${term}`,
  ]);
  const own = event({ kind: 'payment', date: '2025-02-01', amount: term });
  const twice = [aLine({ amount: term }), aLine({ amount: term })];
  expect(said(twice, [loanOf({ events: own, taken: new Set([0]) })])).toEqual([
    'none taken',
    `perhaps double huis payment ${term}`,
  ]);
  // A line taken earlier can belong to a record of another day, which then can't be the record of the next line.
  const near = event({ kind: 'payment', date: '2025-01-31', amount: term });
  const later = [aLine({ amount: term }), aLine({ day: '2025-02-02', amount: term })];
  expect(said(later, [loanOf({ events: near, taken: new Set([0]) })])).toEqual([
    'none taken',
    `perhaps double huis payment ${term}`,
  ]);
});

test('a record being taken back does not count: its line is new', () => {
  const [paid] = event({ kind: 'payment', date: '2025-02-01', amount: term });
  const back = { ...paid, hashid: 'back', kind: 'correction', corrects: paid?.hashid, status: 'reported' } as LoanEvent;
  expect(said([aLine({ amount: term })], [loanOf({ events: paid ? [paid, back] : [] })])).toEqual([
    `sure term huis payment ${term}`,
  ]);
});

test('a year recorded in one sum is not offered again', () => {
  const events = event({ kind: 'payment', date: '2025-12-31', amount: term * 11 });
  expect(said([aLine({ amount: term })], [loanOf({ events })])).toEqual([`perhaps double huis payment ${term}`]);
});

test('an automatically counted payment is confirmed by its line, and a month that never came leads to a question', () => {
  const automatic = ['2025-02-01', '2025-03-01', '2025-04-01'].flatMap((date) =>
    event({ kind: 'payment', date, amount: term }, { automatic: true, hashid: date }),
  );
  const lines = [
    aLine({ day: '2025-01-02', amount: -1 }),
    aLine({ day: '2025-02-02', amount: term }),
    aLine({ day: '2025-04-01', amount: term }),
    aLine({ day: '2025-06-30', amount: -1 }),
  ];
  const { lines: matches, neverCame } = matchLines(lines, [loanOf({ events: automatic })]);
  expect(matches.map(({ why }) => reasonOf(why)).slice(1, 3)).toEqual([
    'Precies de termijn van 1 februari 2025, 1 dag erna. Die telde al vanzelf mee.',
    'Precies de termijn van 1 april 2025. Die telde al vanzelf mee.',
  ]);
  expect(neverCame).toEqual([{ loan: 'huis', event: '2025-03-01', date: '2025-03-01', amount: term }]);
  // On its day it confirms that payment; late, or in another year, it replaces it.
  expect(matches.map(({ replaces }) => replaces.length)).toEqual([0, 0, 0, 0]);
  const late = [aLine({ day: '2025-02-12', amount: term }), aLine({ day: '2025-04-01', amount: term * 2 })];
  expect(
    matched(late, [loanOf({ events: automatic })]).map(({ replaces }) => replaces.map(({ date }) => date)),
  ).toEqual([['2025-02-01'], ['2025-03-01', '2025-04-01']]);
  // A file that ends before it could have arrived proves nothing.
  expect(matchLines(lines.slice(0, 2), [loanOf({ events: automatic })]).neverCame).toEqual([]);
});

test('a homemade list names nobody: matched with one loan alone, it belongs to that loan', () => {
  const own = aLine({ account: null, amount: term, counterparty: { name: '', iban: null } });
  expect(said([own])).toEqual([`sure term huis payment ${term}`]);
  expect(said([own], [loanOf({ side: 'out' })])).toEqual([`sure term huis payment ${term}`]);
  expect(said([own], [loanOf(), loanOf({ hashid: 'ander' })])).toEqual(['none nothing']);
});

test('S-355: only lines of the loan’s people, or with words about a loan, are checked for having been taken', () => {
  const shop = aLine({ amount: -1_250, counterparty: { name: 'Albert Heijn', iban: null } });
  expect(linesToKnow([shop, aLine({ amount: term }), shop], [loanOf()])).toEqual([{ loan: 'huis', lines: [1] }]);
});
