import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { assetFolder } from '../workers.ts';

interface Entry {
  idx: number;
  when: number;
  tag: string;
}

/** Our migrations and one more, whose statements are given, in a new folder of this name. */
export function withOneMore(within: string, name: string, statements: string): string {
  return changed(path.join(within, name), (entries, folder) => {
    const last = entries.at(-1) ?? { idx: 0, when: 0, tag: '' };
    writeFileSync(path.join(folder, '9999_next.sql'), statements);
    return [...entries, { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_next' }];
  });
}

/** Our migrations as they were before the one with this name. */
export function before(within: string, name: string, engine: string): string {
  return changed(path.join(within, `before-${name}-${engine}`), (entries) => {
    const at = entries.findIndex(({ tag }) => tag.endsWith(name));
    if (at < 1) throw new Error(`There is no migration ${name}.`);
    return entries.slice(0, at);
  });
}

function changed(folder: string, entriesOf: (entries: Entry[], folder: string) => Entry[]): string {
  cpSync(assetFolder('db/migrations'), folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: Entry[] };
  writeFileSync(file, JSON.stringify({ ...journal, entries: entriesOf(journal.entries, folder) }));
  return folder;
}
