import { FONT_NAMES, type FontName } from '../../identity/assets/fonts.ts';
import { html } from '../../identity/pages/html.ts';
import { CALCULATORS, pathOf } from '../../calculators/page.ts';
import type { IsoDate } from '../../domain/dates/isoDate.ts';
import { todayInAmsterdam } from '../../domain/dates/today.ts';
import { calculatorPage, calculatorsPage } from './calculators.ts';
import type { OpenPage } from './openPage.ts';
import { headOf } from './indexedScreens.ts';
import { place } from './places.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';
import { access } from './access.ts';
import { welcome } from './welcome.ts';

/** Where a font is; the path holds as long as a page in somebody's cache names it. */
export const fontPath = (name: FontName): string => `/open/${name}`;
export const STYLES_PATH = '/open/lezen.css';

/** The pages that every open page links to, by their path, in the order of their links. */
const LINKED: Readonly<Record<string, OpenPage>> = {
  '/welkom': welcome,
  '/rekenen': calculatorsPage,
  '/privacy': privacy,
  '/voorwaarden': terms,
  '/toegankelijkheid': access,
};

/** Every open page by its path. */
const PAGES: Readonly<Record<string, OpenPage>> = {
  ...LINKED,
  ...Object.fromEntries(CALCULATORS.map((one) => [pathOf(one), calculatorPage(one)])),
};
export const OPEN_PATHS: readonly string[] = Object.keys(PAGES);

/** The file of a page in the folder of the built app. */
export const fileOf = (path: string): string => `open${path}.html`;

/** A whole page: no inline script, no inline style. @param today the day in the Netherlands */
function openPage(path: string, page: OpenPage, today: IsoDate): string {
  const { title, body, script, opening, broad } = page;
  const heading = html`<h1>${title}</h1>`;
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
        ${headOf(place('publicUrl'), path, page)}
        ${FONT_NAMES.map(
          (name) => html`<link rel="preload" href="${fontPath(name)}" as="font" type="font/woff2" crossorigin />`,
        )}
        <link rel="stylesheet" href="${STYLES_PATH}" />
        ${script === undefined ? null : html`<script src="${script}" defer></script>`}
      </head>
      <body ${broad ? html`class="broad"` : null}>
        <header><a class="brand" href="/welkom">Onderling</a> <a href="/overzicht">Inloggen</a></header>
        <main>${opening === undefined ? heading : opening(heading)} ${body(today)}</main>
        <footer>
          <p>Vraag, bezwaar of klacht? Dan ${place('reachUs')}. Dat kan ook zonder account.</p>
          <nav aria-label="Over Onderling">
            <ul>
              ${links}
              <li><a href="/herroepen">Bestelling herroepen</a></li>
              <li><a href="${place('chatUrl')}" target="_blank" rel="noopener noreferrer">Chat met ons</a></li>
            </ul>
          </nav>
        </footer>
      </body>
    </html>`.markup;
}

/**
 * Every open page, by its path, as the build writes it: with a placeholder for each setting. @param moment whose day
 * the first answers begin from, in milliseconds since 1970
 */
export function drawPages(moment: number): Record<string, string> {
  const today = todayInAmsterdam(moment);
  return Object.fromEntries(Object.entries(PAGES).map(([path, page]) => [path, openPage(path, page, today)]));
}
