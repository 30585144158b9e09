import { addDays, dateParts, type IsoDate, isoDate } from '../dates/isoDate.ts';
import { isOwnOn, type Leaving, leavingsOf } from '../loans/home/homeSpans.ts';
import {
  type Beginning,
  type Beginnings,
  type Test,
  above,
  allowedOn,
  beginningsOf,
  testOfLeaving,
  testOn,
} from './moments.ts';
import { monthEndOf } from '../dates/monthEnd.ts';
import { countsUntil } from './monthEnd.ts';
import type { OwnHomeLoan } from './ownHomeLoan.ts';

/** The state of the debt in one year, in the order of the test moments in art. 3.119c and 3.119e Wet IB 2001. */
export interface DebtYear {
  year: number;
  /** On 31 December; for the current year, at the end of the newest month that can be judged. */
  test: Test;
  /** 31 December has passed, and any payment that still counts for it has arrived or can no longer arrive. */
  isFinal: boolean;
  /** The excess over the maximum in the part that belongs to the own-home debt, in cents. */
  behind: number;
  /** Whether the debt is behind only because the agreement rounds to the nearest cent. */
  byRounding: boolean;
  /** Changes of the rate in the year at which the debt was above the maximum (art. 3.119e lid 5). */
  lostAtChange: Beginning[];
  /** The part of the debt that no longer belonged at the end, because of such a change; in cents. */
  outside: number;
  /** The home was an own home for part of the year only: the moment it stopped being one, and the excess then, in cents. */
  left: (Leaving & { excess: number }) | null;
  /** The part outside dates from a time in which the home was not an own home. */
  isBack: boolean;
  /** The year whose arrears had to be made good by this one's 31 December (art. 3.119e lid 1). */
  toRepair: number | null;
  /** The year whose arrears excluded the debt on 1 January (art. 3.119e lid 4). */
  lostBy: number | null;
  /** The day of this year from which it belonged again. */
  revivedOn: IsoDate | null;
  /** The debt belonged at the end of the year, whatever was behind then. */
  belongs: boolean;
  /** The year whose arrears will exclude it on the next 1 January, as things are now (art. 3.119e lid 4). */
  lostNext: number | null;
  /** How many years had arrears of their own until now: more than incidental arrears do not count (art. 3.119e lid 1). */
  arrearsYears: number;
}

/** In the current year a month is judged once payments for it had a week to arrive: five working days. */
const GRACE_DAYS = 7;

/** The newest end of a month that can be judged. */
const newestMonthEnd = (today: IsoDate): IsoDate => addDays(`${addDays(today, -GRACE_DAYS).slice(0, 8)}01`, -1);

/**
 * The first day of a year on which the open debt was within what the whole months until then allow; null while there is none.
 * Principal never rises, so a month is searched only if its end passed.
 */
function dayCaughtUp(loan: OwnHomeLoan, beginnings: Beginnings, year: number, today: IsoDate): IsoDate | null {
  for (let month = 0; month < 12; month += 1) {
    const first = isoDate(year, month, 1);
    if (first > today) return null;
    const { maximum, rounding } = allowedOn(beginnings, addDays(first, -1));
    const most = maximum + (loan.rounding === 'nearest' ? rounding : 0);
    const end = monthEndOf(first);
    if (loan.principalOn(end < today ? end : today) > most) continue;
    let day = first;
    while (loan.principalOn(day) > most) day = addDays(day, 1);
    return day;
  }
  return null;
}

/** The state that a year takes over from the year before. */
interface Carried {
  arrearsOf: number | null;
  lostBy: number | null;
  outside: number;
  arrearsYears: number;
}

function debtYear(
  loan: OwnHomeLoan,
  beginnings: Beginnings,
  year: number,
  today: IsoDate,
  carried: Carried,
  leaving: Leaving | null,
): { state: DebtYear; left: Carried } {
  const december = isoDate(year, 11, 31);
  const on = leaving ? leaving.last : today > december ? december : newestMonthEnd(today);
  const test = leaving ? testOfLeaving(loan, beginnings, leaving, today) : testOn(loan, beginnings, on, today);
  const { cents, byRounding } = above(loan, test);
  const changes = beginnings.filter(({ from }) => from.startsWith(String(year)) && from <= on);
  const outside = byRounding ? 0 : Math.min(changes.at(-1)?.excess ?? carried.outside, cents);
  const excess = byRounding ? 0 : cents - outside;
  // There is no year to make arrears good if the home is no longer an own home (art. 3.119e lid 5).
  const behind = leaving ? 0 : excess;
  const revivedOn = carried.lostBy === null ? null : dayCaughtUp(loan, beginnings, year, today);
  const belongs = carried.lostBy === null || revivedOn !== null;
  const toRepair = carried.lostBy === null ? carried.arrearsOf : null;
  const isFinal = today > december && (behind === 0 || today > countsUntil(december));
  const isNew = isFinal && belongs && behind > 0 && toRepair === null;
  const arrearsYears = carried.arrearsYears + (isNew ? 1 : 0);
  const state: DebtYear = {
    year,
    test,
    isFinal,
    behind,
    byRounding,
    lostAtChange: changes.filter((change) => change.excess > 0 && change.isBack !== true),
    outside,
    left: leaving && { ...leaving, excess },
    isBack: beginnings.findLast(({ from }) => from <= on)?.isBack === true,
    toRepair,
    lostBy: carried.lostBy,
    revivedOn,
    belongs,
    // Arrears not made good by the 31 December of the following year exclude the debt from the year after.
    lostNext: !belongs ? carried.lostBy : behind > 0 ? toRepair : null,
    arrearsYears,
  };
  const left: Carried = {
    arrearsOf: isNew ? year : null,
    lostBy: state.lostNext,
    outside,
    arrearsYears,
  };
  return { state, left };
}

/**
 * The years of a debt, from the first known to the requested or current one. A year is judged with the ones before it,
 * because arrears of one year are judged on the 31 December of the next.
 */
export function historyOf(loan: OwnHomeLoan, until: number, today: IsoDate): DebtYear[] {
  const years: DebtYear[] = [];
  const last = Math.min(until, dateParts(today).year);
  const beginnings = beginningsOf(loan, isoDate(last, 11, 31), today);
  let carried: Carried = { arrearsOf: null, lostBy: null, outside: 0, arrearsYears: 0 };
  const spans = loan.home ?? [];
  const leavings = leavingsOf(spans);
  for (let year = dateParts(loan.known_from).year; year <= last; year += 1) {
    const december = isoDate(year, 11, 31);
    const ended = today > december;
    // 31 December can be the home's last day as own home: the next day decides whether that is a separate moment.
    const isOwn = isOwnOn(spans, ended ? addDays(december, 1) : today);
    const leaving = isOwn ? null : (leavings.findLast((one) => one.last.startsWith(String(year))) ?? null);
    if (!isOwn && leaving === null) {
      carried = { ...carried, arrearsOf: null };
      continue;
    }
    const on = leaving ? leaving.last : ended ? december : newestMonthEnd(today);
    if (on < loan.known_from || !on.startsWith(String(year))) continue;
    const { state, left } = debtYear(loan, beginnings, year, today, carried, leaving);
    years.push(state);
    carried = left;
  }
  return years;
}
