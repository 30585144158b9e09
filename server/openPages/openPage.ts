import type { IsoDate } from '../../domain/dates/isoDate.ts';
import type { Html } from '../../identity/pages/html.ts';

/** A page that anybody reads without a login. */
export interface OpenPage {
  title: string;
  /** Its subject, in a sentence or two for search results. */
  description: string;
  /** The part above the body, with the heading in it; the heading alone where there is none. */
  opening?: (heading: Html) => Html;
  /** Takes the width of a screen, and not that of a column of text. */
  broad?: true;
  /** Text from the settings is a `place()` in it. @param today the day in the Netherlands */
  body: (today: IsoDate) => Html;
  /** The path of its only script, where something on it can be tried. */
  script?: string;
}
