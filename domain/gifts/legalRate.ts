/**
 * The percentage by which the law values the use of money, in thousandths of a percent per year (art. 21 lid 14 SW 1956 and
 * art. 10 Uitvoeringsbesluit): a loan with a lower rate can be a gift, and a gift on paper must bear it (art. 10 lid 3).
 */
export const LEGAL_RATE = 6_000;
