import { monthNumber } from './monthEnd.ts';
import { NEW_LAW } from './lifetime.ts';
import { contractTypeInWords } from '../contracts/names.ts';
import { formatDateLong } from '../dates/dutchDate.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { formatEuro } from '../money/format.ts';
import { fullNames, type PersonName } from '../names/name.ts';
import { roundHalfUp } from '../money/round.ts';
import type { LoanReport } from '../wire/statement.ts';
import type { OwnHomeLoan } from './ownHomeLoan.ts';

/** The rate for one month as a percentage with six decimals, as the form asks it: 3,5 % a year is 0,291667. */
export function monthlyPercent(millipercent: number): string {
  const millionths = roundHalfUp(BigInt(millipercent) * 1000n, 12n)
    .toString()
    .padStart(7, '0');
  return `${millionths.slice(0, -6)},${millionths.slice(-6)}`;
}

interface Parties {
  signed_date: IsoDate;
  lenders: readonly PersonName[];
}

/**
 * "Opgaaf lening eigen woning": the fields of art. 17b Uitv.reg. IB, and when they must be there (art. 3.119g Wet IB
 * 2001). Null in a year after which nothing has to be reported, and of a loan from before 2013. Address and citizen
 * service number are filled in by hand. A change in the year in which the loan was agreed goes with the loan itself (lid
 * 2, second sentence).
 */
export function loanReport(loan: OwnHomeLoan, { signed_date, lenders }: Parties, year: number): LoanReport | null {
  const inYear = ({ from }: { from: IsoDate }) => from.startsWith(String(year));
  const until = ({ from }: { from: IsoDate }) => Number(from.slice(0, 4)) <= year;
  // A loan that was written down only later was agreed when the money was lent.
  const agreed = signed_date < loan.start_date ? signed_date : loan.start_date;
  const isNew = agreed.startsWith(String(year));
  const changes: LoanReport['changes'] = [
    ...(loan.rates.slice(1).some(inYear) ? ['rate' as const] : []),
    ...(loan.ends.slice(1).some(inYear) ? ['end' as const] : []),
  ];
  if (loan.start_date < NEW_LAW || (!isNew && changes.length === 0)) return null;
  const rate = loan.rates.findLast(until) ?? loan.rates[0];
  const end = loan.ends.findLast(until) ?? loan.ends[0];
  const months = loan.term_months + monthNumber(end.end) - monthNumber(loan.ends[0].end);
  return {
    because: isNew ? 'new' : 'changed',
    changes,
    by: isNew ? `${year + 1}-12-31` : `${year + 1}-01-31`,
    fields: [
      { label: 'Startdatum van de lening', value: formatDateLong(loan.start_date) },
      { label: 'Startbedrag van de lening', value: formatEuro(loan.total) },
      { label: 'Rente per maand', value: `${monthlyPercent(rate.millipercent)}\u00a0%` },
      { label: 'Looptijd in maanden', value: String(months) },
      { label: 'Wijze van aflossen', value: contractTypeInWords(loan.type) },
      { label: 'Naam van de geldverstrekker', value: fullNames(lenders) },
      { label: 'Adres van de geldverstrekker', value: '' },
      { label: 'Burgerservicenummer van de geldverstrekker', value: '' },
    ],
  };
}

const CHANGED: Record<LoanReport['changes'][number], string> = {
  rate: 'de rente is veranderd',
  end: 'de einddatum is veranderd',
};

/**
 * Returns the sentence about the duty to report after the year, for the screen and the document alike: a new loan with
 * the return over the year of the agreement (art. 3.119g lid 1 Wet IB 2001), a change within a month after the year
 * (lid 2). A changed end date is a change of the term in months (art. 17b onderdeel d Uitv.reg. IB).
 */
export function reportSentence({ because, changes, by }: LoanReport): string {
  const year = Number(by.slice(0, 4)) - 1;
  const what = changes.map((change) => CHANGED[change]).join(' en ');
  const last = formatDateLong(by);
  return because === 'new'
    ? `Deze lening is nieuw${what === '' ? '' : `, en ${what}`}. De wet vraagt de opgaaf uiterlijk bij je aangifte over ${year}, en niet later dan op ${last} (artikel 3.119g lid 1 Wet IB 2001). Zonder opgaaf is de rente niet aftrekbaar.`
    : `In ${year} geldt: ${what}. De wet vraagt dat door te geven binnen een maand na het jaar, uiterlijk op ${last} (artikel 3.119g lid 2 Wet IB 2001). Zonder opgaaf is de rente vanaf ${year} niet aftrekbaar.`;
}
