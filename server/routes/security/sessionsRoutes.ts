import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { LoginSession, PasswordChange, SessionId } from '../../../domain/wire/security.ts';
import { ownAccounts } from '../../actions/security/ownAccount.ts';
import { changePassword, endOtherSessions, endSession } from '../../actions/security/sessions.ts';
import type { Services } from '../../services.ts';
import { emptyAnswer } from '../schema.ts';

/**
 * Where the caller is logged in, and their password. A session that ends here can't renew its token; that one lives 10
 * minutes at most.
 */
export function sessionsRoutes(services: Services): FastifyPluginAsync {
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const access = { config: { access: 'signedIn' as const } };

    app.get('/sessions', { ...access, schema: { response: { 200: Type.Array(LoginSession) } } }, ({ caller, token }) =>
      ownAccounts(services).sessions.list(services.db, caller.sub, token.sessionId),
    );

    app.delete(
      '/session',
      { ...access, schema: { body: SessionId, response: { 200: emptyAnswer } } },
      async ({ actor, body }) => {
        await endSession(actor, services, body.id);
        return {};
      },
    );

    app.delete('/sessions', { ...access, schema: { response: { 200: emptyAnswer } } }, async ({ actor }) => {
      await endOtherSessions(actor, services);
      return {};
    });

    app.post(
      '/profile/password',
      { ...access, schema: { body: PasswordChange, response: { 200: emptyAnswer } } },
      async ({ actor, body }) => {
        await changePassword(actor, services, body);
        return {};
      },
    );
    return Promise.resolve();
  };
}
