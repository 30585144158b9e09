import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import { createLog } from '../log.ts';
import { findBinaries, startCluster } from './cluster.ts';

/** The variable by which scripts/test-server.mjs tells the test processes about the server it started. */
export const SHARED_SERVER = 'ONDERLING_TEST_POSTGRES';
const TEMPLATE = 'onderling_template';

interface Server {
  /** The URL of a database by name. */
  url: (database: string) => string;
  stop: () => Promise<void>;
}

let server: Promise<Server> | null = null;

/** Is there a PostgreSQL to test on: one given by TEST_DATABASE_URL, or one we can start? */
export const hasPostgres = Boolean(process.env[SHARED_SERVER] ?? process.env.TEST_DATABASE_URL ?? findBinaries());

/** A new, migrated database of its own. */
export async function freshPostgres(): Promise<Database> {
  server ??= acquire();
  const { url } = await server;
  const name = `t_${randomBytes(8).toString('hex')}`;
  await administer(url('postgres'), `create database ${name} template ${TEMPLATE}`);
  const database = await openPostgres(url(name), createLog('silent'));
  return {
    ...database,
    async close() {
      await database.close();
      await administer(url('postgres'), `drop database ${name} with (force)`);
    },
  };
}

/** A new database with two roles, as docs/postgresql.md says to make them: the URLs of its owner and of the server. */
export async function emptyWithTwoRoles(): Promise<{
  ownerUrl: string;
  serverUrl: string;
  adminUrl: string;
  remove: () => Promise<void>;
}> {
  server ??= acquire();
  const { url } = await server;
  const name = `r_${randomBytes(8).toString('hex')}`;
  const [owner, lesser] = [`${name}_owner`, `${name}_server`];
  const as = (user: string) => Object.assign(new URL(url(name)), { username: user, password: 'geheim' }).href;
  const admin = (statement: string) => administer(url('postgres'), statement);
  for (const role of [owner, lesser]) await admin(`create role ${role} login password 'geheim'`);
  await admin(`create database ${name} owner ${owner}`);
  return {
    ownerUrl: as(owner),
    serverUrl: as(lesser),
    adminUrl: url(name),
    async remove() {
      await admin(`drop database ${name} with (force)`);
      for (const role of [owner, lesser]) await admin(`drop role ${role}`);
    },
  };
}

/** Stops what this process started; the shared server is its starter's. */
export async function stopPostgres(): Promise<void> {
  await (await server)?.stop();
  server = null;
}

/** A server with the migrated template on it. */
export async function acquire(): Promise<Server> {
  const shared = process.env[SHARED_SERVER];
  if (shared) return given(shared);
  const ready = process.env.TEST_DATABASE_URL ? given(process.env.TEST_DATABASE_URL) : await startOwn();
  await administer(ready.url('postgres'), `drop database if exists ${TEMPLATE}`);
  await administer(ready.url('postgres'), `create database ${TEMPLATE}`);
  const template = await openPostgres(ready.url(TEMPLATE), createLog('silent'));
  await template.close();
  return ready;
}

function given(text: string): Server {
  const url = (database: string) => Object.assign(new URL(text), { pathname: `/${database}` }).href;
  return { url, stop: () => Promise.resolve() };
}

function startOwn(): Promise<Server> {
  const binaries = findBinaries();
  if (!binaries) throw new Error('There is no PostgreSQL here to start.');
  return startCluster(binaries);
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
