import { isIsoDate, type IsoDate } from '../../../../domain/dates/isoDate.ts';
import { possibleRests } from '../../../../domain/loans/events/possibleRests.ts';
import type { LedgerLoan } from '../../../../domain/loans/ledger/types.ts';
import type { GiftTerms } from '../../../../domain/wire/contract.ts';
import type {
  EventDraft,
  EventFacts,
  PauseOutcome,
  PauseRests,
  RepaymentOutcome,
} from '../../../../domain/wire/event.ts';
import { contractDate } from '../../../../domain/rules/contractDate.ts';
import { type FieldErrors, fieldErrors } from '../../../../domain/rules/fieldErrors.ts';
import { positive } from '../../../../domain/rules/positive.ts';
import type { ProposalContent } from '../../../../domain/wire/proposal.ts';
import { changesText } from '../../../text/loanPayments.ts';

/** The changes a page offers; a payment has a form of its own. */
export type ChangeKind = AgreedKind | 'extra_repayment' | 'costs';
type AgreedKind = 'rate_change' | 'pause' | 'forgiveness';

/** Whether both sides have to agree to it: it changes what was signed. */
export const isAgreed = (kind: ChangeKind): kind is AgreedKind => kind !== 'extra_repayment' && kind !== 'costs';

/** The values of the form of a change; each kind shows its own part. */
export interface ChangeValues {
  amount: number | null;
  rate_millipercent: number | null;
  date: string;
  until: string;
  rests: PauseRests;
  repaymentOutcome: RepaymentOutcome;
  pauseOutcome: PauseOutcome;
  exclusion: GiftTerms['exclusion_clause'];
  note: string;
  /** The day it was agreed on paper with who has no login. */
  paper_date: string;
}

export const initialValues = (today: IsoDate, { type, contract: terms }: LedgerLoan): ChangeValues => ({
  amount: null,
  rate_millipercent: null,
  date: today,
  until: '',
  rests: possibleRests(type)[0] ?? 'everything',
  repaymentOutcome: terms.extra_repayment,
  pauseOutcome: 'later_end',
  exclusion: terms.exclusion_on_forgiven,
  note: '',
  paper_date: '',
});

/** The fields that are missing before the change can be worked out at all; the rules of the loan come after it. */
export function missing(kind: ChangeKind, { amount, rate_millipercent, date, until }: ChangeValues): FieldErrors {
  const { missing: text } = changesText;
  const needsAmount = kind === 'extra_repayment' || kind === 'forgiveness' || kind === 'costs';
  return fieldErrors(
    ['amount', needsAmount ? (amount === null ? text.amount : positive(amount)) : null],
    ['rate_millipercent', kind === 'rate_change' && rate_millipercent === null ? text.rate : null],
    ['date', contractDate(date)],
    [
      'until',
      kind === 'pause'
        ? (contractDate(until) ?? (isIsoDate(date) && until < date ? text.untilBeforeFrom : null))
        : null,
    ],
  );
}

function factsOf(kind: ChangeKind, values: ChangeValues): EventFacts {
  const { repaymentOutcome, pauseOutcome, rests, until, exclusion } = values;
  const amount = values.amount ?? 0;
  switch (kind) {
    case 'extra_repayment':
      return { kind, amount, outcome: repaymentOutcome };
    case 'forgiveness':
      return { kind, amount, outcome: repaymentOutcome, exclusion };
    case 'costs':
      return { kind, amount };
    case 'rate_change':
      return { kind, rate_millipercent: values.rate_millipercent ?? 0 };
    case 'pause':
      return { kind, until, rests, outcome: pauseOutcome };
  }
}

/** What the form proposes, or null while something is missing. */
export function contentOf(kind: ChangeKind, values: ChangeValues): ProposalContent | null {
  const facts = factsOf(kind, values);
  const agreed = facts.kind === 'rate_change' || facts.kind === 'pause' || facts.kind === 'forgiveness';
  return !agreed || Object.keys(missing(kind, values)).length > 0 ? null : { date: values.date, ...facts };
}

/** The record the form describes, or null while something is missing. */
export function draftOf(
  kind: ChangeKind,
  values: ChangeValues,
  contract: string,
  ledgerVersion: number,
): EventDraft | null {
  if (Object.keys(missing(kind, values)).length > 0) return null;
  return { contract, date: values.date, note: values.note, ledger_version: ledgerVersion, ...factsOf(kind, values) };
}
