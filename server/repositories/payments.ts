import { and, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Db, Queryable } from '../db/database.ts';
import { payments } from '../db/orderSchema.ts';
import type { OfFamily } from './family.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** The state we give a refunded payment: Mollie itself leaves it `paid`. */
export const PAID_BACK = 'paid back';

/** Stores an attempt; a known one stays unchanged. */
export async function insertPayment(
  db: Queryable,
  { familyId }: OfFamily,
  payment: Omit<typeof payments.$inferInsert, 'id' | 'family_id'>,
): Promise<void> {
  await db
    .insert(payments)
    .values({ ...payment, family_id: familyId })
    .onConflictDoNothing();
}

export async function paymentByProviderId(db: Queryable, providerId: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.provider_id, providerId));
  return row;
}

export async function updatePayment(
  db: Queryable,
  id: number,
  changes: Pick<Partial<PaymentRow>, 'status' | 'surplus' | 'next_check_at'>,
): Promise<void> {
  await db.update(payments).set(changes).where(eq(payments.id, id));
}

/** The attempts of these orders, newest first. */
export const paymentsOf = async (db: Queryable, orderIds: readonly number[]): Promise<PaymentRow[]> =>
  orderIds.length === 0
    ? []
    : db
        .select()
        .from(payments)
        .where(inArray(payments.order_id, [...orderIds]))
        .orderBy(desc(payments.id));

/** Takes the payment that is due for a check; `again` is when it is due next. Several processes never take the same one. */
export function takeDuePayment(
  db: Db,
  now: Date,
  again: (payment: PaymentRow) => Date | null,
): Promise<PaymentRow | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(payments)
      .where(and(isNotNull(payments.next_check_at), lte(payments.next_check_at, now)))
      .orderBy(payments.next_check_at)
      .limit(1)
      .for('update', { skipLocked: true });
    if (due) await updatePayment(tx, due.id, { next_check_at: again(due) });
    return due;
  });
}
