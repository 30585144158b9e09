import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { dressPage } from '../app/theme/dressPage.ts';
import { Fonts } from '../app/theme/fonts.tsx';
import { pinDay } from '../components/useToday.ts';
import { Catalogue } from './Catalogue.tsx';
import { DAY } from './day.ts';
import { everyEntry } from './everyEntry.ts';
import { Surroundings } from './Surroundings.tsx';

/**
 * The page at /catalogue of the development server; no part of the product (webpack.config.js). With
 * `?file=components/Amount.tsx` it has that file alone.
 */
const wanted = new URLSearchParams(location.search).get('file');
dressPage(window);
pinDay(DAY);
createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <Fonts />
    <Surroundings>
      <Catalogue entries={wanted === null ? everyEntry : everyEntry.filter(({ file }) => file === wanted)} />
    </Surroundings>
  </StrictMode>,
);
