import { eq } from 'drizzle-orm';
import { PAPER_KINDS } from '../../domain/wire/choices/document.ts';
import { documents } from '../db/contractSchema.ts';
import type { Queryable } from '../db/database.ts';
import { statements } from '../db/statementSchema.ts';

type PaperKind = (typeof PAPER_KINDS)[number];

const isOurs = (kind: string): kind is PaperKind => (PAPER_KINDS as readonly string[]).includes(kind);

interface KeptPaper {
  kind: PaperKind;
  madeAt: Date;
}

/**
 * The kept paper with these bytes, of whichever family; the oldest, as two contracts that say the same have the same bytes.
 * The one query here without a caller: it reads nothing that tells whose the paper is (S-154). Always both look-ups.
 */
export async function findPaper(db: Queryable, sha256: string): Promise<KeptPaper | undefined> {
  const ofContracts = await db
    .select({ kind: documents.kind, madeAt: documents.created_at })
    .from(documents)
    .where(eq(documents.sha256, sha256));
  const ofYears = await db
    .select({ madeAt: statements.issued_at })
    .from(statements)
    .where(eq(statements.sha256, sha256));
  // What a scan shows was not written by us.
  const ours = ofContracts.flatMap(({ kind, madeAt }) => (isOurs(kind) ? [{ kind, madeAt }] : []));
  const all: KeptPaper[] = [...ours, ...ofYears.map(({ madeAt }) => ({ kind: 'statement' as const, madeAt }))];
  return all.sort((a, b) => a.madeAt.getTime() - b.madeAt.getTime())[0];
}
