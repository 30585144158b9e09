import type { KoaContextWithOIDC } from 'oidc-provider';
import { deviceName } from './device.ts';
import type { Middleware } from './koa.ts';
import type { ProviderOptions } from './options.ts';
import { recordSession } from './sessions.ts';

/** Notes after every issued token that its session was seen, on this device. A token without one is not ours. */
export function sessionRecorder({ db }: Pick<ProviderOptions, 'db'>): Middleware {
  return async (ctx, next) => {
    await next();
    if (ctx.path !== '/token' || ctx.status !== 200) return;
    const { entities } = (ctx as KoaContextWithOIDC).oidc;
    const source = entities.AuthorizationCode ?? entities.RefreshToken;
    const [id, sub] = [source?.sessionUid, entities.Account?.accountId];
    if (id !== undefined && sub !== undefined)
      await recordSession(db, { id, sub, device: deviceName(ctx.get('User-Agent')) });
  };
}
