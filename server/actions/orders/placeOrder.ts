import { randomInt } from 'node:crypto';
import type { Actor } from '../../actor.ts';
import { fullName } from '../../../domain/names/name.ts';
import { printable } from '../../../domain/rules/printable.ts';
import { orderReference } from '../../../domain/orders/reference.ts';
import type { OrderRequest } from '../../../domain/wire/order.ts';
import type { Tx } from '../../db/database.ts';
import { conflict } from '../../http/errors.ts';
import { newHashid } from '../../hashid.ts';
import { orderPlacedMail } from '../../mail/orderMails.ts';
import { orRefuse } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import { stillManager } from '../../policies/managers.ts';
import { emailVerified } from '../../repositories/emailVerified.ts';
import { familyPeople } from '../../repositories/family.ts';
import { findAnyOrder, insertOrder, lockPlan, openOrders, type OrderRow } from '../../repositories/orders.ts';
import type { Services } from '../../services.ts';
import { limitAct } from '../limitAct.ts';
import { issueInvoice } from './issueInvoice.ts';
import { offer } from './offer.ts';
import { ordersUrl, withdrawUrl } from './ordersUrl.ts';
import { settleOrder } from './settleOrder.ts';
import { orderText } from './text.ts';
import { needTrueClock } from '../../policies/trueClock.ts';

/**
 * Orders room for more family members, at the server's price, with its invoice and its mail. One order can be open at a
 * time. Throws V422 by field, C409 if an order is open already, nothing is sold here, the price differs from the one
 * shown, the clock is in doubt or the caller's address is not verified, F403, R429.
 */
export async function placeOrder(tx: Tx, actor: Actor, services: Services, asked: OrderRequest): Promise<OrderRow> {
  const { caller, now } = actor;
  const { env } = services;
  if (!env.seller) throw conflict(orderText.notSold);
  // Its invoice would keep the number of a wrong year, and the order would lapse once the clock is right again.
  needTrueClock(services);
  // An order uses up an invoice number for good, and mails the invoice: never to a stranger's address.
  if (!(await emailVerified(tx, caller)))
    throw conflict(services.accounts ? orderText.verifyFirst : orderText.verifyThere);
  const family = await lockPlan(tx, caller);
  const person = stillManager(await familyPeople(tx, caller), caller);
  // The invoice does not change once it exists.
  const unprintable = printable(fullName(person)) ?? printable(family.name);
  if (unprintable !== null) throw conflict(unprintable);
  if ((await openOrders(tx, caller)).length > 0) throw conflict(orderText.alreadyOpen);
  const { price, code } = await offer(tx, actor, services, family, asked);
  if (asked.total !== undefined && asked.total !== price.total) throw conflict(orderText.priceChanged);
  await limitAct(tx, actor, 'order', '');
  const order = await insertOrder(tx, caller, {
    hashid: newHashid(),
    children: price.children,
    amount: price.total,
    status: 'open',
    price,
    reference: await freeReference(tx),
    partner_code_id: code?.id ?? null,
    ordered_by: person.id,
    created_at: now,
  });
  const free = price.total === 0;
  const invoice = await issueInvoice(
    tx,
    actor,
    services,
    order,
    { family, person },
    { kind: 'invoice', code: code?.code ?? null, settled: free },
  );
  await actor.record(tx, {
    action: 'add',
    entity: 'order',
    hashid: order.hashid,
    after: { children: order.children, amount: order.amount, code: code?.code ?? null },
  });
  if (free) {
    // Nothing to pay: it is settled automatically.
    await settleOrder(tx, { ...actor, caller: null }, services, order, 'pay');
  } else if (person.email !== '') {
    await queueMail(
      tx,
      {
        ...orderPlacedMail({
          person,
          order,
          seller: env.seller,
          invoice,
          url: ordersUrl(services, family.hashid),
          withdrawUrl: withdrawUrl(services, order),
        }),
        userId: person.id,
      },
      now,
      orRefuse,
    );
  }
  return order;
}

/** An unused reference. */
async function freeReference(tx: Tx): Promise<string> {
  for (;;) {
    const reference = orderReference(String(randomInt(10_000_000_000)).padStart(10, '0'));
    if (!(await findAnyOrder(tx, { reference }))) return reference;
  }
}
