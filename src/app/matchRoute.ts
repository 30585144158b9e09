import { matchPath } from 'react-router-dom';
import type { AppRoute } from './appRoute.ts';

/** The row of the table that a path belongs to; null for a path that is not ours. */
export const matchRoute = (routes: readonly AppRoute[], pathname: string): AppRoute | null =>
  routes.find((route) => matchPath({ path: route.path, caseSensitive: true }, pathname) !== null) ?? null;
