import type { IsoDateText } from './isoDateText.ts';
import type { Party } from './party.ts';

/** The records a person can make of a loan. */
export const EVENT_KINDS = ['payment', 'extra_repayment', 'rate_change', 'pause', 'forgiveness', 'costs'] as const;
/** @public */
export type EventKind = (typeof EVENT_KINDS)[number];

/**
 * What an extra repayment or a forgiveness changes: a lower payment to the same end, or the same payment to an earlier
 * end.
 */
export type RepaymentOutcome = 'lower_payment' | 'shorter_term';
/** What rests during a pause: the repayment only, or the interest too (it then falls due after the pause). */
export type PauseRests = 'repayment' | 'everything';
/** What comes after a pause: the same end with higher terms, or an end as many terms later. */
export type PauseOutcome = 'same_end' | 'later_end';
/** Only a confirmed event counts. A borrower's payment is reported until the lender has said whether it came in. */
export type EventStatus = 'reported' | 'confirmed' | 'refused';

interface PaymentFacts {
  kind: 'payment';
  /** In cents. */
  amount: number;
}

interface ExtraRepaymentFacts {
  kind: 'extra_repayment';
  /** In cents. */
  amount: number;
  outcome: RepaymentOutcome;
}

interface RateChangeFacts {
  kind: 'rate_change';
  /** Thousandths of a percent per year, from the event's date. */
  rate_millipercent: number;
}

interface PauseFacts {
  kind: 'pause';
  /** Terms from the event's date up to and including this day rest. */
  until: IsoDateText;
  rests: PauseRests;
  outcome: PauseOutcome;
}

interface ForgivenessFacts {
  kind: 'forgiveness';
  /** Principal that need not be paid back, in cents. */
  amount: number;
  outcome: RepaymentOutcome;
}

/** What the borrower owes beside principal and interest, such as a bailiff's costs; paid first (BW 6:44). */
interface CostsFacts {
  kind: 'costs';
  /** In cents. */
  amount: number;
}

/** What happened, without the day. */
export type EventFacts =
  PaymentFacts | ExtraRepaymentFacts | RateChangeFacts | PauseFacts | ForgivenessFacts | CostsFacts;

/** A counter-entry: from now on the event it names counts as never recorded. */
interface CorrectionFacts {
  kind: 'correction';
  /** The hashid of the event. */
  corrects: string;
}

interface EventCommon {
  hashid: string;
  date: IsoDateText;
  status: EventStatus;
  /** In the recorder's own words; may be empty. */
  note: string;
  recorded_at: string;
  recorded_by: Party;
  /** Who confirmed or refused it, and when; null while nobody has, or nobody needs to. */
  answered_at: string | null;
  answered_by: Party | null;
}

/** One record of a loan. Records are never changed or taken away. */
export type LoanEvent = EventCommon & (EventFacts | CorrectionFacts);

/** The body of POST /contract/event. @public */
export type EventDraft = {
  /** Of the loan. */
  contract: string;
  date: IsoDateText;
  note?: string;
  /** The ledger_version it was made from; an older one is refused (409). */
  ledger_version?: number;
} & EventFacts;
