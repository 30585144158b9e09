import { type IsoDate, addMonths, dateParts } from '../dates/isoDate.ts';
import { giftFigures } from '../gifts/yearlyFigures.ts';
import { groupOf } from '../gifts/assess.ts';
import { giftTax } from '../gifts/tax.ts';
import { makeSchedule } from '../loans/schedule.ts';
import type { GiftKinship } from '../wire/gifts.ts';
import { CONTRACT_TYPES, type ContractType, isLoanType } from './types.ts';

/** The same amount in one of the four kinds; amounts in cents. */
export interface Compared {
  type: ContractType;
  /** The payments in the first month, and in the last; null for a gift. */
  first: number | null;
  last: number | null;
  /** Interest over the whole term; null for a gift. */
  interest: number | null;
  /**
   * The total that the receiving side has paid at the end: back, or as tax. Null if a year without figures leaves it
   * open.
   */
  paid: number | null;
  /**
   * Gift tax of a gift with no other gift that year; null for a loan, and for an unknown year.
   */
  tax: number | null;
}

/**
 * One amount as a gift and as each kind of loan: to help choose, before anything is agreed (docs/screens.md
 * 4.1).
 * @param kinship the recipient's relation to the giver, for the tax
 * @returns null for a kind whose terms make no schedule
 */
export function compareKinds(
  total: number,
  rateMillipercent: number,
  termMonths: number,
  today: IsoDate,
  kinship: GiftKinship,
): (Compared | null)[] {
  return CONTRACT_TYPES.map((type) => {
    if (!isLoanType(type)) {
      const figures = giftFigures(dateParts(today).year);
      const exempt = kinship === 'child' ? figures?.child : figures?.others;
      const tax = figures && exempt ? giftTax(groupOf(kinship), Math.max(0, total - exempt.cents), figures) : null;
      return { type, first: null, last: null, interest: null, paid: tax, tax };
    }
    const made = makeSchedule(type, total, {
      start_date: today,
      first_payment_date: addMonths(today, 1),
      rate_millipercent: rateMillipercent,
      term_months: termMonths,
    });
    if ('errors' in made) return null;
    const { regularPayment, terms, totalInterest, totalPaid } = made.schedule;
    return {
      type,
      first: regularPayment,
      last: terms.at(-1)?.payment ?? regularPayment,
      interest: totalInterest,
      paid: totalPaid,
      tax: null,
    };
  });
}
