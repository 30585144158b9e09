import { type Html, html } from '../../identity/pages/html.ts';

type Scheme = 'light' | 'dark';

/** A screen of the product, of the sample family: its content, described for people who see it and people who do not. */
interface Screen {
  name: string;
  caption: string;
  alt: string;
}

/** Pictures of the product itself, taken of the sample family (docs/decisions/0012). */
export const SCREENS: readonly Screen[] = [
  {
    name: 'overzicht',
    caption: 'Het overzicht: wat je nu te doen hebt, wat er is geschonken en geleend, en wat er nog openstaat.',
    alt: 'Het overzicht van familie De Vries. Bovenaan staat de volgende stap, daaronder staan de totalen.',
  },
  {
    name: 'lening',
    caption: 'Een lening: wat er nog openstaat, wat de volgende termijn is, en hoe het verder loopt.',
    alt: 'De pagina van een lening. Je ziet het bedrag dat nog openstaat, de betalingen en een grafiek van het verloop.',
  },
  {
    name: 'jaaropgave',
    caption: 'De jaaropgave: de bedragen voor je aangifte, in de woorden van het formulier.',
    alt: 'De jaaropgave van Jan de Vries. Bij elk bedrag staat in welk vak van de aangifte het hoort.',
  },
];

const PICTURE = { width: 1200, height: 800 } as const;

export const pictureFile = (name: string, scheme: Scheme): string => `${name}-${scheme}.webp`;
export const picturePath = (name: string, scheme: Scheme): string => `/open/${pictureFile(name, scheme)}`;

/**
 * The preview picture of a shared open page: the overview, cropped to the shape that networks show, in a format that
 * each of them takes.
 */
export const SHARED = {
  file: 'delen.jpg',
  path: '/open/delen.jpg',
  alt: SCREENS[0]?.alt ?? '',
  width: 1200,
  height: 630,
} as const;

/** The pictures one below the other, each with its description. */
export const screenList = (): Html[] =>
  SCREENS.map(
    ({ name, caption, alt }) =>
      html`<figure>
        <picture>
          <source srcset="${picturePath(name, 'dark')}" media="(prefers-color-scheme: dark)" />
          <img
            src="${picturePath(name, 'light')}"
            alt="${alt}"
            width="${PICTURE.width}"
            height="${PICTURE.height}"
            loading="lazy"
          />
        </picture>
        <figcaption>${caption}</figcaption>
      </figure>`,
  );
