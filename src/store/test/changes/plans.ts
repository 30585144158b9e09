import type { PlanForm } from '../../../../domain/wire/plan.ts';
import { done } from '../done.ts';
import type { Changes } from '../callTypes.ts';

const form: PlanForm = {
  ...{ child: 'sanne', first: '2026-07-01', until: '', loan: '', note: '' },
  ...{ ends: 'sum', target: 2_000_000, pace: 'exemption', yearly: null, above: false },
};

/** The plans to give: a change returns the new list. */
export const changesOfPlans = {
  savePlan: { asked: { form, done }, sends: 'POST /plan', body: form, asksAgain: [] },
  removePlan: { asked: { hashid: 'een', done }, sends: 'DELETE /plan', query: { hashid: 'een' }, asksAgain: [] },
} satisfies Partial<Changes>;
