import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { logoutScript, passkeyScript, passwordScript } from './scripts.ts';
import { styles } from './styles.ts';

export type AssetName = 'inloggen.css' | 'inloggen.js' | 'uitloggen.js' | 'figtree.woff2' | 'fraunces.woff2';

interface Asset {
  body: Buffer;
  type: string;
  /** Changes with the content: the version in its URL. */
  version: string;
}

/** The files the pages load, served from memory. */
export interface Assets {
  /** The path of a file, with its version, so that it may be cached for good. */
  url(name: AssetName): string;
  find(name: string): Asset | undefined;
}

/** @param base the path of the files, without a trailing slash: '/oidc/assets'. */
export function createAssets(base: string): Assets {
  const files = new Map<string, Asset>();
  const url = (name: AssetName) => `${base}/${name}?v=${files.get(name)?.version ?? ''}`;
  const add = (name: AssetName, type: string, body: Buffer) =>
    files.set(name, { body, type, version: createHash('sha256').update(body).digest('base64url').slice(0, 12) });

  add('figtree.woff2', 'font/woff2', font('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'));
  add('fraunces.woff2', 'font/woff2', font('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'));
  add('inloggen.css', 'text/css; charset=utf-8', Buffer.from(styles(url)));
  add('inloggen.js', 'text/javascript; charset=utf-8', Buffer.from(passwordScript + passkeyScript));
  add('uitloggen.js', 'text/javascript; charset=utf-8', Buffer.from(logoutScript));
  return { url, find: (name) => files.get(name) };
}

const font = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(name)));
