import type { Statement } from '../wire/statement.ts';
import { taxWords } from './taxWords.ts';

/** A sum that two partners declare once, in whole euros. */
export interface CoupleTotal {
  id: 'claims' | 'debts';
  /** 'Waarde op 1 januari 2025'. */
  label: string;
  euros: number;
}

const BOXES = ['claims', 'debts'] as const;

/**
 * What two partners for the income tax have together in box 3 on 1 January: of each what is their own, and once what they hold together. Nothing
 * of a box in which one of them holds something with somebody else, or with heirs: which part of that is theirs, is theirs to say.
 */
export function coupleTotals(one: Statement, other: Statement): CoupleTotal[] {
  return BOXES.flatMap((box): CoupleTotal[] => {
    const [mine, theirs] = [one, other].map((statement) =>
      taxWords(statement)
        .filter(({ id }) => id === box)
        .flatMap(({ figures }) => figures),
    );
    const all = [...(mine ?? []), ...(theirs ?? [])];
    const [first] = all;
    const holders = (id: string) => id.slice(id.indexOf('-') + 1);
    const simple = all.every(
      ({ id, shared }) =>
        shared === null || ([one, other].some(({ person }) => holders(id) === person.hashid) && shared.half !== null),
    );
    if (!first || !simple) return [];
    // What is held together stands in both statements, whole.
    const counted = [...(mine ?? []), ...(theirs ?? []).filter(({ shared }) => shared === null)];
    if (counted.length < 2) return [];
    return [{ id: box, label: first.label, euros: counted.reduce((sum, { copied }) => sum + Number(copied), 0) }];
  });
}
