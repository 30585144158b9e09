import { eq, sql } from 'drizzle-orm';
import type { Actor } from './actor.ts';
import type { Caller } from './caller.ts';
import { claims } from './db/claimSchema.ts';
import type { Queryable } from './db/database.ts';
import { families, users } from './db/schema.ts';

const statement = (db: Queryable) =>
  db
    .select({
      userId: users.id,
      familyId: families.id,
      hashid: users.hashid,
      familyRole: users.family_role,
      blocked: users.blocked,
      passedAway: users.passed_away,
      mfaRequired: users.mfa_required,
      email: users.email,
      family: families.hashid,
      familyName: families.name,
      contractChanges: families.contract_changes,
      /** There is a record about them that they have not seen yet. */
      claimed: sql<
        boolean | null
      >`(select bool_or(${claims.seen_at} is null) from ${claims} where ${claims.user_id} = ${users.id} and ${claims.ended_at} is null)`,
    })
    .from(users)
    .innerJoin(families, eq(families.id, users.family_id))
    .where(eq(users.sub, sql.placeholder('sub')))
    .orderBy(users.id)
    // Unnamed: a pooler in front of the database could not follow a name.
    .prepare('');

/** The statement's text is made once for each database: every call of a person begins with it. */
const statements = new WeakMap<Queryable, ReturnType<typeof statement>>();

/** An account's memberships, as they are now, oldest first (docs/decisions/0018). */
export function membershipsOf(db: Queryable, sub: string) {
  const known = statements.get(db) ?? statement(db);
  statements.set(db, known);
  return known.execute({ sub });
}

export type Membership = Awaited<ReturnType<typeof membershipsOf>>[number];

/** Whether a person may come in where they belong; being blocked in one family closes no other. */
export const isOpen = ({ blocked, passedAway }: Pick<Membership, 'blocked' | 'passedAway'>): boolean =>
  !blocked && !passedAway;

/** The membership where no family is named: the oldest that lets them in, or else the oldest. */
export const mainMembership = (memberships: readonly Membership[]): Membership | undefined =>
  memberships.find(isOpen) ?? memberships[0];

/** The families somebody can be in, oldest first. */
export const openMemberships = async (db: Queryable, sub: string): Promise<Membership[]> =>
  (await membershipsOf(db, sub)).filter(isOpen);

/** The caller in each of their families, for acts of the account: in each the actor is their person there. */
export async function actorsOf(
  db: Queryable,
  actor: Actor,
): Promise<{ actor: Actor; family: { hashid: string; name: string } }[]> {
  const { caller, record } = actor;
  return (await openMemberships(db, caller.sub)).map(({ family, familyName, ...person }) => {
    const there = callerAs(person, caller);
    return {
      family: { hashid: family, name: familyName },
      actor: { ...actor, caller: there, record: (tx, entry) => record(tx, { by: there, ...entry }) },
    };
  });
}

/** A person in one family as the caller of a request by their account. */
export const callerAs = (
  { userId, familyId, hashid, familyRole }: Pick<Membership, 'userId' | 'familyId' | 'hashid' | 'familyRole'>,
  { sub, roles, emailClaimed }: Pick<Caller, 'sub' | 'roles' | 'emailClaimed'>,
): Caller => ({ userId, familyId, hashid, familyRole, sub, roles, emailClaimed });
