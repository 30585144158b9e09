import { eq } from 'drizzle-orm';
import { secrets } from './accountSchema.ts';
import type { Queryable } from './database.ts';

/** A secret by its name, made by the first caller. Of two at once the first to store wins, and both read the stored one. */
export async function storedSecret<T>(db: Queryable, name: string, make: () => Promise<T>): Promise<T> {
  const stored = await read<T>(db, name);
  if (stored !== undefined) return stored;
  await db
    .insert(secrets)
    .values({ name, value: await make() })
    .onConflictDoNothing();
  const winner = await read<T>(db, name);
  if (winner === undefined) throw new Error(`The secret ${name} was stored and is not there.`);
  return winner;
}

async function read<T>(db: Queryable, name: string): Promise<T | undefined> {
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  return row?.value as T | undefined;
}
