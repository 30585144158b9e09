import type { Middleware } from './koa.ts';
import { holdsNul } from './nul.ts';
import type { ProviderOptions } from './options.ts';
import type { PageContext } from './pages/layout.ts';
import { messagePage } from './pages/messagePage.ts';
import { inDutch } from './pages/passingPage.ts';
import { REQUEST_ID } from './requestId.ts';
import { identityText } from './text.ts';

/**
 * Wraps every request: refuses text the database can't store (S-87), says in Dutch what is missing or broke, and turns
 * the library's one fixed page into Dutch.
 */
export function pageGuard(pages: PageContext, log: ProviderOptions['log']): Middleware {
  return async (ctx, next) => {
    const show = (status: number, message: { title: string; text: string; details?: string }) => {
      ctx.status = status;
      ctx.type = 'html';
      ctx.set('Cache-Control', 'no-store');
      ctx.body = messagePage(pages, message);
    };
    if (
      Object.values(ctx.query)
        .flat()
        .some((value) => value !== undefined && holdsNul(value))
    ) {
      show(400, identityText.failed);
      return;
    }
    try {
      await next();
    } catch (error) {
      const requestId = ctx.get(REQUEST_ID);
      log.error({ reqId: requestId, err: error }, 'the identity provider failed');
      show(500, { ...identityText.failed, details: `code ${requestId}` });
      return;
    }
    if (typeof ctx.body === 'string') ctx.body = inDutch(ctx.body);
    else if (ctx.status === 404 && !ctx.body) show(404, identityText.missing);
  };
}
