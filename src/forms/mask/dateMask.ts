import { dutchDateParts, formatDate } from '../../../domain/dates/dutchDate.ts';
import { isIsoDate } from '../../../domain/dates/isoDate.ts';
import type { MaskChange, MaskState } from './MaskedInput.tsx';

const DIGIT = /\d/;

/** The mask of a date as dd-mm-yyyy. */
export const DATE_MASK: readonly (string | RegExp)[] = [
  DIGIT,
  DIGIT,
  '-',
  DIGIT,
  DIGIT,
  '-',
  DIGIT,
  DIGIT,
  DIGIT,
  DIGIT,
];

/** The length of 1-2-1980. */
const SHORTEST_DATE = 8;
const SEPARATOR = /^[-/. ]$/;

/** The part of a text that was typed or pasted last: between where the caret was and where it is. */
function entered(current: MaskState, previous: MaskState): string {
  return current.value.slice(
    Math.min(previous.selection.start ?? 0, current.value.length),
    current.selection.end ?? current.value.length,
  );
}

function at(value: string, caret: number): MaskState {
  return { value, selection: { start: caret, end: caret } };
}

/** `1-` at the start of a part is a whole part: `01-`. Null when the caret is not behind a single digit. */
function padded(previous: MaskState): MaskState | null {
  const caret = previous.selection.start ?? 0;
  const start = caret < 3 ? 0 : 3;
  if (caret !== start + 1 || !DIGIT.test(previous.value[start] ?? '')) return null;
  return at(
    `${previous.value.slice(0, start)}0${previous.value[start] ?? ''}${previous.value.slice(start + 2)}`,
    start + 3,
  );
}

/**
 * A digit typed behind an empty place goes to the first one: a second click puts the caret in the middle. What was
 * typed is read from the text, as the library may not have heard of that click.
 */
function toFirstEmpty(current: MaskState, { value }: MaskState): MaskState | null {
  const end = current.selection.end ?? 0;
  const typed = current.value.charAt(end - 1);
  const empty = value.search(/[a-z]/u);
  const isOneDigit = DIGIT.test(typed) && current.value.slice(0, end - 1) + current.value.slice(end) === value;
  if (!isOneDigit || empty < 0 || empty >= end - 1) return null;
  const next = DIGIT.test(value.charAt(empty + 1)) || /[a-z]/u.test(value.charAt(empty + 1)) ? empty + 1 : empty + 2;
  return at(value.slice(0, empty) + typed + value.slice(empty + 1), Math.min(next, DATE_MASK.length));
}

/** A text that is a date as a whole, as dd-mm-yyyy; also 31-2-1980, so that who typed it sees what is wrong with it. */
function wholeDate(text: string): string | null {
  const iso = text.trim();
  if (isIsoDate(iso)) return formatDate(iso);
  const parts = dutchDateParts(text);
  return parts && `${parts.day}-${parts.month}-${parts.year}`;
}

/**
 * Lets the mask accept dates as people type them (docs/screens.md 2.2): a separator after one digit closes that part, a
 * pasted or filled-in date of any form is taken whole. `1-2-1980`, `1/2/1980`, `1.2.1980`, `1 2 1980`, `01021980` all
 * end as `01-02-1980`, and so does a pasted `1980-02-01`.
 */
export function correctDate({ currentState, previousState, nextState }: MaskChange): MaskState {
  if (currentState === undefined || previousState === undefined) return nextState;
  const typed = entered(currentState, previousState);
  const whole = wholeDate(typed) ?? wholeDate(currentState.value);
  // One character less is a digit taken back: what is left may read as a date, but it is being mended.
  const takenBack = currentState.value.length === previousState.value.length - 1 && typed.length < SHORTEST_DATE;
  if (whole !== null && !takenBack) return at(whole, DATE_MASK.length);
  return (SEPARATOR.test(typed) ? padded(previousState) : toFirstEmpty(currentState, previousState)) ?? nextState;
}

/**
 * The part of the mask that was filled in: nothing when no digit was, otherwise without the empty places at the end.
 */
export function filledIn(masked: string): string {
  return DIGIT.test(masked) ? masked.replace(/[-a-z]+$/u, '') : '';
}
