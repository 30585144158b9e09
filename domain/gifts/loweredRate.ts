import type { IsoDate } from '../dates/isoDate.ts';
import { changesOf, type ChangeEffect, effectOf } from '../loans/changes.ts';
import type { LoanDetail } from '../wire/contract.ts';
import { LEGAL_RATE } from './legalRate.ts';
import { asksWhetherGift, weighedBenefit } from './lowRate.ts';

/** A rate that was lowered while the loan ran, and may be a gift of that day. */
export interface LoweredRate {
  /** The hashid of the change. */
  event: string;
  date: IsoDate;
  /** Thousandths of a percent per year, until that day and from it on. */
  rates: ChangeEffect['rates'];
  /** The benefit over what is left of the term, in cents; more than 0. */
  amount: number;
}

/** What the question is answered from. */
type RatedBook = Pick<LoanDetail, 'type' | 'total' | 'contract' | 'events'>;

/**
 * The rates of a loan for a fixed term that were lowered in a year and ask for the question of the wizard: giving up
 * interest out of generosity is a gift of that day (art. 1 lid 7 SW 1956, BW 7:186 lid 2, BW 6:160). The benefit is 6 % less
 * the new rate over what is left, as at the start (lowRate.ts); what was asked before of the rate it had is not counted twice.
 * @param today the date in the Netherlands
 */
export function loweredRates(loan: RatedBook, year: number, today: IsoDate): LoweredRate[] {
  const { contract, events } = loan;
  // What was compared at the start says nothing of what is asked later, nor do words (docs/decisions/0048).
  const asks = (rate_millipercent: number, compared_rate_millipercent: number | null) =>
    asksWhetherGift({ ...contract, rate_millipercent, compared_rate_millipercent });
  const changes = changesOf(events).filter((change) => change.kind === 'rate_change');
  return changes.flatMap((change, place): LoweredRate[] => {
    const { hashid: event, date, rate_millipercent: rate } = change;
    if (Number(date.slice(0, 4)) !== year || !asks(rate, null)) return [];
    const effect = effectOf(loan, events, event, today);
    if (effect === null || rate >= effect.rates.before) return [];
    const { rates, before, terms } = effect;
    const isFirst = !changes.slice(0, place).some((one) => one.date <= date);
    const counted = asks(rates.before, isFirst ? contract.compared_rate_millipercent : null)
      ? rates.before
      : LEGAL_RATE;
    const amount = weighedBenefit(date, before.open, terms, counted - rate);
    return amount > 0 ? [{ event, date, rates, amount }] : [];
  });
}
