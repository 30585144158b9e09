import { html } from '../../identity/pages/html.ts';
import { CALCULATORS, pathOf } from '../../calculators/page.ts';
import type { IsoDate } from '../../domain/dates/isoDate.ts';
import { calculatorPage, calculatorsPage } from './calculators.ts';
import type { OpenPage, Told } from './openPage.ts';
import { reachUs } from './seller.ts';
import { picturePath } from './screens.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';
import { access } from './access.ts';
import { welcome } from './welcome.ts';

export const STYLES_PATH = '/open/lezen.css';

/** The pages that every open page leads to, by their path, in the order of their links. */
const LINKED: Readonly<Record<string, OpenPage>> = {
  '/welkom': welcome,
  '/rekenen': calculatorsPage,
  '/privacy': privacy,
  '/voorwaarden': terms,
  '/toegankelijkheid': access,
};

/** Every open page by its path. */
export const OPEN_PAGES: Readonly<Record<string, OpenPage>> = {
  ...LINKED,
  ...Object.fromEntries(CALCULATORS.map((one) => [pathOf(one), calculatorPage(one)])),
};

/** A whole page: no inline script, no inline style. @param today the day in the Netherlands */
export function openPage(path: string, page: OpenPage, told: Told, today: IsoDate): string {
  const { title, description, body, script } = page;
  const address = `${told.publicUrl}${path}`;
  const links = Object.entries(LINKED).map(
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
        <meta name="description" content="${description}" />
        <link rel="canonical" href="${address}" />
        <meta property="og:title" content="${title}" />
        <meta property="og:description" content="${description}" />
        <meta property="og:type" content="website" />
        <meta property="og:url" content="${address}" />
        <meta property="og:locale" content="nl_NL" />
        <meta property="og:image" content="${told.publicUrl}${picturePath('overzicht', 'light')}" />
        <link rel="stylesheet" href="${STYLES_PATH}" />
        ${script === undefined ? null : html`<script src="${script}" defer></script>`}
      </head>
      <body>
        <header><a class="brand" href="/welkom">Onderling</a> <a href="/overzicht">Inloggen</a></header>
        <main>
          <h1>${title}</h1>
          ${body(told, today)}
        </main>
        <footer>
          <p>Vraag, bezwaar of klacht? Dan ${reachUs(told.contact)}. Dat kan ook zonder account.</p>
          <nav aria-label="Over Onderling">
            <ul>
              ${links}
              <li><a href="/herroepen">Bestelling herroepen</a></li>
              <li><a href="${told.chatUrl}" target="_blank" rel="noopener noreferrer">Chat met ons</a></li>
            </ul>
          </nav>
        </footer>
      </body>
    </html>`.markup;
}
