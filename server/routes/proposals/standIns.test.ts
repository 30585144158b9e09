import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { users } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { erasePerson } from '../../repositories/erasure.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makePartner, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

const LOGIN = { login: true, invited: true, signed: true } as const;
const RATE = { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 9_000 };

/** People may speak for somebody without a login, but never as the other party (docs/decisions/0016). */
eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let oma: UserRow;
  let jan: ApiClient;
  let bram: ApiClient;
  let brother: UserRow;

  beforeEach(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    family = await makeFamily(db);
    sanne = await makeUser(db, family.id, { ...LOGIN, sub: 'sanne' });
    brother = await makeUser(db, family.id, { ...LOGIN, firstname: 'Bram', sub: 'bram', family_role: 'manager' });
    oma = await makeUser(db, family.id, { firstname: 'Oma', birthdate: '1930-05-02' });
    const client = (one: UserRow) => apiClient(made.app, one, { expires: 4e9 });
    [jan, bram] = [await client(family.parent), await client(brother)];
  });

  const manages = (one: UserRow, yes: boolean) =>
    made.services.db
      .update(users)
      .set({ family_role: yes ? 'manager' : 'member' })
      .where(eq(users.id, one.id));
  const lend = async (from: UserRow, to: UserRow, by = jan) => {
    const draft = freshLoanDraft(from.hashid, to.hashid);
    return String((await addSigned(made, by, draft)).body.hashid);
  };
  const erase = (one: UserRow) =>
    inTransaction(made.services.db, (tx) =>
      erasePerson(tx, one, { userId: one.id, sub: one.sub!, requestId: 'test' }, new Date(NOW)),
    );
  const lifecycle = async (who: ApiClient, contract: string) =>
    (await who.get(`/contract/proposals?hashid=${contract}`)).body as unknown as ContractLifecycle;
  const newest = ({ body }: ApiAnswer) => (body as unknown as ContractLifecycle).proposals[0]!;
  const propose = (who: ApiClient, contract: string, content: object, rest: object = {}) =>
    who.post('/contract/proposal', { contract, content, ...rest });
  const onPaper = (who: ApiClient, hashid: string) =>
    who.post('/contract/proposal/answer', { hashid, answer: 'accepted', paper_date: '2026-06-10' });
  const detail = async (who: ApiClient, loan: string) =>
    (await who.get(`/contract?hashid=${loan}`)).body as ContractDetail;
  const pay = (who: ApiClient, contract: string) =>
    who.post('/contract/event', { contract, kind: 'payment', date: '2026-02-01', amount: 10_000, past_paid: false });

  test('S-290 the other party can’t agree on paper for an erased person: another manager does', async () => {
    const loan = await lend(family.parent, sanne);
    await erase(sanne);
    const refused = await propose(jan, loan, RATE, { paper_date: '2026-06-10' });
    assert.equal(refused.status, 403, JSON.stringify(refused.body));
    assert.deepEqual([(await lifecycle(jan, loan)).agrees, (await lifecycle(jan, loan)).proposals.length], ['here', 1]);
    const { hashid } = newest(await propose(jan, loan, RATE));
    assert.deepEqual((await lifecycle(jan, loan)).may, ['withdraw']);
    assert.equal((await onPaper(jan, hashid)).status, 403);
    const told = (await bram.get('/notices')).body.notices as { kind: string }[];
    assert.ok(told.some(({ kind }) => kind === 'proposed'));
    assert.equal(newest(await onPaper(bram, hashid)).state, 'accepted');
  });

  test('S-291 where another manager gains nothing, the other party of somebody without a login records nothing on paper', async () => {
    const draft = freshLoanDraft(family.parent.hashid, oma.hashid);
    const { hashid } = (await jan.post('/contract', draft)).body as { hashid: string };
    const { state, proposals, signed_on_paper } = await lifecycle(jan, hashid);
    assert.deepEqual([state, proposals[0]?.awaited.map(({ party }) => party.firstname)], ['offered', ['Oma']]);
    assert.equal(signed_on_paper, null);
    assert.equal((await onPaper(jan, proposals[0]!.hashid)).status, 403);
    const signed = await bram.post('/contract/proposal/answer', {
      hashid: proposals[0]!.hashid,
      answer: 'accepted',
      paper_date: draft.contract.signed_date,
    });
    assert.equal(newest(signed).state, 'accepted');
    // If he is alone he may: otherwise nothing could be agreed with her here.
    await manages(brother, false);
    const agreed = await propose(jan, hashid, RATE, { paper_date: '2026-06-10' });
    assert.equal(newest(agreed).state, 'accepted');
  });

  test('S-322 a loan says whose word nobody confirms, as long as the other party records it', async () => {
    await manages(brother, false);
    const draft = await jan.post('/contract', freshLoanDraft(family.parent.hashid, oma.hashid, null));
    const concept = String(draft.body.hashid);
    assert.equal((await lifecycle(jan, concept)).unheard, undefined, 'a concept is nobody’s word yet');
    const loan = await lend(family.parent, oma);
    assert.deepEqual((await lifecycle(jan, loan)).unheard, ['Oma']);
    await manages(brother, true);
    assert.equal((await lifecycle(jan, loan)).unheard, undefined);
  });

  test('S-292 the borrower’s wife, who manages the family, can’t confirm his payments for a lender without a login', async () => {
    const { db } = made.services;
    const wife = await makePartner(db, brother, { ...LOGIN, firstname: 'Els', sub: 'els', family_role: 'manager' });
    await manages(brother, false);
    const els = await apiClient(made.app, wife, { expires: 4e9 });
    const loan = await lend(oma, brother);
    await pay(bram, loan);
    const [reported] = (await detail(bram, loan)).events ?? [];
    assert.deepEqual(
      [reported?.status, (await detail(bram, loan)).book?.open[0]?.waits.map(({ firstname }) => firstname)],
      ['reported', ['Jan']],
    );
    const confirm = (who: ApiClient) =>
      who.post('/contract/event/confirm', { hashid: reported!.hashid, status: 'confirmed', past_paid: false });
    assert.equal((await confirm(els)).status, 403);
    assert.equal((await pay(els, loan)).status, 403);
    assert.equal((await confirm(jan)).status, 200);
    assert.equal((await detail(bram, loan)).events?.[0]?.status, 'confirmed');
    // Where nobody else manages, it is his own word, also as she writes it down.
    await manages(family.parent, false);
    assert.equal((await pay(els, loan)).status, 200);
    assert.equal((await detail(bram, loan)).events?.[1]?.own_word, true);
    assert.equal((await els.post('/contract/automatic', { contract: loan, past_paid: false })).status, 403);
  });

  test('S-292 the borrower’s wife can’t agree on paper for a lender without a login', async () => {
    const { db } = made.services;
    const wife = await makePartner(db, brother, { ...LOGIN, firstname: 'Els', sub: 'els', family_role: 'manager' });
    const els = await apiClient(made.app, wife, { expires: 4e9 });
    const loan = await lend(oma, brother);
    const { hashid } = newest(await propose(bram, loan, RATE));
    assert.equal((await onPaper(els, hashid)).status, 403);
    assert.equal(newest(await onPaper(jan, hashid)).state, 'accepted');
  });
});
