import type { Pool, PoolClient } from 'pg';

/** A statement as it was sent to the database. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** A step of a plan, as `explain (format json)` writes it. */
export interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
}

/** Tables that do not grow with the number of families. */
export const SMALL: ReadonlySet<string> = new Set([
  'partner_codes',
  'secrets',
  'invoice_counters',
  'administrator_sightings',
  'rate_limits',
  '__drizzle_migrations',
  'server_processes',
  'clock_marks',
  'data_check',
]);
/** Indexes of only the requested rows: reading such a one whole is its purpose. */
const NARROW = new Set([
  'mail_outbox_due',
  'accounts_administrators',
  'orders_one_open',
  'payments_surplus',
  'bank_lines_surplus',
  'audit_log_erasures',
  'claims_due',
  'contracts_wishes',
  'kept_bank_lines_import',
]);

/** Does a statement read rows, or write them? Not those that begin a transaction, end one or set something. */
export const asksRows = (text: string): boolean => /^\s*(select|update|delete|with|insert)\b/iu.test(text);

/** Keeps every different statement that reads rows and that the pool sends from now on. */
export function recordStatements(pool: Pool, seen: Map<string, Statement>): void {
  const watched = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const send = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const [first, second] = given as [string | { text: string; values?: unknown[] }, unknown];
      const { text, values = [] } = typeof first === 'string' ? { text: first } : first;
      if (asksRows(text)) seen.set(text, { text, values: Array.isArray(second) ? second : values });
      return send(...given);
    }) as typeof client.query;
  });
}

/** The tables that grow and that a plan reads from one end to the other. */
export function readsWhole(plan: Plan): string[] {
  const inside = (plan.Plans ?? []).flatMap(readsWhole);
  const table = plan['Relation Name'];
  if (table === undefined || SMALL.has(table) || !/Scan$/u.test(plan['Node Type'])) return inside;
  // A bitmap scan has its condition in the step below it.
  const bounded =
    plan['Index Cond'] !== undefined ||
    NARROW.has(plan['Index Name'] ?? '') ||
    plan['Node Type'] === 'Bitmap Heap Scan';
  return bounded ? inside : [...inside, table];
}
