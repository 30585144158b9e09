import { KEPT } from '../../../domain/privacy/terms.ts';
import { and, asc, lt, sql } from 'drizzle-orm';
import { accounts as accountTable } from '../../db/accountSchema.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { removeFromOutbox } from '../../mail/outboxFolder.ts';
import { erasePerson, forgetFamilyName, forgetMail } from '../../repositories/erasure.ts';
import { familyPeople, lockFamilyForUpdate } from '../../repositories/family.ts';
import { usersBySub } from '../../repositories/users.ts';
import type { Services } from '../../services.ts';

/** How long an account waits for its address to be verified: nobody has logged in with it. */
const WAITS_MS = KEPT.unprovedAccount * 86_400_000;
const SLICE = 100;

/** Removes accounts whose address was not confirmed in thirty days, and all data about their makers. */
export async function forgetUnproved(services: Pick<Services, 'db' | 'accounts' | 'clock' | 'env'>): Promise<void> {
  const { db, accounts, clock, env } = services;
  if (!accounts) return;
  const now = new Date(clock());
  const due = await db
    .select({ email: accountTable.email })
    .from(accountTable)
    .where(
      and(sql`not ${accountTable.email_verified}`, lt(accountTable.created_at, new Date(now.getTime() - WAITS_MS))),
    )
    .orderBy(asc(accountTable.created_at))
    .limit(SLICE);
  for (const { email } of due)
    await inTransaction(db, async (tx) => {
      const sub = await accounts.takeAddress(tx, email);
      if (sub !== null) await removeFromOutbox(env.dataDir, await forgetPeople(tx, sub, now));
    });
}

/** Removes the data about an account's person, in each of their families. @returns the numbers of their mails */
async function forgetPeople(tx: Tx, sub: string, now: Date): Promise<number[]> {
  const people = await usersBySub(tx, sub);
  for (const person of people) {
    const family = { familyId: person.family_id };
    await lockFamilyForUpdate(tx, family);
    await erasePerson(tx, person, { userId: person.id, sub, requestId: null }, now);
    if ((await familyPeople(tx, family)).length === 1) await forgetFamilyName(tx, family);
  }
  return forgetMail(tx, people, []);
}
