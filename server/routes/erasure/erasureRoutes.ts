import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { ErasureAnswer, ErasureForm } from '../../../domain/wire/profile.ts';
import { CurrentUser } from '../../../domain/wire/user.ts';
import { askErasure, withdrawErasure } from '../../actions/erasure/ask.ts';
import { currentUser } from '../../actions/users/currentUser.ts';
import type { Services } from '../../services.ts';

/**
 * POST /erasure: in a week the login is closed and the erasable data go; the answer says what stays, and why. DELETE
 * /erasure cancels it.
 */
export function erasureRoutes(services: Services): FastifyPluginAsync {
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    app.post(
      '/erasure',
      { config: { access: 'signedIn' }, schema: { body: ErasureForm, response: { 200: ErasureAnswer } } },
      ({ actor, body }) => askErasure(actor, services, body),
    );
    app.delete(
      '/erasure',
      { config: { access: 'signedIn' }, schema: { response: { 200: CurrentUser } } },
      async ({ actor }) => {
        await withdrawErasure(actor, services);
        return currentUser(services.db, services, actor.caller);
      },
    );
    return Promise.resolve();
  };
}
