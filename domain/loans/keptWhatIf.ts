import type { IsoDate } from '../dates/isoDate.ts';
import { fieldErrors, type FieldErrors } from '../rules/fieldErrors.ts';
import { plainText } from '../rules/plainText.ts';
import { required } from '../rules/required.ts';
import type { LoanEvent } from '../wire/event.ts';
import type { Tried } from '../wire/whatIf.ts';
import { checkFieldsOf } from './events/checkEventFields.ts';
import type { LedgerLoan } from './ledger/types.ts';
import { type Continuation, whatIfOnItsDay } from './whatIf.ts';

/** The most that one person can keep for one loan: more than a list to compare by eye. */
export const MOST_WHAT_IFS = 20;
export const MANY_WHAT_IFS_MESSAGE = `Je bewaart al ${MOST_WHAT_IFS} proefberekeningen van deze lening. Verwijder er eerst een.`;

const NAME_LENGTH = 40;
const NAME_MESSAGE = 'Geef de proefberekening een naam.';
export const SAME_NAME_MESSAGE = 'Je hebt al een proefberekening met deze naam. Kies een andere.';

/** As it is stored: without spaces around it, and one between words. */
export const cleanWhatIfName = (name: string): string => name.trim().replaceAll(/\s+/gu, ' ');

/** The form in which two names are compared: a listener hears no capitals. */
export const whatIfNameKey = (name: string): string => cleanWhatIfName(name).toLocaleLowerCase('nl');

/** The sentence for a wrong name; null if it is right. @param others the names that are taken */
export function checkWhatIfName(name: string, others: readonly string[]): string | null {
  const clean = cleanWhatIfName(name);
  const taken = others.some((other) => whatIfNameKey(other) === whatIfNameKey(clean));
  return required(clean, NAME_MESSAGE) ?? plainText(clean, NAME_LENGTH) ?? (taken ? SAME_NAME_MESSAGE : null);
}

/**
 * The problems with a try-out, by field. Whether the loan allows it is not checked here: that is calculated each time it
 * is read, and can change with the loan.
 */
export function checkTried(tried: Tried): FieldErrors {
  // It is in the future by nature: checked as if its day had come.
  const wrong = checkFieldsOf(tried.kind, { ...tried }, tried.date);
  return fieldErrors(...Object.entries(wrong).map(([field, message]) => [`tried.${field}`, message] as const));
}

/** Its own fields, whatever else was submitted. */
export const triedOf = (tried: Tried): Tried =>
  tried.kind === 'rate_change'
    ? { kind: tried.kind, date: tried.date, rate_millipercent: tried.rate_millipercent }
    : { kind: tried.kind, date: tried.date, amount: tried.amount, outcome: tried.outcome };

/**
 * The result of a kept try-out, with the current loan: its course without and with it; `past` if its term is over; or the
 * sentences that refuse it.
 */
export type Outcome = { now: Continuation; then: Continuation } | { refused: string[] } | 'past';

/** @param days the days of the terms on which something can be tried now */
export function outcomeOf(
  loan: LedgerLoan,
  events: readonly LoanEvent[],
  tried: Tried,
  days: readonly IsoDate[],
): Outcome {
  if (!days.includes(tried.date)) return 'past';
  const { now, then } = whatIfOnItsDay(loan, events, { ...tried, contract: '' });
  return 'refused' in then ? then : { now, then };
}
