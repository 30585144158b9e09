import type { Tx } from '../../db/database.ts';
import { listContracts } from '../../repositories/contracts.ts';
import type { OfFamily, UserRow } from '../../repositories/family.ts';

/** What ends as a claim takes effect and can't be read from the claim: kept in its line of the log, for who has to take it back. */
export interface Standing {
  manages: boolean;
  /** The loans that went by themselves and were theirs, or set so by them: since which day, and who set it so. */
  automatic: { contract: string; since: string; by: number }[];
}

/** What somebody has that a claim may end. */
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
