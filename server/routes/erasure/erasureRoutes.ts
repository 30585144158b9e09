import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { ErasureAnswer, ErasureForm } from '../../../domain/wire/profile.ts';
import type { Services } from '../../services.ts';
import { erase } from '../../actions/erasure/erase.ts';

/** POST /erasure: the login is closed and what may go goes; the answer says what stays, and why. */
export function erasureRoutes(services: Services): FastifyPluginAsync {
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    app.post(
      '/erasure',
      { config: { access: 'signedIn' }, schema: { body: ErasureForm, response: { 200: ErasureAnswer } } },
      ({ actor, body }) => erase(actor, services, body),
    );
    return Promise.resolve();
  };
}
