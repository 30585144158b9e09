import type { Catalogue, Clause, ValuesOf } from '../../../../domain/contracts/clauses/clause.ts';
import type { TakenOver } from '../../../../domain/contracts/clauses/plainRhythm.ts';
import type { Fields } from '../../../../domain/contracts/read.ts';

/** An answer as it stands in the form: a day that is not filled in is an empty text, and what buttons say is a text. */
type FilledIn<Of extends Clause> = Of['kind'] extends 'day' | 'months'
  ? string
  : Of['kind'] extends 'rhythm'
    ? `${Of['plain'] & number}`
    : Of['kind'] extends 'taken_over'
      ? { date: string; balance: number | null; january: number | null }
      : Of['plain'];

export type ClauseValues<Of extends Catalogue> = { -readonly [Name in keyof Of]: FilledIn<Of[Name]> };

function filledIn({ kind }: Clause, answer: unknown): unknown {
  if (kind === 'taken_over') return { date: '', balance: null, january: null, ...(answer as TakenOver | null) };
  return kind === 'day' || kind === 'months' || kind === 'rhythm'
    ? String((answer as string | number | null) ?? '')
    : answer;
}

function answered({ kind }: Clause, value: unknown): unknown {
  if (kind === 'rhythm') return Number(value);
  if (kind === 'day' || kind === 'months') return value === '' ? null : kind === 'day' ? value : Number(value);
  return value;
}

/** The answers of an agreement as they stand in the form. */
export function clauseValues<Of extends Catalogue>(catalogue: Of, answers: ValuesOf<Of>): ClauseValues<Of> {
  return Object.fromEntries(
    Object.entries(catalogue).map(([name, clause]) => [name, filledIn(clause, answers[name])]),
  ) as ClauseValues<Of>;
}

/**
 * The answers as the call has them. What belongs to a choice that was not made goes along plain: it stays in the form,
 * so that changing one's mind loses nothing.
 * @param terms everything that is filled in
 */
export function clauseAnswers(catalogue: Catalogue, terms: Fields): Fields {
  return Object.fromEntries(
    Object.entries(catalogue).map(([name, clause]) => [
      name,
      clause.applies(terms) ? answered(clause, terms[name]) : clause.plain,
    ]),
  );
}
