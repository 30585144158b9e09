import { domainToUnicode } from 'node:url';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { normaliseEmail } from '../../domain/rules/email.ts';

/** Whether a stored address is this one: an international domain may be stored in either of its spellings. */
export function isAddress(column: AnyPgColumn, email: string): SQL {
  const one = normaliseEmail(email);
  const at = one.lastIndexOf('@') + 1;
  const other = one.slice(0, at) + domainToUnicode(one.slice(at));
  // Two comparisons, so that the index over lower() answers each.
  return other === one || other.length === at
    ? sql`lower(${column}) = lower(${one})`
    : sql`(lower(${column}) = lower(${one}) or lower(${column}) = lower(${other}))`;
}
