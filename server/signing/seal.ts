import type { RequesterId } from '../fairQueue.ts';
import type { SigningEvidence } from '../pdf/evidenceInput.ts';
import type { PdfMaker } from '../pdf/pdfMaker.ts';
import { SEAL_BYTES } from '../pdf/update/seal.ts';
import { type Stamp, signDetached } from './cms.ts';
import type { SealKey } from './sealKey.ts';

/** Turns a signed paper into a tamper-evident file. */
export interface Seal {
  /**
   * The frozen file byte for byte, the pages with the evidence, and our seal over both (PAdES).
   * @param frozen a paper that we made and that everybody signed; its SHA-256 is the one in the evidence.
   * @throws QueueFull and PdfTimeout like every PDF; Error if the file is not ours or not the one in the evidence.
   */
  sealedPaper(frozen: Uint8Array, evidence: SigningEvidence, asker: RequesterId): Promise<Buffer>;
}

interface Sealing {
  pdf: Pick<PdfMaker, 'sealable'>;
  key: SealKey;
  stamp: Stamp;
  clock: () => number;
}

/** The file without the empty place: the bytes that a signature in it covers. */
function around(pdf: Buffer): { start: number; end: number; content: Uint8Array<ArrayBuffer> } {
  const at = pdf.lastIndexOf('/ByteRange [');
  const [, start = 0, end = 0] = pdf
    .toString('latin1', at + 12, pdf.indexOf(']', at))
    .trim()
    .split(/\s+/)
    .map(Number);
  return { start, end, content: new Uint8Array(Buffer.concat([pdf.subarray(0, start), pdf.subarray(end)])) };
}

export function createSeal({ pdf, key, stamp, clock }: Sealing): Seal {
  return {
    async sealedPaper(frozen, evidence, asker) {
      const digest = Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(frozen))).toString('hex');
      if (digest !== evidence.document.sha256) throw new Error('This is not the document that was signed');
      const at = new Date(clock()).toISOString();
      const { name, fingerprint } = key;
      const sealed = await pdf.sealable({ frozen, evidence, seal: { name, fingerprint, at } }, asker);
      const { start, content } = around(sealed);
      const signature = await signDetached(content, key, stamp);
      if (signature.length > SEAL_BYTES) throw new Error(`The seal of ${signature.length} bytes has no room`);
      sealed.write(Buffer.from(signature).toString('hex'), start + 1, 'latin1');
      return sealed;
    },
  };
}
