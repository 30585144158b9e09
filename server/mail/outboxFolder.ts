import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where mail lands while there is no mail server: one file a mail, named by its number in the queue. */
const outboxFolder = (dataDir: string): string => path.join(dataDir, 'outbox');
const fileOf = (dataDir: string, id: number): string =>
  path.join(outboxFolder(dataDir), `${String(id).padStart(6, '0')}.eml`);

/** @returns the path of the file. */
export async function writeToOutbox(dataDir: string, id: number, message: Buffer): Promise<string> {
  const file = fileOf(dataDir, id);
  await mkdir(outboxFolder(dataDir), { recursive: true, mode: 0o700 });
  await writeFile(file, message, { mode: 0o600 });
  return file;
}

/** Removes the files of these mails, if any. */
export async function removeFromOutbox(dataDir: string, ids: readonly number[]): Promise<void> {
  for (const id of ids) await rm(fileOf(dataDir, id), { force: true });
}
