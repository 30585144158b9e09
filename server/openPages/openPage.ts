import type { IsoDate } from '../../domain/dates/isoDate.ts';
import type { Html } from '../../identity/pages/html.ts';

/** A page that anybody reads without a login. */
export interface OpenPage {
  title: string;
  /** What it is about, in a sentence or two for who looks for it. */
  description: string;
  /** What the settings say stands in it as a `place()`. @param today the day in the Netherlands */
  body: (today: IsoDate) => Html;
  /** The path of the one script it has, where something on it can be tried. */
  script?: string;
}
