import type { ContestedAct } from '../../../domain/wire/contested.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable } from '../../db/database.ts';
import { presentContract } from '../../presenters/contract.ts';
import { listContested } from '../../repositories/contestedActs.ts';
import { listContracts } from '../../repositories/contracts.ts';
import { loadHousehold } from '../../repositories/household.ts';
import { livingContracts } from '../proposals/living.ts';

/** What was done with the account of the caller while it was in other hands, and waits for their word; the oldest first. */
export async function contestedOf(db: Queryable, actor: Actor): Promise<ContestedAct[]> {
  const { caller, today } = actor;
  const open = (await listContested(db, caller)).filter(
    ({ userId, outcome }) => userId === caller.userId && outcome === null,
  );
  if (open.length === 0) return [];
  const about = new Set(open.map(({ contractId }) => contractId));
  const records = (await listContracts(db, caller)).filter(({ id }) => about.has(id));
  const inContracts = (await livingContracts(db, actor, records)).flatMap(({ contested, record }) =>
    contested
      .filter(({ userId }) => userId === caller.userId)
      .map(({ hashid, kind, doneAt }) => ({
        ...{ hashid, kind, at: doneAt.toISOString() },
        ...{ contract: presentContract(record, today), mandate: null },
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
