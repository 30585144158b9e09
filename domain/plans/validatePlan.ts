import { addMonths, type IsoDate } from '../dates/isoDate.ts';
import { MAX_AMOUNT_CENTS } from '../money/amount.ts';
import { contractDate } from '../rules/contractDate.ts';
import { type FieldErrors, fieldErrors } from '../rules/fieldErrors.ts';
import { plainText } from '../rules/plainText.ts';
import { required } from '../rules/required.ts';
import { isWholeBetween } from '../rules/wholeNumber.ts';
import type { PlanForm } from '../wire/plan.ts';
import { MOST_YEARS } from './planTerms.ts';

const NOTE_LENGTH = 500;

const NO_CHILD = 'Kies voor wie het plan is.';
const IN_THE_PAST = 'Kies vandaag of een latere dag.';
const TOO_FAR = `Kies een dag binnen ${MOST_YEARS} jaar: van later weten we geen bedragen.`;
const BEFORE_FIRST = 'Kies een dag op of na de eerste keer.';
const NO_SUM = 'Vul in tot welk bedrag je wilt geven.';
const NO_YEARLY = 'Vul in hoeveel je per jaar wilt geven.';
const TOO_LITTLE = 'Vul een bedrag in van ten minste 1 euro.';
const TOO_MUCH = 'Dit bedrag is te hoog.';

/** In cents. */
const LEAST = 100;

function amount(cents: number | null, missing: string): string | null {
  if (cents === null) return missing;
  if (cents < LEAST) return TOO_LITTLE;
  return isWholeBetween(cents, LEAST, MAX_AMOUNT_CENTS) ? null : TOO_MUCH;
}

function day(date: string, today: IsoDate, begun: IsoDate | undefined): string | null {
  const unreadable = contractDate(date);
  if (unreadable !== null) return unreadable;
  if (date < today && date !== begun) return IN_THE_PAST;
  return date > addMonths(today, 12 * MOST_YEARS) ? TOO_FAR : null;
}

/**
 * Dutch messages by field of a plan; whether the child and the loan can be planned for is checked on the server.
 * @param begun the first day of the plan being changed, which may be past
 */
export function validatePlan(form: PlanForm, today: IsoDate, begun?: IsoDate): FieldErrors {
  const { child, first, until, ends, target, pace, yearly, note } = form;
  const lasts = ends === 'day';
  return fieldErrors(
    ['child', required(child, NO_CHILD)],
    ['target', lasts ? null : amount(target, NO_SUM)],
    ['until', lasts ? day(until, today, undefined) : null],
    ['until', lasts && contractDate(first) === null && until < first ? BEFORE_FIRST : null],
    ['yearly', pace === 'fixed' ? amount(yearly, NO_YEARLY) : null],
    ['first', day(first, today, begun)],
    ['note', plainText(note, NOTE_LENGTH)],
  );
}

/** The sentence at the sum of a plan that never reaches it. */
export const NOT_REACHED = `In ${MOST_YEARS} jaar komt dit plan niet aan dit bedrag. Kies een lager bedrag, of meer per jaar.`;
/** The sentence at the child of a plan if they already have one. */
export const PLANNED_ALREADY = 'Voor dit kind is er al een plan. Wijzig dat, of verwijder het eerst.';
/** The same for a person who is unknown, of another family, no child, blocked or deceased (S-20, S-54). */
export const NO_SUCH_CHILD = 'Kies een kind uit je familie dat niet geblokkeerd of overleden is.';
export const NO_SUCH_LOAN = 'Kies een lening van jullie aan dit kind waar nog iets van open staat.';
export const NOBODY_GIVES = 'Er is geen ouder die nog kan schenken.';
