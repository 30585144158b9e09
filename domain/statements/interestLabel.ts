import type { StatementLoan } from '../wire/statement.ts';

/** The label of interest, which says so if part of it was only assumed. */
export const interestLabel = (words: string, loans: readonly StatementLoan[]): string =>
  loans.some(({ by_schedule, figures }) => by_schedule && figures.interest_paid > 0)
    ? `${words}, volgens schema en niet vastgelegd`
    : words;
