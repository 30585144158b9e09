import type { OrderInvoice } from '../../../domain/wire/order.ts';
import { invoiceNumber } from '../../../domain/orders/invoiceNames.ts';
import { fullName } from '../../../domain/names/name.ts';
import type { Visitor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { families } from '../../db/schema.ts';
import { newHashid } from '../../hashid.ts';
import type { UserRow } from '../../repositories/family.ts';
import { insertInvoice, type InvoiceRow, invoicesOf, nextInvoiceNumber } from '../../repositories/invoices.ts';
import type { OrderRow } from '../../repositories/orders.ts';
import type { Services } from '../../services.ts';

/** The buyer of an order, as on its documents. */
export interface Buyer {
  family: typeof families.$inferSelect;
  person: UserRow;
}

/** Gives an order its invoice, or the credit note that cancels its last invoice; its content never changes afterwards. */
export async function issueInvoice(
  tx: Tx,
  { now, today }: Pick<Visitor, 'now' | 'today'>,
  { env }: Pick<Services, 'env'>,
  order: OrderRow,
  buyer: Buyer,
  paper: { kind: OrderInvoice['kind']; code: string | null; settled: boolean },
): Promise<InvoiceRow> {
  const earlier = await invoicesOf(tx, [order.id]);
  const credited = paper.kind === 'credit' ? earlier.findLast(({ kind }) => kind === 'invoice') : undefined;
  // A credit note is from the sender of the invoice, even if the seller's data changed since.
  const seller = credited?.content.seller ?? env.seller;
  if (!seller) throw new Error('An invoice needs a seller.');
  const year = Number(today.slice(0, 4));
  const number = await nextInvoiceNumber(tx, year);
  return insertInvoice(
    tx,
    { familyId: order.family_id },
    {
      order_id: order.id,
      hashid: newHashid(),
      kind: paper.kind,
      year,
      number,
      created_at: now,
      content: {
        kind: paper.kind,
        number: invoiceNumber({ year, number }),
        credits: credited ? invoiceNumber(credited) : null,
        date: today,
        seller,
        buyer: credited?.content.buyer ?? {
          name: fullName(buyer.person),
          family: buyer.family.name,
          email: buyer.person.email,
        },
        price: order.price,
        code: paper.code,
        reference: order.reference,
        settled: paper.settled,
      },
    },
  );
}
