import { validatePlan } from '../../../../domain/plans/validatePlan.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { FieldErrors } from '../../../../domain/rules/fieldErrors.ts';
import type { Plan, PlanChild, PlanForm } from '../../../../domain/wire/plan.ts';

/** The values of the plan form. */
export type PlanValues = Required<Omit<PlanForm, 'hashid' | 'version'>>;

/** A plan that starts today and ends at a sum, within the exemption. */
export const newPlan = (today: IsoDate): PlanValues => ({
  ...{ child: '', first: today, until: '', loan: '', note: '' },
  ...{ ends: 'sum', target: null, pace: 'exemption', yearly: null, above: false },
});

/** A plan back in its form. */
export const planValues = ({
  child,
  first,
  until,
  loan,
  ends,
  target,
  pace,
  yearly,
  above,
  note,
}: Plan): PlanValues => ({
  ...{ child, first, ends, target, pace, yearly, above, note },
  until: until ?? '',
  loan: loan ?? '',
});

/** The body of the call. A loan of another child, chosen before the child, is not sent. */
export function planBody(values: PlanValues, children: readonly PlanChild[], edited: Plan | null): PlanForm {
  const loans = children.find(({ hashid }) => hashid === values.child)?.loans ?? [];
  const keeps = edited?.loan === values.loan || loans.some(({ hashid }) => hashid === values.loan);
  const { hashid, version } = edited ?? {};
  const old = hashid !== undefined && version !== undefined && { hashid, version };
  return { ...values, loan: keeps ? values.loan : '', ...old };
}

/** The messages by field. */
export const planErrors = (values: PlanValues, today: IsoDate, edited: Plan | null): FieldErrors =>
  validatePlan(values, today, edited?.first);
