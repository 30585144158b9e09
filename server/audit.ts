import type { FastifyRequest } from 'fastify';
import type { Queryable } from './db/database.ts';
import { auditLog } from './db/schema.ts';
import type { DeedKind } from './presenters/auditText.ts';

/**
 * One line of the audit log: a deed that has words (presenters/auditText.ts). `before` and `after` hold what changed,
 * never a secret.
 */
export type AuditEntry = DeedKind & {
  hashid: string | null;
  before?: unknown;
  after?: unknown;
  /** Who did it where the request has no caller yet, as at registration. */
  by?: { familyId: number; userId: number | null; sub: string | null };
};

/** Records who did what, in the same transaction as the deed itself, so that neither exists without the other. */
export async function audit(tx: Queryable, request: FastifyRequest, entry: AuditEntry): Promise<void> {
  const by = entry.by ?? request.callerOrNull;
  await tx.insert(auditLog).values({
    family_id: by?.familyId ?? null,
    user_id: by?.userId ?? null,
    sub: by?.sub ?? request.tokenOrNull?.sub ?? null,
    action: entry.action,
    entity: entry.entity,
    hashid: entry.hashid,
    before: entry.before ?? null,
    after: entry.after ?? null,
    ip: request.ip,
    request_id: request.id,
  });
}

/** How a deed is recorded: by `auditOf` for what a request does, by `auditBySystem` for what happens by itself. */
export type Recorder = (tx: Queryable, entry: AuditEntry) => Promise<void>;

export const auditOf =
  (request: FastifyRequest): Recorder =>
  (tx, entry) =>
    audit(tx, request, entry);

/** For what happens without a request: a payment that arrived, a year that ended. */
export async function auditBySystem(
  tx: Queryable,
  { action, entity, hashid, before, after, by }: AuditEntry,
): Promise<void> {
  await tx.insert(auditLog).values({
    family_id: by?.familyId ?? null,
    user_id: by?.userId ?? null,
    sub: by?.sub ?? null,
    action,
    entity,
    hashid,
    before: before ?? null,
    after: after ?? null,
  });
}
