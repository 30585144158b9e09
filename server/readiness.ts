import { statfs } from 'node:fs/promises';
import type { Services } from './services.ts';

/** With less room than this the next write may fail halfway: PostgreSQL takes its log in pieces of 16 MB. */
const LEAST_FREE = 32 * 1024 * 1024;

/** Can it serve: is there room in DATA_DIR, and does the database answer, as this code needs it? Never throws. */
export async function canServe({ env, ready }: Pick<Services, 'env' | 'ready'>): Promise<boolean> {
  return (await hasRoom(env.dataDir)) && (await ready());
}

/** A missing folder needs no room: a server on PostgreSQL with a mail server has none. */
async function hasRoom(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk === null || disk.bavail * disk.bsize >= LEAST_FREE;
}
