import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { contracts } from '../db/contractSchema.ts';
import type { ApiAnswer, ApiClient } from './apiClient.ts';

/**
 * Has both sides agree to a change of what they signed: the other answers, or, absent, it was agreed on paper with who has
 * no login. Answers the contract as it is then.
 */
export async function agree(
  by: ApiClient,
  contract: string,
  { note, ...content }: { note?: string } & Record<string, unknown>,
  other?: ApiClient,
): Promise<ApiAnswer> {
  const { body } = await by.get(`/contract?hashid=${contract}`);
  const { signed_date } = body.contract as { signed_date: string };
  const proposed = await by.post('/contract/proposal', {
    contract,
    content,
    ...(note !== undefined && { note }),
    ...(other ? {} : { paper_date: signed_date }),
  });
  assert.equal(proposed.status, 200, JSON.stringify(proposed.body));
  if (other) {
    const [{ hashid }] = proposed.body.proposals as [{ hashid: string }];
    const answered = await other.post('/contract/proposal/answer', { hashid, answer: 'accepted' });
    assert.equal(answered.status, 200, JSON.stringify(answered.body));
  }
  return by.get(`/contract?hashid=${contract}`);
}

/** A signed contract as it was removed when one person still could. */
export async function removedInThePast(db: Queryable, hashid: string): Promise<void> {
  await db.update(contracts).set({ removed_at: new Date() }).where(eq(contracts.hashid, hashid));
}
