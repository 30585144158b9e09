import type { Article } from '../agreementText.ts';

/** Writes one article from the facts of the agreement, or null if it does not apply. */
export type Clause<Facts> = (facts: Facts) => Article | null;

/** The articles that apply, in order. Drops omitted paragraphs (null). */
export function writeArticles<Facts>(clauses: readonly Clause<Facts>[], facts: Facts): Article[] {
  return clauses.map((clause) => clause(facts)).filter((article) => article !== null);
}

/** The paragraphs that apply: a clause writes `condition && 'text'` for one that depends on the terms. */
export function applicable<Part>(...parts: (Part | false)[]): Part[] {
  return parts.filter((part): part is Part => part !== false);
}

/** Text that a person typed, between Dutch quotation marks. */
export function quoted(text: string): string {
  return `“${text.trim().replace(/\s+/gu, ' ')}”`;
}
