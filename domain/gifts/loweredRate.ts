import type { IsoDate } from '../dates/isoDate.ts';
import { type ChangeEffect, changesOf, changeWith, effectOf, undoneEffectOf } from '../loans/changes.ts';
import { setsRate } from '../loans/events/catalogue.ts';
import { CANDIDATE, takingBack } from '../loans/events/draftEvent.ts';
import type { LoanDetail } from '../wire/contract.ts';
import { asksWhetherGift, weighedBenefit } from './lowRate.ts';

/** A rate lowered during the loan, which may be a gift on the day that was agreed. */
export interface LoweredRate {
  /** The hashid of the change, or of the counter-entry that takes a higher rate back. */
  event: string;
  /** The day on which all agreed to it. */
  date: IsoDate;
  /** Thousandths of a percent per year, until the change and after it. */
  rates: ChangeEffect['rates'];
  /** The value of the interest given up over the rest of the term, in cents; more than 0. */
  amount: number;
}

/** The facts needed to answer the question. */
type RatedBook = Pick<LoanDetail, 'type' | 'total' | 'contract' | 'events'>;

/** Events that change the rate: a change of it, or one taken back. */
interface Turn {
  event: string;
  date: IsoDate;
  effect: () => ChangeEffect | null;
}

/** The gift is on the day on which all agreed, also if the lower rate starts later (BW 6:160, 7:175). */
const changed = (loan: RatedBook, today: IsoDate): Turn[] =>
  changesOf(loan.events).flatMap((change): Turn[] => {
    if (!setsRate(change)) return [];
    const { hashid: event, agreed, date } = change;
    return [{ event, date: agreed ?? date, effect: () => effectOf(loan, loan.events, event, today) }];
  });

/** The events taken back, each with the records up to then. */
const undone = (loan: RatedBook, today: IsoDate): Turn[] =>
  loan.events.flatMap((entry, place): Turn[] => {
    if (entry.kind !== 'correction' || entry.status !== 'confirmed') return [];
    const { hashid: event, date, corrects } = entry;
    const taken = changeWith(loan.events, corrects);
    if (taken === undefined || !setsRate(taken)) return [];
    return [{ event, date, effect: () => undoneEffectOf(loan, loan.events.slice(0, place), corrects, today) }];
  });

/** The terms until another agreed rate takes over: from then on that rate is given up, or nothing. */
function untilNext({ change, earlier, terms: after, owed }: ChangeEffect): { date: IsoDate; balance: number }[] {
  const later = earlier.filter((one) => setsRate(one) && one.date > change.date);
  // Terms that change the schedule itself give up the interest owed over the schedule until then.
  const terms = change.kind === 'new_terms' ? owed : after;
  const [next] = later.map(({ date }) => date).sort();
  const until = terms.filter(({ date }) => next === undefined || date < next);
  return next === undefined || until.length === terms.length ? terms : [...until, { date: next, balance: 0 }];
}

/**
 * The lowered rates of a fixed-term loan that raise the wizard's question: giving up interest out of generosity is a gift
 * (art. 1 lid 7 SW 1956, BW 7:186 lid 2, BW 6:160). The interest given up is a yearly sum that was owed, the old rate less
 * the new one over the rest of the term, and is worth that sum times the factors of its years (art. 21 lid 14 SW 1956, art.
 * 6 lid 1 Uitvoeringsbesluit): never more than the interest itself. The 6 % of art. 10 is for money that is newly lent.
 * Taking back a raise lowers the rate, from the day of the raise.
 */
function lowered(loan: RatedBook, today: IsoDate, wanted: (turn: Turn) => boolean): LoweredRate[] {
  // Neither the comparison at the start nor words say anything about a later rate (docs/decisions/0005).
  const asks = (rate_millipercent: number) =>
    asksWhetherGift({ ...loan.contract, rate_millipercent, compared_rate_millipercent: null });
  return [...changed(loan, today), ...undone(loan, today)].filter(wanted).flatMap((turn): LoweredRate[] => {
    const effect = turn.effect();
    if (effect === null || effect.rates.after >= effect.rates.before || !asks(effect.rates.after)) return [];
    const { rates, before, change } = effect;
    const amount = weighedBenefit(change.date, before.open, untilNext(effect), rates.before - rates.after);
    return amount > 0 ? [{ event: turn.event, date: turn.date, rates, amount }] : [];
  });
}

/**
 * The ones agreed in a calendar year.
 * @param today the date in the Netherlands
 */
export const loweredRates = (loan: RatedBook, year: number, today: IsoDate): LoweredRate[] =>
  lowered(loan, today, ({ date }) => Number(date.slice(0, 4)) === year);

/** The amount that one change or counter-entry gives up; undefined if that is nothing, or raises no question. */
export const loweredBy = (loan: RatedBook, event: string, today: IsoDate): LoweredRate | undefined =>
  lowered(loan, today, (turn) => turn.event === event)[0];

/** The amount that taking a change back would give up. @param event hashid of the change */
export const loweredByUndoing = (loan: RatedBook, event: string, today: IsoDate): LoweredRate | undefined =>
  loweredBy({ ...loan, events: [...loan.events, takingBack(event, today)] }, CANDIDATE, today);
