import type { Statement } from '../wire/statement.ts';
import { taxWords } from './taxWords.ts';

/** A statement's entries for the return: an amount in a box, which does not follow from its figures alone. */
export interface Box {
  /** The same for the same box of the same loans, whatever the names of people and loans. */
  id: string;
  /** 'Box 3 › Schulden: Schuld op 1 januari 2025'. */
  told: string;
  /** In whole euros, with the half that each holder enters, if there is one. */
  shown: string;
}

/** The amounts have names and days next to them: names may change without a new version. */
const BESIDE = /^(lender|start)-/u;

/**
 * Lists the boxes of a statement. They follow from more than its figures: whether a loan is for the own home, the result of the
 * deduction check, and deaths before the year began (Articles 3.119a and 5.2 Wet IB 2001).
 */
export const boxesOf = (statement: Statement): Box[] =>
  taxWords(statement).flatMap(({ id: group, title, figures }) =>
    figures
      .filter(({ id }) => !BESIDE.test(id))
      .map(({ id, label, about, shown, shared }) => ({
        id: `${group} ${id}`,
        told: `${title}: ${about === '' ? label : `${label} (${about})`}`,
        shown: shared?.half ? `${shown} (${shared.share ?? 'de helft'}: ${shared.half})` : shown,
      })),
  );

/** @param amounts whether another amount in the same box is reported too: not if its source figures were reported */
export function boxChanges(before: readonly Box[], now: readonly Box[], amounts: boolean): string[] {
  const known = new Map(before.map((box) => [box.id, box]));
  const sentences = now.flatMap(({ id, told, shown }) => {
    const old = known.get(id);
    known.delete(id);
    if (!old) return [`Nieuw in de aangifte: ${told}, ${shown}.`];
    return amounts && old.shown !== shown ? [`${told} was ${old.shown} en is nu ${shown}.`] : [];
  });
  return [
    ...sentences,
    ...[...known.values()].map(({ told, shown }) => `Niet meer in de aangifte: ${told}, ${shown}.`),
  ];
}
