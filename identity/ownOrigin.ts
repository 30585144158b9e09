import type { Middleware } from './koa.ts';
import type { ProviderOptions } from './options.ts';

/** The library lets every site read its discovery document, its keys and its preflights; only our own app needs them (S-107). */
export function ownOriginOnly({ publicUrl }: Pick<ProviderOptions, 'publicUrl'>): Middleware {
  const own = new URL(publicUrl).origin;
  return async (ctx, next) => {
    await next();
    ctx.vary('Origin');
    if (ctx.get('Origin') === own) return;
    for (const name of Object.keys(ctx.response.headers)) if (name.startsWith('access-control-')) ctx.remove(name);
  };
}
