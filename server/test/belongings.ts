import { eq } from 'drizzle-orm';
import { users } from '../db/schema.ts';
import { apiClient } from './apiClient.ts';
import { yearLoanDraft } from './drafts.ts';
import type { TestApp } from './engines.ts';
import { newHashid } from '../hashid.ts';
import { makeUser, type TestFamily } from './factories.ts';
import { makeOrder } from './orders.ts';
import { withPasskey } from './signing.ts';

/** Gives a family one of everything it can have. @returns their names (hashids), by kind. */
export async function makeBelongings({ app, services }: TestApp, family: TestFamily): Promise<Record<string, string>> {
  const child = await makeUser(services.db, family.id, { firstname: 'Kind' });
  const parent = await apiClient(app, family.parent);
  const contract = String(
    (await parent.post('/contract', yearLoanDraft(family.parent.hashid, child.hashid))).body.hashid,
  );
  const { events } = (
    await parent.post('/contract/event', { contract, kind: 'payment', date: '2026-02-01', amount: 100_000 })
  ).body as { events: { hashid: string }[] };
  await parent.post('/contract/generated', { hashid: contract });
  const [document] = (await parent.get(`/contract/documents?hashid=${contract}`)).body as { hashid: string }[];
  const kept = await parent.post('/contract/what-if', {
    contract,
    name: 'Een bonus',
    tried: { kind: 'rate_change', date: '2026-06-01', rate_millipercent: 1_000 },
  });
  const [whatIf] = kept.body as unknown as { hashid: string }[];
  const partner = await makeUser(services.db, family.id, { firstname: 'Tekent', sub: newHashid(), login: true });
  const draft = yearLoanDraft(family.parent.hashid, partner.hashid, null);
  const concept = String((await parent.post('/contract', draft)).body.hashid);
  const signing = (await parent.post('/signing', { contract: concept, version: 1, order: 'at_once' })).body;
  await services.db
    .update(users)
    .set({ email: `${newHashid()}@voorbeeld.example` })
    .where(eq(users.id, family.parent.id));
  await withPasskey(parent, services.db);
  const [passkey] = (await parent.get('/passkeys')).body as { hashid: string }[];
  const order = await makeOrder(services.db, family.parent);
  return {
    contract,
    child: child.hashid,
    parent: family.parent.hashid,
    event: events[0]!.hashid,
    document: document!.hashid,
    what_if: whatIf!.hashid,
    order: order.hashid,
    signing: String(signing.hashid),
    passkey: passkey!.hashid,
  };
}
