import { sampleText } from '../../text/sample.ts';
import type { AppRoute } from '../appRoute.ts';
import { NotInSample } from './NotInSample.tsx';

/**
 * The screens of the sample by the names of their rows: what only looks at a family. A new screen is in it when its
 * answers are recorded (demo/recordSample.ts).
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
/** Where the router leads who comes to an address that is no screen. */
const ASTRAY = 'error-404';

/** What stands there instead: a link in the sample may lead to a screen of the product. */
const astray = { title: sampleText.notHere.title, load: () => Promise.resolve(NotInSample) };

/** Those rows, without a login: there is none in the sample. */
export const sampleRoutes = (routes: readonly AppRoute[]): AppRoute[] =>
  routes
    .filter(({ name }) => name === ASTRAY || LOOKING.includes(name))
    .map((row) => ({ ...row, access: 'open', ...(row.name === ASTRAY && astray) }));
