import { createHash } from 'node:crypto';
import { FONT_NAMES, fontFile, type FontName } from './fonts.ts';
import { logoutScript, passkeyScript, passwordScript } from './scripts.ts';
import { styles } from './styles.ts';

export type AssetName = 'inloggen.css' | 'inloggen.js' | 'uitloggen.js' | FontName;

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

  for (const name of FONT_NAMES) add(name, 'font/woff2', fontFile(name));
  add('inloggen.css', 'text/css; charset=utf-8', Buffer.from(styles(url)));
  add('inloggen.js', 'text/javascript; charset=utf-8', Buffer.from(passwordScript + passkeyScript));
  add('uitloggen.js', 'text/javascript; charset=utf-8', Buffer.from(logoutScript));
  return { url, find: (name) => files.get(name) };
}
