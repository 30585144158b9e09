import type { Queryable } from '../db/database.ts';
import { auditLog } from '../db/schema.ts';
import type { AuditKind } from './sentences.ts';

/** Who did something, as the audit log knows them. */
interface By {
  familyId: number | null;
  userId: number | null;
  sub: string | null;
}

/** Who does something, and from where. */
export interface Origin {
  /** Null for somebody who is not in a family here, or not yet. */
  by: By | null;
  /** The subject of the login that asks, also where nobody here has it yet. */
  sub: string | null;
  /** The network address. */
  ip: string | null;
  requestId: string | null;
}

/**
 * One entry of the audit log: something that has words (sentences.ts). `before` and `after` hold what changed, never a
 * secret.
 */
export type AuditEntry = AuditKind & {
  hashid: string | null;
  before?: unknown;
  after?: unknown;
  /** Who did it where that is not who asks: at registration, or by itself. */
  by?: By;
};

/**
 * Writes an entry in the transaction of what it tells about, so that neither exists without the other. The entry is
 * that of `origin`.
 */
export type Recorder = (tx: Queryable, entry: AuditEntry) => Promise<void>;

/** The origin of what happens by itself: a payment that arrived, a year that ended. */
const NOBODY: Origin = { by: null, sub: null, ip: null, requestId: null };

/** The one way into the audit log. The moment is the database's own. */
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

/** Records what happens by itself. */
export const recordBySystem = recorderOf(NOBODY);
