import { PLAIN_RHYTHM } from '../contracts/clauses/plainRhythm.ts';
import { asFields } from '../contracts/read.ts';
import { type IsoDate, addMonths, isIsoDate } from '../dates/isoDate.ts';
import { MAX_AMOUNT_CENTS } from '../money/amount.ts';
import { formatEuro, formatEuroShort } from '../money/format.ts';
import { MAX_RATE_MILLIPERCENT, RATE_MESSAGE } from '../money/percent.ts';
import { contractDate } from '../rules/contractDate.ts';
import { type FieldErrors, fieldErrors } from '../rules/fieldErrors.ts';
import { DAY_COUNTS, PAYMENT_EVERY } from '../wire/choices/clauses.ts';
import type { PaymentEvery } from '../wire/clauses.ts';
import { agreedEnd, MAX_TERM_MONTHS } from './agreedEnd.ts';
import type { ScheduleTerms } from './terms.ts';
import { isWholeBetween } from '../rules/wholeNumber.ts';

/** The longest broken period before the first regular one, in months. */
const MAX_BROKEN_MONTHS = 12;

export const TOTAL_MESSAGE = `Vul een bedrag in van ${formatEuro(1)} tot en met ${formatEuroShort(MAX_AMOUNT_CENTS)}.`;
export const TERM_MESSAGE = `Vul een looptijd in van 1 tot en met ${MAX_TERM_MONTHS} hele maanden.`;
const EVERY_MESSAGE = 'Kies hoe vaak er wordt betaald: elke maand, elk kwartaal of elk jaar.';
const WHOLE_TERMS_MESSAGES: Record<PaymentEvery, string> = {
  1: TERM_MESSAGE,
  3: 'Kies een looptijd van hele kwartalen: een aantal maanden dat door 3 te delen is.',
  12: 'Kies een looptijd van hele jaren: een aantal maanden dat door 12 te delen is.',
};
export const FIRST_TOO_EARLY_MESSAGES: Record<PaymentEvery, string> = {
  1: 'Kies een eerste termijn die ten minste een maand na de uitbetaling is.',
  3: 'Kies een eerste termijn die ten minste een kwartaal na de uitbetaling is.',
  12: 'Kies een eerste termijn die ten minste een jaar na de uitbetaling is.',
};
/** The sentence for a first term too long after the payout; by the number of months allowed between them. */
export const firstTooLateMessage = (months: number) =>
  `Kies een eerste termijn binnen ${months} maanden na de uitbetaling.`;
const DAY_COUNT_MESSAGE = 'Kies hoe losse dagen worden geteld.';
const TAKEN_OVER_DATE_MESSAGE = 'Kies een dag vanaf de uitbetaling en voor de laatste termijn.';
const TAKEN_OVER_BALANCE_MESSAGE =
  'Vul in wat er op die dag nog openstond: een bedrag boven 0, en niet meer dan het geleende bedrag.';

function integerWithin(value: unknown, lowest: number, highest: number, message: string): string | null {
  return isWholeBetween(value, lowest, highest) ? null : message;
}

/** An amount of a contract, in cents. */
export function checkTotal(total: unknown): string | null {
  return integerWithin(total, 1, MAX_AMOUNT_CENTS, TOTAL_MESSAGE);
}

function termMonths(months: unknown, every: PaymentEvery): string | null {
  return (
    integerWithin(months, 1, MAX_TERM_MONTHS, TERM_MESSAGE) ??
    ((months as number) % every === 0 ? null : WHOLE_TERMS_MESSAGES[every])
  );
}

function firstPaymentDate(
  { start_date: start, first_payment_date: first }: ScheduleTerms,
  every: PaymentEvery,
): string | null {
  const wrong = contractDate(first);
  if (wrong !== null || !isIsoDate(start)) return wrong;
  if (first < addMonths(start, every)) return FIRST_TOO_EARLY_MESSAGES[every];
  const latest = every + MAX_BROKEN_MONTHS;
  return first > addMonths(start, latest) ? firstTooLateMessage(latest) : null;
}

function takenOver(total: number, terms: ScheduleTerms, every: PaymentEvery): FieldErrors {
  if (terms.taken_over === undefined || terms.taken_over === null) return {};
  const { date, balance } = asFields(terms.taken_over);
  // An invalid total has its own sentence.
  const highest = checkTotal(total) === null ? total : MAX_AMOUNT_CENTS;
  return fieldErrors(
    ['contract.taken_over.date', contractDate(date) ?? takenOverDate(date as IsoDate, terms, every)],
    ['contract.taken_over.balance', integerWithin(balance, 1, highest, TAKEN_OVER_BALANCE_MESSAGE)],
  );
}

/** Dates that are themselves wrong have their own sentence. */
function takenOverDate(
  date: IsoDate,
  { start_date: start, first_payment_date: first, term_months: months, on_last_day }: ScheduleTerms,
  every: PaymentEvery,
): string | null {
  if (!isIsoDate(start) || !isIsoDate(first) || termMonths(months, every) !== null) return null;
  return date < start ||
    date >= agreedEnd({ first_payment_date: first, term_months: months, payment_every: every, on_last_day })
    ? TAKEN_OVER_DATE_MESSAGE
    : null;
}

/** Whether a schedule can be made at all: cheap, before any loop (S-50). Accepts values of any type. */
export function checkTerms(total: number, terms: ScheduleTerms): FieldErrors {
  const { payment_every, day_count } = { ...PLAIN_RHYTHM, ...terms };
  const every = PAYMENT_EVERY.includes(payment_every) ? payment_every : PLAIN_RHYTHM.payment_every;
  return {
    ...fieldErrors(
      ['total', checkTotal(total)],
      ['contract.rate_millipercent', integerWithin(terms.rate_millipercent, 0, MAX_RATE_MILLIPERCENT, RATE_MESSAGE)],
      ['contract.payment_every', PAYMENT_EVERY.includes(payment_every) ? null : EVERY_MESSAGE],
      ['contract.term_months', termMonths(terms.term_months, every)],
      ['contract.start_date', contractDate(terms.start_date)],
      ['contract.first_payment_date', firstPaymentDate(terms, every)],
      ['contract.day_count', DAY_COUNTS.includes(day_count) ? null : DAY_COUNT_MESSAGE],
    ),
    ...takenOver(total, terms, every),
  };
}
