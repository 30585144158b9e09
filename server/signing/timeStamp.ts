import * as asn1js from 'asn1js';
import type { FastifyBaseLogger } from 'fastify';
import {
  AlgorithmIdentifier,
  type ContentInfo,
  MessageImprint,
  PKIStatus,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import type { Stamp } from './cms.ts';

const SHA256 = '2.16.840.1.101.3.4.2.1';
const NONCE_BYTES = 16;
const GIVEN = [PKIStatus.granted, PKIStatus.grantedWithMods];
const TIMEOUT_MS = 10_000;
/** A stamp with its certificates is some kilobytes, and must fit in the seal's place (pdf/update/seal.ts). */
const MOST_BYTES = 9_000;

const sameNumber = (one: asn1js.Integer | undefined, other: asn1js.Integer) =>
  one !== undefined && one.toBigInt() === other.toBigInt();

/** Reads an answer (RFC 3161, 2.4.2). Throws Error if it is not a stamp over these bytes, or not the one requested. */
async function readAnswer(
  answer: ArrayBuffer,
  signature: Uint8Array<ArrayBuffer>,
  nonce: asn1js.Integer,
): Promise<ContentInfo> {
  if (answer.byteLength > MOST_BYTES) throw new Error('The answer is too long for a stamp');
  const { status, timeStampToken } = TimeStampResp.fromBER(answer);
  if (!GIVEN.includes(status.status) || timeStampToken === undefined) throw new Error('No stamp was given');
  const signed = new SignedData({ schema: timeStampToken.content as asn1js.BaseBlock });
  const about = signed.encapContentInfo.eContent?.getValue();
  if (about === undefined || !sameNumber(TSTInfo.fromBER(about).nonce, nonce))
    throw new Error('The stamp answers another question');
  // Compares the stamped hash with these bytes, and checks the stamp's signature with the certificate in it.
  if (!(await signed.verify({ signer: 0, data: signature.slice().buffer })))
    throw new Error('The stamp is not over this seal');
  return timeStampToken;
}

async function ask(url: string, signature: Uint8Array<ArrayBuffer>): Promise<ContentInfo> {
  const nonce = asn1js.Integer.fromBigInt(
    BigInt(`0x${Buffer.from(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))).toString('hex')}`),
  );
  const question = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA256, algorithmParams: new asn1js.Null() }),
      hashedMessage: new asn1js.OctetString({ valueHex: await crypto.subtle.digest('SHA-256', signature) }),
    }),
    nonce,
    certReq: true,
  });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query' },
    body: question.toSchema().toBER(),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The time stamp service answers ${response.status}`);
  return readAnswer(await response.arrayBuffer(), signature, nonce);
}

/**
 * Requests time stamps from a service (RFC 3161 over HTTP). A failed, late or wrong answer is logged, and the seal goes
 * without a stamp.
 * @param url null: no stamps.
 */
export function createStamp(url: string | null, log: Pick<FastifyBaseLogger, 'warn'>): Stamp {
  if (url === null) return () => Promise.resolve(null);
  return async (signature) => {
    try {
      return await ask(url, signature);
    } catch (error) {
      log.warn({ err: error }, 'a document was sealed without a time stamp');
      return null;
    }
  };
}
