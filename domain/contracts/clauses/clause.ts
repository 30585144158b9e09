import { type FieldErrors, fieldErrors } from '../../rules/fieldErrors.ts';
import type { PartySide } from '../../wire/choices/party.ts';
import type { Fields } from '../read.ts';

/**
 * The form of an answer: one of a few texts, several of them, a text, yes or no, a day or none, a number of months or none
 * (from a list, or a term of any length), a yearly rate in thousandths of a percent or none; and three for a loan alone: the
 * months between its terms, the balance at a takeover, and the shares of two borrowers.
 */
export type ClauseKind =
  | 'choice'
  | 'choices'
  | 'text'
  | 'yes_no'
  | 'day'
  | 'months'
  | 'term'
  | 'rate'
  | 'rhythm'
  | 'taken_over'
  | 'shares';

/** One subject of choice for a family; the catalogue (catalogue.ts) has them all. */
export interface Clause<Kind extends ClauseKind = ClauseKind, Value = unknown> {
  readonly kind: Kind;
  /** The answer if nobody chose, and the meaning of contracts from before the clause. */
  readonly plain: Value;
  /** Every possible answer, for the kinds that have a list. */
  readonly choices: readonly (string | number)[];
  /** Whether the wizard accepts no answer for one. */
  readonly optional: boolean;
  /** Where the wizard asks it: among the terms (step 3) or the clauses (step 4). */
  readonly step: 'terms' | 'clauses';
  /**
   * Whether it is asked with these terms, with the `type` of the agreement, the number of its `lenders` and the hashids of its
   * `borrowers`. If not, a new agreement has the plain answer.
   */
  readonly applies: (terms: Fields) => boolean;
  /** Whether it decides a figure: another answer then changes the amounts owed, or taxed, since the first day of the loan. */
  readonly figures: boolean;
  /** Asked only if somebody on this side may have a spouse who is not on it (domain/relations/outsideSpouse.ts). */
  readonly spouseOf: PartySide | null;
  /** The answers offered with these terms. */
  readonly offered: (terms: Fields) => readonly (string | number)[];
  /** The Dutch sentence for a wrong answer, of any type; null if it is right. */
  readonly check: (value: unknown, terms: Fields) => string | null;
}

/** Clauses by the name of their field in the terms. */
export type Catalogue = Readonly<Record<string, Clause>>;

/** The answers to every clause of a catalogue. */
export type ValuesOf<Of extends Catalogue> = { -readonly [Name in keyof Of]: Of[Name]['plain'] };

/** The plain answer to every clause. */
export function plainOf<Of extends Catalogue>(catalogue: Of): ValuesOf<Of> {
  return Object.fromEntries(Object.entries(catalogue).map(([name, { plain }]) => [name, plain])) as ValuesOf<Of>;
}

/** The answers as given or else plain, and nothing but answers (S-38, S-40). */
export function answersOf<Of extends Catalogue>(
  catalogue: Of,
  given: { [Name in keyof Of]?: Of[Name]['plain'] | undefined },
): ValuesOf<Of> {
  const answers = Object.entries(plainOf(catalogue)).map(([name, plain]): [string, unknown] => [
    name,
    given[name] ?? plain,
  ]);
  return Object.fromEntries(answers) as ValuesOf<Of>;
}

/** The clauses of a draft. An absent one is the plain choice; a wrong one gets a sentence. */
export function checkClauses(catalogue: Catalogue, given: Fields): FieldErrors {
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const terms: Fields = { ...plainOf(catalogue), ...said };
  return fieldErrors(
    ...Object.entries(catalogue).map(([name, clause]): [string, string | null] => [
      `contract.${name}`,
      clause.check(terms[name], terms),
    ]),
  );
}
