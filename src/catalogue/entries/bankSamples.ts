import type { BankLine } from '../../../domain/bank/bankLine.ts';
import type { LineGroup } from '../../../domain/bank/lineGroups.ts';
import type { BankImport, KnownLines } from '../../../domain/wire/bankImport.ts';
import type { LoanDetail } from '../../../domain/wire/contract.ts';
import type { KeptLine } from '../../../domain/wire/keptLine.ts';
import type { ReadLines } from '../../store/modules/bankImport/importChoices.ts';
import { aLoan } from '../../store/test/family.ts';
import { LONG_TEXT } from '../samples.ts';

/** A loan whose keeper reads the file. */
export const loan: LoanDetail = {
  ...aLoan('lening', '2026-01-01', 2_500_000),
  events: [],
  ledger_version: 3,
  book: {
    role: 'keeper',
    receipt_waits: [],
    choice_waits: [],
    debt_waits: [],
    open: [],
    automatic_asked: [],
    automatic_waits: [],
  },
};

const line = (day: string, amount: number, name: string, text = ''): BankLine => ({
  account: 'NL91ABNA0417164300',
  day,
  amount,
  currency: 'EUR',
  reversal: false,
  counterparty: { name, iban: 'NL20INGB0001234567' },
  text,
  reference: '',
  bankReference: '',
});

const paid = (of: number, term: string) => ({
  line: of,
  certainty: 'sure' as const,
  why: { code: 'term' as const, term, days: 0, assumed: false },
  entries: [{ loan: loan.hashid, kind: 'payment' as const, amount: 24_722 }],
  replaces: [],
});

/** Lines that are ticked together, for sure and perhaps. */
export const groups: readonly [sure: LineGroup, perhaps: LineGroup] = [
  {
    key: 'sure',
    certainty: 'sure',
    lines: [0, 1],
    loans: [loan.hashid],
    kind: 'payment',
    amount: 49_444,
    title: '2 keer € 247,22 van S de Vries rond de 1e',
    reason: '',
  },
  {
    key: 'perhaps',
    certainty: 'perhaps',
    lines: [2],
    loans: [loan.hashid],
    kind: 'extra_repayment',
    amount: 100_000,
    title: '€ 1.000,00 van S de Vries op 9 maart 2026',
    reason: LONG_TEXT,
  },
];

/** The lines of a file: two terms, an extra repayment perhaps, and a line that fits nothing. */
export const read: ReadLines = {
  bankLines: [
    line('2026-02-01', 24_722, 'S de Vries', 'Lening februari'),
    line('2026-03-01', 24_722, 'S de Vries', 'Lening maart'),
    line('2026-03-09', 100_000, 'S de Vries', 'Extra'),
    line('2026-03-12', -1_250, 'Albert Heijn 1076', LONG_TEXT),
  ],
  lines: [
    paid(0, '2026-02-01'),
    paid(1, '2026-03-01'),
    {
      line: 2,
      certainty: 'perhaps',
      why: { code: 'extra' },
      entries: [{ loan: loan.hashid, kind: 'extra_repayment', amount: 100_000 }],
      replaces: [],
    },
    { line: 3, certainty: 'none', why: { code: 'nothing' }, entries: [], replaces: [] },
  ],
  groups,
  neverCame: [{ loan: loan.hashid, event: 'e1', date: '2026-04-01', amount: 24_722 }],
  loans: [loan],
  keptBefore: new Map(),
};

/** A line that somebody keeps to work off. */
export const kept: KeptLine = {
  hashid: 'k1',
  line: 'ab'.repeat(32),
  nth: 1,
  date: '2026-11-02',
  amount: 24_722,
  name: 'S de Vries',
  account_tail: '4567',
  names: [],
  kept_at: '2026-11-18T12:00:00.000Z',
  kept_until: '2027-02-18',
};

/** An import that can still be taken back. */
export const made: BankImport = {
  hashid: 'import',
  imported_at: '2026-11-20T12:00:00.000Z',
  undo_until: '2026-11-21T12:00:00.000Z',
  undone_at: null,
  loans: [{ contract: loan.hashid, recorded: 7, reported: 1, confirmed: 2, known: 3, past: 4, missing: 1 }],
};

export const known: KnownLines = {
  loans: [
    {
      contract: loan.hashid,
      key: 'ab'.repeat(32),
      known: {},
      accounts: [{ person: 'sanne', iban: 'NL20INGB0001234567' }],
    },
  ],
  imports: [made],
  kept_key: 'cd'.repeat(32),
  kept: [kept],
};
