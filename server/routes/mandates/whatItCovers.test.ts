import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { Mandates } from '../../../domain/wire/mandate.ts';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makePartner, makeUser, type UserRow } from '../../test/factories.ts';

/** Which answers a mandate covers, and for how long (docs/decisions/0016). */
eachEngine((engine) => {
  let made: TestApp;
  let bram: ApiClient;
  let noor: ApiClient;
  let sanne: ApiClient;
  let noorRow: UserRow;
  let loan: string;

  beforeEach(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    const { id, parent } = await makeFamily(db);
    const login = (sub: string) => ({ sub, login: true, invited: true, signed: true });
    const bramRow = await makeUser(db, id, { firstname: 'Bram', ...login('bram') });
    noorRow = await makePartner(db, bramRow, { firstname: 'Noor', ...login('noor') });
    const sanneRow = await makeUser(db, id, login('sanne'));
    const client = (one: UserRow) => apiClient(made.app, one, { expires: 4e9 });
    [bram, noor, sanne] = [await client(bramRow), await client(noorRow), await client(sanneRow)];
    const draft = freshLoanDraft(bramRow.hashid, sanneRow.hashid);
    const parties = { from: [bramRow.hashid, noorRow.hashid], to: [sanneRow.hashid] };
    const jan = await client(parent);
    const concept = { ...draft, contract: { ...draft.contract, signed_date: null, own_home: false }, parties };
    loan = String((await addSigned(made, jan, concept)).body.hashid);
    const asked = await propose(sanne, { kind: 'signing', signed_date: '2026-01-01' });
    await accept(bram, newest(asked).hashid);
    await accept(noor, newest(asked).hashid);
  });

  const propose = (who: ApiClient, content: object) => who.post('/contract/proposal', { contract: loan, content });
  const accept = (who: ApiClient, hashid: string) =>
    who.post('/contract/proposal/answer', { hashid, answer: 'accepted' });
  const newest = ({ body }: ApiAnswer) => (body as unknown as ContractLifecycle).proposals[0]!;
  const awaits = (answer: ApiAnswer) => newest(answer).awaited.map(({ party }) => party.firstname);
  const give = (matters: string[]) => bram.post('/mandate', { taker: noorRow.hashid, matters });
  const terms = async (change: (detail: ContractDetail) => object) => {
    const detail = (await sanne.get(`/contract?hashid=${loan}`)).body as ContractDetail;
    const hashids = (side: { hashid: string }[]) => side.map(({ hashid }) => hashid);
    const parties = { from: hashids(detail.parties.from), to: hashids(detail.parties.to) };
    const { type, total, contract } = detail;
    return { kind: 'terms', draft: { type, total, contract, parties, ...change(detail) } };
  };
  const others = {
    more: () => terms(({ total }) => ({ total: total + 100_000 })),
    less: () => terms(({ total }) => ({ total: total - 100_000 })),
    toOne: () => terms(({ contract }) => ({ contract: { ...contract, paid_to_one: true } })),
    words: () => terms(({ contract }) => ({ contract: { ...contract, purpose: 'Verbouwing' } })),
  };

  /** Whether Noor’s yes is also Bram’s. */
  async function speaks(content: object): Promise<boolean> {
    const proposed = await propose(sanne, content);
    assert.equal(proposed.status, 200, JSON.stringify(proposed.body));
    const { hashid } = newest(proposed);
    const answered = await accept(noor, hashid);
    assert.equal(answered.status, 200, JSON.stringify(answered.body));
    if (newest(answered).state === 'accepted') return true;
    assert.deepEqual(awaits(answered), ['Bram']);
    const ended = await bram.post('/contract/proposal/answer', { hashid, answer: 'refused', word: 'Liever niet.' });
    assert.equal(ended.status, 200, JSON.stringify(ended.body));
    return false;
  }

  test('S-293 a mandate for other terms does not lend more money, forgive anything or change the payee', async () => {
    await give(['terms']);
    const less = await propose(sanne, await others.less());
    assert.deepEqual(Object.keys(less.body.errors), ['total'], 'for a running loan nobody can');
    for (const content of [await others.more(), await others.toOne()])
      assert.equal(await speaks(content), false, JSON.stringify(content));
    assert.equal(await speaks(await others.words()), true);
    await give(['terms', 'payments']);
    assert.equal(await speaks(await others.toOne()), true);
    await give(['terms', 'paper', 'forgiveness', 'archive', 'payments']);
    assert.equal(await speaks(await others.more()), false, 'lending more, each does for themselves');
  });

  test('S-293 a mandate for other terms does not take a forgiveness back', async () => {
    await give(['terms', 'forgiveness']);
    const gave = { kind: 'forgiveness', date: '2026-06-10', amount: 200_000, outcome: 'lower_payment' };
    const agreed = await accept(noor, newest(await propose(sanne, gave)).hashid);
    const event = newest(agreed).answer?.event;
    await give(['terms']);
    assert.equal(await speaks({ kind: 'correction', event }), false);
  });

  test('S-294 an answer by mandate to a waiting matter is asked again once the mandate ends; a counted one stays', async () => {
    await give(['terms']);
    assert.equal(await speaks(await others.words()), true);
    const content = { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 1_000 };
    const proposed = await propose(noor, content);
    assert.deepEqual(awaits(proposed), ['Sanne']);
    const { hashid } = ((await bram.get('/mandates')).body as unknown as Mandates).given!;
    assert.equal((await bram.remove(`/mandate?hashid=${hashid}`)).status, 200);
    const lifecycle = await bram.get(`/contract/proposals?hashid=${loan}`);
    assert.deepEqual(
      [awaits(lifecycle), (lifecycle.body as unknown as ContractLifecycle).may],
      [['Bram', 'Sanne'], ['answer']],
    );
    const answered = await accept(sanne, newest(lifecycle).hashid);
    assert.deepEqual([newest(answered).state, awaits(answered)], ['open', ['Bram']]);
    assert.equal(newest(await accept(bram, newest(lifecycle).hashid)).state, 'accepted');
  });
});
