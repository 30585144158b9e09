import { and, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm';
import { findEarlyClaims, takeBackClaim } from '../actions/claims/takeBackEarly.ts';
import { systemActor } from '../actor.ts';
import { recordBySystem } from '../audit/auditEntry.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { contracts } from '../db/contractSchema.ts';
import { contractEvents } from '../db/eventSchema.ts';
import { orders } from '../db/orderSchema.ts';
import { families } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { newHashid } from '../hashid.ts';
import { LAPSE_AFTER_DAYS } from '../../domain/orders/lastDayToPay.ts';
import { findContractForChange } from '../repositories/contracts.ts';
import { insertEvents } from '../repositories/loanEvents.ts';
import { updatePlan } from '../repositories/orders.ts';
import type { Services } from '../services.ts';

const DAY = 86_400_000;

/** Data that contradicts the calendar, so that only a clock that was ahead can have made it. */
export interface Early {
  /** Automatic payments whose day is still to come, by contract. */
  payments: { familyId: number; contract: string; hashid: string; date: string }[];
  /** Paid years that were ended while still running, with their places. */
  years: { family: string; children: number }[];
  /** Orders that lapsed too early. Payments for them still count; they are not reopened. */
  orders: { hashid: string }[];
  /** Claims about somebody that took effect at a moment still to come. */
  claims: Awaited<ReturnType<typeof findEarlyClaims>>;
}

/** Finds the automatic acts of a clock that was ahead. `now`: the true moment. `included`: the places that everybody has. */
export async function findEarly(db: Queryable, clock: () => number, included: number): Promise<Early> {
  const { now, today } = systemActor(clock);
  const taken = sql`exists (select from contract_events c where c.contract_id = ${contractEvents.contract_id}
    and c.kind = 'correction' and c.status = 'confirmed' and c.facts ->> 'corrects' = ${contractEvents.hashid})`;
  const payments = await db
    .select({
      familyId: contractEvents.family_id,
      contract: contracts.hashid,
      hashid: contractEvents.hashid,
      date: contractEvents.date,
    })
    .from(contractEvents)
    .innerJoin(contracts, eq(contracts.id, contractEvents.contract_id))
    .where(
      and(
        eq(contractEvents.automatic, true),
        gt(contractEvents.date, today),
        isNull(contractEvents.answered_at),
        sql`not ${taken}`,
      ),
    )
    .orderBy(contractEvents.id);
  const ended = sql<number | null>`(select (l.before ->> 'children')::int from audit_log l
    where l.family_id = families.id and l.entity = 'plan' and l.action = 'end' order by l.id desc limit 1)`;
  const years = await db
    .select({ family: families.hashid, children: ended })
    .from(families)
    .where(and(gte(families.paid_until, today), lte(families.paid_children, included)))
    .orderBy(families.id);
  const bySystem = sql`exists (select from audit_log l where l.family_id = orders.family_id and l.hashid = orders.hashid
    and l.entity = 'order' and l.action = 'cancelled' and l.user_id is null)`;
  const lapsed = await db
    .select({ hashid: orders.hashid })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'cancelled'),
        gt(orders.created_at, new Date(now.getTime() - LAPSE_AFTER_DAYS * DAY)),
        sql`${orders.price} ->> 'until' >= ${today}`,
        bySystem,
      ),
    )
    .orderBy(orders.id);
  return {
    payments,
    years: years.flatMap(({ family, children }) =>
      children !== null && children > included ? [{ family, children }] : [],
    ),
    orders: lapsed,
    claims: await findEarlyClaims(db, now),
  };
}

/**
 * Takes back what it can: a payment by a counter-entry of today, so that its term counts again on its own day; a paid year gets
 * its places back; a claim waits again. Each in its own transaction; a second run finds nothing.
 */
export async function takeBackEarly(services: Services, { payments, years, claims }: Early): Promise<void> {
  const { db, clock } = services;
  for (const contract of new Set(payments.map((one) => one.contract))) {
    const ofOne = payments.filter((one) => one.contract === contract);
    await inTransaction(db, (tx) => takeBackPayments(tx, clock, contract, ofOne));
  }
  for (const year of years) await inTransaction(db, (tx) => reopenYear(tx, year));
  for (const claim of claims) await inTransaction(db, (tx) => takeBackClaim(tx, services, claim));
}

async function takeBackPayments(
  tx: Tx,
  clock: () => number,
  hashid: string,
  payments: Early['payments'],
): Promise<void> {
  const { now, today } = systemActor(clock);
  const familyId = payments[0]?.familyId ?? 0;
  const record = await findContractForChange(tx, { familyId, familyRole: 'manager' }, hashid);
  if (!record) return;
  for (const payment of payments) {
    const [made] = await tx
      .select({ by: contractEvents.recorded_by })
      .from(contractEvents)
      .where(eq(contractEvents.hashid, payment.hashid));
    const facts = { corrects: payment.hashid };
    const correction = {
      hashid: newHashid(),
      kind: 'correction',
      date: today,
      facts,
      note: '',
      status: 'confirmed',
    } as const;
    await insertEvents(tx, { familyId, userId: made?.by ?? 0 }, record.id, [correction], now);
  }
  await recordBySystem(tx, {
    action: 'take_back',
    entity: 'automatic',
    hashid,
    after: { payments: payments.length },
    by: { familyId, userId: null, sub: null },
  });
}

async function reopenYear(tx: Tx, { family, children }: Early['years'][number]): Promise<void> {
  const [row] = await tx.select().from(families).where(eq(families.hashid, family)).for('update');
  if (!row) return;
  await updatePlan(tx, { familyId: row.id }, { paid_children: children, paid_until: row.paid_until });
  await recordBySystem(tx, {
    action: 'reopen',
    entity: 'plan',
    hashid: family,
    before: { children: row.paid_children },
    after: { children },
    by: { familyId: row.id, userId: null, sub: null },
  });
}
