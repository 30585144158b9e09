import { hashids } from '../../../domain/contracts/sides.ts';
import {
  NO_SUCH_CHILD,
  NO_SUCH_LOAN,
  NOBODY_GIVES,
  NOT_REACHED,
  PLANNED_ALREADY,
  validatePlan,
} from '../../../domain/plans/validatePlan.ts';
import { isForgivable } from '../../../domain/plans/yearFacts.ts';
import { fieldErrors } from '../../../domain/rules/fieldErrors.ts';
import type { PlanForm, Plans } from '../../../domain/wire/plan.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import { plannedFor, seesContract } from '../../policies/planners.ts';
import { lockFamilyForUpdate } from '../../repositories/family.ts';
import { insertPlan, type PlanContent, type PlanRow, removePlan, updatePlan } from '../../repositories/plans.ts';
import { limitAct } from '../limitAct.ts';
import { plans, plansSeenBy } from './list.ts';
import { courseOf, type PlanBasis } from './planView.ts';

const OLDER = 'Iemand anders heeft dit plan net gewijzigd. Laad de pagina opnieuw en kijk wat er nu staat.';

type Seen = NonNullable<Awaited<ReturnType<typeof plansSeenBy>>>;

/** The row to store. Throws V422 by field. */
function checked(
  { caller, today }: Actor,
  form: PlanForm,
  { basis, all }: Seen,
  old: PlanRow | undefined,
): PlanContent {
  const wrong = validatePlan(form, today, old?.first_date);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  const child = plannedFor(basis.snapshot).find(({ hashid }) => hashid === form.child);
  const loan = basis.contracts.find(({ hashid }) => hashid === form.loan);
  const from = hashids(basis.givers);
  const fits = loan !== undefined && seesContract(caller, loan) && isForgivable(loan, form.child, from, today);
  // A loan forgiven in full since stays the loan of its plan.
  const loanWrong = form.loan === '' || fits || form.loan === old?.loan ? null : NO_SUCH_LOAN;
  const other = all.find(({ child_id, id }) => child_id === child?.id && id !== old?.id);
  const errors = fieldErrors(
    ['child', child ? null : NO_SUCH_CHILD],
    ['child', other ? PLANNED_ALREADY : null],
    ['child', from.length === 0 ? NOBODY_GIVES : null],
    ['loan', loanWrong],
  );
  if (!child || Object.keys(errors).length > 0) throw invalid(errors);
  const content = contentOf(form, child.id);
  if (courseOf(content, child.hashid, basis).end === null) throw invalid({ target: NOT_REACHED });
  return content;
}

const contentOf = (
  { ends, target, until, pace, yearly, above, first, loan, note }: PlanForm,
  child_id: number,
): PlanContent => ({
  child_id,
  first_date: first,
  target: ends === 'sum' ? target : null,
  until_date: ends === 'day' ? until : null,
  yearly: pace === 'fixed' ? yearly : null,
  above: pace === 'fixed' && above,
  loan: loan === '' ? null : loan,
  note: note.trim(),
});

/** The logged part of a plan: the child it is for, not anybody's text. */
const told = (
  { first_date, target, until_date, yearly, above, loan }: PlanContent,
  { snapshot }: PlanBasis,
  child: number,
) => ({
  ...{ first_date, target, until_date, yearly, above, loan },
  child: snapshot.people.find(({ id }) => id === child)?.hashid,
});

/** The plans that the caller may change, with the family locked. Throws N404 for a person who can't make any. */
async function seenLocked(tx: Tx, actor: Actor): Promise<Seen> {
  await lockFamilyForUpdate(tx, actor.caller);
  const seen = await plansSeenBy(tx, actor);
  if (!seen) throw notFound();
  return seen;
}

function found({ rows }: Seen, hashid: string): PlanRow {
  const row = rows.find((one) => one.hashid === hashid);
  if (!row) throw notFound();
  return row;
}

/** Adds a plan, or changes one. Throws V422, N404, C409, R429. */
export async function savePlan(tx: Tx, actor: Actor, form: PlanForm): Promise<Plans> {
  const seen = await seenLocked(tx, actor);
  const old = form.hashid === undefined ? undefined : found(seen, form.hashid);
  if (old && form.version !== undefined && form.version !== old.version) throw conflict(OLDER);
  const content = checked(actor, form, seen, old);
  await limitAct(tx, actor, 'savePlan', '');
  const after = told(content, seen.basis, content.child_id);
  if (old) {
    await updatePlan(tx, actor.caller, old, content);
    const before = told(old, seen.basis, old.child_id);
    await actor.record(tx, { action: 'edit', entity: 'gift_plan', hashid: old.hashid, before, after });
  } else {
    const hashid = newHashid();
    await insertPlan(tx, actor.caller, { ...content, hashid, made_at: actor.now });
    await actor.record(tx, { action: 'add', entity: 'gift_plan', hashid, after });
  }
  return plans(tx, actor);
}

/** Removes a plan: the gifts made under it stay. Throws N404. */
export async function dropPlan(tx: Tx, actor: Actor, hashid: string): Promise<Plans> {
  const seen = await seenLocked(tx, actor);
  const old = found(seen, hashid);
  await removePlan(tx, actor.caller, old);
  const before = told(old, seen.basis, old.child_id);
  await actor.record(tx, { action: 'remove', entity: 'gift_plan', hashid, before });
  return plans(tx, actor);
}
