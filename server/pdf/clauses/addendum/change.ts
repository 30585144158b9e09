import { changeName } from '../../../../domain/loans/events/eventWords.ts';
import { applicable, quoted } from '../clause.ts';
import type { AddendumClause, AddendumFacts } from './facts.ts';
import { addendumOf } from './kinds.ts';

/** What was agreed before counts as never agreed. */
const undone = ({ change }: AddendumFacts): string[] => [
  `Partijen hebben eerder afgesproken: ${changeName(change)}. Die afspraak vervalt. Zij telt alsof zij nooit is gemaakt.`,
];

/** The article on what changes and from when, and on why when the parties stated a reason. */
export const changeClause: AddendumClause = (facts) => {
  const note = (facts.undone ?? facts.change).note.trim();
  return {
    title: 'De wijziging',
    paragraphs: applicable(
      ...(facts.undone === null ? addendumOf(facts.change).paragraphs(facts) : undone(facts)),
      note !== '' && `Toelichting van partijen: ${quoted(note)}`,
    ),
  };
};
