import type { LoanType } from '../../contracts/types.ts';
import { formatDateLong } from '../../dates/dutchDate.ts';
import { formatEuro } from '../../money/format.ts';
import { formatPercent } from '../../money/percent.ts';
import type { FactsOf, SaidWay } from '../../wire/event.ts';
import { byKind } from './byKind.ts';
import type { AddendumKind, AgreedKind } from './catalogue.ts';

/** The form of repayment of a loan, whatever its rhythm. */
const FORM_WORDS: Readonly<Record<LoanType, string>> = {
  AnnuityLoanContract: 'elke termijn hetzelfde bedrag',
  LinearLoanContract: 'elke termijn evenveel aflossen',
  RepaymentFreeLoanContract: 'aflossen aan het einde',
};

/** 'aflossen aan het einde, 4 % rente per jaar, laatste termijn op 1 juni 2040': the terms that hold from a day. */
export const termsInWords = ({
  form,
  rate_millipercent: rate,
  fixed_until: fixed,
  ends,
  on_last_day: last,
}: FactsOf<'new_terms'>): string =>
  [
    FORM_WORDS[form],
    `${formatPercent(rate)} rente per jaar${fixed === undefined ? '' : ` (vast tot ${formatDateLong(fixed)})`}`,
    `laatste termijn op ${formatDateLong(ends)}`,
    ...(last === true ? ['elke termijn op de laatste dag van de maand'] : []),
  ].join(', ');

/**
 * A change in one line: 'Rente van 2,5 % per jaar vanaf 15 juni 2026'.
 * @param undated its day is that of the last signature
 */
export function changeName(change: FactsOf<AddendumKind> & { date: string }, undated = false): string {
  const day = formatDateLong(change.date);
  return byKind(change, {
    extra_repayment: ({ amount }) => `Extra aflossing van ${formatEuro(amount)} op ${day}`,
    rate_change: ({ rate_millipercent: rate }) =>
      `Rente van ${formatPercent(rate)} per jaar${undated ? '' : ` vanaf ${day}`}`,
    new_terms: (terms) => `Andere afspraken${undated ? '' : ` vanaf ${day}`}: ${termsInWords(terms)}`,
    pause: ({ until }) => `Pauze van ${day} tot en met ${formatDateLong(until)}`,
    forgiveness: ({ amount }) => `Kwijtschelding van ${formatEuro(amount)}${undated ? '' : ` op ${day}`}`,
  });
}

/** The name for the file of its addendum. */
export const ADDENDUM_NAMES: Readonly<Record<AddendumKind | 'correction', string>> = {
  extra_repayment: 'extra aflossing',
  rate_change: 'rente',
  new_terms: 'andere afspraken',
  pause: 'pauze',
  forgiveness: 'kwijtschelding',
  correction: 'teruggedraaid',
};

/** The form in which something was forgiven before it was recorded here. */
export const SAID: Readonly<Record<SaidWay, string>> = { spoken: 'mondeling', written: 'schriftelijk' };

/**
 * The change and its day, for the people who sign it.
 * @param loan 'de lening van Jan Bakker aan Sanne Bakker'
 */
export function whatChanges(change: FactsOf<AgreedKind> & { date: string }, loan: string): string {
  const day = formatDateLong(change.date);
  return byKind(change, {
    rate_change: ({ rate_millipercent: rate }) =>
      `De rente van ${loan} wordt ${formatPercent(rate)} per jaar, vanaf ${day}.`,
    new_terms: (terms) => `Vanaf ${day} loopt ${loan} zo verder: ${termsInWords(terms)}.`,
    pause({ until, rests }) {
      const what = rests === 'everything' ? 'dan wordt er niets betaald' : 'dan wordt er niet afgelost';
      return `Van ${day} tot en met ${formatDateLong(until)} rust ${loan}: ${what}.`;
    },
    forgiveness: ({ amount, said }) =>
      said === undefined
        ? `Van ${loan} wordt ${formatEuro(amount)} kwijtgescholden, op de dag van de laatste handtekening: dat bedrag hoeft niet terug.`
        : `Van ${loan} is op ${day} ${formatEuro(amount)} kwijtgescholden, ${SAID[said]}: dat bedrag hoeft niet terug.`,
  });
}
