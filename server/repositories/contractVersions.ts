import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { completeTerms } from '../../domain/contracts/clauses/complete.ts';
import type { Caller } from '../caller.ts';
import type { Queryable } from '../db/database.ts';
import { contractVersions } from '../db/contractSchema.ts';
import { users } from '../db/schema.ts';
import { wasParty, type ContractRecord, type PartyRecord } from './contracts.ts';
import { type Records, recordsOf } from './storedEvents.ts';

/** The current contract, for any version of its terms. */
type OfToday =
  | 'archivedAt'
  | 'automaticSince'
  | 'automaticBy'
  | 'automaticAsked'
  | 'enteringSince'
  | 'enteringLast'
  | 'wishedBy'
  | 'wishedOrder'
  | 'createdBy'
  | 'everSigned';

/** The stored form of a version: its people by number, because names are stored in one place, where they can be erased. */
export type ContractSnapshot = Omit<ContractRecord, keyof Records | 'parties' | OfToday> & {
  parties: Pick<PartyRecord, 'userId' | 'side' | 'hashid'>[];
  /** It was agreed in the place of somebody who answers for themselves, and reverted (docs/decisions/0013). */
  reopened?: true;
};

/** The content of a contract at a moment, if it was replaced since. */
export async function versionAt(
  db: Queryable,
  { familyId }: Pick<Caller, 'familyId'>,
  { id }: Pick<ContractRecord, 'id'>,
  since: Date,
): Promise<ContractSnapshot | undefined> {
  const [row] = await db
    .select({ snapshot: contractVersions.snapshot })
    .from(contractVersions)
    .where(
      and(
        eq(contractVersions.contract_id, id),
        eq(contractVersions.family_id, familyId),
        gte(contractVersions.replaced_at, since),
      ),
    )
    .orderBy(asc(contractVersions.version))
    .limit(1);
  return row?.snapshot as ContractSnapshot | undefined;
}

/** The clause on paying one of the lenders in agreed terms that were replaced since. */
export interface FormerTerms {
  replaced_at: Date;
  says: boolean;
}

/** The same for contracts, the oldest first. An unsigned or reverted version was not agreed. */
export async function paidToOneBefore(
  db: Queryable,
  { familyId }: Pick<Caller, 'familyId'>,
  contracts: readonly number[],
): Promise<Map<number, FormerTerms[]>> {
  const found = new Map<number, FormerTerms[]>();
  if (contracts.length === 0) return found;
  const { contract_id, version, family_id, snapshot, replaced_at } = contractVersions;
  const rows = await db
    .select({
      contract_id,
      replaced_at,
      says: sql<boolean>`coalesce((${snapshot}->'terms'->>'paid_to_one')::boolean, false)`,
    })
    .from(contractVersions)
    .where(
      and(
        inArray(contract_id, [...contracts]),
        eq(family_id, familyId),
        sql`${snapshot}->'terms'->>'signed_date' is not null`,
        sql`${snapshot}->'reopened' is null`,
      ),
    )
    .orderBy(asc(version));
  for (const { contract_id: id, ...terms } of rows) found.set(id, [...(found.get(id) ?? []), terms]);
  return found;
}

/**
 * Lists the versions of a contract before its edits that concern the caller, oldest first. A version stored before clauses
 * existed reads as the plain choice.
 */
export async function listVersions(
  db: Queryable,
  caller: Caller,
  contract: Pick<ContractRecord, 'id' | OfToday>,
): Promise<ContractRecord[]> {
  const rows = await db
    .select({ snapshot: contractVersions.snapshot })
    .from(contractVersions)
    .where(and(eq(contractVersions.contract_id, contract.id), eq(contractVersions.family_id, caller.familyId)))
    .orderBy(asc(contractVersions.version));
  if (rows.length === 0) return [];
  const people = await db
    .select({ id: users.id, firstname: users.firstname, infix: users.infix, lastname: users.lastname })
    .from(users)
    .where(eq(users.family_id, caller.familyId));
  const names = new Map(people.map(({ id, ...name }) => [id, name]));
  return rows.flatMap(({ snapshot }): ContractRecord[] => {
    const stored = snapshot as ContractSnapshot;
    if (!wasParty(caller, stored.parties)) return [];
    const parties = stored.parties.flatMap((party) => {
      const name = names.get(party.userId);
      return name ? [{ ...party, ...name }] : [];
    });
    const version = {
      ...stored,
      archivedAt: contract.archivedAt,
      automaticSince: contract.automaticSince,
      automaticBy: contract.automaticBy,
      automaticAsked: contract.automaticAsked,
      enteringSince: contract.enteringSince,
      enteringLast: contract.enteringLast,
      wishedBy: contract.wishedBy,
      wishedOrder: contract.wishedOrder,
      createdBy: contract.createdBy,
      everSigned: contract.everSigned,
      parties,
      ...recordsOf(stored.type),
      terms: completeTerms(stored.type, stored.terms),
    };
    return [version];
  });
}
