import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { Verification } from '../../../domain/wire/security.ts';
import { resendVerification, verifyAddress } from '../../actions/verification/verifyAddress.ts';
import { limitNetwork } from '../../attempts.ts';
import type { Services } from '../../services.ts';
import { emptyAnswer } from '../schema.ts';

/** The mailed link that proves an address. Opening it changes nothing; its page asks for the password and posts here. */
export function verificationRoutes(services: Services): FastifyPluginAsync {
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.post(
      '/verification',
      { config: { access: 'public' }, schema: { body: Verification, response: { 200: emptyAnswer } } },
      async ({ network, visitor, body }) => {
        await limitNetwork(services.db, 'verification', network);
        await verifyAddress(visitor, services, body);
        return {};
      },
    );

    app.post(
      '/verification/resend',
      { config: { access: 'signedIn' }, schema: { response: { 200: emptyAnswer } } },
      async ({ actor }) => {
        await resendVerification(actor, services);
        return {};
      },
    );
    return Promise.resolve();
  };
}
