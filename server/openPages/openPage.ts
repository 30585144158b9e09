import type { IsoDate } from '../../domain/dates/isoDate.ts';
import type { Html } from '../../identity/pages/html.ts';

/** A page that anybody reads without a login. */
export interface OpenPage {
  title: string;
  /** Its subject, in a sentence or two for search results. */
  description: string;
  /** Text from the settings is a `place()` in it. @param today the day in the Netherlands */
  body: (today: IsoDate) => Html;
  /** The path of its only script, where something on it can be tried. */
  script?: string;
}
