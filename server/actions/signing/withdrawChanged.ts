import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { printedOtherwise } from '../../policies/asPrinted.ts';
import { findContractForChange } from '../../repositories/contracts.ts';
import type { UserRow } from '../../repositories/family.ts';
import { isCalledAs } from '../../repositories/formerNames.ts';
import { stateOfProposal } from '../../repositories/proposals.ts';
import { insertOutcome, isOpenAt, openContractsOf } from '../../repositories/signings.ts';
import type { Services } from '../../services.ts';
import { contractInContext, signable } from '../proposals/contractInContext.ts';
import { printsPeople, requestOf, settle } from '../proposals/settle.ts';
import { notifyEnded } from './notifyEnded.ts';

const IN_PAPER =
  'De naam of geboortedatum van iemand in dit document is gewijzigd. Vraag het opnieuw, dan staan de goede gegevens erin.';
const PROPOSED =
  'De naam of geboortedatum van iemand in dit contract is gewijzigd. Doe het voorstel opnieuw, dan staan de goede gegevens in het document.';

/**
 * Withdraws open requests once a person in them gets another name or birth date: their identity is part of the request
 * (docs/decisions/0016). Everybody in it is notified, with the message. Archiving is exempt, as it names nobody.
 * @param was the person as stored before
 * @param person as stored now
 */
export async function withdrawChanged(
  tx: Tx,
  actor: Actor,
  services: Services,
  was: UserRow,
  person: UserRow,
): Promise<void> {
  if (isCalledAs(was, person)) return;
  const { caller, now } = actor;
  const sight = { familyId: person.family_id, familyRole: 'manager' } as const;
  for (const contract of await openContractsOf(tx, sight, person.id, now)) {
    const record = await findContractForChange(tx, sight, contract);
    const living = record && (await contractInContext(tx, actor, record));
    if (!living) continue;
    for (const proposal of living.proposals.filter(
      (one) => stateOfProposal(one, now) === 'open' && printsPeople(one),
    )) {
      const message = requestOf(living, proposal) ? IN_PAPER : PROPOSED;
      await settle(tx, actor, services, living, proposal, { answer: 'withdrawn', message, paperDate: null });
    }
    const signing = living.signings.find((one) => isOpenAt(now)(one) && one.proposal_id === null);
    if (!signing || !printedOtherwise(signing.printed, signable(living))) continue;
    await insertOutcome(tx, caller, { request_id: signing.id, outcome: 'withdrawn', word: IN_PAPER, ended_at: now });
    await actor.record(tx, {
      action: 'withdraw',
      entity: 'signing',
      hashid: living.record.hashid,
      after: { hashid: signing.hashid },
    });
    await notifyEnded(tx, actor, services, { living, signing }, { ends: 'change', message: IN_PAPER });
  }
}
