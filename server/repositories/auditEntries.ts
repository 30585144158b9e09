import { and, asc, desc, eq, inArray, lt, notExists, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Caller } from '../caller.ts';
import type { Queryable } from '../db/database.ts';
import { contractParties, contracts } from '../db/contractSchema.ts';
import { auditLog, users } from '../db/schema.ts';
import { hasParty } from './contracts.ts';
import { ADMINISTRATIVE_ENTITIES, PERSONAL_ENTITIES } from '../audit/entities.ts';

/** An entry of the audit log. The presenter chooses which values before and after to show. */
export interface AuditRow {
  /** Its number in the log it was read from, from 1. */
  n: number;
  at: Date;
  userId: number | null;
  action: string;
  entity: string;
  hashid: string | null;
  before: unknown;
  after: unknown;
  ip: string | null;
}

export interface Slice {
  /** Only lines with a smaller number; null starts at the newest. */
  before: number | null;
  limit: number;
}

/** A person's login acts and data exports are private to them. */
const personal = or(inArray(auditLog.entity, [...PERSONAL_ENTITIES]), eq(auditLog.action, 'export'));

/**
 * Lists what happened in a family, newest first: a manager reads everything except others' logins, a member only their
 * own acts.
 */
export function familyAuditEntries(
  db: Queryable,
  { familyId, familyRole, userId }: Caller,
  slice: Slice,
): Promise<AuditRow[]> {
  const own = eq(auditLog.user_id, userId);
  const readable = familyRole === 'manager' ? or(own, sql`not (${personal})`) : own;
  return entries(
    db,
    and(eq(auditLog.family_id, familyId), notInArray(auditLog.entity, [...ADMINISTRATIVE_ENTITIES]), readable),
    slice,
  );
}

/** Lists an administrator's acts in that role, and their logins; never their acts in their own family. */
export function administratorAuditEntries(db: Queryable, sub: string, slice: Slice): Promise<AuditRow[]> {
  const theirFamily = db.select({ id: users.family_id }).from(users).where(eq(users.sub, sub));
  // Also in a family that they left since: the actor was a person in that family then, and still is, without a login.
  const asOneOfIt = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, auditLog.user_id), eq(users.family_id, auditLog.family_id)));
  const ordersOfOthers = and(
    eq(auditLog.entity, 'order'),
    notInArray(auditLog.family_id, theirFamily),
    notExists(asOneOfIt),
  );
  return entries(
    db,
    and(
      eq(auditLog.sub, sub),
      or(inArray(auditLog.entity, [...ADMINISTRATIVE_ENTITIES, ...PERSONAL_ENTITIES]), ordersOfOthers),
    ),
    slice,
  );
}

async function entries(db: Queryable, scope: SQL | undefined, { before, limit }: Slice): Promise<AuditRow[]> {
  const log = db
    .select({
      n: sql<number>`(row_number() over (order by ${auditLog.id}))::int`.as('n'),
      at: auditLog.at,
      userId: auditLog.user_id,
      action: auditLog.action,
      entity: auditLog.entity,
      hashid: auditLog.hashid,
      before: auditLog.before,
      after: auditLog.after,
      ip: auditLog.ip,
    })
    .from(auditLog)
    .where(scope)
    .as('log');
  return db
    .select()
    .from(log)
    .where(before === null ? undefined : lt(log.n, before))
    .orderBy(desc(log.n))
    .limit(limit);
}

export interface NamedContract {
  hashid: string;
  type: (typeof contracts.$inferSelect)['type'];
  /** Its purpose; empty if not given. */
  purpose: string;
  /** The recipients, in order. */
  to: { userId: number; firstname: string; infix: string; lastname: string }[];
}

/**
 * The contracts with these hashids, including removed ones, for their names in the log. A manager gets the family's, a member
 * those they are in now: a concept may be for somebody else since.
 */
export async function contractsNamed(
  db: Queryable,
  caller: Pick<Caller, 'familyId' | 'familyRole' | 'userId'>,
  hashids: readonly string[],
): Promise<NamedContract[]> {
  if (hashids.length === 0) return [];
  const readable = caller.familyRole === 'manager' ? undefined : hasParty(db, caller);
  const rows = await db
    .select({
      hashid: contracts.hashid,
      type: contracts.type,
      terms: contracts.terms,
      userId: users.id,
      firstname: users.firstname,
      infix: users.infix,
      lastname: users.lastname,
    })
    .from(contracts)
    .innerJoin(contractParties, and(eq(contractParties.contract_id, contracts.id), eq(contractParties.side, 'to')))
    .innerJoin(users, eq(users.id, contractParties.user_id))
    .where(and(eq(contracts.family_id, caller.familyId), inArray(contracts.hashid, [...hashids]), readable))
    .orderBy(asc(contracts.id), asc(contractParties.position));
  const found = new Map<string, NamedContract>();
  for (const { hashid, type, terms, ...name } of rows) {
    const contract = found.get(hashid) ?? { hashid, type, purpose: terms.purpose, to: [] };
    contract.to.push(name);
    found.set(hashid, contract);
  }
  return [...found.values()];
}
