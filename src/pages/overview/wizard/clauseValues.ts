import { shareWords } from '../../../../domain/contracts/borrowerShares.ts';
import type { Catalogue, Clause, ValuesOf } from '../../../../domain/contracts/clauses/clause.ts';
import type { TakenOver } from '../../../../domain/contracts/clauses/plainRhythm.ts';
import { type BorrowerShare, readShare } from '../../../../domain/contracts/clauses/shares.ts';
import type { Fields } from '../../../../domain/contracts/read.ts';

/** An answer in the form: a missing day is an empty text, and a choice of buttons is a text. */
type FilledIn<Of extends Clause> = Of['kind'] extends 'day' | 'months'
  ? string
  : Of['kind'] extends 'rhythm'
    ? `${Of['plain'] & number}`
    : Of['kind'] extends 'taken_over'
      ? { date: string; balance: number | null; january: number | null }
      : Of['kind'] extends 'shares'
        ? FilledShares
        : Of['plain'];

/** Halves, or a part for each borrower, as typed, by their hashid: people chosen before keep their text. */
export interface FilledShares {
  way: 'halves' | 'own';
  typed: Readonly<Record<string, string>>;
}

export type ClauseValues<Of extends Catalogue> = { -readonly [Name in keyof Of]: FilledIn<Of[Name]> };

function filledIn({ kind }: Clause, answer: unknown): unknown {
  if (kind === 'taken_over') return { date: '', balance: null, january: null, ...(answer as TakenOver | null) };
  if (kind === 'shares') {
    const shares = (answer ?? []) as readonly BorrowerShare[];
    const typed = Object.fromEntries(shares.map((one) => [one.hashid, shareWords(one)]));
    return { way: shares.length === 0 ? 'halves' : 'own', typed } satisfies FilledShares;
  }
  return kind === 'day' || kind === 'months' || kind === 'rhythm'
    ? String((answer as string | number | null) ?? '')
    : answer;
}

/** An unreadable share is sent as 0 of 0, so that the one rule that refuses it reports it (shares.ts). */
function sharesTyped({ way, typed }: FilledShares, borrowers: readonly string[]): readonly BorrowerShare[] | null {
  if (way === 'halves') return null;
  return borrowers.map((hashid) => ({ hashid, ...(readShare(typed[hashid] ?? '') ?? { part: 0, of: 0 }) }));
}

function answered({ kind }: Clause, value: unknown, terms: Fields): unknown {
  if (kind === 'shares') return sharesTyped(value as FilledShares, terms.borrowers as string[]);
  if (kind === 'rhythm') return Number(value);
  if (kind === 'day' || kind === 'months') return value === '' ? null : kind === 'day' ? value : Number(value);
  return value;
}

/** The answers of an agreement in the form. */
export function clauseValues<Of extends Catalogue>(catalogue: Of, answers: ValuesOf<Of>): ClauseValues<Of> {
  return Object.fromEntries(
    Object.entries(catalogue).map(([name, clause]) => [name, filledIn(clause, answers[name])]),
  ) as ClauseValues<Of>;
}

/**
 * The answers as the call has them. Answers of a choice not made are sent as defaults: they stay in the form, so that
 * changing one's mind loses nothing.
 * @param terms all values
 */
export function clauseAnswers(catalogue: Catalogue, terms: Fields): Fields {
  return Object.fromEntries(
    Object.entries(catalogue).map(([name, clause]) => [
      name,
      clause.applies(terms) ? answered(clause, terms[name], terms) : clause.plain,
    ]),
  );
}
