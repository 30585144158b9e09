import type { AdminOrder, AdminOrdersPage, BankImport } from '../../../../domain/wire/adminOrder.ts';
import type { ADMIN_ORDER_SORTS } from '../../../../domain/wire/choices/order.ts';
import type { OrderStatus } from '../../../../domain/wire/order.ts';
import { api, invalidateOnSuccess } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';
import { toFormData } from '../../api/formData.ts';
import type { Direction } from '../../../../domain/wire/choices/list.ts';

interface AdminOrdersArgs {
  status: OrderStatus | 'back' | 'all';
  q: string;
  sort: (typeof ADMIN_ORDER_SORTS)[number];
  direction: Direction;
  /** The page number, counted from 0. */
  page: number;
  size: number;
}

/** The orders of all families, for administrators: the unpaid ones, and payments by the bank's file. */
export const adminOrdersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminOrders: build.query<AdminOrdersPage, AdminOrdersArgs>({
      query: ({ status, q, sort, direction, page, size }) => ({
        url: 'admin/orders',
        params: { status, q, sort: direction === 'desc' ? `-${sort}` : sort, page: String(page), size: String(size) },
      }),
      providesTags: ['adminOrders'],
    }),
    /** The money arrived, as the administrator saw on the account. Idempotent. */
    markOrderPaid: build.mutation<AdminOrder, WithSuccessToast<{ hashid: string }>>({
      query: ({ hashid }) => ({ url: `admin/order/${encodeURIComponent(hashid)}/paid`, method: 'POST' }),
      // Also after a failure: the order differs from the list.
      invalidatesTags: ['adminOrders'],
    }),
    /** The administrator returned the money of an order. */
    markOrderReturned: build.mutation<AdminOrder, WithSuccessToast<{ hashid: string }>>({
      query: ({ hashid }) => ({ url: `admin/order/${encodeURIComponent(hashid)}/returned`, method: 'POST' }),
      invalidatesTags: ['adminOrders'],
    }),
    /** A bank's statement file: it pays the orders it names, and each line counts once. */
    importBankFile: build.mutation<BankImport, File>({
      query: (file) => ({ url: 'admin/bank-import', method: 'POST', body: toFormData({ file }) }),
      invalidatesTags: invalidateOnSuccess('adminOrders'),
    }),
  }),
});

export const {
  useGetAdminOrdersQuery,
  useMarkOrderPaidMutation,
  useMarkOrderReturnedMutation,
  useImportBankFileMutation,
} = adminOrdersApi;
