import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { Verification, VerificationAnswer } from '../../../domain/wire/security.ts';
import { resendVerification, verifyAddress } from '../../actions/verification/verifyAddress.ts';
import { limitNetwork } from '../../attempts.ts';
import { begunHere, keepArrival } from '../../http/browserMarks.ts';
import type { Services } from '../../services.ts';
import { emptyAnswer } from '../schema.ts';

/**
 * The mailed link that proves an address. Its page posts here at once, without a password, which is enough only in
 * the browser that made the account; in any other nothing changes until the password is given (docs/decisions/0036).
 */
export function verificationRoutes(services: Services): FastifyPluginAsync {
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.post(
      '/verification',
      { config: { access: 'public' }, schema: { body: Verification, response: { 200: VerificationAnswer } } },
      async ({ network, visitor, body, headers }, reply) => {
        await limitNetwork(services.db, 'verification', network);
        const arrival = await verifyAddress(visitor, services, body, begunHere(services.env, headers.cookie));
        if (arrival === null) return { verified: false };
        void reply.header('set-cookie', keepArrival(services.env, arrival));
        return { verified: true };
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
