import type { Html } from '../../identity/pages/html.ts';
import type { Env } from '../env/settings.ts';

/** The settings the open pages speak of. */
export type Told = Pick<
  Env,
  'seller' | 'contact' | 'chatUrl' | 'includedChildren' | 'pricePerChildCents' | 'vatPercent' | 'mollie' | 'sentryDsn'
>;

/** A page that anybody reads without a login. */
export interface OpenPage {
  title: string;
  body: (told: Told) => Html;
}
