import { type Html, html } from '../../identity/pages/html.ts';
import { SHARED } from './screens.ts';

/** How a page describes itself elsewhere: in a search engine, or in a message it is shared in. */
interface Said {
  title: string;
  description: string;
}

/** The description, the canonical address and the picture of an open page. */
export const headOf = (publicUrl: string | Html, path: string, { title, description }: Said): Html => {
  const address = html`${publicUrl}${path}`;
  return html`<meta name="description" content="${description}" />
    <link rel="canonical" href="${address}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:type" content="website" />
    <meta property="og:url" content="${address}" />
    <meta property="og:locale" content="nl_NL" />
    <meta property="og:image" content="${publicUrl}${SHARED.path}" />
    <meta property="og:image:width" content="${SHARED.width}" />
    <meta property="og:image:height" content="${SHARED.height}" />
    <meta property="og:image:alt" content="${SHARED.alt}" />`;
};

/**
 * The screens of the app that may be found: anybody may use them, and they hold nobody's data. Only at exactly this
 * path: a subpath can be an invitation.
 */
export const INDEXED_SCREENS: Readonly<Record<string, Said>> = {
  '/controle': {
    title: 'Controle',
    description: 'Controleer of een contract of jaaropgave uit Onderling echt is. Het bestand blijft op je apparaat.',
  },
  '/register': {
    title: 'Maak je account',
    description: 'Maak een gratis account en leg vast wat jullie elkaar in de familie geven en lenen.',
  },
};

/** The page of the app as it is served at a path; for a screen that may be found, with its description. */
export function withHead(page: string, publicUrl: string, path: string): string {
  const said = Object.hasOwn(INDEXED_SCREENS, path) ? INDEXED_SCREENS[path] : undefined;
  if (said === undefined) return page;
  return page
    .replace(/<meta name="(?:robots|description)"[^>]*>/gu, '')
    .replace(/<title>[^<]*<\/title>/u, () => html`<title>${said.title} - Onderling</title>`.markup)
    .replace('</head>', () => `${headOf(publicUrl, path, said).markup}</head>`);
}
