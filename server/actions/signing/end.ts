import type { Signing, SigningEnd } from '../../../domain/wire/signing.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, forbidden, invalid } from '../../http/errors.ts';
import { insertOutcome } from '../../repositories/signings.ts';
import type { Services } from '../../services.ts';
import { proposalOf, settle } from '../proposals/settle.ts';
import { checkMessage } from '../proposals/message.ts';
import { closedSentence, type FoundSigning, signingForChange } from './openRequest.ts';
import { notifyEnded } from './notifyEnded.ts';
import { endsBy, presentSigning } from './presentSigning.ts';

const NOT_YOURS = 'Dit stoppen de mensen die het moeten ondertekenen. Wie al tekende, vraagt wie het verzoek deed.';

/**
 * Ends a request before everybody signed: its asker withdraws it, or a signer refuses with a message. The contract is a
 * concept again; a change does not count. Throws N404, F403, C409 if it has ended, V422 on `word`.
 */
export async function endSigning(tx: Tx, actor: Actor, services: Services, said: SigningEnd): Promise<Signing> {
  const found = await signingForChange(tx, actor, said.hashid);
  const closed = closedSentence(found.signing, actor.now);
  if (closed !== null) throw conflict(closed);
  const ends = endsBy(found, actor.caller.userId);
  if (ends === null) throw forbidden(NOT_YOURS);
  const wrong = checkMessage(said.word ?? '', ends === 'refuse');
  if (wrong !== null) throw invalid({ word: wrong });
  await stopSigning(tx, actor, services, found, { ends, message: (said.word ?? '').trim() });
  return presentSigning(tx, actor, services, await signingForChange(tx, actor, said.hashid));
}

/** Ends an open request and its change, and notifies everybody in it. */
export async function stopSigning(
  tx: Tx,
  actor: Actor,
  services: Services,
  found: FoundSigning,
  { ends, message }: { ends: 'refuse' | 'withdraw'; message: string },
): Promise<void> {
  const proposal = proposalOf(found.living, found.signing);
  if (proposal) {
    const answer = ends === 'refuse' ? 'refused' : 'withdrawn';
    return settle(tx, actor, services, found.living, proposal, { answer, message, paperDate: null });
  }
  await insertOutcome(tx, actor.caller, {
    request_id: found.signing.id,
    outcome: ends === 'refuse' ? 'refused' : 'withdrawn',
    word: message,
    ended_at: actor.now,
  });
  await actor.record(tx, {
    action: ends,
    entity: 'signing',
    hashid: found.living.record.hashid,
    after: { hashid: found.signing.hashid },
  });
  await notifyEnded(tx, actor, services, found, { ends, message });
}
