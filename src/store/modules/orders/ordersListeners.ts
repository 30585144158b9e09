import type { StartListening } from '../../startListening.ts';
import { ordersApi } from './ordersApi.ts';

export function startOrdersListeners(startListening: StartListening): void {
  startListening({
    matcher: ordersApi.endpoints.startPayment.matchFulfilled,
    effect: function onPaymentStarted({ payload }, { extra }) {
      extra.ports.leave(payload.checkout);
    },
  });
}
