import * as asn1js from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension, Time, TimeType } from 'pkijs';
import type { Queryable } from '../db/database.ts';
import { storedSecret } from '../db/storedSecret.ts';
import { type SealKey, sealKey } from './sealKey.ts';

/** Both in base64: the private key as PKCS #8, the certificate as DER. */
export interface StoredKey {
  privateKey: string;
  certificate: string;
}

const COMMON_NAME = '2.5.4.3';
const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';
/** A certificate that does not expire (RFC 5280, 4.1.2.5): a loan runs for thirty years, and its seal must outlive it. */
const NEVER = new Date('9999-12-31T23:59:59Z');
/** Digital signature and content commitment: the first two bits. */
const SIGNING = new Uint8Array([0b1100_0000]).buffer;

/** A key on P-256 with a self-signed certificate, in the name of Onderling at this address. */
export async function makeOwnKey(host: string): Promise<StoredKey> {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const certificate = new Certificate({
    version: 2,
    serialNumber: new asn1js.Integer({ valueHex: serialNumber() }),
    notBefore: new Time({ value: new Date() }),
    notAfter: new Time({ type: TimeType.GeneralizedTime, value: NEVER }),
    extensions: [
      new Extension({
        extnID: BASIC_CONSTRAINTS,
        critical: true,
        extnValue: new BasicConstraints({ cA: false }).toSchema().toBER(),
      }),
      new Extension({
        extnID: KEY_USAGE,
        critical: true,
        extnValue: new asn1js.BitString({ valueHex: SIGNING, unusedBits: 6 }).toBER(),
      }),
    ],
  });
  for (const side of [certificate.subject, certificate.issuer])
    side.typesAndValues.push(
      new AttributeTypeAndValue({ type: COMMON_NAME, value: new asn1js.Utf8String({ value: `Onderling (${host})` }) }),
    );
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  return {
    privateKey: Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64'),
    certificate: Buffer.from(certificate.toSchema(true).toBER()).toString('base64'),
  };
}

/** Sixteen random bytes; the first is below 128 and not zero, as the number is positive (RFC 5280, 4.1.2.2). */
function serialNumber(): ArrayBuffer {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return bytes.buffer;
}

export const openOwnKey = ({ privateKey, certificate }: StoredKey): Promise<SealKey> =>
  sealKey(
    new Uint8Array(Buffer.from(privateKey, 'base64')),
    Certificate.fromBER(new Uint8Array(Buffer.from(certificate, 'base64'))),
    [],
  );

/** Our own key: made at the first start, and reused at every later one (docs/decisions/0015). */
export const ownKey = async (db: Queryable, publicUrl: string): Promise<SealKey> =>
  openOwnKey(await storedSecret(db, 'seal-key', () => makeOwnKey(new URL(publicUrl).host)));
