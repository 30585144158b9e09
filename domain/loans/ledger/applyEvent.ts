import type { IsoDate } from '../../dates/isoDate.ts';
import type { RepaymentOutcome } from '../../wire/event.ts';
import { type ByKind, byKind } from '../events/byKind.ts';
import { isAhead } from '../events/catalogue.ts';
import { type Allocation, allocate, chargeCosts, chargeLate, forgive } from './books.ts';
import { onLastDays, termNumber } from '../course.ts';
import { currentFixed, settle } from './chargeTerm.ts';
import type { CountingEvent } from './countingEvents.ts';
import { lastAtSameAmount } from './plan.ts';
import type { Run } from './run.ts';
import type { Books, ProblemCode } from './types.ts';

/** An event that sets the rate from its day on. */
type Setting = Extract<CountingEvent, { rate_millipercent: number }>;
type Repaying = Extract<CountingEvent, { outcome: RepaymentOutcome }>;

const nothing: Allocation = { costs: 0, late: 0, interest: 0, principal: 0, prepaid: 0 };

/** Why an event is impossible. */
function impossible(run: Run, event: CountingEvent): ProblemCode | null {
  const { planned, principalDue, interestDue, lateDue, costsDue } = run.books;
  if (event.date < run.course.from) return 'before_start';
  if (run.ended && planned + principalDue + interestDue + lateDue + costsDue === 0) return 'paid_off';
  if (run.ended && isAhead(event.kind)) return 'after_end';
  return event.kind === 'new_terms' && run.pauses.at(event.date) !== undefined ? 'in_pause' : null;
}

function enter(run: Run, { date, kind, hashid }: CountingEvent, went: Allocation): void {
  run.entries.push({ date, kind, hashid, number: null, ...went, after: run.books });
}

/**
 * Whether a term rests in a pause that has begun and keeps the end: the same amount is paid after it. A pause that moves
 * the end does so term by term.
 */
function restsFrom({ pauses, course }: Run, day: IsoDate): (number: number) => boolean {
  return (number) => {
    const pause = pauses.at(course.dateOf(number));
    return pause !== undefined && pause.outcome === 'same_end' && pause.date <= day;
  };
}

/** The unchanged amount is the one from before the change: for a pause, the one after it. */
function keepAmount(run: Run, day: IsoDate): void {
  const rests = restsFrom(run, day);
  let resting = 0;
  for (let number = run.next; number < run.plan.last; number += 1) if (rests(number)) resting += 1;
  currentFixed(run, run.next, resting);
}

/** Adjusts the plan if the planned balance went down outside the terms. */
function replan(run: Run, event: Repaying, before: Books): void {
  const { books, plan, next } = run;
  if (books.planned === before.planned || run.ended) return;
  if (event.outcome === 'shorter_term') {
    const rests = restsFrom(run, event.date);
    plan.last = lastAtSameAmount(plan, plan.fixed ?? 0, books.planned, books.rate, next, rests);
  } else plan.fixed = null;
}

function repayExtra(run: Run, event: Repaying): Allocation {
  const { books, went } = allocate(run.books, event.amount, event.date);
  // Together with the money paid ahead it can be the whole balance: then nothing waits for a term to come.
  const extra = Math.min(books.prepaid >= books.planned ? books.prepaid : went.prepaid, books.planned);
  const own = Math.min(extra, went.prepaid);
  run.change(
    {
      ...books,
      planned: books.planned - extra,
      prepaid: books.prepaid - extra,
      repaidExtra: books.repaidExtra + extra,
      received: books.received + event.amount,
    },
    event.date,
  );
  return { ...went, principal: went.principal + own, prepaid: went.prepaid - own };
}

function forgivePart(run: Run, event: Repaying): Allocation {
  const { books, excess } = forgive(run.books, event.amount, event.date);
  if (excess > 0) run.problems.push({ hashid: event.hashid, code: 'above_balance', excess });
  run.change(books, event.date);
  return { ...nothing, principal: event.amount - excess };
}

/** Charges the default interest until the day of a record. */
function chargeUntil(run: Run, { date }: CountingEvent): void {
  run.books = chargeLate(run.books, run.late, date);
}

/** Takes principal off the loan outside its terms, and adjusts the terms to come. */
function lower(run: Run, event: Repaying, take: (run: Run, event: Repaying) => Allocation): void {
  chargeUntil(run, event);
  const before = run.books;
  if (!run.ended && event.outcome === 'shorter_term') keepAmount(run, event.date);
  const went = take(run, event);
  replan(run, event, before);
  enter(run, event, went);
  settle(run, event.date);
}

/** Another rate from a day on. */
function changeRate(run: Run, { rate_millipercent: rate, date: from }: Setting): void {
  run.change({ ...run.books, rate, rates: [...run.books.rates, { from, rate }] }, from);
}

/** The effect of each kind of record on a loan. */
const effectsOn = (run: Run): ByKind<CountingEvent, void> => ({
  payment(event) {
    chargeUntil(run, event);
    const { books, went } = allocate(run.books, event.amount, event.date);
    run.books = { ...books, received: books.received + event.amount };
    enter(run, event, went);
  },
  extra_repayment: (event) => lower(run, event, repayExtra),
  rate_change(event) {
    chargeUntil(run, event);
    changeRate(run, event);
    run.plan.fixed = null;
    enter(run, event, nothing);
  },
  new_terms(event) {
    chargeUntil(run, event);
    if (event.on_last_day === true) run.course = onLastDays(run.course);
    const { plan, books, course, next } = run;
    const last = Math.max(next, termNumber(course, event.ends));
    // Unchanged conditions stay exactly as they are, to the cent.
    const isOther = plan.type !== event.form || plan.last !== last || books.rate !== event.rate_millipercent;
    if (isOther && !run.ended) {
      if (books.rate !== event.rate_millipercent) changeRate(run, event);
      Object.assign(plan, { type: event.form, last, fixed: null });
    }
    enter(run, event, nothing);
  },
  // Its terms look at run.pauses.
  pause: (event) => enter(run, event, nothing),
  forgiveness: (event) => lower(run, event, forgivePart),
  costs(event) {
    chargeUntil(run, event);
    run.books = chargeCosts(run.books, event.amount, event.date);
    enter(run, event, { ...nothing, costs: event.amount });
  },
});

/** One event of a loan, on its day. */
export function applyEvent(run: Run, event: CountingEvent): void {
  const code = impossible(run, event);
  if (code !== null) {
    run.problems.push({ hashid: event.hashid, code, excess: 0 });
    return;
  }
  byKind(event, effectsOn(run));
}
