import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { issuerOf } from '../issuer.ts';

/** The policy's hashes of a page's inline scripts: a modified one does not run (S-105). */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** The part of the provider's published document that the app asks for: every page load carries it. */
const ADDRESSES = [
  'issuer',
  'authorization_endpoint',
  'token_endpoint',
  'end_session_endpoint',
  'revocation_endpoint',
] as const;

/**
 * The endpoints of the embedded provider, as it publishes them at its own address; null for an external one, and where
 * none answers: the browser then asks it. Known once it answered.
 */
export function providerAddresses(app: FastifyInstance): () => Promise<object | null> {
  const { env } = app.services;
  const { host, pathname, protocol } = new URL(issuerOf(env));
  let known: object | null = null;
  const ask = async (): Promise<object | null> => {
    const headers = { host, 'x-forwarded-proto': protocol.slice(0, -1) };
    const answer = await app.inject({ url: `${pathname}/.well-known/openid-configuration`, headers });
    if (answer.statusCode !== 200) return null;
    const published = answer.json<Record<string, unknown>>();
    return published.issuer === issuerOf(env)
      ? Object.fromEntries(ADDRESSES.map((name) => [name, published[name]]))
      : null;
  };
  return async () => (known ??= env.oidcAuthority === null ? await ask() : null);
}

/** The files a page will ask for, so that they travel with the app's own; '' where the build did not say. */
export function preloads(folder: string): (page: string, signsIn: boolean) => string {
  const file = path.join(folder, 'pages.json');
  const pages = new Map<string, string[]>(
    existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : [],
  );
  return (page, signsIn) =>
    [...new Set([...(signsIn ? (pages.get('signed-in') ?? []) : []), ...(pages.get(page) ?? [])])]
      .map((name) => `<link rel="preload" as="script" href="/${name}">`)
      .join('');
}
