import { sampleText } from '../../text/sample.ts';
import type { AppRoute } from '../appRoute.ts';
import { NotInSample } from './NotInSample.tsx';

/**
 * The screens of the sample by the names of their rows: screens that only show a family. A new screen joins them when
 * its answers are recorded (demo/recordSample.ts).
 */
const LOOKING = [
  'overzicht',
  'lening',
  'gelijk-delen',
  'plan',
  'jaaropgave',
  'relaties',
  'wie-ziet-wat',
  'administratie',
  'meldingen',
  'profiel',
];
/** Where the router leads from an address without a screen. */
const ASTRAY = 'error-404';

/** Shown there instead: a link in the sample may lead to a screen of the product. */
const astray = { title: sampleText.notHere.title, load: () => Promise.resolve(NotInSample) };

/** Those rows, without a login: there is none in the sample. */
export const sampleRoutes = (routes: readonly AppRoute[]): AppRoute[] =>
  routes
    .filter(({ name }) => name === ASTRAY || LOOKING.includes(name))
    .map((row) => ({ ...row, access: 'open', ...(row.name === ASTRAY && astray) }));
