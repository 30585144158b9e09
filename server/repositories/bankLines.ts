import { eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../db/database.ts';
import { bankLines } from '../db/orderSchema.ts';

/** Was this very line imported before? */
export const findBankLine = async (db: Queryable, fingerprint: string): Promise<boolean> =>
  (await db.$count(bankLines, eq(bankLines.fingerprint, fingerprint))) > 0;

export async function insertBankLine(tx: Tx, line: Omit<typeof bankLines.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(bankLines).values(line);
}
