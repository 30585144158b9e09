import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import type { ContractDraft } from '../../domain/wire/contract.ts';
import type { ContractLifecycle } from '../../domain/wire/proposal.ts';
import type { Queryable } from '../db/database.ts';
import { contracts } from '../db/contractSchema.ts';
import { families, users } from '../db/schema.ts';
import { type ApiAnswer, type ApiClient, apiClient } from './apiClient.ts';
import type { TestApp } from './engines.ts';
import type { UserRow } from './factories.ts';

/**
 * Has everybody agree to a change of their signed contract: these others answer, or, if absent, it was agreed on paper
 * with those without a login. Returns the contract as it then is.
 */
export async function agree(
  by: ApiClient,
  contract: string,
  { note, ...content }: { note?: string } & Record<string, unknown>,
  ...others: ApiClient[]
): Promise<ApiAnswer> {
  const { body } = await by.get(`/contract?hashid=${contract}`);
  const { signed_date } = body.contract as { signed_date: string };
  const proposed = await by.post('/contract/proposal', {
    contract,
    content,
    ...(note !== undefined && { note }),
    ...(others.length === 0 && { paper_date: signed_date }),
  });
  assert.equal(proposed.status, 200, JSON.stringify(proposed.body));
  const [{ hashid }] = proposed.body.proposals as [{ hashid: string }];
  for (const other of others) {
    const answered = await other.post('/contract/proposal/answer', { hashid, answer: 'accepted' });
    assert.equal(answered.status, 200, JSON.stringify(answered.body));
  }
  return by.get(`/contract?hashid=${contract}`);
}

/**
 * Adds a contract that counts: where the signing day waits for people with a login (docs/decisions/0016), each of them
 * confirms it. Returns the contract as it then is.
 */
export async function addSigned(
  made: Pick<TestApp, 'app' | 'services'>,
  by: ApiClient,
  draft: ContractDraft,
  headers: Record<string, string> = {},
): Promise<ApiAnswer> {
  const added = await by.post('/contract', draft, headers);
  assert.equal(added.status, 200, JSON.stringify(added.body));
  if (draft.contract.signed_date === added.body.contract.signed_date) return added;
  const { hashid } = added.body as { hashid: string };
  await allAgree(made, by, hashid);
  return by.get(`/contract?hashid=${hashid}`);
}

/** Has everybody with a login who did not yet agree do so, for a contract's open matter. */
export async function allAgree(
  { app, services }: Pick<TestApp, 'app' | 'services'>,
  by: ApiClient,
  contract: string,
): Promise<void> {
  const { proposals } = (await by.get(`/contract/proposals?hashid=${contract}`)).body as ContractLifecycle;
  const [{ hashid, awaited } = { hashid: '', awaited: [] }] = proposals;
  for (const { party } of awaited) {
    const [asked] = await services.db
      .select({ person: users, family: families.hashid })
      .from(users)
      .innerJoin(families, eq(families.id, users.family_id))
      .where(eq(users.hashid, party.hashid));
    // For people without one, somebody else answers.
    if (asked!.person.sub === null) continue;
    const who = await apiClient(app, asked!.person, { expires: 4e9, family: asked!.family });
    const confirmed = await who.post('/contract/proposal/answer', { hashid, answer: 'accepted' });
    assert.equal(confirmed.status, 200, JSON.stringify(confirmed.body));
  }
}

/**
 * Adds a contract that was signed before somebody in it had a login: the day counted at once, and nobody was notified.
 * Returns the contract.
 */
export async function signedBeforeLogin(
  { services }: Pick<TestApp, 'services'>,
  by: ApiClient,
  draft: ContractDraft,
  who: Pick<UserRow, 'id' | 'sub'>,
): Promise<ApiAnswer> {
  const login = (sub: string | null) =>
    services.db
      .update(users)
      .set({ sub, signed: sub !== null })
      .where(eq(users.id, who.id));
  await login(null);
  const added = await by.post('/contract', draft);
  await login(who.sub);
  assert.equal(added.status, 200, JSON.stringify(added.body));
  assert.equal(added.body.contract.signed_date, draft.contract.signed_date);
  return added;
}

/** A signed contract, removed as when one person still could. */
export async function removedInThePast(db: Queryable, hashid: string): Promise<void> {
  await db.update(contracts).set({ removed_at: new Date() }).where(eq(contracts.hashid, hashid));
}
