import { addMonths, type IsoDate } from '../dates/isoDate.ts';
import type { PlanYear } from '../wire/plan.ts';
import { MOST_YEARS, type PlanTerms } from './planTerms.ts';

/** The facts about a calendar year without the plan; cents. */
export interface YearFacts {
  /** The gifts and forgiveness from the first day of the plan on. */
  given: number;
  /** The remainder of the exemption. */
  room: number;
  /** The figures are those of another year. */
  assumed: boolean;
}

/** The forgiveness on a day. */
export interface Forgiven {
  date: IsoDate;
  amount: number;
}

interface PlanFacts {
  today: IsoDate;
  of: (year: number) => YearFacts;
  /** The balance of the loan on a day, with the plan's earlier forgiveness; nothing without a loan. */
  open: (date: IsoDate, before: readonly Forgiven[]) => number;
}

export interface PlanCourse {
  years: PlanYear[];
  /** Everything together, given already and still to come. */
  total: number;
  /** The sum is reached, or the day: null if forty years are not enough. */
  end: number | null;
}

/** The amount for a year, before any gift in it. It stays within the exemption unless somebody chose more. */
function wished({ yearly, above }: PlanTerms, { room, given }: YearFacts): number {
  if (yearly === null) return room;
  const rest = Math.max(0, yearly - given);
  return above ? rest : Math.min(rest, room);
}

const yearOf = (date: IsoDate): number => Number(date.slice(0, 4));

/** The total given, or agreed to be given, in all the years of a plan. */
function givenAhead({ first, until }: PlanTerms, { of }: PlanFacts): number {
  return Array.from({ length: MOST_YEARS }, (_none, number) => addMonths(first, 12 * number))
    .filter((date) => until === null || date <= until)
    .reduce((sum, date) => sum + of(yearOf(date)).given, 0);
}

/**
 * Calculates a plan, year by year. A past year shows its gifts; this one and later ones the plan's remaining amounts: forgiving
 * first, as far as something is open, and then giving.
 */
export function planCourse(terms: PlanTerms, facts: PlanFacts): PlanCourse {
  const { first, until, target } = terms;
  const thisYear = yearOf(facts.today);
  const years: PlanYear[] = [];
  const forgiven: Forgiven[] = [];
  // Agreements signed in advance: their later gifts are not given twice.
  let ahead = target === null ? 0 : givenAhead(terms, facts);
  let total = 0;
  for (let number = 0; number < MOST_YEARS; number += 1) {
    const date = addMonths(first, 12 * number);
    if (until !== null && date > until) return { years, total, end: years.at(-1)?.year ?? yearOf(first) };
    const year = yearOf(date);
    const known = facts.of(year);
    const rest = target === null ? Number.POSITIVE_INFINITY : Math.max(0, target - total - ahead);
    const amount = year < thisYear ? 0 : Math.min(wished(terms, known), rest);
    // Anything late in this year can be done today at the earliest.
    const day = date < facts.today && year === thisYear ? facts.today : date;
    const forgive = amount === 0 ? 0 : Math.min(amount, facts.open(day, forgiven));
    if (forgive > 0) forgiven.push({ date: day, amount: forgive });
    total += known.given + amount;
    ahead -= known.given;
    years.push({ year, date, ...known, forgive, give: amount - forgive });
    if (target !== null && total >= target) return { years, total, end: year };
  }
  return { years, total, end: until === null ? null : yearOf(until) };
}

/** The year of a plan that is to be done now; null if this year needs nothing (any more). */
export const dueYear = (years: readonly PlanYear[], today: IsoDate): PlanYear | null =>
  years.find(({ year, give, forgive }) => year === yearOf(today) && give + forgive > 0) ?? null;
