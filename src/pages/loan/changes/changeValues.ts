import { isIsoDate, type IsoDate } from '../../../../domain/dates/isoDate.ts';
import { agreedOutcome } from '../../../../domain/loans/events/burden.ts';
import { EVENT_KINDS, isAgreedRecord } from '../../../../domain/loans/events/catalogue.ts';
import { factsOf, fieldsOf } from '../../../../domain/loans/events/checkEventFields.ts';
import { possibleRests } from '../../../../domain/loans/events/possibleRests.ts';
import type { LedgerLoan } from '../../../../domain/loans/ledger/types.ts';
import type { GiftTerms } from '../../../../domain/wire/contract.ts';
import type {
  EventDraft,
  FactsOf,
  ForgivenClaim,
  PauseOutcome,
  PauseRests,
  RepaymentOutcome,
  SaidWay,
} from '../../../../domain/wire/event.ts';
import { contractDate } from '../../../../domain/rules/contractDate.ts';
import { type FieldErrors, fieldErrors } from '../../../../domain/rules/fieldErrors.ts';
import { positive } from '../../../../domain/rules/positive.ts';
import type { ProposalContent } from '../../../../domain/wire/proposal.ts';
import { changesText } from '../../../text/loanPayments.ts';

/** The changes a page offers; a payment has a form of its own. */
export const CHANGE_KINDS = EVENT_KINDS.filter((kind) => kind !== 'payment');
export type ChangeKind = (typeof CHANGE_KINDS)[number];

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
  /** How it was forgiven on a day that is over; 'not': not before all agree to it. */
  said: SaidWay | 'not';
  exemption: ForgivenClaim;
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
  said: 'not',
  exemption: 'yearly',
  note: '',
  paper_date: '',
});

/** The fields that are missing before the change can be worked out at all; the rules of the loan come after it. */
export function missing(kind: ChangeKind, { amount, rate_millipercent, date, until }: ChangeValues): FieldErrors {
  const { missing: text } = changesText;
  const fields = fieldsOf(kind);
  return fieldErrors(
    ['amount', fields.includes('amount') ? (amount === null ? text.amount : positive(amount)) : null],
    ['rate_millipercent', fields.includes('rate_millipercent') && rate_millipercent === null ? text.rate : null],
    ['date', contractDate(date)],
    [
      'until',
      fields.includes('until')
        ? (contractDate(until) ?? (isIsoDate(date) && until < date ? text.untilBeforeFrom : null))
        : null,
    ],
  );
}

/** The facts in the form, of which each kind takes its own. */
function formFacts(kind: ChangeKind, values: ChangeValues): FactsOf<ChangeKind> {
  const { amount, rate_millipercent, until, rests, repaymentOutcome, pauseOutcome, exclusion } = values;
  const said = values.said === 'not' ? undefined : values.said;
  const exemption = values.exemption === 'yearly' ? undefined : values.exemption;
  const outcome = fieldsOf(kind).includes('until') ? pauseOutcome : repaymentOutcome;
  const numbers = { amount: amount ?? 0, rate_millipercent: rate_millipercent ?? 0 };
  const given = { ...numbers, until, rests, outcome, exclusion, said, exemption };
  return factsOf({ kind, ...given });
}

/** What the form proposes, or null while something is missing. */
export function contentOf(kind: ChangeKind, values: ChangeValues): ProposalContent | null {
  const content = { date: values.date, ...formFacts(kind, values) };
  return isAgreedRecord(content) && Object.keys(missing(kind, values)).length === 0 ? content : null;
}

/** Whether something else comes of the extra repayment in the form than was agreed. */
export function choosesOtherwise(
  { type, contract: terms }: LedgerLoan,
  kind: ChangeKind,
  { repaymentOutcome }: Pick<ChangeValues, 'repaymentOutcome'>,
): boolean {
  const agreed = agreedOutcome({ type, terms });
  return kind === 'extra_repayment' && agreed !== null && repaymentOutcome !== agreed;
}

/** The record the form describes, or null while something is missing. */
export function draftOf(
  kind: ChangeKind,
  values: ChangeValues,
  contract: string,
  ledgerVersion: number,
): EventDraft | null {
  if (Object.keys(missing(kind, values)).length > 0) return null;
  return { contract, date: values.date, note: values.note, ledger_version: ledgerVersion, ...formFacts(kind, values) };
}
