import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core';

/** The kinds of column the tables are made of. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const ref = () => bigint({ mode: 'number' });
export const cents = () => bigint({ mode: 'number' });
export const instant = () => timestamp({ withTimezone: true });
export const createdAt = () => instant().notNull().defaultNow();

/**
 * Ties a line of the audit log to the one before it (docs/decisions/0030). The database fills these in; given values are ignored.
 * `digest` stands for before and after in the hash, and only the holder of the salt can tell what they were.
 */
export const chained = () => ({
  /** Its place in the chain of its family, from 1. */
  seq: ref().notNull().default(0),
  /** Null once before and after were erased. */
  salt: text(),
  digest: text().notNull().default(''),
  /** Null once the network address was removed, after a year; or where there was none. */
  ip_salt: text(),
  /** The address's stand-in in the hash. */
  ip_digest: text(),
  hash: text().notNull().default(''),
});

/** An attachment of a mail, made when it is sent; it names the thing, so that the queue holds no files. */
export interface AttachmentRef {
  kind: 'invoice';
  hashid: string;
}
