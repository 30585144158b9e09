import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { OrderParams, OrderPrice, OrderRequest, OrdersAnswer } from '../../../domain/wire/order.ts';
import { limitAttempts } from '../../attempts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { invoiceFileName } from '../../../domain/orders/invoiceNames.ts';
import { offer } from '../../orders/offer.ts';
import { placeOrder } from '../../orders/placeOrder.ts';
import { settleOrder } from '../../orders/settleOrder.ts';
import { orderText } from '../../orders/text.ts';
import { loadFamily } from '../../repositories/family.ts';
import { findInvoice } from '../../repositories/invoices.ts';
import { findOrder } from '../../repositories/orders.ts';
import type { Services } from '../../services.ts';
import { sendPdf } from '../../http/sendFile.ts';
import { fileAnswer, hashidQuery } from '../schema.ts';
import { ordersAnswer } from './ordersAnswer.ts';

/** Codes tried in ten minutes, per account and per address of origin (S-144). */
const CODES = { account: 30, address: 90, seconds: 600 };

/** What a family orders: room for more members, and the papers of it. */
export function ordersRoutes(services: Services): FastifyPluginAsync {
  const { db } = services;

  const limitCodes = async ({ network, caller }: FastifyRequest, code: string | undefined) => {
    if (!code) return;
    await limitAttempts(db, `order code ${caller.userId}`, CODES.account, CODES.seconds);
    await limitAttempts(db, `order code ${network}`, CODES.address, CODES.seconds);
  };

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get('/orders', { config: { access: 'parent' }, schema: { response: { 200: OrdersAnswer } } }, (request) =>
      ordersAnswer(db, services, request.caller),
    );

    app.post(
      '/order/quote',
      { config: { access: 'parent' }, schema: { body: OrderRequest, response: { 200: OrderPrice } } },
      async (request) => {
        await limitCodes(request, request.body.code);
        const { family } = await loadFamily(db, request.caller);
        return (await offer(db, services, family, request.body)).price;
      },
    );

    app.post(
      '/order',
      { config: { access: 'parent' }, schema: { body: OrderRequest, response: { 200: OrdersAnswer } } },
      async (request, reply) => {
        await limitCodes(request, request.body.code);
        return withIdempotency(request, reply, async (tx) => {
          await placeOrder(tx, request, services, request.body);
          return { body: await ordersAnswer(tx, services, request.caller) };
        });
      },
    );

    app.post(
      '/order/:hashid/cancel',
      { config: { access: 'parent' }, schema: { params: OrderParams, response: { 200: OrdersAnswer } } },
      (request) =>
        inTransaction(db, async (tx) => {
          const order = await findOrder(tx, request.caller, request.params.hashid);
          if (!order) throw notFound();
          const { after } = await settleOrder(tx, services, order, 'cancel', request.visitor.record, request.caller);
          if (after !== 'cancelled') throw conflict(orderText.alreadyPaid);
          return ordersAnswer(tx, services, request.caller);
        }),
    );

    app.get(
      '/invoice',
      {
        config: { access: 'parent' },
        schema: { querystring: hashidQuery, response: { 200: fileAnswer('application/pdf') } },
      },
      async (request, reply) => {
        const invoice = await findInvoice(db, request.caller, request.query.hashid);
        if (!invoice) throw notFound();
        const pdf = await services.pdf.invoice(invoice.content, request.caller.userId);
        return sendPdf(reply, pdf, invoiceFileName(invoice));
      },
    );
    return Promise.resolve();
  };
}
