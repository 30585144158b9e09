import * as asn1js from 'asn1js';
import {
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { SealKey } from './sealKey.ts';

const oid = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  /** ESS signing-certificate-v2 (RFC 5035): the certificate of the signature, as a signed attribute. */
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  /** A time stamp over the signature (RFC 3161, appendix A). */
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
} as const;

/** Requests a time stamp over a signature; null if none is available. */
export type Stamp = (signature: Uint8Array<ArrayBuffer>) => Promise<ContentInfo | null>;

/** ESSCertIDv2 with SHA-256, which is its default and so is left out. */
const signingCertificate = (fingerprint: string) =>
  new asn1js.Sequence({
    value: [
      new asn1js.Sequence({
        value: [
          new asn1js.Sequence({
            value: [new asn1js.OctetString({ valueHex: Buffer.from(fingerprint, 'hex') })],
          }),
        ],
      }),
    ],
  });

/**
 * Signs bytes as CAdES requires for a PDF (ETSI EN 319 142-1, 5.3): detached, no signing time among the signed
 * attributes, the certificate as a signed attribute. Returns the DER of the CMS structure.
 */
export async function signDetached(content: Uint8Array<ArrayBuffer>, key: SealKey, stamp: Stamp): Promise<Uint8Array> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  const attribute = (type: string, value: asn1js.BaseBlock) => new Attribute({ type, values: [value] });
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({
      issuer: key.certificate.issuer,
      serialNumber: key.certificate.serialNumber,
    }),
    signedAttrs: new SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        attribute(oid.contentType, new asn1js.ObjectIdentifier({ value: ContentInfo.DATA })),
        attribute(oid.messageDigest, new asn1js.OctetString({ valueHex: digest })),
        attribute(oid.signingCertificateV2, signingCertificate(key.fingerprint)),
      ],
    }),
  });
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: ContentInfo.DATA }),
    signerInfos: [signer],
    certificates: [key.certificate, ...key.issuers],
  });
  await signed.sign(key.privateKey, 0, 'SHA-256');
  const token = await stamp(new Uint8Array(signer.signature.valueBlock.valueHexView));
  if (token !== null) {
    signer.unsignedAttrs = new SignedAndUnsignedAttributes({
      type: 1,
      attributes: [attribute(oid.timeStampToken, token.toSchema())],
    });
  }
  const wrapped = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
  return new Uint8Array(wrapped.toSchema().toBER());
}
