import { ownPart, shareWords } from '../contracts/borrowerShares.ts';
import { formatDate, formatDateLong } from '../dates/dutchDate.ts';
import { formatEuro } from '../money/format.ts';
import { fullNames } from '../names/name.ts';
import type { Statement } from '../wire/statement.ts';
import { actualReturn } from './actualReturn.ts';
import { amount, summed } from './amounts.ts';
import { BOX_3, deductible, inBox3, NOMINAL, ROUNDED } from './box3.ts';
import { closingDay, closingOf } from './closing.ts';
import type { Explained } from './explained.ts';
import { deceasedAmong, divide } from './heldTogether.ts';
import { homeDebt } from './homeDebt.ts';
import { ownPartOf } from './homeParts.ts';
import { interestLabel } from './interestLabel.ts';
import { hasPaper, loanTitle, reconciliation } from './statementLines.ts';
import type { TaxFigure, TaxGroup } from './taxTypes.ts';

const HOME_DEBT = 'Artikel 3.119a Wet inkomstenbelasting 2001';

/** The value that box 3 asks, once for the paper, which has no explanation for each figure. */
export const WORTH_ON_PAPER = `Voor box 3 staat hier wat er openstond, met de rente die toen al betaald had moeten zijn. ${NOMINAL} Vul in de aangifte en in de opgaaf werkelijk rendement dezelfde waarde in (artikel 5.19 lid 1 Wet inkomstenbelasting 2001).`;

function claims(statement: Statement): TaxGroup {
  const { year, lent } = statement;
  const label = `Waarde op 1 januari ${year}`;
  return {
    id: 'claims',
    title: 'Box 3 › Overige bezittingen › Uitgeleend geld',
    hint: '',
    figures: summed(
      'claim',
      label,
      lent,
      statement,
      'opening',
      'down',
      {
        rule: `Wat je hebt uitgeleend is een bezitting${hasPaper(lent) ? ', en wat iemand je op papier heeft geschonken ook' : ''}. Hier staat wat er op 1 januari ${year} nog openstond, met de rente die toen al betaald had moeten zijn. ${NOMINAL} ${ROUNDED}`,
        article: BOX_3,
      },
      (held) => divide(held, statement),
    ),
  };
}

function debts(statement: Statement): TaxGroup {
  const { year, borrowed } = statement;
  const label = `Schuld op 1 januari ${year}`;
  return {
    id: 'debts',
    title: 'Box 3 › Schulden',
    hint: 'Alleen het deel boven de drempel telt; dat rekent de aangifte voor je uit.',
    figures: summed(
      'debt',
      label,
      inBox3(borrowed),
      statement,
      'opening',
      'up',
      {
        rule: `Een lening die niet aftrekbaar is in box 1, is een schuld in box 3${hasPaper(borrowed) ? ', en wat je op papier hebt geschonken ook' : ''}. Hier staat wat er op 1 januari ${year} nog openstond. ${NOMINAL} ${ROUNDED}`,
        article: BOX_3,
      },
      (held) => divide(held, statement),
    ),
  };
}

const plain = (id: string, label: string, about: string, shown: string, copied: string, rule: string): TaxFigure => ({
  id,
  label,
  about,
  shown,
  copied,
  shared: null,
  explained: { rule, article: '', sum: [] },
});

/** The home was no own home on that day. */
const GONE: ReturnType<typeof homeDebt> = {
  cents: 0,
  sum: [{ label: 'Schuld voor de eigen woning', value: formatEuro(0) }],
};
const CUT =
  'De woning was een deel van het jaar geen eigen woning. Alleen wat over de andere dagen gaat, hoort in box 1.';

