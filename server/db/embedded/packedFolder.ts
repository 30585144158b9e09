import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { constants, gunzipSync, gzipSync } from 'node:zlib';

/** A folder or a file, by its path inside the packed folder; a folder has no size. In bytes. */
type Entry = [name: string, size: number | null];

/**
 * Packs a folder of plain files into one file, whatever its files' owners and modes: first the list of contents on one
 * line of JSON, then the bytes.
 */
export function packFolder(folder: string, file: string): void {
  const entries: Entry[] = [];
  const bytes: Buffer[] = [];
  const add = (inside: string) => {
    for (const entry of readdirSync(path.join(folder, inside), { withFileTypes: true })) {
      const name = path.posix.join(inside, entry.name);
      const content = entry.isDirectory() ? null : readFileSync(path.join(folder, name));
      entries.push([name, content?.length ?? null]);
      if (content) bytes.push(content);
      else add(name);
    }
  };
  add('');
  const packed = Buffer.concat([Buffer.from(`${JSON.stringify(entries)}\n`), ...bytes]);
  writeFileSync(file, gzipSync(packed, { level: constants.Z_BEST_COMPRESSION }));
}

/** Unpacks such a file into a folder that it makes, for its owner alone. */
export function unpackFolder(file: string, folder: string): void {
  const packed = gunzipSync(readFileSync(file));
  const lineEnd = packed.indexOf('\n');
  mkdirSync(folder, { mode: 0o700 });
  let at = lineEnd + 1;
  for (const [name, size] of JSON.parse(packed.toString('utf8', 0, lineEnd)) as Entry[]) {
    if (size === null) mkdirSync(path.join(folder, name), { mode: 0o700 });
    else writeFileSync(path.join(folder, name), packed.subarray(at, (at += size)), { mode: 0o600 });
  }
}
