import type { FastifyPluginAsync } from 'fastify';
import { limitNetwork } from '../../attempts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { acceptUrlEncoded } from '../../http/formFields.ts';
import { HttpError, notFound, unreadable } from '../../http/errors.ts';
import { endLogins } from '../../repositories/endedLogins.ts';
import type { Services } from '../../services.ts';
import { emptyAnswer } from '../schema.ts';

/** Where another provider reports that a login ended there (OpenID Connect Back-Channel Logout 1.0): its tokens end here too. */
export function logoutRoutes({ db, clock, log, verifyLogout }: Services): FastifyPluginAsync {
  return (app) => {
    acceptUrlEncoded(app);
    app.post(
      '/backchannel-logout',
      {
        config: { access: 'public' },
        schema: { consumes: ['application/x-www-form-urlencoded'], response: { 200: emptyAnswer } },
      },
      async ({ body, network }) => {
        if (!verifyLogout) throw notFound();
        const token = typeof body === 'string' ? new URLSearchParams(body).getAll('logout_token') : [];
        try {
          const logout = await verifyLogout(token.length === 1 ? String(token[0]) : '');
          if (!(await inTransaction(db, (tx) => endLogins(tx, logout, clock())))) throw unreadable();
        } catch (error) {
          // A provider sends as many as there are people; an invalid one comes from somebody else.
          if (error instanceof HttpError && error.statusCode === 400) await limitNetwork(db, 'logout token', network);
          throw error;
        }
        log.info('the identity provider ended a login');
        return {};
      },
    );
    return Promise.resolve();
  };
}
