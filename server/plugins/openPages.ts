import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { todayInAmsterdam } from '../../domain/dates/today.ts';
import { EXAMPLES, madeOnce } from '../openPages/examples.ts';
import { OPEN_PAGES, openPage, STYLES_PATH } from '../openPages/page.ts';
import { pictureFile, picturePath, SCREENS } from '../openPages/screens.ts';
import { robots, sitemap } from '../openPages/searchEngines.ts';
import { assetFolder } from '../workers.ts';
import { styles } from '../openPages/styles.ts';

/** The pages anybody reads without a login: whole answers of the server, which load nothing of the app. */
export function addOpenPages(app: FastifyInstance): void {
  const { env, pdf, clock } = app.services;
  const config = { access: 'public' } as const;
  for (const [path, page] of Object.entries(OPEN_PAGES))
    app.get(path, { config, schema: { hide: true } }, (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(openPage(path, page, env, todayInAmsterdam(clock()))),
    );
  app.get(STYLES_PATH, { config, schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(styles),
  );
  for (const [path, type, text] of [
    ['/robots.txt', 'text/plain', robots(env.publicUrl)],
    ['/sitemap.xml', 'application/xml', sitemap(env.publicUrl, Object.keys(OPEN_PAGES))],
  ] as const)
    app.get(path, { config, schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(text),
    );
  const folder = assetFolder('openPages/pictures');
  for (const { name } of SCREENS)
    for (const scheme of ['light', 'dark'] as const) {
      const bytes = readFileSync(path.join(folder, pictureFile(name, scheme)));
      app.get(picturePath(name, scheme), { config, schema: { hide: true } }, (_request, reply) =>
        reply.header('cache-control', 'public, max-age=3600').type('image/webp').send(bytes),
      );
    }
  for (const [at, make] of Object.entries(EXAMPLES)) {
    const made = madeOnce(() => make(pdf));
    app.get(at, { config, schema: { hide: true } }, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('application/pdf')
        .send(await made()),
    );
  }
}
