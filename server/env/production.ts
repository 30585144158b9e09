import { urlPerHost } from '../db/hosts.ts';
import { StartupError } from '../startupError.ts';
import type { Env } from './settings.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const DEFAULT_PASSWORDS = [
  '',
  'postgres',
  'password',
  'changeme',
  'change-me',
  'secret',
  'onderling',
  'admin',
  'example',
];

/**
 * Checks that production states every setting that is guessed on a developer's machine (S-151, S-152).
 * @throws StartupError naming the setting that is missing or unsafe.
 */
export function checkProduction(env: Env, source: NodeJS.ProcessEnv): void {
  if (!source.PUBLIC_URL?.trim())
    throw new StartupError(
      'PUBLIC_URL is missing: with NODE_ENV=production it must say where people reach this server.',
    );
  requireTls('PUBLIC_URL', env.publicUrl);
  if (env.oidcAuthority) requireTls('OIDC_AUTHORITY', env.oidcAuthority);
  if (env.mollie) requireTls('MOLLIE_API_URL', env.mollie.apiUrl);
  if (env.databaseUrl === null && source.DATABASE?.trim() !== 'embedded')
    throw new StartupError(
      'DATABASE_URL is missing: with NODE_ENV=production it names the PostgreSQL, or DATABASE=embedded chooses the database in DATA_DIR.',
    );
  if (env.databaseUrl) refuseDefaultPassword('DATABASE_URL', env.databaseUrl);
  if (env.databaseMigrationUrl) refuseDefaultPassword('DATABASE_MIGRATION_URL', env.databaseMigrationUrl);
  if (env.databaseReadUrl) refuseDefaultPassword('DATABASE_READ_URL', env.databaseReadUrl);
}

/** Whether a URL names this very machine, so that nobody is in between. */
export const isThisMachine = (text: string | null): boolean =>
  text !== null && LOOPBACK.includes(new URL(text).hostname);

function requireTls(name: string, text: string): void {
  const url = new URL(text);
  if (url.protocol !== 'https:' && !isThisMachine(text)) {
    throw new StartupError(`${name} must start with https:// in production, unless it names this very machine.`);
  }
}

/** A database over the network with no password, or with one from an example, is open to anyone who reaches it. */
function refuseDefaultPassword(name: string, databaseUrl: string): void {
  const urls = (urlPerHost(databaseUrl) ?? []).map((url) => new URL(url));
  const local = ({ hostname }: URL) => hostname === '' || hostname.startsWith('%2F') || LOOPBACK.includes(hostname);
  const [url] = urls;
  if (url && !urls.every(local) && DEFAULT_PASSWORDS.includes(decodeURIComponent(url.password).toLowerCase())) {
    throw new StartupError(`${name} has no password, or one from an example: give the database its own password.`);
  }
}
