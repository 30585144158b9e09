import { and, asc, eq, gte } from 'drizzle-orm';
import type { AuditKind } from '../audit/sentences.ts';
import type { Queryable } from '../db/database.ts';
import { auditLog } from '../db/schema.ts';
import type { UserRow } from './family.ts';

/** What somebody did since a moment that the log tells of one kind of thing: the action, and the hashid of what it was about. */
export const linesSince = (
  db: Queryable,
  { id, family_id, sub }: Pick<UserRow, 'id' | 'family_id' | 'sub'>,
  entity: AuditKind['entity'],
  since: Date,
): Promise<{ action: string; hashid: string | null }[]> =>
  db
    .select({ action: auditLog.action, hashid: auditLog.hashid })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.sub, sub ?? ''),
        eq(auditLog.family_id, family_id),
        eq(auditLog.user_id, id),
        eq(auditLog.entity, entity),
        gte(auditLog.at, since),
      ),
    )
    .orderBy(asc(auditLog.id));
