import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appConfig } from '../appConfig.ts';
import { notFound } from '../http/errors.ts';
import { withHead } from '../openPages/indexedScreens.ts';
import { contentSecurityPolicy, sampleSecurityPolicy } from './contentSecurityPolicy.ts';
import { sendError } from './errorAnswers.ts';
import { preloads, providerAddresses, scriptHashes } from './pageParts.ts';

/**
 * The first part of every path the app has a page for; anything else gets the app too (it shows its 404), with status
 * 404.
 */
const SIGNED_IN = [
  '', 'overzicht', 'jaaropgave', 'gelijk-delen', 'plan', 'meldingen', 'familiebeheer', 'lening', 'ondertekenen',
  'admin', 'profiel', 'meedoen', 'eigen-familie',
]; // prettier-ignore
const OPEN = [
  'register', 'melding', 'controle', 'inzage', 'herroepen', 'mfa', 'logout', 'error', 'error-404', 'onderhoud', 'aangemeld',
]; // prettier-ignore
/** The sample family, whose screens have paths beneath it. */
const SAMPLE = 'voorbeeld';
const PAGES = [...SIGNED_IN, ...OPEN, SAMPLE];
const SERVERS_OWN = ['api', 'oidc', 'assets'];

/** Serves the built app: hashed assets for ever, the page itself fresh with a nonce, and history mode. */
export async function addAppShell(app: FastifyInstance, folder: string | null): Promise<void> {
  if (folder !== null) await addFiles(app, folder);
  const page = folder === null ? null : withSettings(readFileSync(path.join(folder, 'index.html'), 'utf8'), app);
  const scripts = scriptHashes(page ?? '');
  const addresses = providerAddresses(app);
  const preloadsOf = preloads(folder ?? '');

  const shell = async (status: number, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (page === null) return sendError(notFound(), reply);
    const nonce = randomBytes(16).toString('base64');
    const policyOf = firstPart(request) === SAMPLE ? sampleSecurityPolicy : contentSecurityPolicy;
    const provider = JSON.stringify(await addresses()).replaceAll('<', '\\u003c');
    return reply
      .code(status)
      .header('content-security-policy', policyOf(app.services.env, nonce, scripts))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(
        withHead(page, app.services.env.publicUrl, request.url.split('?')[0] ?? '')
          .replaceAll('__NONCE__', nonce)
          .replace('__PROVIDER__', () => provider)
          .replace('</head>', () => `${preloadsOf(...pageOf(request))}</head>`),
      );
  };
  app.get('/', (request, reply) => shell(200, request, reply));
  app.get('/index.html', (request, reply) => shell(200, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const first = firstPart(request);
    return first === null ? sendError(notFound(), reply) : shell(PAGES.includes(first) ? 200 : 404, request, reply);
  });
}

/** The settings are sent in the page: asking for them costs the first screen a round trip (docs/performance.md). */
const withSettings = (html: string, { services }: FastifyInstance): string =>
  html.replace('__CONFIG__', () => JSON.stringify(appConfig(services.env)).replaceAll('<', '\\u003c'));

/**
 * The name of the page in the build, and whether it needs a login. A name is in the path; a subpath (/admin/…) may be
 * another page, which is loaded when the app asks for it.
 */
function pageOf(request: FastifyRequest): [name: string, signsIn: boolean] {
  const parts = (request.url.split('?')[0] ?? '').split('/').slice(1);
  const [first = '', second] = parts;
  const name = first === '' ? 'overzicht' : first === 'familiebeheer' ? (second ?? '') : first;
  return [name === 'admin' && second !== undefined ? '' : name, SIGNED_IN.includes(first)];
}

/** The first part of the path of a page; null for a path that can only be a file or a call (S-94, S-153). */
function firstPart(request: FastifyRequest): string | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const [pathname = ''] = request.url.split('?');
  const parts = pathname.split('/').slice(1);
  const [first = ''] = parts;
  if (SERVERS_OWN.includes(first)) return null;
  // No address of ours has a dot or a percent sign. A person who follows or types one sees the app say so; for
  // a program it is a missing file.
  const looksLikeFile = parts.some((part) => part.includes('.') || part.includes('%'));
  return looksLikeFile && !(request.headers.accept ?? '').includes('text/html') ? null : first;
}

async function addFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    // The open pages of the build lack the settings: their own paths have them whole (plugins/openPages.ts).
    allowedPath: (file) => !file.startsWith('/open/'),
    cacheControl: false,
    setHeaders: (response, file) => {
      const hashed = path.relative(folder, file).startsWith(`assets${path.sep}`);
      response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
