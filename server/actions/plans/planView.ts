import { hashids } from '../../../domain/contracts/sides.ts';
import { isLoan } from '../../../domain/contracts/isLoan.ts';
import { type PlanCourse, planCourse } from '../../../domain/plans/course.ts';
import type { PlanTerms } from '../../../domain/plans/planTerms.ts';
import { planWords } from '../../../domain/plans/words.ts';
import { contractsTo, isForgivable, openOf, yearFactsOf } from '../../../domain/plans/yearFacts.ts';
import { mayBeParty } from '../../../domain/contracts/maker.ts';
import type { ContractDetail, LoanDetail } from '../../../domain/wire/contract.ts';
import type { GiftPerson } from '../../../domain/wire/gifts.ts';
import type { Plan } from '../../../domain/wire/plan.ts';
import type { Queryable } from '../../db/database.ts';
import { planGivers } from '../../policies/planners.ts';
import { giftPeople } from '../../presenters/giftPeople.ts';
import { type FamilySnapshot, loadFamily, type OfFamily, type UserRow } from '../../repositories/family.ts';
import type { PlanContent, PlanRow } from '../../repositories/plans.ts';
import { familyContracts } from '../statements/familyContracts.ts';

/** The data from which a family's plans are computed, read once. */
export interface PlanBasis {
  snapshot: FamilySnapshot;
  people: GiftPerson[];
  contracts: readonly ContractDetail[];
  givers: readonly UserRow[];
  today: string;
}

/** Reads a family for its plans. */
export async function planBasis(db: Queryable, family: OfFamily, today: string): Promise<PlanBasis> {
  const snapshot = await loadFamily(db, family);
  return {
    ...{ snapshot, today, people: giftPeople(snapshot), givers: planGivers(snapshot) },
    contracts: await familyContracts(db, family, today),
  };
}

const termsOf = (row: PlanContent): PlanTerms => ({
  ...{ first: row.first_date, target: row.target, until: row.until_date, yearly: row.yearly, above: row.above },
});

/** The loan of a plan while part of it can still be forgiven. */
function loanOf(row: PlanContent, child: string, { contracts, givers, today }: PlanBasis): LoanDetail | null {
  const found = contracts.find(({ hashid }) => hashid === row.loan);
  return found && isForgivable(found, child, hashids(givers), today) ? found : null;
}

/** Computes a plan from the contracts and meters of its family. @param child its hashid */
export function courseOf(row: PlanContent, child: string, basis: PlanBasis): PlanCourse {
  const { people, today } = basis;
  const loan = loanOf(row, child, basis);
  const contracts = contractsTo(child, basis.contracts, people);
  return planCourse(termsOf(row), {
    today,
    of: yearFactsOf(child, { contracts, people, first: row.first_date }, today),
    open: loan === null ? () => 0 : openOf(loan),
  });
}

const childOf = (row: Pick<PlanRow, 'child_id'>, { snapshot }: PlanBasis): UserRow => {
  const child = snapshot.people.find(({ id }) => id === row.child_id);
  if (!child) throw new Error('A plan is for somebody in another family.');
  return child;
};

/** The state of a plan. */
function stateOf(child: UserRow, { years }: PlanCourse, { givers, today }: PlanBasis): Plan['state'] {
  if (!mayBeParty(child) || givers.length === 0) return 'stopped';
  const rest = years.some(({ year, give, forgive }) => year >= Number(today.slice(0, 4)) && give + forgive > 0);
  // A year without exemption left, or left unused, does not end it.
  return rest ? 'runs' : 'done';
}

/** A written but unsigned gift to the child in this year. */
const conceptFor = (child: string, { contracts, givers, today }: PlanBasis): ContractDetail | undefined =>
  contracts.find(
    (one) =>
      !isLoan(one) &&
      one.contract.signed_date === null &&
      one.archived_at === undefined &&
      one.parties.to.some(({ hashid }) => hashid === child) &&
      one.parties.from.every(({ hashid }) => hashids(givers).includes(hashid)) &&
      (one.contract.gift_date ?? today).slice(0, 4) === today.slice(0, 4),
  );

/** A plan as shown, with its contract in progress. */
export function presentPlan(row: PlanRow, basis: PlanBasis): { plan: Plan; concept: ContractDetail | undefined } {
  const child = childOf(row, basis);
  const course = courseOf(row, child.hashid, basis);
  const state = stateOf(child, course, basis);
  const terms = termsOf(row);
  const owed = loanOf(row, child.hashid, basis);
  const from = basis.givers.map(({ firstname }) => firstname);
  const { target, until_date: until, yearly, above, loan, note, hashid, version } = row;
  return {
    concept: conceptFor(child.hashid, basis),
    plan: {
      ...{ hashid, version, state, target, until, yearly, above, loan, note, first: row.first_date },
      ends: target === null ? 'day' : 'sum',
      pace: yearly === null ? 'exemption' : 'fixed',
      child: child.hashid,
      firstname: child.firstname,
      from: hashids(basis.givers),
      forgives: owed?.contract.extra_repayment ?? null,
      words:
        state === 'stopped' ? [] : planWords(terms, course, { from, child: child.firstname, forgives: owed !== null }),
      years: state === 'stopped' ? [] : course.years,
      concept: null,
      proposed: false,
    },
  };
}
