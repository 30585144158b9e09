import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { balanceOn } from '../../../../domain/loans/balance.ts';
import type { Schedule } from '../../../../domain/loans/schedule.ts';
import { termDates } from '../../../../domain/loans/termDates.ts';
import type { LoanTerms } from '../../../../domain/wire/contract.ts';

/** The lines of the chart: the agreed one, the actual one until today, its continuation, and a try-out. */
export type CourseLine = 'planned' | 'real' | 'expected' | 'scenario';

/** The balance on a day, in cents, by each line that says something about that day. */
export interface CoursePoint {
  date: IsoDate;
  values: Partial<Record<CourseLine, number>>;
}

/** The balance on a date by one line, in cents; null where the line says nothing. */
export type BalanceOn = (date: IsoDate) => number | null;

/** The line of a schedule that is followed exactly. */
export function plannedLine(schedule: Schedule): BalanceOn {
  return (date) => balanceOn(schedule, date);
}

/** The day the line begins: the takeover, the day of the broken period, or a period before the first regular term. */
function courseStart({ stub }: Schedule, terms: LoanTerms): IsoDate {
  const { taken_over, first_payment_date, payment_every, on_last_day } = terms;
  return taken_over?.date ?? stub?.date ?? termDates(first_payment_date, payment_every, on_last_day)(0);
}

/** The values of the lines, in order, on every day of the list; the days come sorted, each once. */
export function coursePoints(days: readonly IsoDate[], lines: Partial<Record<CourseLine, BalanceOn>>): CoursePoint[] {
  return days.map((date) => {
    const values: CoursePoint['values'] = {};
    for (const [line, read] of Object.entries(lines) as [CourseLine, BalanceOn][]) {
      const balance = read(date);
      if (balance !== null) values[line] = balance;
    }
    return { date, values };
  });
}

/** The days a chart needs: the start, every term, and other days worth a point (today). */
export function courseDays(schedule: Schedule, terms: LoanTerms, extra: readonly IsoDate[]): IsoDate[] {
  return [...new Set([courseStart(schedule, terms), ...schedule.terms.map(({ date }) => date), ...extra])].sort();
}

/** The points a table shows: the last of each year, and today. */
export function yearEnds(points: readonly CoursePoint[], today: IsoDate): CoursePoint[] {
  return points.filter(({ date }, i) => date === today || date.slice(0, 4) !== points[i + 1]?.date.slice(0, 4));
}
