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

/** The rate per month as a percentage with six decimals, as the form requires: 3,5 % a year is 0,291667. */
export function monthlyPercent(millipercent: number): string {
  const millionths = roundHalfUp(BigInt(millipercent) * 1000n, 12n)
    .toString()
    .padStart(7, '0');
  return `${millionths.slice(0, -6)},${millionths.slice(-6)}`;
}

/**
 * The data of a home loan that the law requires in the return of every year (art. 3.119g Wet IB 2001, as it reads since
 * 2020 at the latest), by the fields of art. 17b Uitv.reg. IB, as they are at the end of that year. Null for a loan that
 * the law never counts: from a partner, without a duty to repay, or from before 2013. Address and citizen service number
 * are filled in by hand.
 */
export function loanReport(loan: OwnHomeLoan, lenders: readonly PersonName[], year: number): LoanReport | null {
  const until = ({ from }: { from: IsoDate }) => Number(from.slice(0, 4)) <= year;
  // Once yearly repayment was no longer required it does not come back (check.ts): part of that year still counts.
  const free = loan.forms.findIndex(({ form }) => form === 'RepaymentFreeLoanContract');
  const since = loan.forms[free]?.from ?? '9999';
  if (loan.start_date < NEW_LAW || free === 0 || since <= `${year}-01-01`) return null;
  const { form } = loan.forms.findLast((step) => until(step) && step.from < since) ?? loan.forms[0];
  if (loan.betweenPartners(year) === 'yes') return null;
  const rate = loan.rates.findLast(until) ?? loan.rates[0];
  const end = loan.ends.findLast(until) ?? loan.ends[0];
  const months = loan.term_months + monthNumber(end.end) - monthNumber(loan.ends[0].end);
  return {
    fields: [
      { label: 'Startdatum van de lening', value: formatDateLong(loan.start_date) },
      { label: 'Startbedrag van de lening', value: formatEuro(loan.total) },
      { label: 'Rente per maand', value: `${monthlyPercent(rate.millipercent)}\u00a0%` },
      { label: 'Looptijd in maanden', value: String(months) },
      { label: 'Wijze van aflossen', value: contractTypeInWords(form, loan.payment_every) },
      { label: 'Naam van de geldverstrekker', value: fullNames(lenders) },
      { label: 'Adres van de geldverstrekker', value: '' },
      { label: 'Burgerservicenummer van de geldverstrekker', value: '' },
    ],
  };
}

/** The sentence about this duty, for both the screen and the document. */
export const REPORT_SENTENCE =
  'De wet vraagt deze gegevens elk jaar in de aangifte inkomstenbelasting (artikel 3.119g Wet IB 2001). Zonder deze gegevens hoort de lening niet bij je eigenwoningschuld (artikel 3.119a lid 1).';
