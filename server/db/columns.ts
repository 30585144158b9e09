import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** The kinds of column the tables are made of. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const ref = () => bigint({ mode: 'number' });
export const cents = () => bigint({ mode: 'number' });
export const instant = () => timestamp({ withTimezone: true });
export const createdAt = () => instant().notNull().defaultNow();
