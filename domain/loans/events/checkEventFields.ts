import { asFields, type Fields } from '../../contracts/read.ts';
import { oneOf } from '../../contracts/fieldChecks.ts';
import type { IsoDate } from '../../dates/isoDate.ts';
import { MAX_AMOUNT_CENTS } from '../../money/amount.ts';
import { MAX_RATE_MILLIPERCENT, RATE_MESSAGE } from '../../money/percent.ts';
import { contractDate } from '../../rules/contractDate.ts';
import { type FieldErrors, fieldErrors } from '../../rules/fieldErrors.ts';
import { plainText } from '../../rules/plainText.ts';
import { positive } from '../../rules/positive.ts';
import { EXCLUSIONS } from '../../wire/choices/clauses.ts';
import { EVENT_KINDS, PAUSE_OUTCOMES, PAUSE_RESTS, REPAYMENT_OUTCOMES } from '../../wire/choices/event.ts';
import type { EventDraft, EventKind } from '../../wire/event.ts';
import { TOTAL_MESSAGE } from '../checkTerms.ts';
import { isWholeBetween } from '../../rules/wholeNumber.ts';

const MAX_NOTE = 500;
export const KIND_MESSAGE = 'Kies wat je wilt vastleggen.';
const NOTE_MESSAGE = 'Vul hier een tekst in, of laat het leeg.';
const FUTURE_MESSAGE = 'Deze dag moet nog komen. Leg het vast als het is gebeurd.';
export const PAST_MESSAGE = 'Kies ja of nee.';
const UNTIL_MESSAGE = 'Kies een laatste dag die niet voor de eerste dag ligt.';

function whole(value: unknown, lowest: number, highest: number, message: string): string | null {
  return isWholeBetween(value, lowest, highest) ? null : message;
}

/** The sentence for a wrong amount of money that was paid, asked or forgiven, in cents; null when it is right. */
export const amountOf = (amount: unknown): string | null =>
  (typeof amount === 'number' ? positive(amount) : null) ?? whole(amount, 1, MAX_AMOUNT_CENTS, TOTAL_MESSAGE);

const yesOrNo = (value: unknown): string | null =>
  value === undefined || typeof value === 'boolean' ? null : PAST_MESSAGE;

/** The fields each kind needs beside its day, each with its error; `null` when the field is right. */
const RULES: Record<EventKind, (draft: Fields) => (readonly [string, string | null])[]> = {
  payment: ({ amount, past_paid }) => [
    ['amount', amountOf(amount)],
    ['past_paid', yesOrNo(past_paid)],
  ],
  costs: ({ amount }) => [['amount', amountOf(amount)]],
  extra_repayment: ({ amount, outcome, past_paid }) => [
    ['amount', amountOf(amount)],
    ['past_paid', yesOrNo(past_paid)],
    ['outcome', oneOf(outcome, REPAYMENT_OUTCOMES)],
  ],
  forgiveness: ({ amount, outcome, exclusion }) => [
    ['amount', amountOf(amount)],
    ['outcome', oneOf(outcome, REPAYMENT_OUTCOMES)],
    ['exclusion', exclusion === undefined ? null : oneOf(exclusion, EXCLUSIONS)],
  ],
  rate_change: ({ rate_millipercent: rate }) => [
    ['rate_millipercent', whole(rate, 0, MAX_RATE_MILLIPERCENT, RATE_MESSAGE)],
  ],
  pause: ({ date, until, rests, outcome }) => [
    ['until', contractDate(until) ?? (typeof date === 'string' && date > (until as IsoDate) ? UNTIL_MESSAGE : null)],
    ['rests', oneOf(rests, PAUSE_RESTS)],
    ['outcome', oneOf(outcome, PAUSE_OUTCOMES)],
  ],
};

/** Money, costs and what is forgiven are recorded when they have happened; a rate and a pause may be agreed ahead. */
export const AHEAD: readonly EventKind[] = ['rate_change', 'pause'];

/** A draft of an event by itself, without the loan. Trusts nothing in it. */
export function checkEventFields(input: unknown, today: IsoDate): FieldErrors {
  const draft = asFields(input);
  const kind = EVENT_KINDS.find((known) => known === draft.kind);
  if (kind === undefined) return { kind: KIND_MESSAGE };
  return fieldErrors(...commonFields(draft, today, AHEAD.includes(kind)), ...RULES[kind](draft));
}

/**
 * The fields that every record has, also that of a gift on paper, each with its error.
 * @param ahead whether it may be recorded before its day
 */
export function commonFields(draft: Fields, today: IsoDate, ahead: boolean): (readonly [string, string | null])[] {
  const early = (date: IsoDate) => (date > today && !ahead ? FUTURE_MESSAGE : null);
  return [
    ['date', contractDate(draft.date) ?? early(draft.date as IsoDate)],
    [
      'note',
      draft.note === undefined ? null : typeof draft.note === 'string' ? plainText(draft.note, MAX_NOTE) : NOTE_MESSAGE,
    ],
    [
      'ledger_version',
      draft.ledger_version === undefined ? null : whole(draft.ledger_version, 0, Number.MAX_SAFE_INTEGER, KIND_MESSAGE),
    ],
  ];
}

const pastOf = ({ past_paid }: { past_paid?: boolean }) => past_paid === true && { past_paid };

/** Keeps only the fields of a judged draft that belong to its kind, whatever else it carries (S-38, S-40). */
export function factsOf(draft: EventDraft): Pick<EventDraft, 'date'> & EventDraft {
  const { contract, date, note = '' } = draft;
  const common = { contract, date, note };
  switch (draft.kind) {
    case 'costs':
      return { ...common, kind: draft.kind, amount: draft.amount };
    case 'payment':
      return { ...common, kind: draft.kind, amount: draft.amount, ...pastOf(draft) };
    case 'extra_repayment':
      return { ...common, kind: draft.kind, amount: draft.amount, outcome: draft.outcome, ...pastOf(draft) };
    case 'forgiveness': {
      const { kind, amount, outcome, exclusion } = draft;
      return { ...common, kind, amount, outcome, ...(exclusion !== undefined && { exclusion }) };
    }
    case 'rate_change':
      return { ...common, kind: draft.kind, rate_millipercent: draft.rate_millipercent };
    case 'pause':
      return { ...common, kind: draft.kind, until: draft.until, rests: draft.rests, outcome: draft.outcome };
  }
}
