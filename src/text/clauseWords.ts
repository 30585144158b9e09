import type { Fields } from '../../domain/contracts/read.ts';
import type { Catalogue, Clause } from '../../domain/contracts/clauses/clause.ts';

/** A clause in the list of agreed points. */
export interface RowWords<Terms, Answer extends string | number = string> {
  /** `{from}` and `{to}` as in the question; so in all words of the row. */
  label: string;
  /** The default, for a list that leaves out nothing. */
  none?: string;
  /** The names of the answers, if shorter than in the question. */
  options?: Readonly<Record<Answer, string>> | undefined;
  /** Also when it is the default answer. */
  always?: true;
  /** Words the answer with its details. `said` is the answer in words, empty if there is none. */
  say?: (words: string, terms: Terms) => string;
}

/** The words of one clause: in the wizard, and in the list of agreed points. */
export interface ClauseWords<Terms, Answer extends string | number = string> {
  /** `{from}` and `{to}` stand for the names of the people of that side; so in the hint and the answers. */
  ask: string;
  /** Next to the question; a function if it depends on the values. */
  hint?: string | ((filledIn: Fields) => string);
  /** The names of the answers, in the order in which they are offered. */
  options?: Readonly<Record<Answer, string>> | undefined;
  /** A text of more than one line. */
  multiline?: true;
  /** It has hard words: their explanation is in clauseMeanings.ts, which is fetched on first use. */
  explained?: true;
  /** Absent if the row of another clause covers it. */
  row?: RowWords<Terms, Answer>;
}

/** The answers of a clause that has a list of answers. */
type AnswerOf<Of extends Clause> =
  Of extends Clause<'choices', (infer One extends string)[]>
    ? One
    : Of extends Clause<'choice' | 'rhythm', infer One extends string | number>
      ? One
      : never;

type WordsOf<Of extends Clause, Terms> = [AnswerOf<Of>] extends [never]
  ? ClauseWords<Terms> & { options?: undefined }
  : ClauseWords<Terms, AnswerOf<Of>> & { options: Readonly<Record<AnswerOf<Of>, string>> };

/** Words for every clause of a catalogue: one without words does not compile. */
export type CatalogueWords<Of extends Catalogue, Terms> = { readonly [Name in keyof Of]: WordsOf<Of[Name], Terms> };

/** An answer with its subject, if that was filled in. */
export const withWhat = (what: string, of: string) => (of.trim() === '' ? what : `${what}: ${of}`);
