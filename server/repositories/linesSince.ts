import { and, asc, eq, gte } from 'drizzle-orm';
import type { AuditKind } from '../audit/sentences.ts';
import type { Queryable } from '../db/database.ts';
import { auditLog } from '../db/schema.ts';
import type { UserRow } from './family.ts';

/** Somebody's logged acts since a moment on one kind of entity: the action, and the hashid of its subject. */
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
