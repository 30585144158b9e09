import type { StatementLoan } from '../wire/statement.ts';
import { ownPartOf } from './homeParts.ts';

/** The counted amount, and the law's requirement (art. 5.19 lid 1 Wet IB 2001): at a low fixed rate a claim can be worth less. */
export const NOMINAL =
  'Dat is het bedrag zelf. De wet vraagt de waarde in het economische verkeer, en die kan anders zijn, bijvoorbeeld bij een lage vaste rente.';
export const BOX_3 = 'Artikel 5.3 en artikel 5.19 lid 1 Wet inkomstenbelasting 2001';
export const ROUNDED = 'In de aangifte vul je hele euro’s in. We ronden af in jouw voordeel.';

/** The loans in the own-home debt, in the year or a part of it. */
export const deductible = (loan: StatementLoan): boolean => loan.belongs;

/** Whether it did on 1 January, when box 3 is counted (art. 5.2 Wet IB 2001). */
const deductibleOnFirst = (loan: StatementLoan) =>
  deductible(loan) && (loan.deduction?.counts.from ?? null) === null && ownPartOf(loan).first;

/** The loans that are a debt in box 3 on 1 January. */
export const inBox3 = (borrowed: readonly StatementLoan[]): StatementLoan[] =>
  borrowed.filter((loan) => !deductibleOnFirst(loan));

/**
 * The debts of box 3 with their part of the year, for the actual return: for a home that was an own home for part of the year,
 * the balance and payments in the rest.
 */
export const box3Parts = (borrowed: readonly StatementLoan[]): StatementLoan[] =>
  borrowed.flatMap((loan) => {
    if (loan.home === undefined || !deductible(loan)) return deductibleOnFirst(loan) ? [] : [loan];
    const { first, last, rest } = ownPartOf(loan);
    const { opening, closing } = loan.figures;
    const figures = { opening: first ? 0 : opening, closing: last ? 0 : closing, interest_paid: rest };
    const prepaid = first ? { opening: 0, closing: 0 } : loan.prepaid_interest;
    return [{ ...loan, figures: { ...loan.figures, ...figures }, prepaid_interest: prepaid }];
  });
