import type { FastifyInstance } from 'fastify';
import type { Access } from '../caller.ts';

/**
 * Keeps the list of the API's routes, and refuses one that does not say who may call it: a forgotten declaration must
 * stop the start, not open a door.
 */
export function addRouteTable(app: FastifyInstance): void {
  const routes: { method: string; url: string; access: Access }[] = [];
  app.decorate('apiRoutes', routes);
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) return;
    const access = route.config?.access;
    if (access === undefined)
      throw new Error(`Route ${String(route.method)} ${route.url} does not declare config.access.`);
    for (const method of [route.method].flat()) routes.push({ method, url: route.url, access });
  });
}
