import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as asn1js from 'asn1js';
import {
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  PKIStatus,
  PKIStatusInfo,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import type { SealKey } from '../sealKey.ts';

const TST_INFO = '1.2.840.113549.1.9.16.1.4';

/** The possible faults of a service. */
export type Fault = 'refuses' | 'another nonce' | 'another document' | 'no stamp at all' | 'an error' | 'too much';

async function answerTo(question: Buffer, key: SealKey, fault: Fault | null): Promise<Buffer> {
  if (fault === 'too much') return Buffer.alloc(10_000, 0x30);
  if (fault === 'no stamp at all') return Buffer.from('<html>Welkom</html>');
  const asked = TimeStampReq.fromBER(new Uint8Array(question));
  if (fault === 'refuses')
    return Buffer.from(
      new TimeStampResp({ status: new PKIStatusInfo({ status: PKIStatus.rejection }) }).toSchema().toBER(),
    );
  if (fault === 'another document')
    asked.messageImprint.hashedMessage = new asn1js.OctetString({ valueHex: new Uint8Array(32).buffer });
  const info = new TSTInfo({
    version: 1,
    policy: '1.2.3.4.1',
    messageImprint: asked.messageImprint,
    serialNumber: new asn1js.Integer({ value: 7 }),
    genTime: new Date('2026-11-23T11:50:12Z'),
    nonce: asked.nonce !== undefined && fault !== 'another nonce' ? asked.nonce : new asn1js.Integer({ value: 1 }),
  });
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: TST_INFO }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: key.certificate.issuer,
          serialNumber: key.certificate.serialNumber,
        }),
      }),
    ],
    certificates: [key.certificate],
  });
  // Not in the constructor, which splits it: services send it whole (DER).
  signed.encapContentInfo.eContent = new asn1js.OctetString({ valueHex: info.toSchema().toBER() });
  await signed.sign(key.privateKey, 0, 'SHA-256');
  const token = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
  const response = new TimeStampResp({
    status: new PKIStatusInfo({ status: PKIStatus.granted }),
    timeStampToken: token,
  });
  return Buffer.from(response.toSchema().toBER());
}

/** A local time stamp service (RFC 3161), with or without a fault. */
export async function timeStampService(
  key: SealKey,
  fault: Fault | null = null,
): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void answerTo(Buffer.concat(chunks), key, fault).then((answer) => {
        response.writeHead(fault === 'an error' ? 503 : 200, { 'content-type': 'application/timestamp-reply' });
        response.end(answer);
      });
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => void server.close(),
  };
}
