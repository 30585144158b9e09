import { density, motion } from '../../components/preference.ts';
import { applyColourMode } from './colourMode.ts';
import { showColours } from './colourSheet.ts';

/** Gives the page its colours and the person's preferences, before React draws. */
export function dressPage(page: Window): void {
  applyColourMode(page.document.documentElement);
  showColours(page.document);
  density.apply();
  motion.apply();
  // notistack's styles ask for it when the first toast comes; the server writes a new one in every response.
  Object.assign(page, { __nonce__: page.document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content });
}
