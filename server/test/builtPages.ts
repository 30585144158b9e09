import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawPages, fileOf } from '../openPages/page.ts';

/** Writes the open pages into a folder as the build does, dated today. */
export function writePages(folder: string, moment: number): void {
  for (const [open, page] of Object.entries(drawPages(moment))) {
    const file = path.join(folder, fileOf(open));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, page);
  }
}
