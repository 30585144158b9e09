import { eq, inArray } from 'drizzle-orm';
import type { Queryable, Tx } from '../db/database.ts';
import { bankLines } from '../db/orderSchema.ts';

export type BankLineRow = typeof bankLines.$inferSelect;

/** Whether this very line was imported before. */
export const findBankLine = async (db: Queryable, fingerprint: string): Promise<boolean> =>
  (await db.$count(bankLines, eq(bankLines.fingerprint, fingerprint))) > 0;

/** The lines for these orders, oldest first. */
export const bankLinesOf = async (db: Queryable, orderIds: readonly number[]): Promise<BankLineRow[]> =>
  orderIds.length === 0
    ? []
    : db
        .select()
        .from(bankLines)
        .where(inArray(bankLines.order_id, [...orderIds]))
        .orderBy(bankLines.id);

export async function insertBankLine(tx: Tx, line: Omit<typeof bankLines.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(bankLines).values(line);
}

export async function updateBankLine(
  tx: Tx,
  id: number,
  changes: Pick<Partial<BankLineRow>, 'surplus' | 'returned'>,
): Promise<void> {
  await tx.update(bankLines).set(changes).where(eq(bankLines.id, id));
}
