import type { Queryable } from '../db/database.ts';
import { auditLog } from '../db/schema.ts';
import type { AuditKind } from './sentences.ts';

/** The actor, as the audit log knows them. */
interface By {
  familyId: number | null;
  userId: number | null;
  sub: string | null;
}

/** The actor, and where they act from. */
export interface Origin {
  /** Null for somebody who is not in a family here, or not yet. */
  by: By | null;
  /** The subject of the calling login, even if nobody here has it yet. */
  sub: string | null;
  /** The network address. */
  ip: string | null;
  requestId: string | null;
}

/**
 * One entry of the audit log: an event with a sentence (sentences.ts). `before` and `after` hold the change, never a
 * secret.
 */
export type AuditEntry = AuditKind & {
  hashid: string | null;
  before?: unknown;
  after?: unknown;
  /** The actor, if that is not the caller: at registration, or automatically. */
  by?: By;
};

/**
 * Writes an entry in the transaction of its event, so that neither exists without the other. The entry is made by
 * `origin`.
 */
export type Recorder = (tx: Queryable, entry: AuditEntry) => Promise<void>;

/** The origin of automatic events: a payment that arrived, a year that ended. */
const NOBODY: Origin = { by: null, sub: null, ip: null, requestId: null };

/** The only way into the audit log. The time is the database's own. */
export const recorderOf =
  (origin: Origin): Recorder =>
  async (tx, { by = origin.by, ...entry }) => {
    await tx.insert(auditLog).values({
      family_id: by?.familyId ?? null,
      user_id: by?.userId ?? null,
      sub: by?.sub ?? origin.sub,
      action: entry.action,
      entity: entry.entity,
      hashid: entry.hashid,
      before: entry.before ?? null,
      after: entry.after ?? null,
      ip: origin.ip,
      request_id: origin.requestId,
    });
  };

/** Records automatic events. */
export const recordBySystem = recorderOf(NOBODY);
