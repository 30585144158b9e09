import { type Static, Type } from 'typebox';
import { EVENT_KINDS, type EventKind, isMoney, type MoneyKind } from '../loans/events/catalogue.ts';
import { Cents, Hashid, Instant, oneOf, orNull } from './basics.ts';
import { REPAYMENT_OUTCOMES } from './choices/event.ts';
import { IsoDateText } from './isoDateText.ts';
import { KeptLines, LineHash, LineNth } from './keptLine.ts';

/**
 * Payments taken from a bank statement that was read on the person's own device (docs/decisions/0010). All 'signedIn'.
 *
 * - `GET /bank-import/known` → KnownLines.
 * - `POST /bank-import` BankImportForm → BankImport. All or nothing; a repeat gets the first one's answer. V422 by
 *   field (`entries.3.amount`), N404, F403, C409 for a line taken before or a loan that changed since, R429.
 * - `DELETE /bank-import?hashid=` → BankImport. Takes back its records, by its importer, within a day. N404, C409.
 * - `DELETE /bank-import/accounts?hashid=` → KeptAccount[]. Forgets the account numbers kept of a person.
 * - `POST /contract/events/confirm` ReportsAnswer → ContractDetail. Confirms reports of one contract together.
 */

/** An account number that somebody chose to keep, to recognise a payer next time. */
const KeptAccount = Type.Object({
  /** The hashid of the account's owner. */
  person: Hashid,
  /** Compact: without spaces, in capitals. */
  iban: Type.String({ minLength: 15, maxLength: 34 }),
});
export type KeptAccount = Static<typeof KeptAccount>;
export const KeptAccounts = Type.Array(KeptAccount);

/** The lines of a bank statement that the reader took for one loan before, on their side of it. */
const KnownLoan = Type.Object({
  contract: Hashid,
  /** The secret with which this side of the loan hashes a line, in hexadecimal: the other side has a different one. */
  key: LineHash,
  /** How many lines with this hash were taken. */
  known: Type.Record(Type.String(), Type.Integer()),
  /** The accounts the reader kept of its people, their own included. */
  accounts: KeptAccounts,
});

/** The result of one import for one loan. */
const ImportOfLoan = Type.Object({
  contract: Hashid,
  /** Records that count now. */
  recorded: Type.Integer(),
  /** Records that wait for somebody else. */
  reported: Type.Integer(),
  /** Existing records confirmed by it: a report, or one that counted automatically. */
  confirmed: Type.Integer(),
  /** Existing records that counted already. */
  known: Type.Integer(),
  /** Earlier payments recorded with it, as agreed. */
  past: Type.Integer(),
  /** Terms that counted automatically and did not come. */
  missing: Type.Integer(),
});
export type ImportOfLoan = Static<typeof ImportOfLoan>;

export const BankImport = Type.Object({
  hashid: Hashid,
  imported_at: Instant,
  /** The deadline for undoing it. */
  undo_until: Instant,
  undone_at: orNull(Instant),
  loans: Type.Array(ImportOfLoan),
});
export type BankImport = Static<typeof BankImport>;

export const KnownLines = Type.Object({
  loans: Type.Array(KnownLoan),
  /** The reader's imports that can still be undone, newest first. */
  imports: Type.Array(BankImport),
  /** The secret by which the reader's own lines are recognised, in hexadecimal. */
  kept_key: LineHash,
  /** The lines the reader keeps to work through, oldest day first (keptLine.ts). */
  kept: KeptLines,
});
export type KnownLines = Static<typeof KnownLines>;

/** The most lines of one import: thirty years of months are 360. */
const MOST_LINES = 2_000;

const isMoneyOfLoan = (kind: EventKind): kind is Extract<EventKind, MoneyKind> => isMoney(kind);

const ImportEntry = Type.Object({
  contract: Hashid,
  kind: oneOf(EVENT_KINDS.filter(isMoneyOfLoan)),
  /** The day on the bank statement. */
  date: IsoDateText,
  amount: Cents,
  /** For an extra repayment. */
  outcome: Type.Optional(oneOf(REPAYMENT_OUTCOMES)),
  line: LineHash,
  nth: LineNth,
  /** The last four characters of the other party's account. */
  account_tail: Type.Optional(Type.String({ pattern: '^[0-9A-Z]{4}$' })),
});
export type ImportEntry = Static<typeof ImportEntry>;

/** The body of POST /bank-import. */
export const BankImportForm = Type.Object({
  /** Its id: made on the device, and the same if it is sent again. */
  key: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
  /** Each loan concerned, once. */
  loans: Type.Array(
    Type.Object({
      contract: Hashid,
      /** The ledger_version it is based on; an older one is refused (409). */
      ledger_version: Type.Optional(Type.Integer()),
      /** Whether every term until now without a line was paid as agreed (docs/decisions/0001). */
      past_paid: Type.Optional(Type.Boolean()),
    }),
    { minItems: 1, maxItems: 50 },
  ),
  entries: Type.Array(ImportEntry, { maxItems: MOST_LINES }),
  /** The automatically counted terms that the bank says did not come. */
  missing: Type.Array(Type.Object({ contract: Hashid, date: IsoDateText }), { maxItems: MOST_LINES }),
  keep: Type.Array(KeptAccount, { maxItems: 100 }),
  /** The hashids of kept lines (keptLine.ts) behind these entries: they leave the list. */
  worked_off: Type.Optional(Type.Array(Hashid, { maxItems: 200 })),
});
export type BankImportForm = Static<typeof BankImportForm>;

/** The body of POST /contract/events/confirm. */
export const ReportsAnswer = Type.Object({
  contract: Hashid,
  /** The hashids of the records. */
  events: Type.Array(Hashid, { minItems: 1, maxItems: MOST_LINES }),
  past_paid: Type.Optional(Type.Boolean()),
});
export type ReportsAnswer = Static<typeof ReportsAnswer>;
