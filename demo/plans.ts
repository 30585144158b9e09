import type { IsoDate } from '../domain/dates/isoDate.ts';
import type { PlanForm } from '../domain/wire/plan.ts';

/** The parents' plan for Bram: each January the remainder of the exemption, starting next year. */
export const samplePlan = (bram: string, today: IsoDate): PlanForm => ({
  child: bram,
  first: `${Number(today.slice(0, 4)) + 1}-01-15`,
  ends: 'sum',
  target: 40_000_00,
  until: '',
  pace: 'exemption',
  yearly: null,
  above: false,
  loan: '',
  note: 'Voor de verbouwing.',
});
