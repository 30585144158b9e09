import type { LoanType } from '../../../../domain/contracts/types.ts';
import { addMonths, daysBetween, type IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { Schedule } from '../../../../domain/loans/schedule.ts';

export interface Point {
  /** 0 is the day the loan starts to be repaid, 1 the day of the last term. */
  x: number;
  /** 0 is nothing, 1 the whole principal. */
  y: number;
}

export interface Curve {
  points: Point[];
  start: IsoDate;
  end: IsoDate;
  /** The place of a day, between 0 and 1; null outside the term of the loan. */
  place: (day: IsoDate) => number | null;
}

/** The planned balance as points between 0 and 1. A repayment-free loan stays level and falls at the end. */
export function curveOf(type: LoanType, principal: number, schedule: Schedule): Curve {
  const first = schedule.terms[0]?.date ?? schedule.endDate;
  const start = schedule.stub?.date ?? addMonths(first, -1);
  const days = Math.max(1, daysBetween(start, schedule.endDate));
  const x = (day: IsoDate) => daysBetween(start, day) / days;
  const points: Point[] = [{ x: 0, y: 1 }];
  for (const { date, balance } of schedule.terms) {
    if (type === 'RepaymentFreeLoanContract') points.push({ x: x(date), y: points.at(-1)?.y ?? 1 });
    points.push({ x: x(date), y: balance / principal });
  }
  return {
    points,
    start,
    end: schedule.endDate,
    place: (day) => (day < start || day > schedule.endDate ? null : x(day)),
  };
}

/**
 * Round steps for the axis, in cents, from 0 up to the principal: 1, 2 or 5 times a power of ten, at most five of them.
 */
export function steps(principal: number): number[] {
  const power = 10 ** Math.max(2, Math.floor(Math.log10(principal)) - 1);
  const step = [1, 2, 5, 10, 20, 50].map((times) => times * power).find((size) => principal / size <= 5.5) ?? principal;
  return Array.from({ length: Math.floor(principal / step) + 1 }, (_, i) => i * step);
}

/**
 * Years for the axis: the first of January of each, or every second, fifth or tenth: at most four, for a narrow
 * drawing.
 */
export function years({ start, end, place }: Pick<Curve, 'start' | 'end' | 'place'>): { year: number; x: number }[] {
  const from = Number(start.slice(0, 4)) + 1;
  const to = Number(end.slice(0, 4));
  const every = [1, 2, 5, 10, 20].find((size) => (to - from) / size <= 3) ?? 50;
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
    .filter((year) => year % every === 0)
    .map((year) => ({ year, x: place(`${year}-01-01`) ?? 0 }));
}
