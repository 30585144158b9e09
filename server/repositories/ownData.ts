import { and, asc, desc, eq } from 'drizzle-orm';
import type { Caller } from '../caller.ts';
import type { Queryable } from '../db/database.ts';
import { auditLog, invitations } from '../db/schema.ts';

/** Lists this person's acts from the log, newest first; without the changed data, which can be about others. */
export const ownAuditEntries = (db: Queryable, { userId, familyId }: Caller) =>
  db
    .select({
      at: auditLog.at,
      action: auditLog.action,
      entity: auditLog.entity,
      hashid: auditLog.hashid,
      ip: auditLog.ip,
    })
    .from(auditLog)
    .where(and(eq(auditLog.user_id, userId), eq(auditLog.family_id, familyId)))
    .orderBy(desc(auditLog.id))
    .limit(10_000);

/** The invitations sent to this person. */
export const ownInvitations = (db: Queryable, { userId, familyId }: Caller) =>
  db
    .select({
      email: invitations.email,
      sent_at: invitations.created_at,
      used_at: invitations.used_at,
      expires_at: invitations.expires_at,
    })
    .from(invitations)
    .where(and(eq(invitations.user_id, userId), eq(invitations.family_id, familyId)))
    .orderBy(asc(invitations.id));
