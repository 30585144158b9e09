import { createContext, type ReactNode } from 'react';
import type { AppRoute } from './appRoute.ts';
import { routes } from './routes.ts';

/** Which app is shown: the product, or the sample of it (sample/startSample.tsx). */
interface Shown {
  routes: readonly AppRoute[];
  /** The path that all of its addresses begin with. */
  basename?: string;
  /** Shown next to every screen. */
  beside?: ReactNode;
}

export const ShownContext = createContext<Shown>({ routes });
