import { and, asc, eq, isNull, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { type Contested, type ContestedKind, lastOfEach } from '../../domain/contracts/life/contested.ts';
import { contestedActs } from '../db/contestedSchema.ts';
import { contracts } from '../db/contractSchema.ts';
import type { Queryable, Tx } from '../db/database.ts';
import type { OfFamily } from './family.ts';

/** An act with an account that was in other hands, and its owner's answer. */
export interface ContestedAct extends Contested {
  id: number;
  hashid: string;
  /** Null for a mandate. */
  contractId: number | null;
  /** The moment from which the account was in other hands. */
  since: Date;
  decidedAt: Date | null;
}

const columns = {
  id: contestedActs.id,
  hashid: contestedActs.hashid,
  kind: contestedActs.kind,
  about: contestedActs.about,
  userId: contestedActs.user_id,
  contractId: contestedActs.contract_id,
  doneAt: contestedActs.done_at,
  since: contestedActs.since,
  decidedAt: contestedActs.decided_at,
  outcome: contestedActs.outcome,
};

/** The acts in a family (or about one of its contracts) that were ever in doubt: the last row of each, oldest first. */
export async function listContested(
  db: Queryable,
  { familyId }: OfFamily,
  contractId?: number,
): Promise<ContestedAct[]> {
  const rows = await db
    .select(columns)
    .from(contestedActs)
    .where(
      and(
        eq(contestedActs.family_id, familyId),
        contractId === undefined ? undefined : eq(contestedActs.contract_id, contractId),
      ),
    )
    .orderBy(asc(contestedActs.id));
  return lastOfEach(rows);
}

/** Adds acts that are in doubt from now on, or were taken back. */
export async function insertContested(
  tx: Tx,
  { familyId }: OfFamily,
  acts: readonly Omit<typeof contestedActs.$inferInsert, 'family_id'>[],
): Promise<void> {
  if (acts.length > 0) await tx.insert(contestedActs).values(acts.map((act) => ({ ...act, family_id: familyId })));
}

/** The subject of an act that waits for the caller's answer: the hashid of its contract, null for a mandate. */
export async function findOwnContested(
  db: Queryable,
  { familyId, userId }: OfFamily & { userId: number },
  hashid: string,
): Promise<{ id: number; about: string; contract: string | null } | undefined> {
  const [act] = await db
    .select({ id: contestedActs.id, about: contestedActs.about, contract: contracts.hashid })
    .from(contestedActs)
    .leftJoin(contracts, eq(contracts.id, contestedActs.contract_id))
    .where(
      and(
        eq(contestedActs.hashid, hashid),
        eq(contestedActs.family_id, familyId),
        eq(contestedActs.user_id, userId),
        isNull(contestedActs.decided_at),
      ),
    );
  return act;
}

/** Records, once only, the owner's answer about an act. */
export async function decideContested(
  tx: Tx,
  { id }: Pick<ContestedAct, 'id'>,
  outcome: 'confirmed' | 'rejected',
  now: Date,
): Promise<void> {
  await tx
    .update(contestedActs)
    .set({ decided_at: now, outcome })
    .where(and(eq(contestedActs.id, id), isNull(contestedActs.decided_at)));
}

/**
 * Matches rows that were not taken back after a theft. For a `where` on rows with an actor, a time and a subject.
 * @param by the columns with the possible account owners
 */
export const notTakenBack = (
  kind: ContestedKind,
  { about, at, by }: { about: SQLWrapper; at: SQLWrapper; by: readonly SQLWrapper[] },
): SQL => sql`not exists (select from ${contestedActs} where ${contestedActs.about} = ${about}
  and ${contestedActs.kind} = ${kind} and ${contestedActs.outcome} = 'taken_back'
  and ${contestedActs.done_at} = ${at} and ${contestedActs.user_id} in (${sql.join([...by], sql`, `)}))`;
