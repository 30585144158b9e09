import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UPGRADE } from '../db/knownMigrations.ts';
import { assetFolder } from '../workers.ts';

interface Entry {
  idx: number;
  when: number;
  tag: string;
}

/** A migration that only a test knows. */
interface Change {
  statements: string;
  /** Its statement about processes that don't know it (docs/decisions/0028); it may be missing. */
  beside?: string | true;
}

/** Our migrations and one more, whose statements are given, in a new folder of this name. */
export const withOneMore = (within: string, name: string, statements: string, beside?: string | true): string =>
  withMore(within, name, [beside === undefined ? { statements } : { statements, beside }]);

/** Our migrations and some more. */
export function withMore(within: string, name: string, changes: readonly Change[]): string {
  return changed(path.join(within, name), (entries, folder) => {
    const last = entries.at(-1) ?? { idx: 0, when: 0, tag: '' };
    const saying = path.join(folder, 'beside.json');
    const said = JSON.parse(readFileSync(saying, 'utf8')) as Record<string, string | true>;
    const more = changes.map(({ statements, beside }, at) => {
      const tag = `999${at}_next`;
      writeFileSync(path.join(folder, `${tag}.sql`), statements);
      if (beside !== undefined) said[tag] = beside;
      return { ...last, idx: last.idx + 1 + at, when: last.when + 1 + at, tag };
    });
    writeFileSync(saying, JSON.stringify(said));
    return [...entries, ...more];
  });
}

/** Our migrations as they were before the one with this name, of those that the baseline took the place of. */
export function before(within: string, name: string, engine: string): string {
  const cut = (entries: Entry[]) => {
    const at = entries.findIndex(({ tag }) => tag.endsWith(name));
    if (at < 1) throw new Error(`There is no migration ${name}.`);
    return entries.slice(0, at);
  };
  return changed(path.join(within, `before-${name}-${engine}`), cut, STEPS);
}

/** Our migrations as a version knew them that had no baseline yet: every step there ever was up to it. */
export const STEPS = path.join(assetFolder('db/migrations'), UPGRADE);

/** Our migrations as they were when the baseline was the newest. */
export const atBaseline = (within: string, name: string): string =>
  changed(path.join(within, name), (entries) => entries.slice(0, 1));

function changed(
  folder: string,
  entriesOf: (entries: Entry[], folder: string) => Entry[],
  source = assetFolder('db/migrations'),
): string {
  cpSync(source, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: Entry[] };
  writeFileSync(file, JSON.stringify({ ...journal, entries: entriesOf(journal.entries, folder) }));
  return folder;
}
