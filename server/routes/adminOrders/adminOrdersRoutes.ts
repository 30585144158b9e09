import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import {
  AdminOrder,
  AdminOrdersPage,
  AdminOrdersQuery,
  BankFile,
  BankImport,
} from '../../../domain/wire/adminOrder.ts';
import { ADMIN_ORDER_SORTS } from '../../../domain/wire/choices/order.ts';
import { OrderParams } from '../../../domain/wire/order.ts';
import { inTransaction } from '../../db/transaction.ts';
import { importBankFile } from '../../actions/orders/importBankFile.ts';
import { markPaid } from '../../actions/orders/markPaid.ts';
import { markReturned } from '../../actions/orders/markReturned.ts';
import { adminOrders } from '../../repositories/adminOrders.ts';
import type { Services } from '../../services.ts';
import { readBankFile } from './readBankFile.ts';

/** The orders of all families, for administrators: unpaid ones, and those the bank reports as paid. */
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
      ({ actor, params }) => inTransaction(db, (tx) => markPaid(tx, actor, services, params.hashid)),
    );

    app.post(
      '/admin/order/:hashid/returned',
      { config: { access: 'superadmin' }, schema: { params: OrderParams, response: { 200: AdminOrder } } },
      ({ actor, params }) => markReturned(actor, services, params.hashid),
    );

    app.post(
      '/admin/bank-import',
      {
        config: { access: 'superadmin', form: BankFile },
        schema: { consumes: ['multipart/form-data'], response: { 200: BankImport } },
      },
      async (request) => importBankFile(request.actor, services, await readBankFile(request)),
    );
    return Promise.resolve();
  };
}
