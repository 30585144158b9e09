import { createHash, verify, X509Certificate } from 'node:crypto';
import { Certificate, ContentInfo, SignedData } from 'pkijs';
import type { PrintedParty } from '../db/signingSchema.ts';
import { SEALED_WITH } from '../signing/openSeal.ts';
import { type KeptSignature, namesThem, namesSignatures } from './evidence.ts';
import { type Check, type Finding, rowsOf } from './finding.ts';
import { pdfText } from './pdfText.ts';

interface Paper {
  request: string;
  sha256: string;
  printed: PrintedParty[];
  frozen: Buffer;
  /** The sealed paper; null if there is none yet, or never will be. */
  document: string | null;
  sealed: Buffer | null;
  signatures: KeptSignature[];
}

const PAPERS = `
  select r.id::text as request, r.sha256, r.printed, f.bytes as frozen, d.id::text as document, d.bytes as sealed,
    (select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'side', s.side, 'keyFingerprint', s.key_fingerprint) order by s.signed_at, s.user_id), '[]')
      from signatures s where s.request_id = r.id) as signatures
  from signing_requests r join documents f on f.id = r.document_id and f.bytes is not null
  left join signing_outcomes o on o.request_id = r.id and o.outcome = 'signed' left join proposal_answers a on a.proposal_id = r.proposal_id
  left join documents d on o.request_id is not null and d.contract_id = r.contract_id and case when a.event_hashid is null
    then d.kind = 'agreement' and d.contract_version = o.version else d.kind = 'addendum' and d.event_hashid = a.event_hashid end
  order by r.id`;

const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';

/**
 * Checks every frozen paper against the people it should name, and every sealed one against its frozen file: our seal over the
 * whole file, with a key that sealed here, and the evidence pages.
 */
export const checkSeals: Check = async (client) => {
  const wrong: Finding[] = [];
  let count = 0;
  const { rows } = await client.query<{ value: string | string[] }>('select value from secrets where name = $1', [
    SEALED_WITH,
  ]);
  const known = rows.flatMap(({ value }) => value);
  for await (const paper of rowsOf<Paper>(client, PAPERS)) {
    const { request, printed, frozen, document, sealed } = paper;
    const pages = await pdfText(frozen);
    if (!pages || !namesThem(pages, printed))
      wrong.push(`signing_requests ${request}: its paper does not name who is to sign it.`);
    if (sealed === null) continue;
    count += 1;
    const fault = faultOfSeal(sealed, known) ?? (await faultOfEvidence(paper, sealed, pages?.length ?? 0));
    if (fault !== null) wrong.push(`documents ${document}: ${fault}`);
  }
  return { checked: `${count} seals`, wrong };
};

/** The fault in the seal over a file; null if none. */
function faultOfSeal(pdf: Buffer, known: readonly string[]): string | null {
  try {
    const { content, place } = sealIn(pdf);
    const outer = ContentInfo.fromBER(new Uint8Array(place));
    const signed = new SignedData({ schema: outer.content as never });
    const [signer] = signed.signerInfos;
    const [own] = signed.certificates ?? [];
    if (!signer?.signedAttrs || !(own instanceof Certificate)) return NO_SEAL;
    const digest: unknown = signer.signedAttrs.attributes.find(({ type }) => type === MESSAGE_DIGEST)?.values[0];
    const told = Buffer.from((digest as { toBER(): ArrayBuffer }).toBER()).subarray(2);
    const certificate = new X509Certificate(Buffer.from(own.toSchema(true).toBER()));
    const holds =
      told.equals(createHash('sha256').update(content).digest()) &&
      verify(
        'sha256',
        Buffer.from(signer.signedAttrs.encodedValue),
        certificate.publicKey,
        Buffer.from(signer.signature.valueBlock.valueHexView),
      );
    if (!holds) return NO_SEAL;
    const fingerprint = createHash('sha256').update(certificate.raw).digest('hex');
    return known.includes(fingerprint) ? null : 'it is sealed with a key that was never used here.';
  } catch {
    // An unreadable seal is invalid.
    return NO_SEAL;
  }
}

const NO_SEAL = 'its seal does not hold.';

/** The last seal in a file: the bytes it covers, which must be all but itself, and its own. Throws Error otherwise. */
function sealIn(pdf: Buffer): { content: Buffer; place: Buffer } {
  const at = pdf.lastIndexOf('/ByteRange [');
  const [from, start = 0, end = 0, rest = 0] = pdf
    .toString('latin1', at + 12, pdf.indexOf(']', at))
    .trim()
    .split(/\s+/u)
    .map(Number);
  const hex = pdf.toString('latin1', start + 1, end - 1);
  if (from !== 0 || end + rest !== pdf.length || !/^[0-9a-f]+$/u.test(hex)) throw new Error(NO_SEAL);
  const place = Buffer.from(hex, 'hex');
  // A long DER structure says its own length in two bytes; zeros fill the rest of the place.
  return {
    content: Buffer.concat([pdf.subarray(0, start), pdf.subarray(end)]),
    place: place.subarray(0, 4 + place.readUInt16BE(2)),
  };
}

async function faultOfEvidence({ sha256, signatures }: Paper, sealed: Buffer, frozenPages: number) {
  const evidence = (await pdfText(sealed))?.slice(frozenPages) ?? [];
  if (!evidence.join('').includes(sha256)) return 'its evidence is of another paper.';
  return namesSignatures(evidence, signatures) ? null : 'its evidence does not tell of the signatures that are kept.';
}
