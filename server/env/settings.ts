import type { Seller } from '../pdf/invoiceInput.ts';
import type { Contact } from './contact.ts';
import type { MollieSettings } from './selling.ts';

/** The key and certificate that documents are sealed with, as a PKCS #12 file. */
export interface SigningSettings {
  file: string;
  password: string;
}

/** Where traces go, and under which name. */
export interface TraceSettings {
  endpoint: string;
  service: string;
}

/** Every setting of the process, read once at the start. */
export interface Env {
  production: boolean;
  port: number;
  host: string;
  /**
   * Where people reach us, without a trailing slash; links in mail are built on it, never on a request's Host (S-92).
   */
  publicUrl: string;
  /** Addresses and networks of the reverse proxies that may say for whom they ask. */
  trustedProxies: readonly string[];
  /** Absolute path of the folder with the embedded database, the mail outbox and the like. */
  dataDir: string;
  /** Null: the embedded database in dataDir. */
  databaseUrl: string | null;
  /**
   * Whose tables they are: migrations run as this role, and the server as the lesser one of databaseUrl. Null: one role
   * does both.
   */
  databaseMigrationUrl: string | null;
  /** How long a PostgreSQL that is not there yet is waited for at the start. */
  databaseWaitSeconds: number;
  /** Where the figures for anyone who watches are told: on a port of their own, or null. */
  metricsPort: number | null;
  /** Who sends it gets the figures; without a port of their own and without this nobody does. */
  metricsToken: string | null;
  /** A collector of OpenTelemetry; null: no traces, and nothing of it is loaded. */
  traces: TraceSettings | null;
  /** Null: the embedded identity provider. */
  oidcAuthority: string | null;
  /** A message to a telephone counts as a second step, also where the provider names no other (OIDC_SMS_SECOND_FACTOR). */
  smsIsSecond: boolean;
  oidcClientId: string;
  oidcAudience: string;
  rolesClaim: string;
  /** Null: mail lands in dataDir/outbox. */
  smtpUrl: string | null;
  /** Mail may leave without TLS: what it says are keys, so not in production but to this very machine, or as SMTP_PLAIN says. */
  smtpPlain: boolean;
  mailFrom: string;
  chatUrl: string;
  /** How anybody reaches whoever runs this. Null where a command runs in production without it; the server then does not start. */
  contact: Contact | null;
  sentryDsn: string | null;
  /** How long a toast stays. */
  toastSeconds: number;
  /** Family members a new family has paid for. */
  includedChildren: number;
  /** Price of one more family member, in cents a year. */
  pricePerChildCents: number;
  /** Percentage of VAT within that price. */
  vatPercent: number;
  /** Who sells, and to which account is paid. Null: nothing can be ordered here. */
  seller: Seller | null;
  /** Null: orders are paid by bank transfer only. */
  mollie: MollieSettings | null;
  /** Null: documents are sealed with our own key, made at the first start. */
  signing: SigningSettings | null;
  /** A service for time stamps (RFC 3161). Null: seals have none. */
  tsaUrl: string | null;
}
