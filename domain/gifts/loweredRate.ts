import type { IsoDate } from '../dates/isoDate.ts';
import { type ChangeEffect, changesOf, changeWith, effectOf, undoneEffectOf } from '../loans/changes.ts';
import { setsRate } from '../loans/events/catalogue.ts';
import { CANDIDATE, takingBack } from '../loans/events/draftEvent.ts';
import type { LoanDetail } from '../wire/contract.ts';
import { asksWhetherGift, weighedBenefit } from './lowRate.ts';

/** A rate that was lowered while the loan ran, and may be a gift of the day on which that was agreed. */
export interface LoweredRate {
  /** The hashid of the change, or of the counter-entry that takes a higher rate back. */
  event: string;
  /** The day on which all agreed to it. */
  date: IsoDate;
  /** Thousandths of a percent per year, until the change and from it on. */
  rates: ChangeEffect['rates'];
  /** What the interest is worth that is given up over what is left of the term, in cents; more than 0. */
  amount: number;
}

/** What the question is answered from. */
type RatedBook = Pick<LoanDetail, 'type' | 'total' | 'contract' | 'events'>;

/** What makes a rate another one: a change of it, or the taking back of one. */
interface Turn {
  event: string;
  date: IsoDate;
  effect: () => ChangeEffect | null;
}

/** The gift is of the day on which all agreed, also where the lower rate holds from a later day (BW 6:160, 7:175). */
const changed = (loan: RatedBook, today: IsoDate): Turn[] =>
  changesOf(loan.events).flatMap((change): Turn[] => {
    if (!setsRate(change)) return [];
    const { hashid: event, agreed, date } = change;
    return [{ event, date: agreed ?? date, effect: () => effectOf(loan, loan.events, event, today) }];
  });

/** What was taken back, each beside what was recorded until then. */
const undone = (loan: RatedBook, today: IsoDate): Turn[] =>
  loan.events.flatMap((entry, place): Turn[] => {
    if (entry.kind !== 'correction' || entry.status !== 'confirmed') return [];
    const { hashid: event, date, corrects } = entry;
    const taken = changeWith(loan.events, corrects);
    if (taken === undefined || !setsRate(taken)) return [];
    return [{ event, date, effect: () => undoneEffectOf(loan, loan.events.slice(0, place), corrects, today) }];
  });

/** The terms until another rate that was agreed takes over: from then on that one is given up, or nothing. */
function untilNext({ change, earlier, terms: after, owed }: ChangeEffect): { date: IsoDate; balance: number }[] {
  const later = earlier.filter((one) => setsRate(one) && one.date > change.date);
  // Terms that make the course itself another give up what was owed over the course until then.
  const terms = change.kind === 'new_terms' ? owed : after;
  const [next] = later.map(({ date }) => date).sort();
  const until = terms.filter(({ date }) => next === undefined || date < next);
  return next === undefined || until.length === terms.length ? terms : [...until, { date: next, balance: 0 }];
}

/**
 * The rates of a loan for a fixed term that were lowered and ask for the question of the wizard: giving up interest out of
 * generosity is a gift (art. 1 lid 7 SW 1956, BW 7:186 lid 2, BW 6:160). What is given up is a yearly sum that was owed, the
 * old rate less the new one over what is left, and is worth that sum times the factors of its years (art. 21 lid 14 SW 1956,
 * art. 6 lid 1 Uitvoeringsbesluit): never more than the interest itself. The 6 % of art. 10 is for money that is lent anew.
 * Taking back a rate that was raised lowers it, from the day it was raised.
 */
function lowered(loan: RatedBook, today: IsoDate, wanted: (turn: Turn) => boolean): LoweredRate[] {
  // What was compared at the start says nothing of what is asked later, nor do words (docs/decisions/0005).
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
 * Those that were agreed in a calendar year.
 * @param today the date in the Netherlands
 */
export const loweredRates = (loan: RatedBook, year: number, today: IsoDate): LoweredRate[] =>
  lowered(loan, today, ({ date }) => Number(date.slice(0, 4)) === year);

/** What one change or counter-entry gives up so; undefined where it gives up nothing, or nothing of which the question is asked. */
export const loweredBy = (loan: RatedBook, event: string, today: IsoDate): LoweredRate | undefined =>
  lowered(loan, today, (turn) => turn.event === event)[0];

/** What taking a change back would give up so. @param event hashid of the change */
export const loweredByUndoing = (loan: RatedBook, event: string, today: IsoDate): LoweredRate | undefined =>
  loweredBy({ ...loan, events: [...loan.events, takingBack(event, today)] }, CANDIDATE, today);
