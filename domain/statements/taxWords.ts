import { printablePart } from '../rules/printable.ts';
import { formatDate, formatDateLong } from '../dates/dutchDate.ts';
import { formatEuro, formatEuroShort } from '../money/format.ts';
import { fullNames } from '../names/name.ts';
import type { Party } from '../wire/party.ts';
import type { LoanFigures, Statement, StatementLoan } from '../wire/statement.ts';
import { closingDay } from './closing.ts';
import type { Explained } from './explained.ts';
import type { TaxFigure, TaxGroup } from './taxTypes.ts';
import { homeDebt, PREPAID } from './homeDebt.ts';
import { hasPaper, loanTitle, reconciliation } from './statementLines.ts';
import { deceasedAmong, divide, sharedWith } from './heldTogether.ts';
import { wholeEuros } from './wholeEuros.ts';

/** The same with what it is for: two loans of one family often have the same title. */
function loanName(loan: Pick<StatementLoan, 'type' | 'others' | 'purpose'>): string {
  return [loanTitle(loan), printablePart(loan.purpose)].filter((word) => word !== '').join(': ');
}

interface AmountOf {
  id: string;
  label: string;
  about?: string;
  cents: number;
  favour: 'down' | 'up';
  together: readonly Party[];
  /** Those of `together` who had died before the year began. */
  deceased: readonly Party[];
  explained: Explained;
}

function amount({ id, label, about = '', cents, favour, together, deceased, explained }: AmountOf): TaxFigure {
  const euros = wholeEuros(cents, favour);
  const half = formatEuroShort(wholeEuros(cents / 2, favour) * 100);
  const shared = together.length === 0 ? null : sharedWith(together, deceased, half);
  return { id, label, about, shown: formatEuroShort(euros * 100), copied: String(euros), shared, explained };
}

/** The person's own loans, and those held together, by with whom. */
function byHolders(loans: readonly StatementLoan[]): { key: string; together: Party[]; loans: StatementLoan[] }[] {
  const groups = new Map<string, { key: string; together: Party[]; loans: StatementLoan[] }>();
  for (const loan of loans) {
    const key = loan.together.map(({ hashid }) => hashid).join('+');
    const group = groups.get(key) ?? { key, together: loan.together, loans: [] };
    group.loans.push(loan);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => a.together.length - b.together.length);
}

/** A loan in such a figure; what was open is without the interest that counts in a later year (homeDebt.ts). */
function partsOf(loan: StatementLoan, of: keyof LoanFigures): { label: string; cents: number }[] {
  const name = loanName(loan);
  const whole = { label: name, cents: loan.figures[of] };
  if (of !== 'opening') return [whole];
  const prepaid = `${name}: ${PREPAID.charAt(0).toLowerCase()}${PREPAID.slice(1)}`;
  return [whole, { label: prepaid, cents: loan.prepaid_interest.opening }];
}

/** A figure that adds up over loans, once per group of holders; left out where it is nothing. */
function summed(
  id: string,
  label: string,
  loans: readonly StatementLoan[],
  statement: Statement,
  of: keyof LoanFigures,
  favour: 'down' | 'up',
  why: Omit<Explained, 'sum'>,
): TaxFigure[] {
  return byHolders(loans).flatMap(({ key, together, loans: held }) => {
    const parts = held.flatMap((loan) => partsOf(loan, of)).filter((part) => part.cents !== 0);
    const cents = parts.reduce((sum, part) => sum + part.cents, 0);
    if (cents === 0) return [];
    const lines = parts.map((part) => ({ label: part.label, value: formatEuro(part.cents) }));
    return [
      amount({
        id: `${id}-${key}`,
        label,
        cents,
        favour,
        together,
        deceased: deceasedAmong(together, statement),
        explained: { ...why, sum: [...lines, { label, value: formatEuro(cents) }] },
      }),
    ];
  });
}

const HOME_DEBT = 'Artikel 3.119a Wet inkomstenbelasting 2001';
const ROUNDED = 'In de aangifte vul je hele euro’s in. We ronden af in jouw voordeel.';

/** The loans that belong to the debt for the own home in the year or a part of it. */
const deductible = (loan: StatementLoan) => loan.belongs;
/** Whether it did on 1 January, when box 3 is counted (art. 5.2 Wet IB 2001). */
const deductibleOnFirst = (loan: StatementLoan) => deductible(loan) && (loan.deduction?.counts.from ?? null) === null;

