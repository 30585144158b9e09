import type { IsoDate } from '../../domain/dates/isoDate.ts';
import type { Html } from '../../identity/pages/html.ts';
import type { Env } from '../env/settings.ts';

/** The settings the open pages speak of. */
export type Told = Pick<
  Env,
  | 'publicUrl'
  | 'contact'
  | 'seller'
  | 'chatUrl'
  | 'includedChildren'
  | 'pricePerChildCents'
  | 'vatPercent'
  | 'mollie'
  | 'sentryDsn'
>;

/** A page that anybody reads without a login. */
export interface OpenPage {
  title: string;
  /** What it is about, in a sentence or two for who looks for it. */
  description: string;
  /** @param today the day in the Netherlands */
  body: (told: Told, today: IsoDate) => Html;
  /** The path of the one script it has, where something on it can be tried. */
  script?: string;
}
