import { signingConsent } from '../../../domain/signing/consent.ts';
import { wrongLetters } from '../../../domain/signing/sumInLetters.ts';
import type { SignerRole } from '../../../domain/wire/choices/signing.ts';
import type { Signing, SigningProof } from '../../../domain/wire/signing.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { invalid } from '../../http/errors.ts';
import { insertSignature, type SigningRecord } from '../../repositories/signings.ts';
import type { Services } from '../../services.ts';
import { maskedEmail, maskedIp } from '../../passkeys/masked.ts';
import { signable } from '../proposals/contractInContext.ts';
import { proposalOf } from '../proposals/settle.ts';
import { requireActiveSession } from '../security/ownAccount.ts';
import { complete } from './complete.ts';
import { completeChange } from './completeChange.ts';
import { limitCodeTries } from './mailedCodes.ts';
import { notifySigners } from './notifySigners.ts';
import { refuseUnsignable, signingForChange, yetToSign } from './openRequest.ts';
import { presentSigning } from './presentSigning.ts';
import { prove } from './prove.ts';
import { ownAddress } from './ownAddress.ts';

const READ_FIRST = 'Lees het document tot het eind, en zet dan het vinkje.';

/** Counts a try at a code for one request. Throws R429. */
export async function countTry({ caller }: Actor, { db }: Services, { hashid, code }: SigningProof): Promise<void> {
  if (code !== undefined) await limitCodeTries(db, `signing code ${caller.userId} ${hashid}`);
}

/** The sum in letters as typed by its debtor (art. 158 lid 1 Rv); null for the others. Throws V422. */
function lettersOf({ letters: asked }: SigningRecord, side: SignerRole, { letters = '' }: SigningProof): string | null {
  if (asked?.side !== side) return null;
  const wrong = wrongLetters(letters, asked.amount);
  if (wrong !== null) throw invalid({ letters: wrong });
  return letters.trim();
}

/**
 * Sets the caller's signature under the frozen paper. With the last one the contract is signed, in the same transaction.
 * Throws N404, F403, C409 if it can no longer be signed or is not what was read, V422, U401: a signature can't be taken
 * back, so it needs a live session.
 * @param ip the network address it was signed from
 */
export async function sign(tx: Tx, actor: Actor, services: Services, said: SigningProof, ip: string): Promise<Signing> {
  const { caller, now } = actor;
  const found = await signingForChange(tx, actor, said.hashid);
  await refuseUnsignable(tx, actor, found, said.sha256);
  await requireActiveSession(tx, actor, services);
  if (!said.read) throw invalid({ read: READ_FIRST });
  const { living, signing } = found;
  const as = signing.printed.find(({ userId }) => userId === caller.userId);
  if (!as) throw new Error('Somebody signs a paper that does not name them.');
  const letters = lettersOf(signing, as.side, said);
  const { proof, fingerprint } = await prove(tx, actor, services, signing, said);
  const person = signable(living).find(({ id }) => id === caller.userId);
  await insertSignature(tx, caller, {
    request_id: signing.id,
    name: as.name,
    side: as.side,
    how: proof.how,
    proof,
    key_fingerprint: fingerprint,
    consent: signingConsent(as.side),
    letters,
    email_masked: person ? maskedEmail(await ownAddress(tx, actor, services, person)) : '',
    ip_masked: maskedIp(ip),
    signed_at: now,
  });
  await actor.record(tx, {
    action: 'add',
    entity: 'signature',
    hashid: living.record.hashid,
    after: {
      hashid: signing.hashid,
      sha256: signing.sha256,
      how: proof.how,
      proposal: proposalOf(living, signing)?.hashid,
    },
  });
  const signed = await signingForChange(tx, actor, said.hashid);
  const [next] = yetToSign(signed.signing);
  if (next === undefined && signing.proposal_id !== null) await completeChange(tx, actor, services, signed);
  else if (next === undefined) await complete(tx, actor, services, signed);
  else if (signing.signing_order === 'in_turn')
    await notifySigners(tx, actor, services, 'asked_to_sign', {
      hashid: signing.hashid,
      record: living.record,
      people: signable(living).filter(({ id }) => id === next),
      expires: signing.expires_at,
    });
  return presentSigning(tx, actor, services, await signingForChange(tx, actor, said.hashid));
}
