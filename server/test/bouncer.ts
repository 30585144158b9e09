import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { answering, findProgram, unprivileged } from './cluster.ts';

/** A pgbouncer of our own before a PostgreSQL. */
export interface Bouncer {
  /** The URL of the same database with the same role, through the bouncer. */
  through: (url: string) => string;
  stop: () => Promise<void>;
}

/** How many connections to the server it has for all of ours: few, so that they are truly shared. */
const SHARED = 3;
/** The only name under which it listens: its socket is in a folder of its own. */
const PORT = 6432;

/** Is pgbouncer on this machine? */
export const hasBouncer = findProgram('pgbouncer', ['/usr/sbin']) !== null;

/**
 * Starts pgbouncer in transaction mode, configured only with the server and its roles: no startup parameter is ignored.
 * It refuses to run as root, so it runs as somebody without privileges.
 * @param urls of the roles that go through it; all of one server.
 */
export async function startBouncer(urls: readonly string[]): Promise<Bouncer> {
  const program = findProgram('pgbouncer', ['/usr/sbin']) ?? '';
  const folder = mkdtempSync(path.join(tmpdir(), 'onderling-pgb-'));
  const user = unprivileged();
  const roles = urls.map((url) => new pg.Client({ connectionString: url }));
  const { host = '', port = 5432 } = roles[0] ?? {};
  const settings = path.join(folder, 'settings.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${host} port=${port}
[pgbouncer]
pool_mode = transaction
default_pool_size = ${SHARED}
listen_addr =
listen_port = ${PORT}
unix_socket_dir = ${folder}
auth_type = trust
auth_file = ${path.join(folder, 'roles')}
`,
  );
  writeFileSync(
    path.join(folder, 'roles'),
    roles.map((role) => `"${role.user ?? ''}" "${role.password ?? ''}"\n`).join(''),
  );
  if (user) for (const owned of [folder, settings, path.join(folder, 'roles')]) chownSync(owned, user.uid, user.gid);
  const bouncer = spawn(program, ['-q', settings], { cwd: folder, stdio: 'ignore', ...user });
  const through = (url: string) => url.replace(/@[^/]*\//u, `@${encodeURIComponent(folder)}:${PORT}/`);
  const stop = async () => {
    const ended = once(bouncer, 'exit');
    if (bouncer.exitCode === null && bouncer.kill('SIGTERM')) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answering(through(urls[0] ?? ''));
  } catch (error) {
    await stop();
    throw error;
  }
  return { through, stop };
}
