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
  /** In cents. */
  total: number;
  lenders: readonly PersonName[];
}

/**
 * "Opgaaf lening eigen woning": the fields of art. 17b Uitv.reg. IB, and when they must be there (art. 3.119g Wet IB
 * 2001). Null in a year after which nothing has to be reported. Address and citizen service number are filled in by
 * hand.
 */
export function loanReport(
  loan: OwnHomeLoan,
  { signed_date, total, lenders }: Parties,
  year: number,
): LoanReport | null {
  const isNew = Number(signed_date.slice(0, 4)) === year;
  const changed = loan.rates.slice(1).some(({ from }) => Number(from.slice(0, 4)) === year);
  if (!isNew && !changed) return null;
  const rate = loan.rates.findLast(({ from }) => Number(from.slice(0, 4)) <= year) ?? loan.rates[0];
  return {
    because: isNew ? 'new' : 'changed',
    by: isNew ? `${year + 1}-12-31` : `${year + 1}-01-31`,
    fields: [
      { label: 'Startdatum van de lening', value: formatDateLong(loan.start_date) },
      { label: 'Startbedrag van de lening', value: formatEuro(total) },
      { label: 'Rente per maand', value: `${monthlyPercent(rate.millipercent)}\u00a0%` },
      { label: 'Looptijd in maanden', value: String(loan.term_months) },
      { label: 'Wijze van aflossen', value: contractTypeInWords(loan.type) },
      { label: 'Naam van de geldverstrekker', value: fullNames(lenders) },
      { label: 'Adres van de geldverstrekker', value: '' },
      { label: 'Burgerservicenummer van de geldverstrekker', value: '' },
    ],
  };
}
