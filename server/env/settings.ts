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
  /** Addresses and networks of the reverse proxies that may say on whose behalf they ask. */
  trustedProxies: readonly string[];
  /** Absolute path of the folder with the embedded database, the mail outbox and the like. */
  dataDir: string;
  /** Null: the embedded database in dataDir. */
  databaseUrl: string | null;
  /**
   * The owner of the tables: migrations run as this role, and the server as the lesser one of databaseUrl. Null: one
   * role does both.
   */
  databaseMigrationUrl: string | null;
  /** A standby on which the daily check of all data reads; null: it reads databaseUrl. */
  databaseReadUrl: string | null;
  /** How long the start waits for a PostgreSQL that is not there yet. */
  databaseWaitSeconds: number;
  /** Where the metrics are served: on a port of their own, or null. */
  metricsPort: number | null;
  /** Sending it gives access to the metrics; without a port of their own and without this nobody gets them. */
  metricsToken: string | null;
  /** A collector of OpenTelemetry; null: no traces, and none of it is loaded. */
  traces: TraceSettings | null;
  /** Null: the embedded identity provider. */
  oidcAuthority: string | null;
  /** A text message counts as a second step, also where the provider names no other (OIDC_SMS_SECOND_FACTOR). */
  smsIsSecond: boolean;
  oidcClientId: string;
  oidcAudience: string;
  rolesClaim: string;
  /** Null: mail lands in dataDir/outbox. */
  smtpUrl: string | null;
  /** Mail may leave without TLS: it contains keys, so in production only to this very machine, or as SMTP_PLAIN says. */
  smtpPlain: boolean;
  mailFrom: string;
  chatUrl: string;
  /** How anybody reaches the operator. Null where a command runs in production without it; the server then does not start. */
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
  /** The seller, and the account payments go to. Null: nothing can be ordered here. */
  seller: Seller | null;
  /** Null: orders are paid by bank transfer only. */
  mollie: MollieSettings | null;
  /** Null: documents are sealed with our own key, made at the first start. */
  signing: SigningSettings | null;
  /** A service for time stamps (RFC 3161). Null: seals have none. */
  tsaUrl: string | null;
}
