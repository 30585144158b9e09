import type { Context } from './koa.ts';

/** The answer of one of our own steps: a page, or another address to go to. */
export type Answer = { page: string; status?: number; /** Seconds to wait. */ retryAfter?: number } | { to: string };

/** Sends an answer, which a browser or a proxy must never keep. */
export function send(ctx: Context, answer: Answer): void {
  ctx.set('Cache-Control', 'no-store');
  if ('to' in answer) {
    ctx.redirect(answer.to);
    ctx.status = 303;
    return;
  }
  if (answer.retryAfter !== undefined) ctx.set('Retry-After', String(Math.max(answer.retryAfter, 1)));
  ctx.status = answer.status ?? 200;
  ctx.type = 'html';
  ctx.body = answer.page;
}
