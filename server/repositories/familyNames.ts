import { eq } from 'drizzle-orm';
import type { Party } from '../../domain/wire/party.ts';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { OfFamily } from './family.ts';

/** Finds the name of a person by their row number. Throws for somebody outside the family. */
export async function familyNames(db: Queryable, { familyId }: OfFamily): Promise<(wanted: number) => Party> {
  const people = await db
    .select({
      id: users.id,
      hashid: users.hashid,
      firstname: users.firstname,
      infix: users.infix,
      lastname: users.lastname,
    })
    .from(users)
    .where(eq(users.family_id, familyId));
  return (wanted) => {
    const person = people.find(({ id }) => id === wanted);
    if (!person) throw new Error('A record of the family names somebody outside it.');
    const { hashid, firstname, infix, lastname } = person;
    return { hashid, firstname, infix, lastname };
  };
}
