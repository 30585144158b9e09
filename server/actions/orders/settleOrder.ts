import { eq } from 'drizzle-orm';
import { afterEvent, type OrderEvent } from '../../../domain/orders/machine.ts';
import { isOver, type Plan, placesOn } from '../../../domain/orders/price.ts';
import { formatReference } from '../../../domain/orders/reference.ts';
import type { OrderStatus } from '../../../domain/wire/order.ts';
import type { Visitor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { partnerCodes, users } from '../../db/schema.ts';
import { orderCancelledMail, orderPaidMail, orderRefundedMail } from '../../mail/orderMails.ts';
import type { FamilyRow, UserRow } from '../../repositories/family.ts';
import { type InvoiceRow, invoicesOf } from '../../repositories/invoices.ts';
import { listOrders, lockOrder, lockPlan, type OrderRow, updateOrder, updatePlan } from '../../repositories/orders.ts';
import { countUse } from '../../repositories/partnerCodes.ts';
import type { Services } from '../../services.ts';
import { issueInvoice } from './issueInvoice.ts';
import { mailAboutOrder } from './mailAboutOrder.ts';
import { planOf } from './offer.ts';
import { ordersUrl } from './ordersUrl.ts';

type Selling = Pick<Services, 'env'>;

/**
 * Something happened to an order: it gets its new state, with everything that follows from it, in this transaction. The
 * same news again, or older news, changes nothing (domain/orders/machine.ts; S-65, S-130).
 * @returns the states before and after; equal when nothing changed. `late`: money came after the days it was for, and
 * has to go back.
 */
export async function settleOrder(
  tx: Tx,
  actor: Visitor,
  services: Selling,
  { id, family_id }: OrderRow,
  event: OrderEvent,
): Promise<{ before: OrderStatus; after: OrderStatus; late?: boolean }> {
  const family = await lockPlan(tx, { familyId: family_id });
  const order = await lockOrder(tx, id);
  const before = order.status;
  const after = afterEvent(before, event);
  if (after === before || after === 'open') return { before, after };
  const { caller, now, today } = actor;
  const over = isOver(order.price, today);
  if (after === 'paid' && over) return { before, after: before, late: true };
  await updateOrder(tx, id, { status: after, ...(after === 'paid' ? { paid_at: now } : {}) });
  const { changed, plan } = await changePlan(tx, actor, services, family, order, after);
  const person = await buyerOf(tx, order);
  const invoice = await documentOf(tx, actor, services, order, { family, person }, after);
  await actor.record(tx, {
    action: after,
    entity: 'order',
    hashid: order.hashid,
    before: { status: before },
    after: {
      status: after,
      children: order.children,
      amount: order.amount,
      reference: formatReference(order.reference),
    },
    by: { familyId: family_id, userId: caller?.userId ?? null, sub: caller?.sub ?? null },
  });
  const mail = { cancelled: orderCancelledMail, paid: orderPaidMail, refunded: orderRefundedMail }[after];
  const url = ordersUrl(services, family.hashid);
  const told = { order, invoice, url, changed, plan, over };
  await mailAboutOrder(tx, order, (hearer) => mail({ person: hearer, ...told }), now);
  return { before, after };
}

/**
 * Paid places join the family's, until the end of the paid year: those that the order pays and no others, as what it was
 * priced beside may have been paid back since. What was paid back takes its own places along, in the
 * year that they were for: those of a later year were paid by themselves, and so was what another order of the same year
 * paid once more, where money came for one that was cancelled.
 * @returns what the family has now, and whether that changed.
 */
async function changePlan(
  tx: Tx,
  { today }: Visitor,
  { env }: Selling,
  family: FamilyRow,
  order: OrderRow,
  after: OrderStatus,
): Promise<{ changed: boolean; plan: Plan }> {
  const plan = planOf(family);
  const has = placesOn(plan, env.includedChildren, today);
  const { until, added } = order.price;
  const becomes = async (children: number, last: string | null) => {
    await updatePlan(tx, { familyId: family.id }, { paid_children: children, paid_until: last });
    return { children, until: last };
  };
  if (after === 'paid') {
    if (order.partner_code_id !== null) await countUse(tx, order.partner_code_id);
    const last = plan.until !== null && plan.until > until ? plan.until : until;
    return { changed: true, plan: await becomes(Math.max(has, Math.min(order.children, has + added)), last) };
  }
  const present = !isOver(order.price, today) && until === plan.until;
  if (after === 'refunded' && order.status === 'paid' && present) {
    const others = (await listOrders(tx, { familyId: family.id })).filter(
      ({ id, status, price }) => id !== order.id && status === 'paid' && price.until === until,
    );
    const paidBesides = others.reduce((sum, { price }) => sum + price.added, env.includedChildren);
    const left = Math.min(has, Math.max(paidBesides, has - added));
    // Without a place that was paid no year runs, and the next order begins one.
    return { changed: left < has, plan: await becomes(left, left > env.includedChildren ? until : null) };
  }
  return { changed: false, plan };
}

/**
 * Returns what goes with the mail: a credit note for what is taken back, a new invoice where the old one was taken back
 * already.
 */
async function documentOf(
  tx: Tx,
  actor: Visitor,
  services: Selling,
  order: OrderRow,
  buyer: { family: FamilyRow; person: UserRow },
  after: OrderStatus,
): Promise<InvoiceRow> {
  const last = (await invoicesOf(tx, [order.id])).at(-1);
  const code = await codeOf(tx, order);
  if (after === 'paid')
    return last?.kind === 'invoice'
      ? last
      : issueInvoice(tx, actor, services, order, buyer, { kind: 'invoice', code, settled: true });
  return last?.kind === 'credit'
    ? last
    : issueInvoice(tx, actor, services, order, buyer, { kind: 'credit', code, settled: true });
}

async function codeOf(tx: Tx, { partner_code_id }: OrderRow): Promise<string | null> {
  if (partner_code_id === null) return null;
  const [row] = await tx
    .select({ code: partnerCodes.code })
    .from(partnerCodes)
    .where(eq(partnerCodes.id, partner_code_id));
  return row?.code ?? null;
}

/** Finds the person who ordered, as they stand on its documents. */
async function buyerOf(tx: Tx, order: OrderRow): Promise<UserRow> {
  const [person] = await tx.select().from(users).where(eq(users.id, order.ordered_by));
  if (!person) throw new Error('Who ordered is gone, which foreign keys forbid.');
  return person;
}
