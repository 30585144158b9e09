import type { OrderPrice, OrderRequest, OrdersAnswer, QuoteRequest } from '../../../../domain/wire/order.ts';
import { api } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';

/** An invoice as in its list. */
interface ListedInvoice {
  hashid: string;
  /** Without the folder: 'factuur-2026-00001.pdf'. */
  fileName: string;
}

/** The orders and invoices of the family. The server decides every price. */
export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrders: build.query<OrdersAnswer, void>({
      query: () => ({ url: 'orders' }),
    }),
    getQuote: build.query<OrderPrice, QuoteRequest>({
      query: (asked) => ({ url: 'order/quote', method: 'POST', body: asked }),
    }),
    placeOrder: build.mutation<OrdersAnswer, OrderRequest>({
      query: (asked) => ({ url: 'order', method: 'POST', body: asked, idempotent: true }),
    }),
    cancelOrder: build.mutation<OrdersAnswer, WithSuccessToast<{ hashid: string }>>({
      query: ({ hashid }) => ({ url: `order/${hashid}/cancel`, method: 'POST', retries: true, undoesUrl: 'order' }),
    }),
    startPayment: build.mutation<{ checkout: string }, string>({
      query: (hashid) => ({ url: `order/${hashid}/pay`, method: 'POST', retries: true }),
    }),
    downloadInvoice: build.mutation<null, ListedInvoice>({
      query: ({ hashid, fileName }) => ({ url: 'invoice', params: { hashid }, file: { saveAs: fileName } }),
    }),
  }),
});

export const {
  useGetOrdersQuery,
  useGetQuoteQuery,
  usePlaceOrderMutation,
  useCancelOrderMutation,
  useStartPaymentMutation,
  useDownloadInvoiceMutation,
} = ordersApi;
