import type { MoneyYear } from '../../../../domain/wire/moneyYears.ts';
import { steps } from '../wizard/curve.ts';

export type MoneyPart = Exclude<keyof MoneyYear, 'year'>;

/** The two panels: what left somebody's pocket, and what came back of it or stayed away. Each part stands on the previous one. */
export const PANELS = { out: ['lent', 'given'], back: ['repaid', 'forgiven', 'to_come'] } as const satisfies Record<
  string,
  readonly MoneyPart[]
>;
export const PARTS = [...PANELS.out, ...PANELS.back];

export const sumOf = (years: readonly MoneyYear[], part: MoneyPart): number =>
  years.reduce((total, year) => total + year[part], 0);

/** The parts of these of which there is anything. */
export const usedOf = (years: readonly MoneyYear[], parts: readonly MoneyPart[]): MoneyPart[] =>
  parts.filter((part) => years.some((year) => year[part] > 0));

/** The highest bar of a panel and the round amounts along it, in cents. */
export function scaleOf(years: readonly MoneyYear[], parts: readonly MoneyPart[]): { most: number; marks: number[] } {
  const most = Math.max(...years.map((year) => parts.reduce((total, part) => total + year[part], 0)));
  return { most, marks: steps(most).filter((_, i, all) => all.length <= 4 || i % 2 === 0) };
}

/** Whether a year has its number below it: about six of them fit on a phone, beside the word for this year. */
export function isNumbered(years: readonly MoneyYear[], { year }: MoneyYear, now: number): boolean {
  const every = [1, 2, 5, 10].find((size) => years.length / size <= 7) ?? 20;
  return year % every === 0 && Math.abs(year - now) >= every / 4;
}
