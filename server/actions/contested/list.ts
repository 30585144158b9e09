import { proposalNamed, recordNamed } from '../../../domain/contracts/life/contestedWords.ts';
import type { LoanEvent } from '../../../domain/wire/event.ts';
import type { ContestedAct } from '../../../domain/wire/contested.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable } from '../../db/database.ts';
import { presentContract } from '../../presenters/contract.ts';
import { type ContestedAct as Stored, listContested } from '../../repositories/contestedActs.ts';
import { findContract, listContracts } from '../../repositories/contracts.ts';
import { allRecords } from '../../repositories/storedEvents.ts';
import { loadHousehold } from '../../repositories/household.ts';
import { type ContractInContext, contractsInContext } from '../proposals/contractInContext.ts';
import { contractOf } from '../signing/openRequest.ts';

/** Acts done with the caller's account while it was in other hands that wait for their answer; the oldest first. */
export async function contestedOf(db: Queryable, actor: Actor): Promise<ContestedAct[]> {
  const { caller, today } = actor;
  const open = (await listContested(db, caller)).filter(
    ({ userId, outcome }) => userId === caller.userId && outcome === null,
  );
  if (open.length === 0) return [];
  const about = new Set(open.map(({ contractId }) => contractId));
  const parties = (await listContracts(db, caller)).filter(({ id }) => about.has(id));
  // Of a paper they signed as a consenting spouse they see only that they did.
  const consents = await Promise.all(
    open
      .filter(({ kind, contractId }) => kind === 'signature' && !parties.some(({ id }) => id === contractId))
      .map((act) => contractOf(db, caller, act.about, findContract)),
  );
  const records = [...parties, ...consents.filter((one) => one !== undefined)];
  const inContracts = (await contractsInContext(db, actor, records)).flatMap((living) =>
    living.contested
      .filter(({ userId }) => userId === caller.userId)
      .map((act) => ({
        ...{ hashid: act.hashid, kind: act.kind, at: act.doneAt.toISOString() },
        ...whatOf(living, act),
        ...{ contract: presentContract(living.record, today), mandate: null },
      })),
  );
  const { people, mandates } = await loadHousehold(db, caller);
  const given = open.flatMap(({ hashid, kind, about: named, doneAt }): ContestedAct[] => {
    const mandate = mandates.find((one) => one.hashid === named && one.ended_at === null);
    const taker = people.find(({ id }) => id === mandate?.taker_id);
    if (kind !== 'mandate' || !mandate || !taker) return [];
    const { firstname, infix, lastname } = taker;
    const party = { hashid: taker.hashid, firstname, infix, lastname };
    return [
      {
        hashid,
        kind,
        at: doneAt.toISOString(),
        contract: null,
        mandate: { taker: party, matters: [...mandate.matters] },
      },
    ];
  });
  return [...inContracts, ...given].toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

/** The subject of an act in a contract, in one line, where its kind does not say it. */
function whatOf({ record, proposals }: ContractInContext, { about }: Pick<Stored, 'about'>): { what?: string } {
  const events = allRecords(record);
  const proposal = proposals.find(({ hashid }) => hashid === about);
  if (proposal) return { what: proposalNamed(proposal.content, events as LoanEvent[]) };
  const event = events.find(({ hashid }) => hashid === about);
  return event ? { what: recordNamed(event) } : {};
}
