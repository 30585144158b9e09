import type { BankLine } from '../../../../domain/bank/bankLine.ts';
import { bankLoanOf } from '../../../../domain/bank/bankLoanOf.ts';
import { matchLines } from '../../../../domain/bank/matchLines.ts';
import { aLine } from '../../../../domain/bank/test/lines.ts';
import { ledgerOf } from '../../../../domain/loans/ledger/ledger.ts';
import type { KnownLines } from '../../../../domain/wire/bankImport.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import type { LoanEvent } from '../../../../domain/wire/event.ts';
import { aLoan } from '../../test/family.ts';
import { choose, chosenEntries, NO_CHOICES, missedTerms, type ReadLines, summaryOf } from './importChoices.ts';
import { importFormOf } from './importForm.ts';

const book = {
  role: 'keeper' as const,
  receipt_waits: [],
  choice_waits: [],
  debt_waits: [],
  open: [],
  automatic_asked: [],
  automatic_waits: [],
};
const loanWith = (events: LoanEvent[]): LoanDetail => ({
  ...aLoan('een', '2026-01-01', 2_500_000),
  events,
  ledger_version: 4,
  book,
});
const term = ledgerOf(loanWith([]), []).terms[0]?.payment ?? 0;
const known: KnownLines = {
  loans: [{ contract: 'een', key: 'ab'.repeat(32), known: {}, accounts: [] }],
  imports: [],
  kept_key: 'cd'.repeat(32),
  kept: [],
};
const automatic = (date: string): LoanEvent => ({
  hashid: date,
  kind: 'payment',
  amount: term,
  date,
  status: 'confirmed',
  note: '',
  recorded_at: `${date}T07:00:00.000Z`,
  recorded_by: { hashid: 'jan', firstname: 'Jan', infix: 'de', lastname: 'Vries' },
  answered_at: null,
  answered_by: null,
  automatic: true,
});

function readOf(bankLines: BankLine[], events: LoanEvent[] = []): ReadLines {
  const loan = loanWith(events);
  const asked = bankLoanOf(loan, []);
  return {
    ...matchLines(bankLines, asked ? [asked] : []),
    bankLines,
    groups: [],
    loans: [loan],
    keptBefore: new Map(),
  };
}
const begun = (read: ReadLines) => choose(NO_CHOICES, { type: 'begun', read });

test('certain lines are ticked from the start, and only ticked lines are sent, without their text', async () => {
  const read = readOf([
    aLine({ day: '2026-02-01', amount: term, text: 'geheim' }),
    aLine({ day: '2026-02-10', amount: 100_000, text: 'extra aflossing lening' }),
    aLine({ day: '2026-02-20', amount: 7_700, text: 'lening, een stukje' }),
    aLine({ day: '2026-02-21', amount: -1_250, counterparty: { name: 'Albert Heijn', iban: null } }),
  ]);
  const choices = begun(read);
  expect(summaryOf(read, choices)).toEqual({
    payments: 1,
    extras: 1,
    recorded: 0,
    left: 1,
    kept: 0,
    amount: term + 100_000,
  });
  const form = await importFormOf(read, choices, known, 'key');
  expect(form.entries).toEqual([
    expect.objectContaining({ contract: 'een', kind: 'payment', date: '2026-02-01', amount: term, nth: 1 }),
    expect.objectContaining({
      kind: 'extra_repayment',
      amount: 100_000,
      outcome: 'lower_payment',
      account_tail: '4567',
    }),
  ]);
  expect(form).toMatchObject({ key: 'key', loans: [{ contract: 'een', ledger_version: 4 }], missing: [], keep: [] });
  expect(JSON.stringify(form)).not.toMatch(/geheim|Vries|Heijn|NL20|7700|1250/u);
});

test('two equal payments on a day are numbered first and second', async () => {
  const same = { day: '2026-02-01', amount: term };
  const read = readOf([aLine(same), aLine(same)]);
  const both = choose(begun(read), { type: 'ticked', lines: [1], on: true });
  const { entries } = await importFormOf(read, both, known, 'key');
  expect(entries.map(({ nth }) => nth)).toEqual([1, 2]);
  expect(new Set(entries.map(({ line }) => line)).size).toBe(1);
});

test('an assumed payment is replaced by a line of another day; one that never came is removed if ticked', async () => {
  const events = ['2026-02-01', '2026-03-01', '2026-04-01'].map(automatic);
  const read = readOf(
    [
      aLine({ day: '2026-01-02', amount: -1 }),
      aLine({ day: '2026-02-14', amount: term }),
      aLine({ day: '2026-04-02', amount: term }),
      aLine({ day: '2026-06-30', amount: -1 }),
    ],
    events,
  );
  const choices = begun(read);
  expect((await importFormOf(read, choices, known, 'key')).missing).toEqual([{ contract: 'een', date: '2026-02-01' }]);
  const gone = choose(choices, { type: 'gone', event: '2026-03-01', on: true });
  expect((await importFormOf(read, gone, known, 'key')).missing).toEqual([
    { contract: 'een', date: '2026-03-01' },
    { contract: 'een', date: '2026-02-01' },
  ]);
  // A line that is not ticked replaces nothing.
  const without = choose(choices, { type: 'ticked', lines: [1], on: false });
  expect((await importFormOf(read, without, known, 'key')).missing).toEqual([]);
});

test('asks whether terms without a line were paid, and sends the answer', async () => {
  const read = readOf([aLine({ day: '2026-04-01', amount: term })]);
  const choices = begun(read);
  const [loan] = read.loans;
  const left = loan ? missedTerms(loan, chosenEntries(read, choices), '2026-04-15') : [];
  expect(left.map(({ date }) => date)).toEqual(['2026-02-01', '2026-03-01']);
  const answered = choose(choices, { type: 'past', loan: 'een', paid: true });
  expect((await importFormOf(read, answered, known, 'key')).loans[0]).toMatchObject({ past_paid: true });
});

test('a line picked by hand becomes a payment of the chosen loan, and can be released again', async () => {
  const read = readOf([aLine({ day: '2026-02-21', amount: 4_200, counterparty: { name: 'P Jansen' } })]);
  const picked = choose(begun(read), { type: 'byHand', line: 0, loan: 'een' });
  const kept = choose(picked, { type: 'keep', account: 'sanne NL20INGB0001234567', on: true });
  const form = await importFormOf(read, kept, known, 'key');
  expect(form.entries).toMatchObject([{ kind: 'payment', amount: 4_200 }]);
  expect(form.keep).toEqual([{ person: 'sanne', iban: 'NL20INGB0001234567' }]);
  expect(chosenEntries(read, choose(picked, { type: 'byHand', line: 0, loan: null }))).toEqual([]);
});
