import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { printedOtherwise } from '../../policies/asPrinted.ts';
import { findContractForChange } from '../../repositories/contracts.ts';
import type { UserRow } from '../../repositories/family.ts';
import { insertOutcome, isOpenAt, openContractsOf } from '../../repositories/signings.ts';
import type { Services } from '../../services.ts';
import { livingContract } from '../proposals/living.ts';
import { proposalOf, settle } from '../proposals/settle.ts';
import { tellEnded } from './tellEnded.ts';

const WORD =
  'De naam of geboortedatum van iemand in dit document is gewijzigd. Vraag het opnieuw, dan staan de goede gegevens erin.';

/**
 * Withdraws what a person is asked to sign with others where its paper prints another name or birth date of them than they have
 * now: nobody signs a paper that says something else than is known. Everybody in it hears it, with the word.
 * @param person as they are stored now
 */
export async function withdrawChanged(
  tx: Tx,
  actor: Actor,
  services: Services,
  person: Pick<UserRow, 'id' | 'family_id'>,
): Promise<void> {
  const { caller, now } = actor;
  const sight = { familyId: person.family_id, familyRole: 'manager' } as const;
  for (const contract of await openContractsOf(tx, sight, person.id, now)) {
    const record = await findContractForChange(tx, sight, contract);
    const living = record && (await livingContract(tx, actor, record));
    const signing = living?.signings.find(isOpenAt(now));
    if (!living || !signing || !printedOtherwise(signing.printed, living.voices)) continue;
    const proposal = proposalOf(living, signing);
    if (proposal) {
      await settle(tx, actor, services, living, proposal, { answer: 'withdrawn', word: WORD, paperDate: null });
      continue;
    }
    await insertOutcome(tx, caller, { request_id: signing.id, outcome: 'withdrawn', word: WORD, ended_at: now });
    await actor.record(tx, {
      action: 'withdraw',
      entity: 'signing',
      hashid: living.record.hashid,
      after: { hashid: signing.hashid },
    });
    await tellEnded(tx, actor, services, { living, signing }, { ends: 'change', word: WORD });
  }
}
