import { MAX_RATE_MILLIPERCENT, RATE_MESSAGE } from '../../money/percent.ts';
import { contractDate } from '../../rules/contractDate.ts';
import { isWholeBetween } from '../../rules/wholeNumber.ts';
import type { IsoDate } from '../../dates/isoDate.ts';
import { filledText, oneOf, someOf, text as plainText, yesOrNo as trueOrFalse } from '../fieldChecks.ts';
import type { Fields } from '../read.ts';
import type { Clause, ClauseKind } from './clause.ts';

/** The properties a clause may state besides its kind. */
type Own<Names extends keyof Clause> = Partial<Pick<Clause, Names>>;

/** A clause, with defaults for the properties it does not state. */
export function clause<Kind extends ClauseKind, Value>(
  of: Pick<Clause<Kind, Value>, 'kind' | 'plain' | 'check'> & Own<keyof Clause>,
): Clause<Kind, Value> {
  const { choices = [] } = of;
  return {
    optional: false,
    step: 'clauses',
    figures: false,
    applies: () => true,
    spouseOf: null,
    offered: () => choices,
    ...of,
    choices,
  };
}

/** One of a few answers. */
export function choice<const Value extends string>(
  choices: readonly Value[],
  plain: NoInfer<Value>,
  own: Own<'applies' | 'step' | 'figures' | 'spouseOf'> = {},
): Clause<'choice', Value> {
  return clause({ kind: 'choice', choices, plain, check: (value) => oneOf(value, choices), ...own });
}

/** A few answers, possibly none. */
export function choices<const Value extends string>(
  all: readonly Value[],
  plain: NoInfer<Value>[],
  own: Own<'applies' | 'offered'>,
): Clause<'choices', Value[]> {
  return clause({ kind: 'choices', choices: all, plain, optional: true, check: (value) => someOf(value, all), ...own });
}

export function yesOrNo(own: Own<'applies' | 'spouseOf'> = {}): Clause<'yes_no', boolean> {
  return clause({ kind: 'yes_no', plain: false, check: trueOrFalse, ...own });
}

/**
 * A text with a maximum length, empty if nobody wrote one.
 * @param own.missing the sentence for an empty text if the clause applies; without it the text is optional
 * @param own.wrong other problems with a non-empty text
 */
export function text(
  most: number,
  {
    missing,
    wrong = () => null,
    ...own
  }: Own<'applies' | 'step'> & { missing?: string; wrong?: (given: string) => string | null } = {},
): Clause<'text', string> {
  const { applies = () => true } = own;
  const check = (value: unknown, terms: Fields) => {
    if (missing !== undefined && applies(terms)) return filledText(value, most, missing);
    return plainText(value, most) ?? (value === '' ? null : wrong(value as string));
  };
  return clause({ kind: 'text', plain: '', optional: missing === undefined, check, ...own });
}

/** Refuses a day that does not come after the one in another field, with this sentence. */
export const after =
  (field: string, sentence: string) =>
  (given: IsoDate, { [field]: before }: Fields): string | null =>
    typeof before === 'string' && before >= given ? sentence : null;

/**
 * A day, or null.
 * @param own.missing as for a text
 * @param own.wrong other problems with a day
 */
export function day({
  missing,
  wrong,
  ...own
}: Own<'applies' | 'step' | 'figures'> & {
  missing?: string;
  wrong: (given: IsoDate, terms: Fields) => string | null;
}): Clause<'day', IsoDate | null> {
  const { applies = () => true } = own;
  const check = (value: unknown, terms: Fields) => {
    if (!applies(terms)) return value === null ? null : contractDate(value);
    if (missing !== undefined && (value === null || value === '')) return missing;
    if (value === null) return null;
    return contractDate(value) ?? wrong(value as IsoDate, terms);
  };
  return clause({ kind: 'day', plain: null, optional: missing === undefined, check, ...own });
}

/**
 * A duration, in whole months, or null.
 * @param missing the sentence for none if the clause applies, or for a wrong one
 */
export function term(
  most: number,
  { missing, applies = () => true, ...own }: Own<'applies' | 'step'> & { missing: string },
): Clause<'term', number | null> {
  const check = (value: unknown, terms: Fields) => {
    if (!applies(terms)) return value === null ? null : missing;
    return isWholeBetween(value, 1, most) ? null : missing;
  };
  return clause({ kind: 'term', plain: null, applies, check, ...own });
}

/** A yearly rate in thousandths of a percent, or null. */
export function rate(own: Own<'figures' | 'step'> = {}): Clause<'rate', number | null> {
  const check = (value: unknown) =>
    value === null || isWholeBetween(value, 0, MAX_RATE_MILLIPERCENT) ? null : RATE_MESSAGE;
  return clause({ kind: 'rate', plain: null, optional: true, check, ...own });
}
