import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import type { PaperCheck, PaperFingerprint } from '../../../domain/wire/paper.ts';
import type { Queryable } from '../../db/database.ts';
import { findPaper } from '../../repositories/papers.ts';

/** Whether a file with this fingerprint is a paper of ours, since which day, and the outcome of signing it; never whose it is. */
export async function checkPaper(db: Queryable, { sha256 }: PaperFingerprint, now: Date): Promise<PaperCheck> {
  const paper = await findPaper(db, sha256, now);
  if (paper === undefined) return { known: false };
  const { kind, madeAt, signing, signed, contested } = paper;
  return {
    known: true,
    kind,
    since: dayInAmsterdam(madeAt),
    ...(signing && { signing }),
    ...(signed && { signed: { by: signed.by, last: dayInAmsterdam(signed.last) } }),
    ...(contested && { contested }),
  };
}
