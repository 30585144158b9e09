import type { Assets } from '../assets/assets.ts';
import { identityText } from '../text.ts';
import { html, type Html } from './html.ts';

/** The facts about its surroundings that every page needs. */
export interface PageContext {
  /** Where the app lives, without a trailing slash. */
  publicUrl: string;
  chatUrl: string;
  assets: Assets;
}

/**
 * A whole page in our look (docs/screens.md 6): the name, one card, the chat link. No inline style, no inline script.
 */
export function layout(
  { publicUrl, chatUrl, assets }: PageContext,
  page: { title: string; body: Html; script?: 'login' | 'logout' },
): string {
  const { markup } = html`<!DOCTYPE html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="${publicUrl}/icons/favicon.svg" type="image/svg+xml" />
        <title>${page.title} - ${identityText.appName}</title>
        <link rel="preload" href="${assets.url('figtree.woff2')}" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="${assets.url('inloggen.css')}" />
        ${page.script ? html`<script src="${assets.url(page.script === 'login' ? 'inloggen.js' : 'uitloggen.js')}" defer></script>` : null}
      </head>
      <body>
        <header class="top"><a class="brand" href="${publicUrl}/">${identityText.appName}</a></header>
        <main class="card">${page.body}</main>
        <aside aria-label="${identityText.help}">
          <a class="chat" href="${chatUrl}" target="_blank" rel="noopener noreferrer">${identityText.chat}</a>
        </aside>
      </body>
    </html> `;
  return markup;
}
