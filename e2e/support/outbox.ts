import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The data folder of each product that runs, by the address people use. */
const folders = new Map<string, string>();

/** Registers where the mail of the product at an address lands. */
export const mailLandsIn = (url: string, dataDir: string): unknown => folders.set(url, dataDir);

/** The mails that the product at an address wrote to its outbox, oldest first. */
export async function mailsAt(url: string): Promise<string[]> {
  const outbox = path.join(folders.get(url) ?? '', 'outbox');
  const names = await readdir(outbox).catch(() => []);
  return Promise.all(names.sort().map((name) => readFile(path.join(outbox, name), 'utf8')));
}
