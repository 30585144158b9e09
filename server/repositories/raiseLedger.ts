import { eq, sql } from 'drizzle-orm';
import { contracts } from '../db/contractSchema.ts';
import type { Tx } from '../db/database.ts';

/** Notes that the records of a contract changed: calls from an older screen are refused. */
export const raiseLedger = (tx: Tx, contractId: number) =>
  tx
    .update(contracts)
    .set({ ledger_version: sql`${contracts.ledger_version} + 1` })
    .where(eq(contracts.id, contractId));
