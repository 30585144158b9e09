import type { FastifyRequest } from 'fastify';
import type { Queryable } from './db/database.ts';
import { auditLog } from './db/schema.ts';

/** One line of the audit log. `before` and `after` hold what changed, never a secret. */
export interface AuditEntry {
  /** What was done: 'add', 'edit', 'remove', 'block', 'register', 'download', … */
  action: string;
  /** To what: 'contract', 'user', 'partnercode', … */
  entity: string;
  hashid: string | null;
  before?: unknown;
  after?: unknown;
  /** Who did it where the request has no caller yet, as at registration. */
  by?: { familyId: number; userId: number; sub: string | null };
}

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
