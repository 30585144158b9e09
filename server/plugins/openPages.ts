import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FONT_NAMES, fontFile } from '../../identity/assets/fonts.ts';
import { INDEXED_SCREENS } from '../openPages/indexedScreens.ts';
import { EXAMPLES, madeOnce } from '../openPages/examples.ts';
import { etagOf, matchesEtag } from '../http/matchesEtag.ts';
import { drawPages, fileOf, fontPath, OPEN_PATHS, STYLES_PATH } from '../openPages/page.ts';
import { filledIn } from '../openPages/places.ts';
import { pictureFile, picturePath, SCREENS, SHARED } from '../openPages/screens.ts';
import { robots, sitemap } from '../openPages/searchEngines.ts';
import { assetFolder } from '../workers.ts';
import { styles } from '../openPages/styles.ts';

/** Gives the page at a path as the build wrote it; an unbuilt checkout draws it as the build would. */
function readPages(built: string | null, moment: number): (path: string) => string {
  if (built !== null) return (open) => readFileSync(path.join(built, fileOf(open)), 'utf8');
  const drawn = drawPages(moment);
  return (open) => drawn[open] ?? '';
}

/**
 * The pages anybody reads without a login, which load nothing of the app: files of the build, with the settings filled
 * in at the start (docs/decisions/0012). @param built the folder of the built app
 */
export function addOpenPages(app: FastifyInstance, built: string | null): void {
  const { env, pdf, clock } = app.services;
  const config = { access: 'public' } as const;
  const pageAt = readPages(built, clock());
  for (const open of OPEN_PATHS) {
    const page = filledIn(pageAt(open), env);
    const etag = etagOf(page);
    app.get(open, { config, schema: { hide: true } }, (request, reply) => {
      reply.header('cache-control', 'no-cache');
      return matchesEtag(request, reply, etag)
        ? reply.code(304).send()
        : reply.type('text/html; charset=utf-8').send(page);
    });
    // A trailing slash means the page too.
    app.get(`${open}/`, { config, schema: { hide: true } }, ({ url }, reply) =>
      reply.redirect(url.replace(`${open}/`, open), 308),
    );
  }
  const sheet = styles(fontPath);
  app.get(STYLES_PATH, { config, schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(sheet),
  );
  for (const name of FONT_NAMES) {
    const bytes = fontFile(name);
    app.get(fontPath(name), { config, schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=2592000').type('font/woff2').send(bytes),
    );
  }
  for (const [path, type, text] of [
    ['/robots.txt', 'text/plain', robots(env.publicUrl)],
    ['/sitemap.xml', 'application/xml', sitemap(env.publicUrl, [...OPEN_PATHS, ...Object.keys(INDEXED_SCREENS)])],
  ] as const)
    app.get(path, { config, schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(text),
    );
  const pictures = SCREENS.flatMap(({ name }) =>
    (['light', 'dark'] as const).map(
      (scheme) => [picturePath(name, scheme), pictureFile(name, scheme), 'webp'] as const,
    ),
  );
  for (const [at, file, type] of [...pictures, [SHARED.path, SHARED.file, 'jpeg'] as const]) {
    const bytes = readFileSync(path.join(assetFolder('openPages/pictures'), file));
    app.get(at, { config, schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(`image/${type}`).send(bytes),
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
