import { changeName } from '../../../../domain/loans/events/eventWords.ts';
import { applicable, quoted } from '../clause.ts';
import type { AddendumClause, AddendumFacts } from './facts.ts';
import { addendumOf } from './kinds.ts';

/** Consent has no form where the act has none (BW 1:88 lid 3): a paper of its own proves it. */
const spouseOf = (lender: string): string =>
  `Is ${lender} gehuwd of geregistreerd partner, en is wat de geldgever opgeeft groter dan gebruikelijk, dan is toestemming van die partner nodig (artikel 1:88 van het Burgerlijk Wetboek). Zonder kan de partner het vernietigen (artikel 1:89). Die partner tekent deze aanvulling niet: hij of zij geeft de toestemming op een eigen papier, met de datum en de handtekening. Partijen bewaren dat bij deze aanvulling.`;

/** The earlier agreement counts as never made. */
const undone = ({ change }: AddendumFacts): string[] => [
  `Partijen hebben eerder afgesproken: ${changeName(change)}. Die afspraak vervalt. Zij telt alsof zij nooit is gemaakt.`,
];

/** The article on the change, its start, and the reason if the parties stated one. */
export const changeClause: AddendumClause = (facts) => {
  const note = (facts.undone ?? facts.change).note.trim();
  return {
    title: 'De wijziging',
    paragraphs: applicable(
      ...(facts.undone === null ? addendumOf(facts.change).paragraphs(facts) : undone(facts)),
      facts.asksSpouse !== null &&
        spouseOf(
          facts.asksSpouse === 'of another lender'
            ? 'een andere geldgever'
            : facts.lenders === 1
              ? 'de geldgever'
              : 'een geldgever',
        ),
      note !== '' && `Toelichting van partijen: ${quoted(note)}`,
    ),
  };
};
