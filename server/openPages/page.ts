import { html } from '../../identity/pages/html.ts';
import type { OpenPage, Told } from './openPage.ts';
import { reachUs } from './seller.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';
import { access } from './access.ts';
import { welcome } from './welcome.ts';

export const STYLES_PATH = '/open/lezen.css';

/** The open pages by their path, in the order of their links. */
export const OPEN_PAGES: Readonly<Record<string, OpenPage>> = {
  '/welkom': welcome,
  '/privacy': privacy,
  '/voorwaarden': terms,
  '/toegankelijkheid': access,
};

/** A whole page: no script, no inline style. */
export function openPage(path: string, { title, body }: OpenPage, told: Told): string {
  const links = Object.entries(OPEN_PAGES).map(
    ([to, { title: name }]) =>
      html`<li><a href="${to}" ${to === path ? html`aria-current="page"` : null}>${name}</a></li>`,
  );
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        <title>${title} - Onderling</title>
        <link rel="stylesheet" href="${STYLES_PATH}" />
      </head>
      <body>
        <header><a class="brand" href="/welkom">Onderling</a> <a href="/overzicht">Inloggen</a></header>
        <main>
          <h1>${title}</h1>
          ${body(told)}
        </main>
        <footer>
          <p>Vraag, bezwaar of klacht? Dan ${reachUs(told.contact)}. Dat kan ook zonder account.</p>
          <nav aria-label="Over Onderling">
            <ul>
              ${links}
              <li><a href="${told.chatUrl}" target="_blank" rel="noopener noreferrer">Chat met ons</a></li>
            </ul>
          </nav>
        </footer>
      </body>
    </html>`.markup;
}
