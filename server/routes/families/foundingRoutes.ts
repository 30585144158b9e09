import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { FoundingForm, JoinedFamily } from '../../../domain/wire/registration.ts';
import { foundAnother } from '../../actions/registration/foundAnother.ts';
import { limitAttempts, limitNetwork } from '../../attempts.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import type { Services } from '../../services.ts';

/** Foundings one account may ask for in a day: erasing a family makes room for another, but not without end (S-186). */
const PER_DAY = 20;
const DAY_SECONDS = 86_400;

/** POST /family: an account founds a family (docs/decisions/0018). */
export function foundingRoutes(services: Services): FastifyPluginAsync {
  return (instance) => {
    instance
      .withTypeProvider<TypeBoxTypeProvider>()
      .post(
        '/family',
        { config: { access: 'signedIn' }, schema: { body: FoundingForm, response: { 201: JoinedFamily } } },
        async (request, reply) => {
          const { actor, body, network } = request;
          // A founding counts with the registrations of its network.
          await limitNetwork(services.db, 'registration', network);
          await limitAttempts(services.db, `founding by ${actor.caller.sub}`, PER_DAY, DAY_SECONDS);
          return withIdempotency(request, reply, async (tx) => ({
            status: 201,
            body: { family: await foundAnother(tx, actor, services, body) },
          }));
        },
      );
    return Promise.resolve();
  };
}
