import type { BankLine } from '../bankLine.ts';
import type { Matched } from '../matchTypes.ts';

const same = (a: readonly string[], b: readonly string[]) => a.toSorted().join() === b.toSorted().join();

/** The score of a matching: wrong matches offered as sure, and how many of the real lines were offered. */
export function scoreOf(
  { lines: matches }: Matched,
  lines: readonly BankLine[],
  truth: readonly (readonly string[])[],
) {
  const wrong: { line: BankLine | undefined; said: string[]; why: string; real: readonly string[] }[] = [];
  const missed: { line: BankLine | undefined; why: string; certainty: string; real: readonly string[] }[] = [];
  let [sure, sureRight, offered, real, perhaps] = [0, 0, 0, 0, 0];
  for (const { line, certainty, entries, why } of matches) {
    const said = [...new Set(entries.map(({ loan }) => loan))];
    const own = truth[line] ?? [];
    const right = said.length > 0 && same(said, own);
    if (own.length > 0) real += 1;
    if (own.length > 0 && right) offered += 1;
    if (own.length > 0 && (!right || certainty !== 'sure'))
      missed.push({ line: lines[line], why: why.code, certainty, real: own });
    if (certainty === 'perhaps') perhaps += 1;
    if (certainty !== 'sure') continue;
    sure += 1;
    if (right) sureRight += 1;
    else wrong.push({ line: lines[line], said, why: why.code, real: own });
  }
  return { wrong, missed, sure, sureRight, offered, perhaps, real };
}
