import type { ComponentType } from 'react';
import type { AppDispatch } from '../store/index.ts';
import { taskEnded, taskStarted } from '../store/modules/loading/loadingSlice.ts';
import { lazyPart } from './lazyPart.tsx';
import type { AppRoute } from './appRoute.ts';

/**
 * The page of every route as a component whose chunk is fetched when it is first shown, as a named loading task
 * (R-4.9).
 */
export const lazyPages = (routes: readonly AppRoute[], dispatch: AppDispatch): [AppRoute, ComponentType][] =>
  routes.map((route) => [route, lazyPage(route, dispatch)]);

const lazyPage = (route: AppRoute, dispatch: AppDispatch): ComponentType =>
  lazyPart(route.load, async () => {
    // React asks for the chunk while rendering, when the store may not change.
    await Promise.resolve();
    const id = `page-${route.name}`;
    // The previous page stays until this one is loaded.
    dispatch(taskStarted({ id, name: id, kind: 'refresh' }));
    try {
      return await route.load();
    } finally {
      dispatch(taskEnded(id));
    }
  });
