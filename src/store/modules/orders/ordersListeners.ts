import { refetchStale } from '../../api/refetchStale.ts';
import type { StartListening } from '../../startListening.ts';
import { ordersApi } from './ordersApi.ts';

export function startOrdersListeners(startListening: StartListening): void {
  refetchStale(startListening, ordersApi.endpoints.getOrders, ({ orders }) => orders);
  startListening({
    matcher: ordersApi.endpoints.startPayment.matchFulfilled,
    effect: function onPaymentStarted({ payload }, { extra }) {
      extra.ports.leave(payload.checkout);
    },
  });
}
