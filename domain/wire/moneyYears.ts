import { Type, type Static } from 'typebox';
import { Cents } from './basics.ts';

/** One calendar year of the caller's signed contracts together; principal only, no interest or costs. */
const MoneyYear = Type.Object({
  year: Type.Integer(),
  /** Gifts that count, by the day of the gift. */
  given: Cents,
  /** Loans paid out. */
  lent: Cents,
  /** Principal paid back, up to and including today. */
  repaid: Cents,
  /** Principal that need not be paid back. */
  forgiven: Cents,
  /** Principal still open that falls due in this year; what is overdue is in the year of today. */
  to_come: Cents,
});
export type MoneyYear = Static<typeof MoneyYear>;

/** The answer of GET /contracts/years. */
export const MoneyYears = Type.Object({
  /** From the first year in which something happened to the last in which something falls due, none left out. */
  years: Type.Array(MoneyYear),
  /** Repaid before the records of a loan that was taken over began, in years that nobody recorded. */
  repaid_before: Cents,
});
export type MoneyYears = Static<typeof MoneyYears>;