/** The own home is asked per loan. */
function ownHome(statement: Statement): TaxGroup {
  const { year, borrowed, until } = statement;
  const closing = closingOf(year, until);
  const figures = borrowed.filter(deductible).flatMap((loan): TaxFigure[] => {
    const { hashid, together, share, start_date, figures: f, others, overdue, prepaid_interest: prepaid } = loan;
    const own = ownPartOf(loan);
    const first = own.first ? homeDebt(f.opening, overdue.opening, prepaid.opening) : GONE;
    const last = own.last ? homeDebt(f.closing, overdue.closing, prepaid.closing) : GONE;
    const left = own.first && own.last ? '' : ` ${CUT}`;
    const beside =
      overdue.opening + overdue.closing > 0
        ? ' Rente die nog niet is betaald, hoort niet bij de schuld voor je woning.'
        : '';
    // Taken over within the year, and nobody stated the balance on its first day: no figure is better than zero.
    const unknown = start_date < `${year}-01-01` && f.opening === 0 && f.paid_out > 0 ? `opening-${hashid}` : null;
    const about = loanTitle(loan);
    const deceased = deceasedAmong(together, statement);
    const of = (id: string, label: string, cents: number, why: Explained) =>
      amount({
        id: `${id}-${hashid}`,
        label,
        about,
        cents,
        favour: 'up',
        together,
        deceased,
        own: share ? { cents: ownPart(cents, share), words: `jouw deel van ${shareWords(share)}`, heirs: false } : null,
        explained: why,
      });
    return [
      plain(
        `lender-${hashid}`,
        'Naam van de geldverstrekker',
        about,
        fullNames(others),
        fullNames(others),
        'Wie het geld heeft uitgeleend. Het burgerservicenummer vul je zelf in; dat bewaren wij niet.',
      ),
      plain(
        `start-${hashid}`,
        'Begindatum van de lening',
        about,
        formatDateLong(start_date),
        formatDate(start_date),
        'De dag waarop het geld is uitbetaald.',
      ),
      of('opening', `Schuld op 1 januari ${year}`, first.cents, {
        rule: `Wat er aan het begin van 1 januari ${year} openstond.${beside}${left} ${ROUNDED}`,
        article: HOME_DEBT,
        sum: first.sum,
      }),
      of('closing', `Schuld op ${closing}`, last.cents, {
        rule: `Wat er aan het einde van ${closing} openstond.${beside}${left} ${ROUNDED}`,
        article: HOME_DEBT,
        sum: [...reconciliation(f, closingDay(statement), loan), ...last.sum.slice(1)],
      }),
      of('interest', interestLabel(`Betaalde rente in ${year}`, [loan]), own.interest, {
        rule: `Rente is aftrekbaar in het jaar waarin je die betaalt. Betaalde je de termijn van januari al in december, dan telt de rente daarvan in december.${left} ${ROUNDED}`,
        article: 'Artikel 3.120 en 3.147 Wet inkomstenbelasting 2001',
        sum: [
          { label: 'Berekende rente', value: formatEuro(f.interest_charged) },
          { label: 'Daarvan en van eerdere jaren betaald', value: formatEuro(f.interest_paid) },
          ...(own.rest === 0
            ? []
            : [
                { label: 'Over de tijd dat het geen eigen woning was', value: formatEuro(-own.rest) },
                { label: 'Rente voor de eigen woning', value: formatEuro(own.interest) },
              ]),
        ],
      }),
    ].filter(({ id }) => id !== unknown);
  });
  return {
    id: 'ownHome',
    title: 'Box 1 › Eigen woning › Hypotheken en andere leningen',
    hint: 'Vul dit per lening in. Wie samen leent zonder fiscale partners te zijn, geeft zijn eigen deel van de schuld en de rente op (artikel 3.121 Wet IB 2001).',
    figures,
  };
}

/**
 * "Neem dit over": the entries for the income tax return of a year, in the words of the form (docs/screens.md
 * 4.3). Empty pages are omitted; so is everything in a year that began after the person's death.
 */
export function taxWords(statement: Statement): TaxGroup[] {
  if (statement.deceased.includes(statement.person.hashid)) return [];
  return [claims(statement), ownHome(statement), debts(statement), actualReturn(statement)].filter(
    ({ figures }) => figures.length > 0,
  );
}
