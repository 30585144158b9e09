import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { OrderParams, OrderPrice, OrderRequest, OrdersAnswer, QuoteRequest } from '../../../domain/wire/order.ts';
import { Withdrawal, WithdrawalAnswer } from '../../../domain/wire/withdrawal.ts';
import { limitAttempts, limitNetwork } from '../../attempts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../http/errors.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { findReferences } from '../../../domain/orders/reference.ts';
import { invoiceFileName } from '../../../domain/orders/invoiceNames.ts';
import { offer } from '../../actions/orders/offer.ts';
import { placeOrder } from '../../actions/orders/placeOrder.ts';
import { withdraw } from '../../actions/orders/withdraw.ts';
import { cancelOrder } from '../../actions/orders/cancelOrder.ts';
import { loadFamily } from '../../repositories/family.ts';
import { findInvoice } from '../../repositories/invoices.ts';
import type { Services } from '../../services.ts';
import { sendPdf } from '../../http/sendFile.ts';
import { fileAnswer, hashidQuery } from '../schema.ts';
import { ordersAnswer } from '../../actions/orders/ordersAnswer.ts';

/** Codes tried in ten minutes, per account and per network (S-144). */
const CODES = { account: 30, address: 90, seconds: 600 };

/** Addresses tried at one order in a day, from any network. */
const WITHDRAWALS_A_DAY = 20;

/** Routes for a family's orders: room for more members, and the documents that come with it. */
export function ordersRoutes(services: Services): FastifyPluginAsync {
  const { db } = services;

  const limitCodes = async ({ network, caller }: FastifyRequest, code: string | undefined) => {
    if (!code) return;
    await limitAttempts(db, `order code ${caller.userId}`, CODES.account, CODES.seconds);
    await limitAttempts(db, `order code ${network}`, CODES.address, CODES.seconds);
  };

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get('/orders', { config: { access: 'manager' }, schema: { response: { 200: OrdersAnswer } } }, ({ actor }) =>
      ordersAnswer(db, actor, services),
    );

    app.post(
      '/order/quote',
      { config: { access: 'manager' }, schema: { body: QuoteRequest, response: { 200: OrderPrice } } },
      async (request) => {
        await limitCodes(request, request.body.code);
        const { family } = await loadFamily(db, request.caller);
        return (await offer(db, request.actor, services, family, request.body)).price;
      },
    );

    app.post(
      '/order',
      { config: { access: 'manager' }, schema: { body: OrderRequest, response: { 200: OrdersAnswer } } },
      async (request, reply) => {
        await limitCodes(request, request.body.code);
        return withIdempotency(request, reply, async (tx) => {
          const { actor, body } = request;
          await placeOrder(tx, actor, services, body);
          return { body: await ordersAnswer(tx, actor, services) };
        });
      },
    );

    app.post(
      '/order/:hashid/cancel',
      { config: { access: 'manager' }, schema: { params: OrderParams, response: { 200: OrdersAnswer } } },
      ({ actor, params }) =>
        inTransaction(db, async (tx) => {
          await cancelOrder(tx, actor, services, params.hashid);
          return ordersAnswer(tx, actor, services);
        }),
    );

    app.post(
      '/order/withdrawal',
      { config: { access: 'public' }, schema: { body: Withdrawal, response: { 200: WithdrawalAnswer } } },
      async ({ body, network, visitor }) => {
        await limitNetwork(db, 'withdrawal', network);
        await limitAttempts(db, `withdrawal of ${findReferences(body.reference).join()}`, WITHDRAWALS_A_DAY, 24 * 3600);
        return inTransaction(db, (tx) => withdraw(tx, visitor, services, body));
      },
    );

    app.get(
      '/invoice',
      {
        config: { access: 'manager' },
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
