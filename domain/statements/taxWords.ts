import { ownPart, shareWords } from '../contracts/borrowerShares.ts';
import { formatDate, formatDateLong } from '../dates/dutchDate.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { formatEuro } from '../money/format.ts';
import { fullNames } from '../names/name.ts';
import type { Statement, StatementLoan } from '../wire/statement.ts';
import { amount, summed } from './amounts.ts';
import { closingDay } from './closing.ts';
import type { Explained } from './explained.ts';
import { deceasedAmong, divide } from './heldTogether.ts';
import { homeDebt } from './homeDebt.ts';
import { ownPartOf } from './homeParts.ts';
import { hasPaper, loanTitle, reconciliation } from './statementLines.ts';
import type { TaxFigure, TaxGroup } from './taxTypes.ts';

const HOME_DEBT = 'Artikel 3.119a Wet inkomstenbelasting 2001';
const ROUNDED = 'In de aangifte vul je hele euro’s in. We ronden af in jouw voordeel.';

/** The loans in the own-home debt, in the year or a part of it. */
const deductible = (loan: StatementLoan) => loan.belongs;
/** The counted amount, and the law's requirement (art. 5.19 lid 1 Wet IB 2001): at a low fixed rate a claim can be worth less. */
const NOMINAL =
  'Dat is het bedrag zelf. De wet vraagt de waarde in het economische verkeer, en die kan anders zijn, bijvoorbeeld bij een lage vaste rente.';
/** The same once for the paper, which has no explanation for each figure. */
export const WORTH_ON_PAPER = `Voor box 3 staat hier wat er openstond, met de rente die toen al betaald had moeten zijn. ${NOMINAL} Vul in de aangifte en in de opgaaf werkelijk rendement dezelfde waarde in (artikel 5.19 lid 1 Wet inkomstenbelasting 2001).`;
const BOX_3 = 'Artikel 5.3 en artikel 5.19 lid 1 Wet inkomstenbelasting 2001';

/** Whether it did on 1 January, when box 3 is counted (art. 5.2 Wet IB 2001). */
const deductibleOnFirst = (loan: StatementLoan) =>
  deductible(loan) && (loan.deduction?.counts.from ?? null) === null && ownPartOf(loan).first;

/** The loans that are a debt in box 3 on 1 January. */
const inBox3 = (borrowed: readonly StatementLoan[]) => borrowed.filter((loan) => !deductibleOnFirst(loan));

/**
 * The debts of box 3 with their part of the year, for the actual return: for a home that was an own home for part of the year,
 * the balance and payments in the rest.
 */
const box3Parts = (borrowed: readonly StatementLoan[]): StatementLoan[] =>
  borrowed.flatMap((loan) => {
    if (loan.home === undefined || !deductible(loan)) return deductibleOnFirst(loan) ? [] : [loan];
    const { first, last, rest } = ownPartOf(loan);
    const { opening, closing } = loan.figures;
    const figures = { opening: first ? 0 : opening, closing: last ? 0 : closing, interest_paid: rest };
    const prepaid = first ? { opening: 0, closing: 0 } : loan.prepaid_interest;
    return [{ ...loan, figures: { ...loan.figures, ...figures }, prepaid_interest: prepaid }];
  });

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

/** The label of interest, which says so if part of it was only assumed. */
const interestLabel = (words: string, loans: readonly StatementLoan[]): string =>
  loans.some(({ by_schedule, figures }) => by_schedule && figures.interest_paid > 0)
    ? `${words}, volgens schema en niet vastgelegd`
    : words;

/** The name of the last day that counts, in its figure: after a death on 1 January not that of the day's beginning. */
const closingOf = (year: number, until: IsoDate): string =>
  `${formatDateLong(until)}${until === `${year}-01-01` ? ', aan het einde van de dag' : ''}`;

/**
 * Only for a person who files the real return on savings and investments ("opgaaf werkelijk rendement"): the balance at both ends
 * of the year, and the interest between them, of claims and of debts.
 */
function actual(statement: Statement): TaxGroup {
  const { year, lent, borrowed, until } = statement;
  const closing = closingOf(year, until);
  const debts = box3Parts(borrowed);
  const worth = {
    rule: `${NOMINAL} Gebruik in deze opgaaf dezelfde waarde als in je aangifte. ${ROUNDED}`,
    article: BOX_3,
  };
  const interest = (of: string) => ({
    rule: `De rente die in ${year} is ${of}. Rente die nog openstaat hoort hier niet bij. ${ROUNDED}`,
    article: 'Artikel 5.27 Wet inkomstenbelasting 2001',
  });
  const [received, paid] = [
    interestLabel(`Ontvangen rente in ${year}`, lent),
    interestLabel(`Betaalde rente in ${year}`, debts),
  ];
  return {
    id: 'actual',
    title: 'Opgaaf werkelijk rendement',
    hint: 'Alleen nodig als je laat zien dat je werkelijke rendement lager was dan waar de Belastingdienst mee rekent. Voor een lening in de familie telt dan een rente die op de markt gebruikelijk is.',
    figures: [
      ...summed('worth-first', `Waarde op 1 januari ${year}`, lent, statement, 'opening', 'down', worth),
      ...summed('worth-last', `Waarde op ${closing}`, lent, statement, 'closing', 'down', worth),
      ...summed('received', received, lent, statement, 'interest_paid', 'down', interest('ontvangen')),
      ...summed('debt-first', `Schuld op 1 januari ${year}`, debts, statement, 'opening', 'up', worth),
      ...summed('debt-last', `Schuld op ${closing}`, debts, statement, 'closing', 'up', worth),
      ...summed('paid', paid, debts, statement, 'interest_paid', 'up', interest('betaald')),
    ],
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
  return [claims(statement), ownHome(statement), debts(statement), actual(statement)].filter(
    ({ figures }) => figures.length > 0,
  );
}
