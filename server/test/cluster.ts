import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chownSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** A throwaway PostgreSQL server of our own, reached over a socket in its own folder. */
export interface Cluster {
  /** The URL of one of its databases. */
  url: (database: string) => string;
  /** Ends it by this signal, and restarts it on the same data. */
  restart: (signal: NodeJS.Signals) => Promise<void>;
  stop: () => Promise<void>;
}

/** Where the usual packagers put the server's programs, which are seldom on the PATH. */
const PLACES = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
];

/** The folder with initdb and postgres, the newest where there are several; null where PostgreSQL is not installed. */
export function findBinaries(): string | null {
  const candidates = [...(process.env.PATH ?? '').split(path.delimiter), ...PLACES.flatMap(expand)];
  return (
    candidates.find((folder) => ['initdb', 'postgres'].every((program) => isExecutable(path.join(folder, program)))) ??
    null
  );
}

/** The path of a program that may be outside the PATH; null where it is not installed. */
export function findProgram(name: string, places: readonly string[]): string | null {
  const files = [...(process.env.PATH ?? '').split(path.delimiter), ...places].map((folder) => path.join(folder, name));
  return files.find(isExecutable) ?? null;
}

/**
 * Starts a server as a user without privileges: PostgreSQL refuses to run as root. Its data need not survive anything.
 */
export const startCluster = (binaries: string): Promise<Cluster> =>
  started(binaries, (data, options) =>
    execFileSync(
      path.join(binaries, 'initdb'),
      ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      options,
    ),
  );

/** The program that copies a server, which some packagers leave out; null where it is not installed. */
export const findCopier = (binaries: string): string | null => findProgram('pg_basebackup', [binaries]);

/** Starts a standby of another of our servers, which follows it at once. */
export const startStandby = (binaries: string, copier: string, primary: Cluster): Promise<Cluster> =>
  started(binaries, (data, options) =>
    execFileSync(
      copier,
      ['-D', data, '-d', primary.url('postgres'), '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
      options,
    ),
  );

type AsWhom = { cwd: string; stdio: 'ignore' } & Partial<NonNullable<ReturnType<typeof unprivileged>>>;

async function started(binaries: string, fill: (data: string, options: AsWhom) => void): Promise<Cluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'onderling-pg-'));
  const user = unprivileged();
  const data = path.join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user) for (const owned of [folder, data]) chownSync(owned, user.uid, user.gid);
  const options = { cwd: folder, stdio: 'ignore' as const, ...user };
  fill(data, options);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    fsync: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = () => spawn(path.join(binaries, 'postgres'), ['-D', data, ...args], options);
  let server = start();
  const url = (database: string) => `postgres://test@${encodeURIComponent(folder)}/${database}`;
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(server, 'exit');
    if (server.exitCode === null && server.kill(signal)) await ended;
  };
  const restart = async (signal: NodeJS.Signals) => {
    await end(signal);
    server = start();
    await answering(url('postgres'));
  };
  const stop = async () => {
    // SIGQUIT ends it at once, and still gives its shared memory back.
    await end('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    await answering(url('postgres'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, restart, stop };
}

/** Waits until a database answers. */
export async function answering(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** The user for programs that refuse to run as root; null when we are not root. */
export function unprivileged(): { uid: number; gid: number } | null {
  if (process.platform === 'win32' || userInfo().uid !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (kind: string) =>
        Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // This machine has no such user.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.');
}

function expand(pattern: string): string[] {
  const [before = '', after = ''] = pattern.split('*');
  const parent = path.dirname(`${before}x`);
  if (!existsSync(parent)) return [];
  const folders = readdirSync(parent).filter((name) => path.join(parent, name).startsWith(before));
  return folders
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => path.join(parent, name) + after);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