function claims(statement: Statement): TaxGroup {
  const { year, lent } = statement;
  const label = `Waarde op 1 januari ${year}`;
  return {
    id: 'claims',
    title: 'Box 3 › Overige bezittingen › Uitgeleend geld',
    hint: divide(lent, statement),
    figures: summed('claim', label, lent, statement, 'opening', 'down', {
      rule: `Wat je hebt uitgeleend is een bezitting${hasPaper(lent) ? ', en wat iemand je op papier heeft geschonken ook' : ''}. Het telt mee voor wat er op 1 januari ${year} nog openstond, met de rente die toen al betaald had moeten zijn. ${ROUNDED}`,
      article: 'Artikel 5.3 Wet inkomstenbelasting 2001',
    }),
  };
}

function debts(statement: Statement): TaxGroup {
  const { year, borrowed } = statement;
  const label = `Schuld op 1 januari ${year}`;
  return {
    id: 'debts',
    title: 'Box 3 › Schulden',
    hint: `Alleen het deel boven de drempel telt; dat rekent de aangifte voor je uit. ${divide(borrowed, statement)}`,
    figures: summed(
      'debt',
      label,
      borrowed.filter((loan) => !deductibleOnFirst(loan)),
      statement,
      'opening',
      'up',
      {
        rule: `Een lening die niet aftrekbaar is in box 1, is een schuld in box 3${hasPaper(borrowed) ? ', en wat je op papier hebt geschonken ook' : ''}. Het gaat om wat er op 1 januari ${year} nog openstond. ${ROUNDED}`,
        article: 'Artikel 5.3 Wet inkomstenbelasting 2001',
      },
    ),
  };
}

/** Only for anyone who files the real return on savings and investments ("opgaaf werkelijk rendement"). */
function actual(statement: Statement): TaxGroup {
  const { year, lent } = statement;
  return {
    id: 'actual',
    title: 'Opgaaf werkelijk rendement',
    hint: 'Alleen nodig als je laat zien dat je werkelijke rendement lager was dan waar de Belastingdienst mee rekent. Voor een lening in de familie telt dan een rente die op de markt gebruikelijk is.',
    figures: summed('received', `Ontvangen rente in ${year}`, lent, statement, 'interest_paid', 'down', {
      rule: `De rente die in ${year} is betaald. Rente die nog openstaat hoort hier niet bij. ${ROUNDED}`,
      article: 'Artikel 5.27 Wet inkomstenbelasting 2001',
    }),
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

/** The own home is asked per loan. */
function ownHome(statement: Statement): TaxGroup {
  const { year, borrowed, until } = statement;
  const closing = formatDateLong(until);
  const figures = borrowed.filter(deductible).flatMap((loan): TaxFigure[] => {
    const { hashid, together, start_date, figures: f, others, overdue, prepaid_interest: prepaid } = loan;
    const first = homeDebt(f.opening, overdue.opening, prepaid.opening);
    const last = homeDebt(f.closing, overdue.closing, prepaid.closing);
    const beside =
      overdue.opening + overdue.closing > 0
        ? ' Rente die nog niet is betaald, hoort niet bij de schuld voor je woning.'
        : '';
    // Taken over within the year, and nobody said what was open on its first day: no figure is better than nought.
    const unknown = start_date < `${year}-01-01` && f.opening === 0 && f.paid_out > 0 ? `opening-${hashid}` : null;
    const about = loanName(loan);
    const deceased = deceasedAmong(together, statement);
    const of = (id: string, label: string, cents: number, why: Explained) =>
      amount({ id: `${id}-${hashid}`, label, about, cents, favour: 'up', together, deceased, explained: why });
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
        rule: `Wat er aan het begin van 1 januari ${year} openstond.${beside} ${ROUNDED}`,
        article: HOME_DEBT,
        sum: first.sum,
      }),
      of('closing', `Schuld op ${closing}`, last.cents, {
        rule: `Wat er aan het einde van ${closing} openstond.${beside} ${ROUNDED}`,
        article: HOME_DEBT,
        sum: [...reconciliation(f, closingDay(statement)), ...last.sum.slice(1)],
      }),
      of('interest', `Betaalde rente in ${year}`, f.interest_paid, {
        rule: `Rente is aftrekbaar in het jaar waarin je die betaalt. Betaalde je de termijn van januari al in december, dan telt de rente daarvan in december. ${ROUNDED}`,
        article: 'Artikel 3.120 en 3.147 Wet inkomstenbelasting 2001',
        sum: [
          { label: 'Berekende rente', value: formatEuro(f.interest_charged) },
          { label: 'Daarvan en van eerdere jaren betaald', value: formatEuro(f.interest_paid) },
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
 * "Neem dit over": what goes into the income tax return of a year, in the words of the form (docs/screens.md 4.3).
 * Empty pages are left out; so is all of a year that began after the person's death.
 */
export function taxWords(statement: Statement): TaxGroup[] {
  if (statement.deceased.includes(statement.person.hashid)) return [];
  return [claims(statement), ownHome(statement), debts(statement), actual(statement)].filter(
    ({ figures }) => figures.length > 0,
  );
}
