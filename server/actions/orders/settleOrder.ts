import { eq } from 'drizzle-orm';
import { afterEvent, type OrderEvent } from '../../../domain/orders/machine.ts';
import { isOver, type Plan, placesOn } from '../../../domain/orders/price.ts';
import { isCovered, type Surplus, surplusOf } from '../../../domain/orders/surplus.ts';
import { formatReference } from '../../../domain/orders/reference.ts';
import { canLogIn } from '../../../domain/relations/canLogIn.ts';
import type { OrderStatus } from '../../../domain/wire/order.ts';
import type { Visitor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { partnerCodes, users } from '../../db/schema.ts';
import { orderCancelledMail, orderPaidMail, orderRefundedMail } from '../../mail/orderMails.ts';
import { familyPeople, type FamilyRow, type UserRow } from '../../repositories/family.ts';
import { type InvoiceRow, invoicesOf } from '../../repositories/invoices.ts';
import { lockOrder, lockPlan, openOrders, type OrderRow, updateOrder, updatePlan } from '../../repositories/orders.ts';
import { countUse } from '../../repositories/partnerCodes.ts';
import type { Services } from '../../services.ts';
import { issueInvoice } from './issueInvoice.ts';
import { mailAboutOrder } from './mailAboutOrder.ts';
import { planOf } from './offer.ts';
import { ordersUrl, withdrawUrl } from './ordersUrl.ts';

type Selling = Pick<Services, 'env'>;

/**
 * Applies an event to an order: its new state and all consequences, in this transaction. The same news again, or older
 * news, changes nothing (domain/orders/machine.ts; S-65, S-130).
 * @returns the states before and after; equal if nothing changed. `surplus`: why incoming money pays nothing; also for
 * the money that paid it, reported again.
 */
export async function settleOrder(
  tx: Tx,
  actor: Visitor,
  services: Selling,
  { id, family_id }: OrderRow,
  event: OrderEvent,
): Promise<{ before: OrderStatus; after: OrderStatus; surplus?: Surplus }> {
  const family = await lockPlan(tx, { familyId: family_id });
  const order = await lockOrder(tx, id);
  const before = order.status;
  const { caller, now, today } = actor;
  const has = placesOn(planOf(family), services.env.includedChildren, today);
  if (event === 'pay') {
    const inUse = (await familyPeople(tx, { familyId: family_id })).some(canLogIn);
    const surplus = surplusOf(order, { has, inUse, today });
    if (surplus !== null) return { before, after: before, surplus };
  }
  const after = afterEvent(before, event);
  if (after === before || after === 'open') return { before, after };
  await updateOrder(tx, id, { status: after, ...(after === 'paid' ? { paid_at: now } : {}) });
  const { changed, plan } = await changePlan(tx, actor, services, family, order, after);
  const person = await buyerOf(tx, order);
  const invoice = await documentOf(tx, actor, services, order, { family, person }, after);
  // An order withdrawn before it was paid can be paid back later: that is another moment.
  const withdrawn = order.withdrawn_at !== null && before !== 'cancelled';
  await actor.record(tx, {
    action: withdrawn ? 'withdrawn' : after,
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
  const over = isOver(order.price, today);
  const covered = isCovered(order.price, has);
  const told = { order, invoice, url, today, withdrawUrl: withdrawUrl(services, order), changed, plan, over, covered };
  // The withdrawal itself mails a receipt (withdraw.ts).
  if (!withdrawn) await mailAboutOrder(tx, order, (hearer) => mail({ person: hearer, ...told }), now);
  if (after === 'paid')
    for (const open of await openOrders(tx, { familyId: family_id }))
      if (isCovered(open.price, plan.children)) await settleOrder(tx, actor, services, open, 'cancel');
  return { before, after };
}

/**
 * Paid places join the family's, until the end of the paid year: only those that the order pays, as earlier places may
 * have been paid back since. A refund takes its own places away, in the year they were for: those of a later year were
 * paid separately.
 * @returns the family's places now, and whether that changed.
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
    return { changed: true, plan: await becomes(has + added, last) };
  }
  const present = !isOver(order.price, today) && until === plan.until;
  if (after === 'refunded' && order.status === 'paid' && present) {
    const left = Math.min(has, Math.max(env.includedChildren, has - added));
    // Without a paid place no year runs, and the next order starts one.
    return { changed: left < has, plan: await becomes(left, left > env.includedChildren ? until : null) };
  }
  return { changed: false, plan };
}

/**
 * @returns the attachment of the mail: a credit note for a cancelled order, a new invoice if the old one was credited
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

/** Finds the buyer, as on the documents of the order. */
async function buyerOf(tx: Tx, order: OrderRow): Promise<UserRow> {
  const [person] = await tx.select().from(users).where(eq(users.id, order.ordered_by));
  if (!person) throw new Error('The buyer is gone, which foreign keys forbid.');
  return person;
}
