import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../caller.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { documents } from '../db/schema.ts';
import { newHashid } from '../hashid.ts';
import type { ContractRecord } from './contracts.ts';

/** The agreement of one version of a contract, once made, never changes. */
export async function findAgreement(db: Queryable, caller: Caller, contract: ContractRecord): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: documents.bytes })
    .from(documents)
    .where(
      and(
        eq(documents.contract_id, contract.id),
        eq(documents.family_id, caller.familyId),
        eq(documents.kind, 'agreement'),
        eq(documents.contract_version, contract.version),
      ),
    );
  return row && Buffer.from(row.bytes);
}

/** Freezes an agreement; where another request was first, that one stays. Answers whether this one was stored. */
export async function storeAgreement(tx: Tx, caller: Caller, contract: ContractRecord, bytes: Buffer): Promise<boolean> {
  const stored = await tx
    .insert(documents)
    .values({
      family_id: caller.familyId,
      contract_id: contract.id,
      hashid: newHashid(),
      kind: 'agreement',
      contract_version: contract.version,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes,
    })
    .onConflictDoNothing()
    .returning({ id: documents.id });
  return stored.length > 0;
}
