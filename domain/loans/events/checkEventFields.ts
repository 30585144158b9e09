import { asFields, type Fields } from '../../contracts/read.ts';
import { oneOf } from '../../contracts/fieldChecks.ts';
import { LOAN_TYPES } from '../../contracts/types.ts';
import { type IsoDate, isIsoDate } from '../../dates/isoDate.ts';
import { MAX_AMOUNT_CENTS } from '../../money/amount.ts';
import { MAX_RATE_MILLIPERCENT, RATE_MESSAGE } from '../../money/percent.ts';
import { contractDate } from '../../rules/contractDate.ts';
import { type FieldErrors, fieldErrors } from '../../rules/fieldErrors.ts';
import { plainText } from '../../rules/plainText.ts';
import { printable } from '../../rules/printable.ts';
import { positive } from '../../rules/positive.ts';
import { EXCLUSIONS } from '../../wire/choices/clauses.ts';
import {
  HOME_FACTS,
  PAPER_HALVES,
  PAUSE_OUTCOMES,
  PAUSE_RESTS,
  REPAYMENT_OUTCOMES,
  SAID_WAYS,
} from '../../wire/choices/event.ts';
import { FORGIVEN_CLAIMS } from '../../wire/choices/gifts.ts';
import type { FactsOf } from '../../wire/event.ts';
import { TOTAL_MESSAGE } from '../checkTerms.ts';
import { isWholeBetween } from '../../rules/wholeNumber.ts';
import { type AnyEventKind, EVENT_KINDS, hasAddendum, isAhead } from './catalogue.ts';

const MAX_NOTE = 500;
export const KIND_MESSAGE = 'Kies wat je wilt vastleggen.';
const NOTE_MESSAGE = 'Vul hier een tekst in, of laat het leeg.';
const FUTURE_MESSAGE = 'Deze dag moet nog komen. Vul een dag in tot en met vandaag, of doe dit als het zover is.';
export const PAST_MESSAGE = 'Kies ja of nee.';
const ENDS_MESSAGE = 'Kies een laatste termijn na de dag waarop deze afspraken ingaan.';
const FIXED_MESSAGE = 'Kies een dag na die waarop deze afspraken ingaan, of laat dit leeg.';
const UNTIL_MESSAGE = 'Kies een laatste dag die niet voor de eerste dag ligt.';

function whole(value: unknown, lowest: number, highest: number, message: string): string | null {
  return isWholeBetween(value, lowest, highest) ? null : message;
}

/** The sentence for a wrong amount of money that was paid, asked or forgiven, in cents; null if it is right. */
const amountOf = (amount: unknown): string | null =>
  (typeof amount === 'number' ? positive(amount) : null) ?? whole(amount, 1, MAX_AMOUNT_CENTS, TOTAL_MESSAGE);

const yesOrNo = (value: unknown): string | null =>
  value === undefined || typeof value === 'boolean' ? null : PAST_MESSAGE;

/** The problem with one field of an untrusted draft: a Dutch sentence, or null. */
type Check = (value: unknown, draft: Fields) => string | null;

const outcome: Check = (value) => oneOf(value, REPAYMENT_OUTCOMES);

/** One of these, or nothing at all. */
const maybe =
  (choices: readonly string[]): Check =>
  (chosen) =>
    chosen === undefined ? null : oneOf(chosen, choices);

const rate: Check = (value) => whole(value, 0, MAX_RATE_MILLIPERCENT, RATE_MESSAGE);

/** The proposer gives no such day: it follows from the answers (domain/contracts/life/agreedDay.ts). */
const agreed: Check = (day) => (day === undefined ? null : contractDate(day));

/** The sentence if a day of a draft does not come after the day of the draft itself. */
const after = (from: unknown, day: unknown, message: string): string | null =>
  isIsoDate(from) && isIsoDate(day) && day <= from ? message : null;

