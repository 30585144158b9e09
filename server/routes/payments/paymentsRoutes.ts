import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { Checkout, OrderParams } from '../../../domain/wire/order.ts';
import { acceptUrlEncoded } from '../../http/formFields.ts';
import { checkPayment } from '../../actions/orders/checkPayment.ts';
import { payOrder } from '../../actions/orders/payOrder.ts';
import { ProviderDown } from '../../payments/mollie.ts';
import { paymentByProviderId } from '../../repositories/payments.ts';
import type { Services } from '../../services.ts';
import { emptyAnswer } from '../schema.ts';
import { needTrueClock } from '../../policies/trueClock.ts';

/** Paying an order at Mollie, and Mollie's notifications. */
export function paymentsRoutes(services: Services): FastifyPluginAsync {
  const { db, env, log } = services;
  return (instance) => {
    acceptUrlEncoded(instance);
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.post(
      '/order/:hashid/pay',
      { config: { access: 'manager' }, schema: { params: OrderParams, response: { 200: Checkout } } },
      async ({ actor, params }) => ({ checkout: await payOrder(actor, services, params.hashid) }),
    );

    // Only the id is read, and only to ask Mollie itself. The answer is the same for any id (S-128).
    app.post(
      '/payments/webhook',
      {
        config: { access: 'public' },
        schema: { consumes: ['application/x-www-form-urlencoded'], response: { 200: emptyAnswer } },
      },
      async (request) => {
        // Mollie repeats it for a day, and we ask ourselves once the clock is right.
        needTrueClock(services);
        const id = typeof request.body === 'string' ? new URLSearchParams(request.body).get('id') : null;
        const payment = env.mollie && id ? await paymentByProviderId(db, id) : undefined;
        if (!env.mollie || !payment) return {};
        try {
          await checkPayment(services, env.mollie, payment);
        } catch (error) {
          // We also ask ourselves: nothing is lost.
          if (!(error instanceof ProviderDown)) throw error;
          log.warn(
            { payment: payment.provider_id },
            'Mollie could not be asked about a payment; it is asked again later',
          );
        }
        return {};
      },
    );
    return Promise.resolve();
  };
}
