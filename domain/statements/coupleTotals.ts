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
 * The joint box 3 amounts of two partners for the income tax on 1 January: each one's own, and joint amounts once. Not for a box
 * in which one of them shares something with somebody else, or with heirs: they must state their own part of that.
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
    // Joint amounts are in both statements, whole.
    const counted = [...(mine ?? []), ...(theirs ?? []).filter(({ shared }) => shared === null)];
    if (counted.length < 2) return [];
    return [{ id: box, label: first.label, euros: counted.reduce((sum, { copied }) => sum + Number(copied), 0) }];
  });
}
