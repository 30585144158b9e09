import type { Context } from './koa.ts';

/** Did another site's page send this form? Browsers name the origin of every posted form (S-106). */
export const isForeign = (ctx: Context, publicUrl: string): boolean => {
  const sender = ctx.get('Origin');
  return (sender !== '' && sender !== new URL(publicUrl).origin) || ctx.get('Sec-Fetch-Site') === 'cross-site';
};
