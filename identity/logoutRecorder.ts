import type { KoaContextWithOIDC } from 'oidc-provider';
import { recordAtProvider } from './auditEntries.ts';
import type { Middleware } from './koa.ts';
import type { ProviderOptions } from './options.ts';
import { sessions } from './sessions.ts';

/** Logs every confirmed logout with its person. A browser without a session leaves no line. */
export function logoutRecorder({ db }: Pick<ProviderOptions, 'db'>): Middleware {
  return async (ctx, next) => {
    await next();
    if (ctx.path !== '/session/end/confirm' || ctx.status !== 303) return;
    const { session, params } = (ctx as KoaContextWithOIDC).oidc;
    const sub = session?.accountId;
    if (session === undefined || sub === undefined || !params?.logout) return;
    // The library removed it; a request that was under way may have brought it back.
    await db.transaction((tx) => sessions.end(tx, sub, session.uid));
    await recordAtProvider(db, { sub, action: 'logout', entity: 'session', ip: ctx.ip });
  };
}
