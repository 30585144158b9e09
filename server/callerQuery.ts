import { eq } from 'drizzle-orm';
import type { Queryable } from './db/database.ts';
import { families, users } from './db/schema.ts';

/** The person behind a token's subject, as they stand now; undefined when nobody here has it. */
export async function findPerson(db: Queryable, sub: string) {
  const [row] = await db
    .select({
      userId: users.id,
      familyId: families.id,
      hashid: users.hashid,
      familyRole: users.family_role,
      blocked: users.blocked,
      passedAway: users.passed_away,
      mfaRequired: users.mfa_required,
    })
    .from(users)
    .innerJoin(families, eq(families.id, users.family_id))
    .where(eq(users.sub, sub));
  return row;
}
