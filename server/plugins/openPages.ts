import type { FastifyInstance } from 'fastify';
import { OPEN_PAGES, openPage, STYLES_PATH } from '../openPages/page.ts';
import { styles } from '../openPages/styles.ts';

/** The pages anybody reads without a login: whole answers of the server, which load nothing of the app. */
export function addOpenPages(app: FastifyInstance): void {
  const { env } = app.services;
  const config = { access: 'public' } as const;
  for (const [path, page] of Object.entries(OPEN_PAGES))
    app.get(path, { config, schema: { hide: true } }, (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(openPage(path, page, env)),
    );
  app.get(STYLES_PATH, { config, schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(styles),
  );
}
