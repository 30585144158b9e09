import type { Tx } from '../../db/database.ts';
import { listContracts } from '../../repositories/contracts.ts';
import type { OfFamily, UserRow } from '../../repositories/family.ts';

/** Rights that end with a claim and can't be read from it: kept in its line of the log, for taking the claim back. */
export interface Standing {
  manages: boolean;
  /** The loans that counted automatically and were theirs, or set so by them: since which day, and by whom. */
  automatic: { contract: string; since: string; by: number }[];
}

/** Rights of a person that a claim may end. */
export async function standingOf(tx: Tx, { familyId }: OfFamily, person: UserRow): Promise<Standing> {
  const all = await listContracts(tx, { familyId, familyRole: 'manager', userId: person.id });
  return {
    manages: person.family_role === 'manager',
    automatic: all.flatMap(({ hashid, parties, automaticSince: since, automaticBy: by }) =>
      since !== null && by !== null && (by === person.id || parties.some(({ userId }) => userId === person.id))
        ? [{ contract: hashid, since, by }]
        : [],
    ),
  };
}
