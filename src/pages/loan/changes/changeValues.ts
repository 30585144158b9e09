import type { LoanType } from '../../../../domain/contracts/types.ts';
import { isIsoDate, type IsoDate } from '../../../../domain/dates/isoDate.ts';
import { agreedOutcome } from '../../../../domain/loans/events/burden.ts';
import { isAgreedRecord } from '../../../../domain/loans/events/catalogue.ts';
import { factsOf, fieldsOf } from '../../../../domain/loans/events/checkEventFields.ts';
import { formIn } from '../../../../domain/loans/ledger/formIn.ts';
import { ledgerOf } from '../../../../domain/loans/ledger/ledger.ts';
import { stateOn } from '../../../../domain/loans/ledger/state.ts';
import { possibleRests } from '../../../../domain/loans/events/possibleRests.ts';
import type { LedgerLoan } from '../../../../domain/loans/ledger/types.ts';
import type { GiftTerms, LoanDetail } from '../../../../domain/wire/contract.ts';
import type {
  EventDraft,
  FactsOf,
  ForgivenClaim,
  HomeFact,
  LoanEvent,
  PauseOutcome,
  PauseRests,
  RepaymentOutcome,
  SaidWay,
} from '../../../../domain/wire/event.ts';
import { contractDate } from '../../../../domain/rules/contractDate.ts';
import { type FieldErrors, fieldErrors } from '../../../../domain/rules/fieldErrors.ts';
import { positive } from '../../../../domain/rules/positive.ts';
import type { ProposalContent } from '../../../../domain/wire/proposal.ts';
import { homeText } from '../../../text/homeFacts.ts';
import { changesText } from '../../../text/loanPayments.ts';
import type { ChangeKind } from './changeKinds.ts';

/** The values of the form of a change; each kind shows its own part. */
export interface ChangeValues {
  amount: number | null;
  rate_millipercent: number | null;
  date: string;
  /** How it is repaid from that day on, the day of its last term, and until when the rate is fixed; empty until the end. */
  form: LoanType;
  ends: string;
  fixed_until: string;
  /** Whether each term is on the last day of its month from then on. */
  on_last_day: boolean;
  until: string;
  rests: PauseRests;
  repaymentOutcome: RepaymentOutcome;
  pauseOutcome: PauseOutcome;
  exclusion: GiftTerms['exclusion_clause'];
  /** How it was forgiven on a past day; 'not': not before all agree to it. */
  said: SaidWay | 'not';
  exemption: ForgivenClaim;
  /** The event of the home; empty until it is chosen. */
  became: HomeFact | '';
  note: string;
  /** The day it was agreed on paper with a person without a login. */
  paper_date: string;
}

/** The form for other terms starts with the current ones: those left alone stay as they are. */
function holding(kind: ChangeKind, loan: LedgerLoan, events: readonly LoanEvent[], today: IsoDate) {
  const ledger = ledgerOf(loan, events);
  return {
    rate_millipercent: kind === 'new_terms' ? stateOn(ledger, today).rate : null,
    form: formIn(ledger, today),
    ends: kind === 'new_terms' ? ledger.endDate : '',
  };
}

export const initialValues = (
  kind: ChangeKind,
  today: IsoDate,
  { events, ...loan }: LedgerLoan & { events: readonly LoanEvent[] },
): ChangeValues => ({
  ...initialFacts(loan, today),
  ...holding(kind, loan, events, today),
});

const initialFacts = ({ type, contract: terms }: LedgerLoan, today: IsoDate) => ({
  amount: null,
  date: today,
  fixed_until: '',
  on_last_day: false,
  until: '',
  rests: possibleRests(type)[0] ?? ('everything' as const),
  repaymentOutcome: terms.extra_repayment,
  pauseOutcome: 'later_end' as const,
  exclusion: terms.exclusion_on_forgiven,
  said: 'not' as const,
  exemption: 'yearly' as const,
  became: '' as const,
  note: '',
  paper_date: '',
});

/** The fields that are missing before the change can be worked out at all; the rules of the loan come after it. */
export function missing(
  kind: ChangeKind,
  { amount, rate_millipercent, date, until, became, ends, fixed_until }: ChangeValues,
): FieldErrors {
  const { missing: text } = changesText;
  const fields = fieldsOf(kind);
  return fieldErrors(
    ['amount', fields.includes('amount') ? (amount === null ? text.amount : positive(amount)) : null],
    ['rate_millipercent', fields.includes('rate_millipercent') && rate_millipercent === null ? text.rate : null],
    ['became', fields.includes('became') && became === '' ? homeText.missing : null],
    ['date', contractDate(date)],
    ['ends', fields.includes('ends') ? contractDate(ends) : null],
    ['fixed_until', fields.includes('fixed_until') && fixed_until !== '' ? contractDate(fixed_until) : null],
    [
      'until',
      fields.includes('until')
        ? (contractDate(until) ?? (isIsoDate(date) && until < date ? text.untilBeforeFrom : null))
        : null,
    ],
  );
}

/** The facts in the form; each kind uses its own. */
function formFacts(kind: ChangeKind, values: ChangeValues): FactsOf<ChangeKind> {
  const { amount, rate_millipercent, until, rests, repaymentOutcome, pauseOutcome, exclusion } = values;
  const said = values.said === 'not' ? undefined : values.said;
  const exemption = values.exemption === 'yearly' ? undefined : values.exemption;
  const outcome = fieldsOf(kind).includes('until') ? pauseOutcome : repaymentOutcome;
  const numbers = { amount: amount ?? 0, rate_millipercent: rate_millipercent ?? 0 };
  const fixed_until = values.fixed_until === '' ? undefined : values.fixed_until;
  const { form, ends, on_last_day } = values;
  const terms = { form, ends, fixed_until, on_last_day };
  const given = { ...numbers, ...terms, until, rests, outcome, exclusion, said, exemption, became: values.became };
  return factsOf({ kind, ...given });
}

/** The proposal of the form, or null while something is missing. */
export function contentOf(kind: ChangeKind, values: ChangeValues): ProposalContent | null {
  const content = { date: values.date, ...formFacts(kind, values) };
  return isAgreedRecord(content) && Object.keys(missing(kind, values)).length === 0 ? content : null;
}

/** Whether the extra repayment in the form has another outcome than was agreed. */
export function choosesOtherwise(
  { type, total, contract: terms, events }: LoanDetail,
  kind: ChangeKind,
  { repaymentOutcome, date }: Pick<ChangeValues, 'repaymentOutcome' | 'date'>,
): boolean {
  const agreed = agreedOutcome({ type, total, terms, events }, date);
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
