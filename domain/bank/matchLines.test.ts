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

test('somebody’s own amount around its day is sure, early and late too, and says why', () => {
  const lines = ['2025-01-28', '2025-03-03', '2025-04-25', '2025-05-01'].map((day) => aLine({ day, amount: term }));
  expect(said(lines)).toEqual(lines.map(() => `sure term huis payment ${term}`));
  expect(matched(lines).map((match) => reasonOf(match.why))).toEqual([
    'Precies de termijn van 1 februari 2025, 4 dagen ervoor.',
    'Precies de termijn van 1 maart 2025, 2 dagen erna.',
    'Precies de termijn van 1 april 2025, 24 dagen erna.',
    'Precies de termijn van 1 mei 2025.',
  ]);
});

test('another person of the family in that very amount is not sure, and without the words of a loan nothing', () => {
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

test('an amount of anybody’s is sure with words of the loan alone, and what says something else never', () => {
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

test('a second time the same amount for one term is asked', () => {
  expect(said([aLine({ amount: term }), aLine({ amount: term })])).toEqual([
    `sure term huis payment ${term}`,
    `perhaps double huis payment ${term}`,
  ]);
});

test('two terms in one transfer, a term in two, and a part of one', () => {
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

test('a term of two loans in one transfer becomes a payment of each', () => {
  const kitchen = loanOf({ ...aLoan('AnnuityLoanContract', 1_500_000, { term_months: 60 }), hashid: 'keuken' });
  const other = ledgerOf(kitchen, []).terms[0]?.payment ?? 0;
  expect(said([aLine({ amount: term + other })], [loanOf(), kitchen])).toEqual([
    `sure two_loans huis payment ${term} keuken payment ${other}`,
  ]);
});

test('what says that it is extra is an extra repayment, and the lower terms after it are known', () => {
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

test('S-353: a payment that the bank took back is none, nor is the line that says so', () => {
  const back = { day: '2025-02-20', amount: -term };
  expect(said([aLine({ amount: term }), aLine({ ...back, reversal: true })])).toEqual([
    'none taken_back',
    'none takes_back',
  ]);
  expect(said([aLine({ amount: term }), aLine({ ...back, text: 'STORNO incasso' })])).toEqual([
    'none taken_back',
    'none takes_back',
  ]);
  // The line it takes back stands in another file: a credit with that mark is no payment either.
  expect(said([aLine({ amount: term, reversal: true })])).toEqual(['none takes_back']);
  // Sent back by hand: somebody should look.
  expect(said([aLine({ amount: term }), aLine({ ...back, day: '2025-02-05' })])[0]).toBe(
    `perhaps refunded huis payment ${term}`,
  );
});

test('S-354: another currency, and money that went the other way, are no payment', () => {
  expect(said([aLine({ amount: term, currency: 'USD' }), aLine({ amount: -term })])).toEqual([
    'none not_euro',
    'none nothing',
  ]);
});

test('whoever borrowed finds what went out, to one of two lenders too', () => {
  const loan = loanOf({ side: 'out', others: [{ ...sanne, firstname: 'Jan' }, tim] });
  const to = (amount: number, day: string) => aLine({ amount, day, counterparty: { name: 'T Bakker', iban: null } });
  expect(said([to(-term, '2025-02-01'), to(term, '2025-04-01')], [loan])).toEqual([
    `sure term huis payment ${term}`,
    'none nothing',
  ]);
});

test('one initial of two children: their terms are not taken for each other’s', () => {
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

test('what was recorded by hand is not offered again, nor is what was taken from a file; a second one like it is', () => {
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
  // A line that was taken can stand for a record of another day, which is then no record of the next one.
  const near = event({ kind: 'payment', date: '2025-01-31', amount: term });
  const later = [aLine({ amount: term }), aLine({ day: '2025-02-02', amount: term })];
  expect(said(later, [loanOf({ events: near, taken: new Set([0]) })])).toEqual([
    'none taken',
    `perhaps double huis payment ${term}`,
  ]);
});

test('a record that is being taken back is none: its line is new', () => {
  const [paid] = event({ kind: 'payment', date: '2025-02-01', amount: term });
  const back = { ...paid, hashid: 'back', kind: 'correction', corrects: paid?.hashid, status: 'reported' } as LoanEvent;
  expect(said([aLine({ amount: term })], [loanOf({ events: paid ? [paid, back] : [] })])).toEqual([
    `sure term huis payment ${term}`,
  ]);
});

test('a year that was recorded in one sum is not offered once more', () => {
  const events = event({ kind: 'payment', date: '2025-12-31', amount: term * 11 });
  expect(said([aLine({ amount: term })], [loanOf({ events })])).toEqual([`perhaps double huis payment ${term}`]);
});

test('what counted by itself is confirmed by its line, and of a month that never came is asked', () => {
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
  // On its day it is that payment; late, or in another year, it takes its place.
  expect(matches.map(({ replaces }) => replaces.length)).toEqual([0, 0, 0, 0]);
  const late = [aLine({ day: '2025-02-12', amount: term }), aLine({ day: '2025-04-01', amount: term * 2 })];
  expect(
    matched(late, [loanOf({ events: automatic })]).map(({ replaces }) => replaces.map(({ date }) => date)),
  ).toEqual([['2025-02-01'], ['2025-03-01', '2025-04-01']]);
  // A file that ends before it could have come says nothing.
  expect(matchLines(lines.slice(0, 2), [loanOf({ events: automatic })]).neverCame).toEqual([]);
});

test('a list that somebody kept themselves names nobody: asked for one loan alone it is of that loan', () => {
  const own = aLine({ account: null, amount: term, counterparty: { name: '', iban: null } });
  expect(said([own])).toEqual([`sure term huis payment ${term}`]);
  expect(said([own], [loanOf({ side: 'out' })])).toEqual([`sure term huis payment ${term}`]);
  expect(said([own], [loanOf(), loanOf({ hashid: 'ander' })])).toEqual(['none nothing']);
});

test('S-355: of no line but those of its people, or with words of a loan, it has to be known whether it was taken', () => {
  const shop = aLine({ amount: -1_250, counterparty: { name: 'Albert Heijn', iban: null } });
  expect(linesToKnow([shop, aLine({ amount: term }), shop], [loanOf()])).toEqual([{ loan: 'huis', lines: [1] }]);
});
