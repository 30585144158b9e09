import { hashids } from '../../../domain/contracts/sides.ts';
import { isForgivable } from '../../../domain/plans/yearFacts.ts';
import type { Plan, PlanChild, Plans } from '../../../domain/wire/plan.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable } from '../../db/database.ts';
import { mayPlan, plannedFor, seesContract } from '../../policies/planners.ts';
import { findContract } from '../../repositories/contracts.ts';
import { loadFamily } from '../../repositories/family.ts';
import { listPlans, type PlanRow } from '../../repositories/plans.ts';
import { listProposals, stateOfProposal } from '../../repositories/proposals.ts';
import { yieldingMap } from '../../yieldingMap.ts';
import { type PlanBasis, planBasis, presentPlan } from './planView.ts';

const NONE: Plans = { may: false, plans: [], children: [] };

/** Whether a plan shows the caller only contracts they may see: its loan can be the other parent's alone. */
const seesPlan = ({ loan }: PlanRow, { caller }: Pick<Actor, 'caller'>, { contracts }: PlanBasis): boolean => {
  const found = contracts.find(({ hashid }) => hashid === loan);
  return found === undefined || seesContract(caller, found);
};

/** The caller's view of their family's plans; null for a person who can't make any. */
export async function plansSeenBy(
  db: Queryable,
  actor: Pick<Actor, 'caller' | 'today'>,
): Promise<{ basis: PlanBasis; rows: PlanRow[]; all: PlanRow[] } | null> {
  const { caller, today } = actor;
  if (!mayPlan(await loadFamily(db, caller), caller)) return null;
  const basis = await planBasis(db, caller, today);
  const all = await listPlans(db, caller);
  return { basis, all, rows: all.filter((row) => seesPlan(row, actor, basis)) };
}

/** Whether a proposal to forgive part of a loan is waiting. */
async function isProposed(db: Queryable, { caller, now }: Actor, loan: string | null): Promise<boolean> {
  const record = loan === null ? undefined : await findContract(db, caller, loan);
  if (!record) return false;
  return (await listProposals(db, caller, record.id)).some(
    (one) => one.content.kind === 'forgiveness' && stateOfProposal(one, now) === 'open',
  );
}

async function shown(
  db: Queryable,
  actor: Actor,
  { loan }: PlanRow,
  { plan, concept }: ReturnType<typeof presentPlan>,
): Promise<Plan> {
  return {
    ...plan,
    concept: concept && seesContract(actor.caller, concept) ? concept.hashid : null,
    proposed: await isProposed(db, actor, loan),
  };
}

function childrenOf(
  { caller }: Actor,
  { snapshot, contracts, givers, today }: PlanBasis,
  all: readonly PlanRow[],
): PlanChild[] {
  return plannedFor(snapshot).map(({ id, hashid, firstname }) => ({
    hashid,
    firstname,
    planned: all.some(({ child_id }) => child_id === id),
    loans: contracts.flatMap((one) =>
      isForgivable(one, hashid, hashids(givers), today) && seesContract(caller, one)
        ? [{ hashid: one.hashid, purpose: one.contract.purpose, open: one.balance ?? 0 }]
        : [],
    ),
  }));
}

/** The plans of the caller's family, and the children they can make one for; none for a person who may not see them. */
export async function plans(db: Queryable, actor: Actor): Promise<Plans> {
  const seen = await plansSeenBy(db, actor);
  if (!seen) return NONE;
  const { basis, rows, all } = seen;
  const listed: Plan[] = [];
  // In slices: a plan spans forty years.
  const presented = await yieldingMap(rows, (row) => ({ row, view: presentPlan(row, basis) }));
  for (const { row, view } of presented) listed.push(await shown(db, actor, row, view));
  return { may: true, plans: listed, children: childrenOf(actor, basis, all) };
}
