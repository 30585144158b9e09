import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { LoginSession, PasswordChange, SessionId } from '../../../domain/wire/security.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { queueMail } from '../../mail/outbox.ts';
import { securityMail } from '../../mail/securityMail.ts';
import type { Services } from '../../services.ts';
import { emptyAnswer } from '../schema.ts';
import { ownAccounts, provePassword } from './ownAccount.ts';

/**
 * Where the caller is logged in, and their password. A session that ends here can't renew its token; that one lives 10
 * minutes at most.
 */
export function sessionsRoutes(services: Services): FastifyPluginAsync {
  const { db, clock, env } = services;
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const access = { config: { access: 'signedIn' as const } };

    app.get('/sessions', { ...access, schema: { response: { 200: Type.Array(LoginSession) } } }, (request) =>
      ownAccounts(services).sessions.list(db, request.caller.sub, request.token.sessionId),
    );

    app.delete(
      '/session',
      { ...access, schema: { body: SessionId, response: { 200: emptyAnswer } } },
      async (request) => {
        const { sessions } = ownAccounts(services);
        return inTransaction(db, async (tx) => {
          if (!(await sessions.end(tx, request.caller.sub, request.body.id))) throw notFound();
          await request.visitor.record(tx, { action: 'end', entity: 'session', hashid: request.caller.hashid });
          return {};
        });
      },
    );

    app.delete('/sessions', { ...access, schema: { response: { 200: emptyAnswer } } }, async (request) => {
      const { sessions } = ownAccounts(services);
      return inTransaction(db, async (tx) => {
        await sessions.endAllBut(tx, request.caller.sub, request.token.sessionId);
        await request.visitor.record(tx, { action: 'end_others', entity: 'session', hashid: request.caller.hashid });
        return {};
      });
    });

    app.post(
      '/profile/password',
      { ...access, schema: { body: PasswordChange, response: { 200: emptyAnswer } } },
      async (request) => {
        const accounts = ownAccounts(services);
        const { sub, hashid } = request.caller;
        await provePassword(services, request, request.body.current, 'current');
        return inTransaction(db, async (tx) => {
          const wrong = await accounts.setPassword(tx, sub, request.body.next, request.token.sessionId);
          if (wrong !== null) throw invalid({ next: wrong });
          await request.visitor.record(tx, { action: 'edit', entity: 'password', hashid });
          const email = await accounts.emailIn(tx, sub);
          if (email)
            await queueMail(tx, securityMail({ email, kind: 'password', url: env.publicUrl }), new Date(clock()));
          return {};
        });
      },
    );
    return Promise.resolve();
  };
}
