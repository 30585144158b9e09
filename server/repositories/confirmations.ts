import { and, asc, eq, sql } from 'drizzle-orm';
import type { ConfirmationSaid, Standing } from '../../domain/contracts/life/confirmation.ts';
import type { Party } from '../../domain/wire/party.ts';
import type { Caller } from '../caller.ts';
import { contractConfirmations } from '../db/confirmationSchema.ts';
import { contracts } from '../db/contractSchema.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { notTakenBack } from './contestedActs.ts';
import type { OfFamily } from './family.ts';
import { familyNames } from './familyNames.ts';

/** An answer, with its author and contract. */
export interface ConfirmationRecord {
  contractId: number;
  userId: number;
  answer: ConfirmationSaid;
  word: string;
  at: Date;
  by: Party;
}

/** The condition that an answer was not taken back after a theft. */
const counts = notTakenBack('recognition', {
  about: contracts.hashid,
  at: contractConfirmations.answered_at,
  by: [contractConfirmations.user_id],
});

/** The answers about the family's contracts (or about one), oldest first. The caller checks who may see the contract. */
export async function listConfirmations(
  db: Queryable,
  family: OfFamily,
  contractId?: number,
): Promise<ConfirmationRecord[]> {
  const rows = await db
    .select({ said: contractConfirmations })
    .from(contractConfirmations)
    .innerJoin(contracts, eq(contracts.id, contractConfirmations.contract_id))
    .where(
      and(
        eq(contractConfirmations.family_id, family.familyId),
        counts,
        contractId === undefined ? undefined : eq(contractConfirmations.contract_id, contractId),
      ),
    )
    .orderBy(asc(contractConfirmations.id));
  if (rows.length === 0) return [];
  const nameOf = await familyNames(db, family);
  return rows.map(({ said: { contract_id, user_id, answer, word, answered_at } }) => ({
    contractId: contract_id,
    userId: user_id,
    answer,
    word,
    at: answered_at,
    by: nameOf(user_id),
  }));
}

/** Adds an answer of the caller. The calling code locks the contract. */
export async function insertConfirmation(
  tx: Tx,
  caller: Caller,
  confirmation: Omit<typeof contractConfirmations.$inferInsert, 'family_id' | 'user_id'>,
): Promise<void> {
  await tx
    .insert(contractConfirmations)
    .values({ ...confirmation, family_id: caller.familyId, user_id: caller.userId });
}

/** The relation of a person to each of their running contracts (or one), by the row number of the contract. */
export async function standingsOf(
  db: Queryable,
  { userId, familyId }: OfFamily & Pick<Caller, 'userId'>,
  contractId?: number,
): Promise<Map<number, Standing>> {
  const { rows } = await db.execute<{
    id: string | number;
    signed: boolean;
    made_at: string | Date;
    joined_at: string | Date | null;
    agreed: boolean;
    answered: boolean;
  }>(sql`
    select c.id, c.created_at as made_at,
      (c.signed_date is not null or exists (select 1 from contract_versions v
        where v.contract_id = c.id and v.snapshot -> 'terms' ->> 'signed_date' is not null)) as signed,
      (select max(i.used_at) from invitations i where i.user_id = p.user_id) as joined_at,
      exists (select 1 from signatures s join signing_requests r on r.id = s.request_id
        where r.contract_id = c.id and s.user_id = p.user_id)
      or exists (select 1 from contract_proposals o join proposal_answers a on a.proposal_id = o.id
        left join proposal_consents s on s.proposal_id = o.id and s.user_id = p.user_id and s.how = 'self'
        where o.contract_id = c.id and o.content ->> 'kind' = 'signing' and a.answer = 'accepted'
          and (o.proposed_by = p.user_id or a.answered_by = p.user_id or s.user_id is not null)) as agreed,
      exists (select 1 from contract_confirmations k where k.contract_id = c.id and k.user_id = p.user_id
        and ${notTakenBack('recognition', { about: sql`c.hashid`, at: sql`k.answered_at`, by: [sql`k.user_id`] })}) as answered
    from contract_parties p join contracts c on c.id = p.contract_id
    where p.user_id = ${userId} and p.family_id = ${familyId} and c.removed_at is null and c.archived_at is null
      ${contractId === undefined ? sql`` : sql`and c.id = ${contractId}`}`);
  return new Map(
    rows.map(({ id, signed, made_at, joined_at, agreed, answered }) => [
      Number(id),
      {
        signed,
        madeAt: new Date(made_at),
        joinedAt: joined_at === null ? null : new Date(joined_at),
        agreed,
        answered,
      },
    ]),
  );
}
