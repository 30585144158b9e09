import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { NextStep } from '../../../domain/wire/nextStep.ts';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { contracts } from '../../db/contractSchema.ts';
import { notices } from '../../db/noticeSchema.ts';
import { contractProposals } from '../../db/proposalSchema.ts';
import { rateLimits } from '../../db/requestSchema.ts';
import { auditLog, users } from '../../db/schema.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makePartner, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

const DAY = '2026-01-01';

/** The day on which both signed on paper waits for the people who answer for themselves (docs/decisions/0016). */
eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  /** Sanne and Piet have a login, Bram does not. */
  let sanne: UserRow;
  let piet: UserRow;
  let bram: UserRow;
  let jan: ApiClient;
  let hers: ApiClient;
  let his: ApiClient;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    family = await makeFamily(db);
    const login = { login: true, signed: true };
    sanne = await makeUser(db, family.id, { firstname: 'Sanne', sub: 'sanne', ...login });
    piet = await makeUser(db, family.id, { firstname: 'Piet', sub: 'piet', ...login });
    bram = await makeUser(db, family.id, { firstname: 'Bram' });
    const token = { expires: 4e9 };
    [jan, hers, his] = (await Promise.all(
      [family.parent, sanne, piet].map((user) => apiClient(made.app, user, token)),
    )) as [ApiClient, ApiClient, ApiClient];
  });
  beforeEach(async () => {
    for (const table of [notices, rateLimits]) await made.services.db.delete(table);
  });

  const to = (person: UserRow, signed: string | null = DAY) =>
    yearLoanDraft(family.parent.hashid, person.hashid, signed);
  const between = (from: readonly UserRow[], others: readonly UserRow[], signed: string | null = DAY) => {
    const hashids = (people: readonly UserRow[]) => people.map(({ hashid }) => hashid);
    return { ...yearLoanDraft('', '', signed), parties: { from: hashids(from), to: hashids(others) } };
  };
  /** A contract as stored, seen by somebody: the day, the version and the state. */
  const seen = async (hashid: string, who = jan) => {
    const { contract, version } = (await who.get(`/contract?hashid=${hashid}`)).body;
    return [contract.signed_date, version, (await lifecycle(hashid, who)).state];
  };
  const lifecycle = async (hashid: string, who = jan) =>
    (await who.get(`/contract/proposals?hashid=${hashid}`)).body as ContractLifecycle;
  const add = async (draft: object, headers = {}) => {
    const { status, body } = await jan.post('/contract', draft, headers);
    assert.equal(status, 200, JSON.stringify(body));
    return String(body.hashid);
  };
  const answer = async (who: ApiClient, hashid: string, said: string, word?: string) => {
    const [proposal] = (await lifecycle(hashid)).proposals;
    return who.post('/contract/proposal/answer', { hashid: proposal?.hashid, answer: said, word });
  };
  const kindsTold = async (who: ApiClient) =>
    ((await who.get('/notices')).body.notices as { kind: string; contract: string }[]).map(({ kind }) => kind);
  const stored = async () =>
    Promise.all([contracts, contractProposals, notices, auditLog].map((table) => made.services.db.$count(table)));
  const nextFor = async (who: ApiClient, hashid: string) =>
    ((await who.get(`/contract?hashid=${hashid}`)).body as { next?: NextStep }).next?.kind;

  test('S-207 a day a manager enters waits for the party with a login: she is notified, and only her yes makes it signed on that day', async () => {
    const { status, body } = await jan.post('/contract', to(sanne));
    assert.deepEqual([status, body.contract?.signed_date, body.version], [200, null, 1], JSON.stringify(body));
    const hashid = String(body.hashid);
    assert.deepEqual(await seen(hashid, hers), [null, 1, 'offered']);
    const { proposals, may } = await lifecycle(hashid, hers);
    assert.deepEqual(
      proposals.map(({ content, state, proposed_by }) => [content, state, proposed_by.firstname]),
      [[{ kind: 'signing', signed_date: DAY }, 'open', 'Jan']],
    );
    assert.deepEqual([may, (await lifecycle(hashid)).may], [['answer'], ['withdraw']]);
    assert.deepEqual([await nextFor(hers, hashid), await nextFor(jan, hashid)], ['answer', undefined]);
    assert.deepEqual([await kindsTold(hers), await kindsTold(jan)], [['proposed'], []]);

    // Nobody says it in her name.
    const own = { hashid: proposals[0]?.hashid, answer: 'accepted' };
    for (const paper of [{}, { paper_date: DAY }])
      assert.equal((await jan.post('/contract/proposal/answer', { ...own, ...paper })).status, 403);
    assert.equal((await his.post('/contract/proposal/answer', own)).status, 404);
    assert.equal((await jan.post('/contract', { ...to(sanne), hashid })).status, 409);
    assert.deepEqual(await seen(hashid), [null, 1, 'offered']);

    assert.equal((await answer(hers, hashid, 'accepted')).status, 200);
    for (const who of [jan, hers]) assert.deepEqual(await seen(hashid, who), [DAY, 2, 'signed']);
    assert.deepEqual([await kindsTold(hers), await kindsTold(jan)], [['proposed'], ['signed']]);
  });

  test('S-207 her no leaves a concept without a day, and so does taking it back; entered again it waits again', async () => {
    const hashid = await add(to(sanne));
    assert.equal((await answer(hers, hashid, 'refused', 'Ik heb niets getekend')).status, 200);
    assert.deepEqual(await seen(hashid), [null, 1, 'concept']);
    const [refused] = (await lifecycle(hashid)).proposals;
    assert.deepEqual([refused?.state, refused?.answer?.word], ['refused', 'Ik heb niets getekend']);
    assert.deepEqual(await kindsTold(jan), ['answered']);
    await add({ ...to(sanne), hashid });
    assert.deepEqual(await seen(hashid), [null, 2, 'offered']);
    assert.equal((await answer(jan, hashid, 'withdrawn')).status, 200);
    assert.deepEqual(await seen(hashid), [null, 2, 'concept']);
    assert.equal((await jan.remove(`/contract?hashid=${hashid}`)).status, 200);
  });

  test('S-207 the day in an edit of a concept waits likewise', async () => {
    const hashid = await add(to(sanne, null));
    assert.deepEqual([await seen(hashid), (await lifecycle(hashid)).proposals], [[null, 1, 'concept'], []]);
    const { status, body } = await jan.post('/contract', { ...to(sanne), hashid, version: 1, total: 2_400_000 });
    assert.deepEqual([status, body.contract?.signed_date, body.version, body.total], [200, null, 2, 2_400_000]);
    assert.deepEqual((await lifecycle(hashid, hers)).proposals[0]?.content, { kind: 'signing', signed_date: DAY });
    assert.ok((await kindsTold(hers)).includes('proposed'));
    assert.equal((await answer(hers, hashid, 'accepted')).status, 200);
    assert.deepEqual(await seen(hashid), [DAY, 3, 'signed']);
  });

  test('S-241 each of a couple answers; so does anybody on the side of the manager', async () => {
    const { db } = made.services;
    const thomas = await makePartner(db, sanne, { firstname: 'Thomas', sub: 'thomas', login: true, signed: true });
    const marijke = await makePartner(db, family.parent, { sub: 'marijke', login: true, signed: true });
    const token = { expires: 4e9 };
    const [theirs, mother] = [await apiClient(made.app, thomas, token), await apiClient(made.app, marijke, token)];
    const hashid = await add(between([family.parent, marijke], [sanne, thomas]));
    assert.deepEqual(await seen(hashid), [null, 1, 'offered']);
    const told = await Promise.all([hers, theirs, mother, jan].map(kindsTold));
    assert.deepEqual(told, [['proposed'], ['proposed'], ['proposed'], []]);
    for (const who of [mother, theirs]) assert.equal((await answer(who, hashid, 'accepted')).status, 200);
    assert.deepEqual(await seen(hashid), [null, 1, 'offered']);
    assert.equal((await answer(hers, hashid, 'accepted')).status, 200);
    assert.deepEqual(await seen(hashid), [DAY, 2, 'signed']);
    assert.equal((await answer(hers, hashid, 'refused', 'Te laat')).status, 409);

    // A party without a login is covered by the manager's paper; the mother answers in each of them.
    const noor = await makePartner(db, bram, { firstname: 'Noor' });
    const mixed = await add(between([family.parent, marijke], [bram, piet]));
    assert.deepEqual([await seen(mixed), await kindsTold(his)], [[null, 1, 'offered'], ['proposed']]);
    for (const who of [his, mother]) assert.equal((await answer(who, mixed, 'accepted')).status, 200);
    assert.deepEqual(await seen(mixed), [DAY, 2, 'signed']);
    const own = await add(between([family.parent, marijke], [bram, noor]));
    assert.equal((await answer(mother, own, 'accepted')).status, 200);
    assert.deepEqual(await seen(own), [DAY, 2, 'signed']);
    assert.deepEqual(await seen(await add(between([family.parent], [bram, noor]))), [DAY, 1, 'signed']);
  });

  test('S-207 between others a manager enters the day for a party without a login, and never for two who answer themselves', async () => {
    for (const draft of [between([bram], [sanne]), between([sanne], [bram])]) {
      const hashid = await add(draft);
      assert.deepEqual(await seen(hashid, hers), [null, 1, 'offered']);
      assert.equal((await answer(jan, hashid, 'accepted')).status, 403);
      assert.equal((await answer(hers, hashid, 'accepted')).status, 200);
      assert.deepEqual(await seen(hashid, hers), [DAY, 2, 'signed']);
    }
    const concept = await add(between([piet], [sanne], null));
    const before = await stored();
    for (const rest of [{}, { hashid: concept, version: 1 }]) {
      const { status, body } = await jan.post('/contract', { ...between([piet], [sanne]), ...rest });
      assert.deepEqual([status, Object.keys(body.errors as object)], [422, ['contract.signed_date']]);
      assert.match(String(body.errors['contract.signed_date']), /eigen login.*Laat de datum leeg/u);
    }
    assert.deepEqual(await stored(), before);
    assert.deepEqual(await seen(concept), [null, 1, 'concept']);
  });

  test('without a login on the other side the day counts at once, and nobody is asked', async () => {
    const { status, body } = await jan.post('/contract', to(bram));
    assert.deepEqual([status, body.contract?.signed_date, body.version], [200, DAY, 1]);
    const { state, proposals } = await lifecycle(String(body.hashid));
    assert.deepEqual([state, proposals, await kindsTold(jan)], ['signed', [], []]);
  });

  test('S-207 S-276 for a dead party who had a login the other party can’t enter the day; a blocked one is waited for', async () => {
    const { db } = made.services;
    const newUser = (firstname: string, rest: Partial<UserRow> = {}) =>
      makeUser(db, family.id, { firstname, sub: firstname, login: true, signed: true, ...rest });
    const [opa, blocked] = [await newUser('Opa'), await newUser('Dicht')];
    const oma = await makePartner(db, opa, { firstname: 'Oma' });
    const [alone, couple, closed, mixed] = [
      await add(to(opa, null)),
      await add(between([family.parent], [opa, oma], null)),
      await add(to(blocked, null)),
      await add(between([family.parent], [opa, sanne], null)),
    ];
    await db.update(users).set({ passed_away: true, death_date: '2026-06-01' }).where(eq(users.id, opa.id));
    await db.update(users).set({ blocked: true }).where(eq(users.id, blocked.id));

    await add({ ...to(opa), hashid: alone });
    await add({ ...between([family.parent], [opa, oma]), hashid: couple });
    for (const hashid of [alone, couple]) {
      assert.deepEqual(await seen(hashid), [null, 2, 'offered'], 'another manager says it');
      assert.deepEqual(
        (await lifecycle(hashid)).proposals.map(({ content }) => content.kind),
        ['signing'],
      );
    }
    await add({ ...to(blocked), hashid: closed });
    assert.deepEqual(await seen(closed), [null, 2, 'offered'], 'no way round by blocking them first');
    await add({ ...between([family.parent], [opa, sanne]), hashid: mixed });
    assert.deepEqual(await seen(mixed, hers), [null, 2, 'offered'], 'the other of the two lives');
  });

  test('S-59 the same key at once makes one contract and asks once', async () => {
    const key = { 'idempotency-key': 'sleutel-voor-een-dag-op-papier' };
    const [first, second] = await Promise.all([1, 2].map(() => add(to(sanne), key)));
    assert.equal(first, second);
    assert.equal((await lifecycle(String(first))).proposals.length, 1);
    assert.deepEqual(await kindsTold(hers), ['proposed']);
  });
});
