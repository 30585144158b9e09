import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import type { PaperCheck, PaperFingerprint } from '../../../domain/wire/paper.ts';
import type { Queryable } from '../../db/database.ts';
import { findPaper } from '../../repositories/papers.ts';

/** Whether a file with this fingerprint is a paper of ours, and since which day; nothing of whose it is. */
export async function checkPaper(db: Queryable, { sha256 }: PaperFingerprint): Promise<PaperCheck> {
  const paper = await findPaper(db, sha256);
  if (paper === undefined) return { known: false };
  return { known: true, kind: paper.kind, since: dayInAmsterdam(paper.madeAt) };
}
