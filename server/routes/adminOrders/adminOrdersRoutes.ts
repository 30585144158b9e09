import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { AdminOrder, AdminOrdersPage, AdminOrdersQuery, BankImport } from '../../../domain/wire/adminOrder.ts';
import { ADMIN_ORDER_SORTS } from '../../../domain/wire/choices/order.ts';
import { OrderParams } from '../../../domain/wire/order.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import type { Asker } from '../../line.ts';
import { importBankFile } from '../../orders/importBankFile.ts';
import { settleOrder } from '../../orders/settleOrder.ts';
import { type BankFile, UnreadableBankFile } from '../../payments/bankFile/entry.ts';
import { adminOrder, adminOrders } from '../../repositories/adminOrders.ts';
import { findAnyOrder } from '../../repositories/orders.ts';
import type { Services } from '../../services.ts';
import { readUploadedFile } from './readUploadedFile.ts';

const REFUNDED = 'Deze bestelling is al terugbetaald.';

/** The orders of all families, for administrators: what is unpaid, and what the bank says is paid. */
export function adminOrdersRoutes(services: Services): FastifyPluginAsync {
  const { db } = services;
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get(
      '/admin/orders',
      {
        config: { access: 'superadmin', looksAt: 'order_list' },
        schema: { querystring: AdminOrdersQuery, response: { 200: AdminOrdersPage } },
      },
      ({ query }) => {
        const { status = 'open', q = '', sort = '-created_at', page = '0', size = '25' } = query;
        const column = ADMIN_ORDER_SORTS.find((name) => name === sort.replace('-', '')) ?? 'created_at';
        return adminOrders(db, {
          status: status === 'all' ? null : status,
          search: q.trim(),
          sort: column,
          descending: sort.startsWith('-'),
          page: Number(page),
          size: Number(size),
        });
      },
    );

    app.post(
      '/admin/order/:hashid/paid',
      { config: { access: 'superadmin' }, schema: { params: OrderParams, response: { 200: AdminOrder } } },
      (request) =>
        inTransaction(db, async (tx) => {
          const order = await findAnyOrder(tx, { hashid: request.params.hashid });
          if (!order) throw notFound();
          const { after } = await settleOrder(tx, services, order, 'pay', request.visitor.record, request.caller);
          if (after !== 'paid') throw conflict(REFUNDED);
          const seen = await adminOrder(tx, order.hashid);
          if (!seen) throw notFound();
          return seen;
        }),
    );

    app.post(
      '/admin/bank-import',
      {
        config: { access: 'superadmin' },
        schema: { consumes: ['multipart/form-data'], response: { 200: BankImport } },
      },
      async (request) => {
        const file = await readFile(services, await readUploadedFile(request), request.caller.userId);
        const made = await importBankFile(services, file, request.visitor.record, request.caller);
        await request.visitor.record(db, {
          action: 'import',
          entity: 'bankfile',
          hashid: null,
          after: { format: made.format, lines: made.lines.length, paid: made.paid },
        });
        return made;
      },
    );
    return Promise.resolve();
  };
}

async function readFile({ bankFiles }: Services, bytes: Buffer, asker: Asker): Promise<BankFile> {
  try {
    return await bankFiles.read(bytes, asker);
  } catch (error) {
    throw error instanceof UnreadableBankFile ? invalid({ file: error.message }) : error;
  }
}
