import path from 'node:path';
import { readContact } from './env/contact.ts';
import { refuseMisspelt } from './env/misspelt.ts';
import { checkProduction, isThisMachine } from './env/production.ts';
import { EnvReader } from './env/reader.ts';
import { readMollie, readSeller } from './env/selling.ts';
import { readSigning } from './env/signing.ts';
import type { Env } from './env/settings.ts';
import { StartupError } from './startupError.ts';

/** Characters of a token: this many can't be guessed. */
const LEAST_TOKEN = 24;

/**
 * Reads the settings from a process environment.
 * @throws StartupError with one sentence that names the wrong setting.
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const read = new EnvReader(source);
  const production = read.oneOf('NODE_ENV', ['production', 'development', 'test'], 'development') === 'production';
  const port = read.integer('PORT', 3000, 0, 65_535);
  const publicUrl = read.origin('PUBLIC_URL') ?? `http://localhost:${port}`;
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  const smtpPlain = read.oneOf('SMTP_PLAIN', ['yes', 'no'], 'no') === 'yes';
  const endpoint = read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  const database = read.oneOf('DATABASE', ['', 'embedded'], '');
  const env: Env = {
    production,
    port,
    host: read.text('HOST', 'localhost'),
    publicUrl,
    trustedProxies: read.networks('TRUSTED_PROXIES'),
    dataDir: path.resolve(read.text('DATA_DIR', './data')),
    databaseUrl: read.database('DATABASE_URL'),
    databaseMigrationUrl: read.database('DATABASE_MIGRATION_URL'),
    databaseReadUrl: read.database('DATABASE_READ_URL'),
    databaseWaitSeconds: read.integer('DATABASE_WAIT_SECONDS', 30, 0, 600),
    metricsPort: read.optionalInteger('METRICS_PORT', 1, 65_535),
    metricsToken: read.secret('METRICS_TOKEN', LEAST_TOKEN),
    traces: endpoint === null ? null : { endpoint, service: read.text('OTEL_SERVICE_NAME', 'onderling') },
    oidcAuthority: read.url('OIDC_AUTHORITY', ['http:', 'https:']),
    smsIsSecond: read.oneOf('OIDC_SMS_SECOND_FACTOR', ['yes', 'no'], 'no') === 'yes',
    oidcClientId: read.text('OIDC_CLIENT_ID', 'onderling-app'),
    oidcAudience: read.text('OIDC_AUDIENCE', `${publicUrl}/api/v1`),
    rolesClaim: read.text('ROLES_CLAIM', 'https://onderling.example/roles'),
    smtpUrl,
    smtpPlain: smtpPlain || !production || isThisMachine(smtpUrl),
    mailFrom: read.text('MAIL_FROM', `Onderling <onderling@${new URL(publicUrl).hostname}>`),
    chatUrl: read.url('CHAT_URL', ['https:']) ?? 'https://wa.me/31000000000',
    contact: readContact(read),
    sentryDsn: read.url('SENTRY_DSN', ['https:', 'http:']),
    toastSeconds: read.integer('TOAST_SECONDS', 5, 1, 60),
    includedChildren: read.integer('INCLUDED_CHILDREN', 2, 0, 1000),
    pricePerChildCents: read.integer('PRICE_PER_CHILD_CENTS', 1250, 0, 100_000_00),
    vatPercent: read.integer('VAT_PERCENT', 21, 0, 100),
    seller: readSeller(read, production),
    mollie: readMollie(read),
    signing: readSigning(read),
    tsaUrl: read.url('TSA_URL', ['https:', 'http:']),
  };
  for (const [name, url] of [
    ['DATABASE_MIGRATION_URL', env.databaseMigrationUrl],
    ['DATABASE_READ_URL', env.databaseReadUrl],
  ] as const)
    if (url && !env.databaseUrl) throw new StartupError(`${name} goes with DATABASE_URL: set both, or neither.`);
  if (env.metricsPort !== null && env.metricsPort === env.port)
    throw new StartupError('METRICS_PORT and PORT are the same: give the figures a port of their own.');
  if (database === 'embedded' && env.databaseUrl)
    throw new StartupError('DATABASE=embedded and DATABASE_URL name two databases: set one of them.');
  if (production) {
    refuseMisspelt(source, read.known);
    checkProduction(env, source);
  }
  return env;
}
