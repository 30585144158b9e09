import { and, eq, getTableColumns, inArray, isNotNull, or } from 'drizzle-orm';
import { accounts } from '../db/accountSchema.ts';
import type { Queryable } from '../db/database.ts';
import { families, users } from '../db/schema.ts';
import { isAddress } from './sameAddress.ts';

/** More families than anybody is in. */
const MOST = 20;

const found = (db: Queryable) =>
  db
    .select({
      person: getTableColumns(users),
      family: { id: families.hashid, name: families.name },
      account: {
        email: accounts.email,
        verified: accounts.email_verified,
        disabled: accounts.disabled,
        roles: accounts.roles,
      },
    })
    .from(users)
    .innerJoin(families, eq(families.id, users.family_id))
    .leftJoin(accounts, eq(accounts.id, users.sub));

/** Somebody in a family, with the account they log in with, for an administrator who helps. */
export type HelpedRow = Awaited<ReturnType<typeof found>>[number];

/** Everybody with exactly this address: that of their login, or, without a login, the one a relative entered. */
export async function helpedByEmail(db: Queryable, email: string): Promise<HelpedRow[]> {
  const theirs = db.select({ id: accounts.id }).from(accounts).where(isAddress(accounts.email, email));
  return found(db)
    .where(or(inArray(users.sub, theirs), isAddress(users.email, email)))
    .orderBy(users.id)
    .limit(MOST);
}

/** The managers of a family with a login. */
export const helpedOfFamily = (db: Queryable, familyId: number): Promise<HelpedRow[]> =>
  found(db)
    .where(and(eq(users.family_id, familyId), eq(users.family_role, 'manager'), isNotNull(users.sub)))
    .orderBy(users.id)
    .limit(MOST);

export async function helpedByHashid(db: Queryable, hashid: string): Promise<HelpedRow | undefined> {
  const [row] = await found(db).where(eq(users.hashid, hashid));
  return row;
}
