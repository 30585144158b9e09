import { and, asc, eq } from 'drizzle-orm';
import { completeTerms } from '../../domain/contracts/clauses/complete.ts';
import type { Caller } from '../caller.ts';
import type { Queryable } from '../db/database.ts';
import { contractVersions } from '../db/schema.ts';
import type { ContractRecord } from './contracts.ts';

/** What a contract said before its edits, oldest first; what was stored before there were clauses reads as the plain choice. */
export async function listVersions(db: Queryable, caller: Caller, contract: Pick<ContractRecord, 'id'>): Promise<ContractRecord[]> {
  const rows = await db
    .select({ snapshot: contractVersions.snapshot })
    .from(contractVersions)
    .where(and(eq(contractVersions.contract_id, contract.id), eq(contractVersions.family_id, caller.familyId)))
    .orderBy(asc(contractVersions.version));
  return rows.map(({ snapshot }) => {
    const record = snapshot as ContractRecord;
    return { ...record, terms: completeTerms(record.type, record.terms) };
  });
}
