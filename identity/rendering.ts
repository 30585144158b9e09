import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import type { PageContext } from './pages/layout.ts';
import { logoutPage } from './pages/logoutPages.ts';
import { messagePage } from './pages/messagePage.ts';
import { REQUEST_ID } from './requestId.ts';
import { identityText } from './text.ts';

/**
 * The library's failures as a page of ours. Only shown when the answer can't go back to the app: the client or its
 * redirect address is wrong, or the login took too long.
 */
export const renderError =
  (pages: PageContext) =>
  (ctx: KoaContextWithOIDC, out: ErrorOut, error: Error): undefined => {
    ctx.type = 'html';
    const text = pageFor(ctx.status, error.name);
    const code = ctx.status < 500 ? '' : ` (code ${ctx.get(REQUEST_ID)})`;
    const details = `${technical(out)}${code}`;
    ctx.body = messagePage(pages, { ...text, ...(text === identityText.failed && { details }) });
  };

function pageFor(status: number, errorName: string): { title: string; text: string } {
  if (errorName === 'SessionNotFound') return identityText.expired;
  return status === 404 ? identityText.missing : identityText.failed;
}

const technical = ({ error, error_description }: ErrorOut) =>
  error_description === undefined ? error : `${error}: ${error_description}`;

/**
 * Asks before logging out, except for our own app's request: that names the session by its ID token or, when it holds
 * none, comes from a page of ours (W3C Fetch Metadata). A link, a form or a picture of another site can't claim so.
 */
export const renderLogout =
  (pages: PageContext) =>
  (ctx: KoaContextWithOIDC, form: string): undefined => {
    const hint = ctx.oidc.entities.IdTokenHint;
    const ours = hint === undefined ? fromOurPage(ctx) : hint.payload.sub === ctx.oidc.session?.accountId;
    ctx.type = 'html';
    ctx.body = logoutPage(pages, { form, ask: !ours });
  };

const fromOurPage = (ctx: KoaContextWithOIDC): boolean =>
  ctx.get('sec-fetch-site') === 'same-origin' && ctx.get('sec-fetch-dest') === 'document';

/** Where a logout without a return address ends. */
export const renderLoggedOut =
  (pages: PageContext) =>
  (ctx: KoaContextWithOIDC): undefined => {
    ctx.type = 'html';
    ctx.body = messagePage(pages, { title: identityText.logout.doneTitle, text: identityText.logout.done });
  };
