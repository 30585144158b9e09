import type { Statement } from '../wire/statement.ts';
import { summed } from './amounts.ts';
import { BOX_3, box3Parts, NOMINAL, ROUNDED } from './box3.ts';
import { closingOf } from './closing.ts';
import { interestLabel } from './interestLabel.ts';
import type { TaxGroup } from './taxTypes.ts';

const WHEN =
  'Alleen nodig als je laat zien dat je werkelijke rendement lager was dan waar de Belastingdienst mee rekent. Voor een lening in de familie telt dan een rente die op de markt gebruikelijk is. Die zoek je zelf op.';
const NEGATIVE = 'Betaalde rente is negatief rendement: die gaat ervan af, zonder drempel.';

/**
 * Only for a person who files the real return on savings and investments ("opgaaf werkelijk rendement"): the balance at both ends
 * of the year, and the interest between them, of claims and of debts.
 */
export function actualReturn(statement: Statement): TaxGroup {
  const { year, lent, borrowed, until } = statement;
  const closing = closingOf(year, until);
  const debts = box3Parts(borrowed);
  const worth = {
    rule: `${NOMINAL} Gebruik in deze opgaaf dezelfde waarde als in je aangifte. ${ROUNDED}`,
    article: BOX_3,
  };
  const interest = (of: string, article: string) => ({
    rule: `De rente die in ${year} is ${of} Rente die nog openstaat hoort hier niet bij. ${ROUNDED}`,
    article: `Artikel ${article} Wet inkomstenbelasting 2001`,
  });
  const [received, paid] = [
    interestLabel(`Ontvangen rente in ${year}`, lent),
    interestLabel(`Betaalde rente in ${year}`, debts),
  ];
  const owed = [
    ...summed('debt-first', `Schuld op 1 januari ${year}`, debts, statement, 'opening', 'up', worth),
    ...summed('debt-last', `Schuld op ${closing}`, debts, statement, 'closing', 'up', worth),
    ...summed(
      'paid',
      paid,
      debts,
      statement,
      'interest_paid',
      'up',
      interest(`betaald. ${NEGATIVE}`, '5.26 lid 3 en 5.27 lid 2'),
    ),
  ];
  return {
    id: 'actual',
    title: 'Opgaaf werkelijk rendement',
    hint: owed.length === 0 ? WHEN : `${WHEN} ${NEGATIVE}`,
    figures: [
      ...summed('worth-first', `Waarde op 1 januari ${year}`, lent, statement, 'opening', 'down', worth),
      ...summed('worth-last', `Waarde op ${closing}`, lent, statement, 'closing', 'down', worth),
      ...summed('received', received, lent, statement, 'interest_paid', 'down', interest('ontvangen.', '5.27')),
      ...owed,
    ],
  };
}
