import type { Middleware } from '../koa.ts';
import type { Assets } from './assets.ts';

/** Serves /assets/<name>; with its own version in the query a browser keeps it for good. */
export const assetsRoute =
  (assets: Assets): Middleware =>
  (ctx, next) => {
    const name = /^\/assets\/([\w.]+)$/.exec(ctx.path)?.[1];
    const asset = name === undefined || !['GET', 'HEAD'].includes(ctx.method) ? undefined : assets.find(name);
    if (!asset) return next();
    ctx.set('Content-Type', asset.type);
    ctx.set(
      'Cache-Control',
      ctx.query.v === asset.version ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    );
    ctx.body = asset.body;
    return undefined;
  };
