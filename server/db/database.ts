import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema> & { $client: Pool };
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** The object a repository works on: the database, or a transaction on it. */
export type Queryable = Db | Tx;

/** The one open database of the process; both engines are reached through the same driver (docs/decisions/0003). */
export interface Database {
  db: Db;
  engine: 'pglite' | 'postgres';
  close: () => Promise<void>;
  /** Does it answer? Never throws. */
  ready: () => Promise<boolean>;
}

/** Makes the tables of a database that was just opened; nobody else uses it yet. */
export type Prepare = (client: PoolClient) => Promise<void>;
