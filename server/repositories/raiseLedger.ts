import { eq, sql } from 'drizzle-orm';
import { contracts } from '../db/contractSchema.ts';
import type { Tx } from '../db/database.ts';

/** Notes that what is recorded of a contract changed: a screen from before it is refused. */
export const raiseLedger = (tx: Tx, contractId: number) =>
  tx
    .update(contracts)
    .set({ ledger_version: sql`${contracts.ledger_version} + 1` })
    .where(eq(contracts.id, contractId));