/** Every field that a kind of record has besides its day, with its check. */
const CHECKS: { [Kind in AnyEventKind]: Record<Exclude<keyof FactsOf<Kind>, 'kind'>, Check> } = {
  payment: { amount: amountOf, past_paid: yesOrNo },
  extra_repayment: { amount: amountOf, outcome, past_paid: yesOrNo },
  rate_change: { rate_millipercent: rate, agreed, said: maybe(SAID_WAYS) },
  new_terms: {
    form: (form) => oneOf(form, LOAN_TYPES),
    rate_millipercent: rate,
    ends: (ends, { date }) => contractDate(ends) ?? after(date, ends, ENDS_MESSAGE),
    fixed_until: (day, { date }) => (day === undefined ? null : (contractDate(day) ?? after(date, day, FIXED_MESSAGE))),
    on_last_day: yesOrNo,
    agreed,
    said: maybe(SAID_WAYS),
  },
  pause: {
    until: (until, { date }) =>
      contractDate(until) ?? (typeof date === 'string' && date > (until as IsoDate) ? UNTIL_MESSAGE : null),
    rests: (rests) => oneOf(rests, PAUSE_RESTS),
    outcome: (value) => oneOf(value, PAUSE_OUTCOMES),
  },
  forgiveness: {
    amount: amountOf,
    outcome,
    exclusion: maybe(EXCLUSIONS),
    said: maybe(SAID_WAYS),
    exemption: maybe(FORGIVEN_CLAIMS),
  },
  costs: { amount: amountOf },
  home: { became: (became) => oneOf(became, HOME_FACTS) },
  // The gift itself decides which years are possible (domain/paperGifts/validatePaperEvent.ts).
  interest: { amount: amountOf, year: () => null, half: maybe(PAPER_HALVES) },
  payout: { amount: amountOf, half: maybe(PAPER_HALVES) },
};

const checksOf = (kind: AnyEventKind): [field: string, check: Check][] => Object.entries(CHECKS[kind]);

/** The fields that a kind of record has besides its day. */
export const fieldsOf = (kind: AnyEventKind): string[] => Object.keys(CHECKS[kind]);

/** A draft of an event on its own, without the loan. Trusts nothing in it. */
export function checkEventFields(input: unknown, today: IsoDate): FieldErrors {
  const draft = asFields(input);
  const kind = EVENT_KINDS.find((known) => known === draft.kind);
  if (kind === undefined) return { kind: KIND_MESSAGE };
  return checkFieldsOf(kind, draft, today);
}

/** If there is an addendum, the note is printed in it (docs/decisions/0009). */
export const printedNote = (kind: unknown, note: string): string | null => (hasAddendum(kind) ? printable(note) : null);

const wrongNote = (kind: AnyEventKind, note: unknown): string | null =>
  typeof note === 'string' ? (plainText(note, MAX_NOTE) ?? printedNote(kind, note)) : NOTE_MESSAGE;

/** The sentence for a wrong reason to take a record back; null if it is right. */
export const wrongReason = (reason: string): string | null => plainText(reason, MAX_NOTE);

/** The same for a draft that claims to be of this kind. */
export function checkFieldsOf(kind: AnyEventKind, draft: Fields, today: IsoDate): FieldErrors {
  const { date, note, ledger_version: version } = draft;
  const early = (day: IsoDate) => (day > today && !isAhead(kind) ? FUTURE_MESSAGE : null);
  return fieldErrors(
    ['date', contractDate(date) ?? early(date as IsoDate)],
    ['note', note === undefined ? null : wrongNote(kind, note)],
    ['ledger_version', version === undefined ? null : whole(version, 0, Number.MAX_SAFE_INTEGER, KIND_MESSAGE)],
    ...checksOf(kind).map(([field, check]) => [field, check(draft[field], draft)] as const),
  );
}

/**
 * Keeps only the fields of a checked draft that belong to its kind, whatever else it carries (S-38, S-40). An absent yes or no
 * is a no, and is not kept.
 */
export function factsOf<Kind extends AnyEventKind>(draft: { kind: Kind }): FactsOf<Kind> {
  const given = asFields(draft);
  const said = checksOf(draft.kind).flatMap(([field]) => {
    const value = given[field];
    return value === undefined || value === false ? [] : [[field, value] as const];
  });
  return { kind: draft.kind, ...Object.fromEntries(said) } as FactsOf<Kind>;
}
