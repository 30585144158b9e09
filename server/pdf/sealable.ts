import type { EvidenceInput } from './evidenceInput.ts';
import { EVIDENCE_TITLE, makeEvidencePages } from './evidencePage.ts';
import { appendPages } from './update/appendPages.ts';
import { PdfUpdate } from './update/pdfUpdate.ts';
import { readCompact } from './update/readCompact.ts';
import { finishForSeal } from './update/seal.ts';

/**
 * The frozen file byte for byte, followed by the evidence pages and an empty place for the seal. Throws Error for a file
 * that we did not make.
 */
export async function makeSealable(input: EvidenceInput): Promise<Buffer> {
  const update = new PdfUpdate(Buffer.from(input.frozen));
  const [page = 0] = appendPages(update, readCompact(await makeEvidencePages(input)), EVIDENCE_TITLE);
  return finishForSeal(update, page, input.seal.at);
}
