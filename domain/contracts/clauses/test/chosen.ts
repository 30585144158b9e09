import type { Fields } from '../../read.ts';
import { type Catalogue, type Clause, type ValuesOf, plainOf } from '../clause.ts';

/** Clauses that follow from the loan: nobody is asked, so no summary lists them (docs/decisions/0006). */
export const NEVER_ASKED: ReadonlySet<string> = new Set(['payment_rounding', 'late_payment']);

/** Answers of every kind, to be tried on a clause. */
const CANDIDATES: readonly unknown[] = [
  'Kenmerk 4711',
  'NL91ABNA0417164300',
  true,
  '2031-05-01',
  4000,
  120,
  { date: '2028-06-01', balance: 100_000 },
  [
    { hashid: 'sanne', part: 70, of: 100 },
    { hashid: 'bram', part: 30, of: 100 },
  ],
];

/** The answers other than the plain one that the clause accepts with these terms. */
function otherAnswers(clause: Clause, terms: Fields): unknown[] {
  const { kind, choices, plain } = clause;
  if (kind === 'choices') return [[choices.at(-1)]];
  if (kind === 'months') return [...clause.offered(terms)];
  if (kind === 'taken_over') return CANDIDATES.slice(-2, -1);
  const all = choices.length > 0 ? choices : CANDIDATES;
  return all.filter((answer) => answer !== plain && clause.check(answer, terms) === null);
}

/**
 * Terms in which one clause applies: once with its plain answer, once with another. Its conditions are found by
 * trying: a ground term, or another answer to another clause.
 * @param ground terms that can be changed to make it apply, one by one
 */
export function chosenTerms<Of extends Catalogue>(
  catalogue: Of,
  name: keyof Of & string,
  ground: readonly Fields[] = [],
): { plain: ValuesOf<Of>; chosen: ValuesOf<Of>; change: Fields } {
  const clause = catalogue[name];
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- the name may come from a test's table
  if (!clause) throw new Error(`There is no clause ${name}.`);
  const all: Fields = plainOf(catalogue);
  const others = Object.entries(catalogue).flatMap(([other, its]) =>
    otherAnswers(its, all).map((answer): Fields => ({ [other]: answer })),
  );
  const change = [{}, ...ground, ...others].find(
    (tried) => NEVER_ASKED.has(name) || clause.applies({ ...all, ...tried }),
  );
  const plain = { ...all, ...change, [name]: clause.plain };
  const answer = otherAnswers(clause, plain)[0];
  if (change === undefined || answer === undefined) throw new Error(`Nobody can choose ${name}.`);
  return { plain: plain as ValuesOf<Of>, chosen: { ...plain, [name]: answer } as ValuesOf<Of>, change };
}

/** Terms in which every clause applies, each by the smallest change to the plain answers. */
export function allApplying<Of extends Catalogue>(catalogue: Of, ground: readonly Fields[] = []): ValuesOf<Of> {
  return Object.keys(catalogue).reduce(
    (terms: ValuesOf<Of>, name) =>
      NEVER_ASKED.has(name) || catalogue[name]?.applies(terms)
        ? terms
        : { ...terms, ...chosenTerms(catalogue, name, ground).change },
    plainOf(catalogue),
  );
}
