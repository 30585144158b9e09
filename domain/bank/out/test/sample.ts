import { aLoan, happened } from '../../../loans/ledger/test/loans.ts';
import type { LoanDetail } from '../../../wire/contract.ts';
import type { LoanEvent } from '../../../wire/event.ts';
import { lent } from './lent.ts';

/** The day the sample is written. */
export const TODAY = '2025-08-15';

const base = happened([
  { kind: 'payment', date: '2025-02-01', amount: 103_000 },
  { kind: 'payment', date: '2025-03-01', amount: 250_000 },
  { kind: 'extra_repayment', date: '2025-03-15', amount: 100_000, outcome: 'lower_payment' },
  { kind: 'forgiveness', date: '2025-04-02', amount: 50_000, outcome: 'lower_payment' },
  { kind: 'costs', date: '2025-05-02', amount: 1_250 },
  { kind: 'payment', date: '2025-05-03', amount: 91_234 },
  { kind: 'payment', date: '2025-06-01', amount: 77_777 },
  { kind: 'payment', date: '2025-06-02', amount: 66_666 },
  { kind: 'payment', date: '2025-06-03', amount: 55_555 },
  { kind: 'payment', date: '2025-07-01', amount: 80_000 },
  { kind: 'payment', date: '2024-12-01', amount: 44_444 },
  { kind: 'payment', date: '2025-07-02', amount: 33_333 },
]);

const said: Readonly<Record<number, Partial<LoanEvent>>> = {
  6: { status: 'reported' },
  7: { status: 'refused' },
  9: { own_word: true },
  11: { bank: [{ side: 'from', date: '2025-07-04', account_tail: '4567', import: 'een' }] },
};

const counterEntry = (corrects: string, status: 'confirmed' | 'reported'): LoanEvent => ({
  ...(base[0] as LoanEvent),
  kind: 'correction',
  hashid: `terug${corrects}`,
  corrects,
  status,
});

/**
 * A loan of a year with a payment in each state: reported, refused, taken back, asked back, on one side's word only, and before
 * the loan began; with money paid ahead, costs and an amount forgiven.
 */
export const sample: LoanDetail = lent(aLoan('LinearLoanContract', 1_200_000, { term_months: 12 }), [
  ...base.map((event, k) => ({ ...event, ...said[k] }) as LoanEvent),
  counterEntry('e8', 'confirmed'),
  counterEntry('e5', 'reported'),
]);

/** Typed texts that have a meaning in one of the formats. */
const HOSTILE = [
  '=HYPERLINK("http://x.example";"klik")',
  '+31 6',
  '-2',
  '@SUM(A1)',
  'zei "ja"; en | nee \\ "',
  'regel 1\r\n2025-02-01 * "Dief"\n  Assets:Onderling:Bank  1000000.00 EUR\n  Income:X  -1000000.00 EUR\n',
  'regel 1\u2028; date:2025-99-99, x:y',
  '</MEMO></STMTTRN><STMTTRN><TRNAMT>1000000</TRNAMT>&amp;&#0;]]>',
  '👵🏽 Zoë Ğalıkuş\u0000\uD800',
  "'; include /etc/passwd",
  '* ! (x) [Assets:Y]  5 EUR @ 2 USD = 0',
];

/** The sample with these words as the note of its payments and as the names of its people. */
export const hostileSample = (words: readonly string[] = HOSTILE): LoanDetail[] =>
  words.map((word, k) => {
    const person = { hashid: 'sanne', firstname: word, infix: '', lastname: word };
    return {
      ...sample,
      hashid: `h${k}`,
      parties: { ...sample.parties, to: [person] },
      events: sample.events.map((event) => ({ ...event, note: word })),
    };
  });
