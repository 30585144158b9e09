import { createHash, type webcrypto } from 'node:crypto';
import type { ObjectIdentifier } from 'asn1js';
import { type AttributeTypeAndValue, type Certificate, getAlgorithmByOID } from 'pkijs';

const COMMON_NAME = '2.5.4.3';
const ELLIPTIC_CURVE = '1.2.840.10045.2.1';

/** The key we seal with. */
export interface SealKey {
  privateKey: webcrypto.CryptoKey;
  certificate: Certificate;
  /** The certificates of its issuer, and of the issuers above; empty for our own key. */
  issuers: readonly Certificate[];
  /** The certificate's holder, in words. */
  name: string;
  /** SHA-256 of the certificate, 64 hexadecimal digits. */
  fingerprint: string;
}

const derOf = (certificate: Certificate): Buffer => Buffer.from(certificate.toSchema(true).toBER());

const fingerprintOf = (certificate: Certificate): string =>
  createHash('sha256').update(derOf(certificate)).digest('hex');

const nameIn = (parts: readonly AttributeTypeAndValue[]): string =>
  String(parts.find(({ type }) => type === COMMON_NAME)?.value.valueBlock.value ?? parts[0]?.value.valueBlock.value);

/**
 * Combines a private key and its certificate.
 * @param pkcs8 the private key, RSA or on an elliptic curve.
 * @throws Error if they do not match.
 */
export async function sealKey(
  pkcs8: Uint8Array<ArrayBuffer>,
  certificate: Certificate,
  issuers: readonly Certificate[],
): Promise<SealKey> {
  const { algorithmId, algorithmParams } = certificate.subjectPublicKeyInfo.algorithm as {
    algorithmId: string;
    algorithmParams: ObjectIdentifier;
  };
  const curve = String(algorithmParams.valueBlock);
  const algorithm =
    algorithmId === ELLIPTIC_CURVE
      ? { name: 'ECDSA', namedCurve: getAlgorithmByOID<webcrypto.Algorithm>(curve, true).name }
      : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  return {
    privateKey: await crypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']),
    certificate,
    issuers,
    name: nameIn(certificate.subject.typesAndValues),
    fingerprint: fingerprintOf(certificate),
  };
}
