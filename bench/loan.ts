/** A loan of the benchmarks: an annuity over 360 months. */
export interface Loan {
  /** The amount in cents. */
  total: number;
  /** Thousandths of a percent per year. */
  rate: number;
}

/** One line of its schedule, in whole cents. */
export interface Line {
  payment: number;
  interest: number;
  principal: number;
  balance: number;
}

export const MONTHS = 360;
