import type { EvidenceInput } from './evidenceInput.ts';
import { EVIDENCE_TITLE, makeEvidencePages } from './evidencePage.ts';
import { appendPages } from './update/appendPages.ts';
import { finishForSeal } from './update/seal.ts';

/**
 * The frozen file byte for byte, and behind it the pages with the evidence and an empty place for the seal. Throws Error
 * when the file is not one that we made.
 */
export async function makeSealable(input: EvidenceInput): Promise<Buffer> {
  const pages = await makeEvidencePages(input);
  const { update, page } = appendPages(Buffer.from(input.frozen), pages, EVIDENCE_TITLE);
  return finishForSeal(update, page, input.seal.at);
}
