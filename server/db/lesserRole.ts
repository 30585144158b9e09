import type { PoolClient } from 'pg';
import { StartupError } from '../startupError.ts';
import { alone } from './migrate.ts';

/**
 * The tables that the server may only add to. The triggers of the same tables refuse the rest to everybody
 * (docs/decisions/0030).
 */
export const APPEND_ONLY = [
  'audit_log',
  'content_log',
  'contested_acts',
  'contract_confirmations',
  'contract_events',
  'contract_proposals',
  'contract_versions',
  'documents',
  'event_confirmations',
  'event_remarks',
  'former_names',
  'mandates',
  'proposal_answers',
  'proposal_consents',
  'signatures',
  'signing_outcomes',
  'signing_requests',
  'statements',
] as const;

/** Tables about the processes and the database, beside its data and outside the backups. */
const BESIDE = ['data_check', 'server_processes'];

/**
 * Sales and payments, which the law requires us to keep (art. 52 AWR): the server removes none of it, and changes these
 * columns alone. For a counter and an invoice their triggers say how.
 */
const SOLD: Readonly<Record<string, readonly string[]>> = {
  orders: ['status', 'paid_at', 'reminded_at', 'withdrawn_at'],
  invoices: ['content'],
  invoice_counters: ['last'],
  payments: ['status', 'surplus', 'next_check_at'],
  bank_lines: ['surplus', 'returned'],
};

/**
 * Gives the server's role the rights its work needs and nothing else: it changes no table definition, and can't change
 * or remove append-only rows.
 * @param owner a connection as the owner of the tables.
 * @throws StartupError when that role owns the tables, or may become their owner: nothing could be kept from it.
 */
export const grantToServer = (owner: PoolClient, role: string): Promise<void> =>
  alone(owner, () => grantWithin(owner, role));

/** The same within a transaction, such as that of the change: an older server meets no table it may not use. */
export async function grantWithin(owner: PoolClient, role: string): Promise<void> {
  if (await mayChangeItsLog(owner, role)) {
    throw new StartupError(
      'DATABASE_URL names a role that owns the tables or may become their owner: give the server another role, without rights of its own.',
    );
  }
  const { rows } = await owner.query<{ name: string }>('select quote_ident($1) as name', [role]);
  const server = rows[0]?.name ?? '';
  // A version that knows fewer migrations than we do has fewer tables.
  const { rows: there } = await owner.query<{ kept: string }>(
    `select string_agg(tablename, ', ') as kept from pg_tables where schemaname = 'public' and tablename = any($1)`,
    [[...APPEND_ONLY, ...Object.keys(SOLD)]],
  );
  const kept = there[0]?.kept;
  const { rows: beside } = await owner.query<{ ours: string }>(
    `select string_agg('drizzle.' || tablename, ', ') as ours from pg_tables where schemaname = 'drizzle' and tablename = any($1)`,
    [BESIDE],
  );
  const sold = Object.entries(SOLD).map(
    ([table, columns]) => `grant update (${columns.join(', ')}) on ${table} to ${server};`,
  );
  await owner.query(`
      grant usage on schema public, drizzle to ${server};
      grant select on all tables in schema drizzle to ${server};
      grant insert, update, delete on ${beside[0]?.ours} to ${server};
      grant select, insert, update, delete on all tables in schema public to ${server};
      revoke all on ${kept} from ${server};
      grant select, insert on ${kept} to ${server};
      ${sold.join('\n')}
      grant update (status, answered_by, answered_at) on contract_events to ${server};
      grant update (ended_at, ended_why) on mandates to ${server};
      grant update (decided_at, outcome) on contested_acts to ${server};
      grant execute on function erase_person(bigint, bigint, text, text) to ${server};
      grant execute on function clear_unsigned_papers(timestamp with time zone, integer) to ${server};
      grant execute on function clear_log_addresses(integer, integer) to ${server}`);
}

/** Whether a role owns the audit log, or may become its owner: then no right and no trigger holds it back. */
export async function mayChangeItsLog(client: Pick<PoolClient, 'query'>, role: string | null = null): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select pg_has_role(coalesce($1, current_user)::name, relowner, 'MEMBER') as may from pg_class where oid = 'public.audit_log'::regclass`,
    [role],
  );
  return rows[0]?.may ?? true;
}
