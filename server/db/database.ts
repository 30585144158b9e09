import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema> & { $client: Pool };
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** The object a repository works on: the database, or a transaction on it. */
export type Queryable = Db | Tx;

/** The embedded engine, next to its database. */
export interface Embedded {
  /**
   * Copies its files to a new folder, at a moment when nothing is under way; callers meanwhile wait. The copy is as
   * after a power cut at that moment. Throws where the disk has no room for it.
   */
  copyTo: (folder: string) => Promise<void>;
  /** The process before this one was killed, or the power failed. */
  endedBadly: boolean;
}

/** The one open database of the process; both engines are reached through the same driver (docs/decisions/0028). */
export interface Database {
  db: Db;
  engine: 'pglite' | 'postgres';
  close: () => Promise<void>;
  /** The embedded engine's own part; null on a server. */
  embedded: Embedded | null;
  /** Does it answer? Never throws. */
  ready: () => Promise<boolean>;
}

/**
 * Makes the tables of a freshly opened database. `grant` gives the server's role its rights, where that role does not
 * own the tables: in the same transaction, as an older server may be at work.
 */
export type Prepare = (client: PoolClient, grant?: (client: PoolClient) => Promise<void>) => Promise<void>;
