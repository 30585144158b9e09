import { dutchDateParts, formatDate } from '../../../domain/dates/dutchDate.ts';
import { isIsoDate } from '../../../domain/dates/isoDate.ts';
import { withMonthNumber } from '../../../domain/dates/monthNumber.ts';
import { formsText } from '../../text/forms.ts';
import type { MaskChange, MaskState } from './MaskedInput.tsx';

const DIGIT = /\d/;

/** The mask of a date as dd-mm-yyyy; the library reads a 9 as any digit. */
export const DATE_MASK = '99-99-9999';

/** The length of 1-2-80. */
const SHORTEST_DATE = 6;

/** Overwrites a place of the mask, and puts the caret after it. */
function written(shown: string, place: number, text: string): MaskState {
  const end = place + text.length;
  const caret = shown.charAt(end) === '-' ? end + 1 : end;
  return { value: shown.slice(0, place) + text + shown.slice(end), selection: { start: caret, end: caret } };
}

/**
 * The dd-mm-yyyy form of a text that is a whole date; also 31-2-1980, so that the error is visible, and 1-2-80, without
 * the end of its year.
 */
function wholeDate(text: string): string | null {
  const iso = text.trim();
  if (isIsoDate(iso)) return formatDate(iso);
  const parts = dutchDateParts(withMonthNumber(text));
  return parts && `${parts.day}-${parts.month}-${parts.year}`;
}

/**
 * Lets the mask accept dates as people type them (docs/screens.md 2.2): a separator after one digit closes that part, a
 * pasted or autofilled date in any form is taken whole. `1-2-1980`, `1/2/1980`, `1.2.1980`, `1 2 1980`, `01021980` all
 * end as `01-02-1980`, and so do a pasted `1980-02-01` and `1 februari 1980`. Any other pasted text leaves the field as
 * it was: the mask would pick digits from it and make another date.
 */
export function correctDate({ currentState, previousState, nextState }: MaskChange): MaskState {
  if (currentState === undefined || previousState === undefined) return nextState;
  const { value, selection } = currentState;
  const before = previousState.value;
  let differs = 0;
  while (differs < value.length && value[differs] === before[differs]) differs += 1;
  // The typed or pasted text begins no later than the first difference: the library may not have heard of a selection.
  const typed = value.slice(Math.min(previousState.selection.start ?? 0, differs), selection.end ?? value.length);
  const isKey = value !== before && value.slice(differs + 1) === before.slice(differs);
  const whole = wholeDate(typed) ?? wholeDate(value);
  // One character less is a digit taken back: the rest may read as a date, but it is being corrected.
  const takenBack = value.length === before.length - 1 && typed.length < SHORTEST_DATE;
  if (!isKey) {
    if (takenBack) return nextState;
    if (whole !== null) return written(formsText.dateMask, 0, whole);
    return typed.length > 1 && /\D/u.test(typed) ? previousState : nextState;
  }
  const key = value.charAt(differs);
  // A second click puts the caret in the middle: a digit typed after an empty place goes to the first one.
  const empty = before.slice(0, differs).search(/[a-z]/u);
  if (DIGIT.test(key)) return empty < 0 ? nextState : written(before, empty, key);
  // `1-` at the start of a part is a whole part: `01-`.
  const isPart = /^(..-)?\d[-/. ]$/u.test(value.slice(0, differs + 1));
  return isPart ? written(before, differs - 1, `0${value.charAt(differs - 1)}`) : nextState;
}

/**
 * The part of the mask that was filled in: nothing when no digit was, otherwise without the empty places at the end.
 */
export function filledIn(masked: string): string {
  return DIGIT.test(masked) ? masked.replace(/[-a-z]+$/u, '') : '';
}
