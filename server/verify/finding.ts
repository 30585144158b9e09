import type { PoolClient } from 'pg';

/** A fault that a check found: one sentence, with the table and the row. */
export type Finding = string;

/** Checks everything of one kind, in one read-only transaction. @returns what was checked, and the faults. */
export type Check = (client: PoolClient) => Promise<{ checked: string; wrong: Finding[] }>;

/** The number of rows fetched at a time: a document is some 100 kB. */
const PAGE = 200;

/** The rows of a query, a page in memory at a time. */
export async function* rowsOf<T extends object>(client: PoolClient, query: string): AsyncGenerator<T> {
  await client.query(`declare verify_rows cursor for ${query}`);
  for (;;) {
    const { rows } = await client.query<T>(`fetch ${PAGE} from verify_rows`);
    yield* rows;
    if (rows.length < PAGE) break;
  }
  await client.query('close verify_rows');
}
