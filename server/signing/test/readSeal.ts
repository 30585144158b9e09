import { createHash, verify, X509Certificate } from 'node:crypto';
import { Certificate, ContentInfo, SignedData, type SignerInfo } from 'pkijs';

/** The seal in a PDF, as read by others: without our code. */
export interface ReadSeal {
  signed: SignedData;
  signer: SignerInfo;
  certificate: X509Certificate;
  /** The bytes covered by the seal. */
  content: Buffer;
  /** The signed attributes, by identifier: the DER of their single value. */
  attributes: ReadonlyMap<string, Buffer>;
}

const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';

export function readSeal(pdf: Buffer): ReadSeal {
  const ranges = Array.from(pdf.toString('latin1').matchAll(/\/ByteRange \[([\d ]+)\]/g), ([, range = '']) => range);
  const [from = 0, start = 0, end = 0, rest = 0] = (ranges.at(-1) ?? '').trim().split(/\s+/).map(Number);
  if (from !== 0 || end + rest !== pdf.length) throw new Error('The seal is not over the whole file');
  const hex = pdf.toString('latin1', start, end);
  if (!/^<[0-9a-f]+>$/.test(hex)) throw new Error('The seal does not fill its place');
  const place = Buffer.from(hex.slice(1, -1), 'hex');
  // A long DER structure says its own length in two bytes; zeros fill the rest of the place, and it may end in one itself.
  if (place.readUInt16BE(0) !== 0x3082) throw new Error('The place holds no long DER structure');
  const outer = ContentInfo.fromBER(place.subarray(0, 4 + place.readUInt16BE(2)));
  const signed = new SignedData({ schema: outer.content as never });
  const [signer] = signed.signerInfos;
  const [own] = signed.certificates ?? [];
  if (signer === undefined || !(own instanceof Certificate)) throw new Error('The seal has no signer');
  const attributes = signer.signedAttrs?.attributes ?? [];
  return {
    signed,
    signer,
    certificate: new X509Certificate(Buffer.from(own.toSchema(true).toBER())),
    content: Buffer.concat([pdf.subarray(0, start), pdf.subarray(end)]),
    attributes: new Map(
      attributes.map(({ type, values }) => [type, Buffer.from((values[0] as { toBER(): ArrayBuffer }).toBER())]),
    ),
  };
}

/** Whether the seal covers these bytes: by Node's own cryptography, and by the library's check of a whole structure. */
export async function sealHolds(pdf: Buffer): Promise<boolean> {
  try {
    const { signed, signer, certificate, content, attributes } = readSeal(pdf);
    const digest = createHash('sha256').update(content).digest();
    // An OCTET STRING: one byte for the type, one for the length.
    const told = attributes.get(MESSAGE_DIGEST)?.subarray(2);
    const under = Buffer.from(signer.signedAttrs?.encodedValue ?? new ArrayBuffer(0));
    const byNode =
      told?.equals(digest) === true &&
      verify('sha256', under, certificate.publicKey, Buffer.from(signer.signature.valueBlock.valueHexView));
    const byLibrary = await signed.verify({ signer: 0, data: new Uint8Array(content).buffer }).catch(() => false);
    if (byNode !== byLibrary) throw new Error('Two checks of the seal do not agree');
    return byNode;
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Two checks')) throw error;
    return false;
  }
}
