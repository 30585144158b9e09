import { lastAnswers, type Standing } from '../../../domain/contracts/life/confirmation.ts';
import { isLoan } from '../../../domain/contracts/isLoan.ts';
import { nextStep } from '../../../domain/nextStep/nextStep.ts';
import { deathsAmong, deathsOf } from '../../../domain/statements/deaths.ts';
import type { Contract, ContractDetail } from '../../../domain/wire/contract.ts';
import type { NextStep } from '../../../domain/wire/nextStep.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable } from '../../db/database.ts';
import { presentContract, presentWithEvents } from '../../presenters/contract.ts';
import { type ConfirmationRecord, listConfirmations, standingsOf } from '../../repositories/confirmations.ts';
import { type ContractRecord, listContracts } from '../../repositories/contracts.ts';
import type { MadeList } from '../../rememberedLists.ts';
import { isOpenAt } from '../../repositories/signings.ts';
import { yieldingMap } from '../../yieldingMap.ts';
import { isHeard } from '../proposals/heard.ts';
import { type ContractInContext, contractInContext, contractsInContext } from '../proposals/contractInContext.ts';
import { bookFor, stepFactsOf } from './stepFacts.ts';

/** The contracts that run, as a list shows them, each with what waits for its reader. */
export async function contractsOf(db: Queryable, actor: Actor): Promise<MadeList> {
  const records = await listContracts(db, actor.caller);
  const lives = await contractsInContext(
    db,
    actor,
    records.filter(({ archivedAt }) => archivedAt === null),
  );
  const answers = await listConfirmations(db, actor.caller);
  const standings = await standingsOf(db, actor.caller);
  const list = await yieldingMap(lives, (living) => ({
    ...presentContract(living.record, actor.today),
    ...disputedBy(living, answers),
    ...nextOf(living, actor, standings),
  }));
  return { list, until: firstDeadline(lives, actor.now) };
}

/** The archived contracts: nothing waits for anybody, but a party's objection is still shown. */
export async function archivedContractsOf(db: Queryable, actor: Actor): Promise<Contract[]> {
  const records = (await listContracts(db, actor.caller)).filter(({ archivedAt }) => archivedAt !== null);
  const answers = await listConfirmations(db, actor.caller);
  return yieldingMap(await contractsInContext(db, actor, records), (living) => ({
    ...presentContract(living.record, actor.today),
    ...disputedBy(living, answers),
  }));
}

/** Parties who dispute it, or have yet to say whether an act with their account was theirs. */
function disputedBy(living: ContractInContext, answers: readonly ConfirmationRecord[]): { disputed_by?: string[] } {
  const { record, contested, household } = living;
  if (answers.length + contested.length === 0) return {};
  const said = lastAnswers(answers.filter(({ contractId }) => contractId === record.id));
  const against = said.flatMap(({ userId, answer }) => (answer === 'no' && isHeard(living, userId) ? [userId] : []));
  const all = new Set([...against, ...contested.map(({ userId }) => userId)]);
  const names = household.people.filter(({ id }) => all.has(id)).map(({ firstname }) => firstname);
  return names.length === 0 ? {} : { disputed_by: names };
}

/** When the first open proposal or signing request lapses; Infinity when none does. */
const firstDeadline = (lives: readonly ContractInContext[], now: Date): number =>
  lives.reduce((first, { open, signings }) => {
    const ends = signings.filter(isOpenAt(now)).map(({ expires_at }) => expires_at.getTime());
    return Math.min(first, ...ends, open?.lapses_at.getTime() ?? Infinity);
  }, Infinity);

/** A contract with everything recorded of it, what its reader may do in its book, and what waits for them. */
export async function contractWithNext(db: Queryable, actor: Actor, record: ContractRecord): Promise<ContractDetail> {
  const living = await contractInContext(db, actor, record);
  const book = bookFor(living, actor);
  const shown = book !== null && !living.lifecycle.archived ? { book } : {};
  const standings = await standingsOf(db, actor.caller, record.id);
  const contract = { ...presentWithEvents(record, actor.today), ...shown, ...nextOf(living, actor, standings) };
  if (isLoan(contract) || contract.contract.form !== 'paper') return contract;
  const [last_death, first_death] = deathsOf(contract.parties.from, deathsAmong(living.parties));
  return { ...contract, ...(last_death && { last_death }), ...(first_death && { first_death }) };
}

function nextOf(
  living: ContractInContext,
  actor: Actor,
  standings: ReadonlyMap<number, Standing>,
): { next?: NextStep } {
  if (living.lifecycle.archived) return {};
  const next = nextStep(stepFactsOf(living, actor, standings));
  return next ? { next } : {};
}
