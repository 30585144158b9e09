import { addMonths, isIsoDate } from '../dates/isoDate.ts';
import { MAX_AMOUNT_CENTS } from '../money/amount.ts';
import { formatEuro, formatEuroShort } from '../money/format.ts';
import { MAX_RATE_MILLIPERCENT, RATE_MESSAGE } from '../rates/percent.ts';
import { contractDate } from '../rules/contractDate.ts';
import { type FieldErrors, fieldErrors } from '../rules/fieldErrors.ts';
import type { ScheduleTerms } from './terms.ts';

/** The longest loan, in months: fifty years. */
const MAX_TERM_MONTHS = 600;
/** The longest time between payout and first regular term, in months. */
const MAX_MONTHS_TO_FIRST = 13;

export const TOTAL_MESSAGE = `Vul een bedrag in van ${formatEuro(1)} tot en met ${formatEuroShort(MAX_AMOUNT_CENTS)}.`;
export const TERM_MESSAGE = `Vul een looptijd in van 1 tot en met ${MAX_TERM_MONTHS} hele maanden.`;
export const FIRST_TOO_EARLY_MESSAGE = 'Kies een eerste termijn die ten minste een maand na de uitbetaling is.';
export const FIRST_TOO_LATE_MESSAGE = `Kies een eerste termijn binnen ${MAX_MONTHS_TO_FIRST} maanden na de uitbetaling.`;

function integerWithin(value: unknown, lowest: number, highest: number, message: string): string | null {
  return Number.isSafeInteger(value) && (value as number) >= lowest && (value as number) <= highest ? null : message;
}

/** An amount of a contract, in cents. */
export function checkTotal(total: unknown): string | null {
  return integerWithin(total, 1, MAX_AMOUNT_CENTS, TOTAL_MESSAGE);
}

function firstPaymentDate({ start_date: start, first_payment_date: first }: ScheduleTerms): string | null {
  const wrong = contractDate(first);
  if (wrong !== null || !isIsoDate(start)) return wrong;
  if (first < addMonths(start, 1)) return FIRST_TOO_EARLY_MESSAGE;
  return first > addMonths(start, MAX_MONTHS_TO_FIRST) ? FIRST_TOO_LATE_MESSAGE : null;
}

/** Whether a schedule can be made at all: cheap, before any loop (S-50). Judges values of any kind. */
export function checkTerms(total: number, terms: ScheduleTerms): FieldErrors {
  return fieldErrors(
    ['total', checkTotal(total)],
    ['contract.rate_millipercent', integerWithin(terms.rate_millipercent, 0, MAX_RATE_MILLIPERCENT, RATE_MESSAGE)],
    ['contract.term_months', integerWithin(terms.term_months, 1, MAX_TERM_MONTHS, TERM_MESSAGE)],
    ['contract.start_date', contractDate(terms.start_date)],
    ['contract.first_payment_date', firstPaymentDate(terms)],
  );
}
