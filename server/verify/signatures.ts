import { createHash } from 'node:crypto';
import { verifySignature } from '@simplewebauthn/server/helpers';
import { type SumInLetters, wrongLetters } from '../../domain/signing/sumInLetters.ts';
import type { PrintedParty, SignatureProof } from '../db/signingSchema.ts';
import { signingChallenge } from '../passkeys/challenge.ts';
import { type Check, type Finding, rowsOf } from './finding.ts';

interface Signed {
  request: string;
  hashid: string;
  sha256: string;
  printed: PrintedParty[];
  asked_at: Date;
  expires_at: Date;
  user: string;
  person: string;
  how: string;
  name: string;
  side: string;
  proof: SignatureProof;
  key_fingerprint: string | null;
  consent: string;
  letters: string | null;
  asked_letters: SumInLetters | null;
  signed_at: Date;
}

const SIGNATURES = `
  select r.id::text as request, r.hashid, r.sha256, r.printed, r.asked_at, r.expires_at, s.user_id::text as user, u.hashid as person,
    s.how, s.name, s.side, s.proof, s.key_fingerprint, s.consent, s.letters, r.letters as asked_letters, s.signed_at
  from signatures s join signing_requests r on r.id = s.request_id join users u on u.id = s.user_id order by r.id, s.user_id`;

/** A sealed paper is the signed file with data appended; a paper without a seal waits for it. */
const SEALED = `
  select 'documents ' || d.id || ': it does not begin with what everybody signed.' as wrong
    from signing_requests r join signing_outcomes o on o.request_id = r.id and o.outcome = 'signed' join documents f on f.id = r.document_id
    left join proposal_answers a on a.proposal_id = r.proposal_id
    join documents d on d.contract_id = r.contract_id and case when a.event_hashid is null
      then d.kind = 'agreement' and d.contract_version = o.version else d.kind = 'addendum' and d.event_hashid = a.event_hashid end
    where substring(d.bytes for length(f.bytes)) <> f.bytes or length(d.bytes) <= length(f.bytes)
  union all select 'signing_requests ' || r.id || ': everybody signed it, and it has no seal and waits for none.'
    from signing_requests r join signing_outcomes o on o.request_id = r.id and o.outcome = 'signed'
    left join proposal_answers a on a.proposal_id = r.proposal_id
    where not exists (select from seals_due q where q.request_id = r.id)
      and not exists (select from documents d where d.contract_id = r.contract_id and case when a.event_hashid is null
        then d.kind = 'agreement' and d.contract_version = o.version else d.kind = 'addendum' and d.event_hashid = a.event_hashid end)`;

/**
 * Checks every signature against the frozen paper: a passkey's over the paper, the person and the request, with its own key; for
 * a mailed code that its times fit. And that each sealed paper is the signed one.
 */
export const checkSignatures: Check = async (client) => {
  const wrong: Finding[] = [];
  let count = 0;
  for await (const signed of rowsOf<Signed>(client, SIGNATURES)) {
    const fault = faultOfRow(signed) ?? (await faultOfProof(signed));
    if (fault !== null) wrong.push(`signatures of signing_requests ${signed.request} by ${signed.user}: ${fault}`);
    count += 1;
  }
  const { rows } = await client.query<{ wrong: string }>(SEALED);
  return { checked: `${count} signatures`, wrong: [...wrong, ...rows.map((row) => row.wrong)] };
};

function faultOfRow(signed: Signed): string | null {
  const { printed, user, name, side, how, proof, consent, asked_at, signed_at, expires_at } = signed;
  const as = printed.find(({ userId }) => String(userId) === user);
  if (as?.name !== name || as.side !== side) return 'its name and side are not those of the paper.';
  if (proof.how !== how || consent === '') return 'it does not say how it was set, or to what was agreed.';
  const owes = signed.asked_letters?.side === side ? signed.asked_letters.amount : null;
  if (owes === null ? signed.letters !== null : signed.letters === null || wrongLetters(signed.letters, owes) !== null)
    return 'it does not have the sum in letters that was asked.';
  return signed_at < asked_at || signed_at >= expires_at ? 'it was set outside the time of its request.' : null;
}

async function faultOfProof({ proof, sha256, person, hashid, key_fingerprint, asked_at, signed_at }: Signed) {
  if (proof.how === 'mailed_code') {
    const mailedAt = new Date(proof.mailedAt);
    const fits = mailedAt >= asked_at && mailedAt <= signed_at && key_fingerprint === null;
    return fits ? null : 'its code was not mailed between the request and the signature.';
  }
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const key = bytes(proof.publicKey);
  const client = bytes(proof.clientDataJSON);
  const challenge = signingChallenge({ document: sha256, person, request: hashid, nonce: proof.nonce });
  try {
    const said = JSON.parse(Buffer.from(client).toString()) as { type?: unknown; challenge?: unknown };
    const holds = await verifySignature({
      signature: bytes(proof.signature),
      data: new Uint8Array([...bytes(proof.authenticatorData), ...createHash('sha256').update(client).digest()]),
      credentialPublicKey: key,
    });
    const ofKey = createHash('sha256').update(key).digest('hex') === key_fingerprint;
    if (holds && ofKey && said.type === 'webauthn.get' && said.challenge === challenge) return null;
  } catch {
    // An unreadable signature is invalid too.
  }
  return 'it does not hold for this paper, person and request.';
}
