import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { ContractDraft } from '../../../domain/wire/contract.ts';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { mandates } from '../../db/mandateSchema.ts';
import { rateLimits } from '../../db/requestSchema.ts';
import { partnerships, users } from '../../db/schema.ts';
import { newHashid } from '../../hashid.ts';
import { readPdf } from '../../pdf/test/readPdf.ts';
import { addSigned, agree } from '../../test/agree.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

const RATE = { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 12_000 };
const GIVEN = { kind: 'forgiveness', date: '2026-06-10', amount: 900_000, outcome: 'lower_payment' };

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let [bramRow, sanneRow, noorRow]: UserRow[] = [];
  let jan: ApiClient;
  let bram: ApiClient;
  let sanne: ApiClient;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
  });
  beforeEach(async () => {
    const { db } = made.services;
    family = await makeFamily(db);
    const login = () => ({ sub: newHashid(), login: true, signed: true });
    const of = (firstname: string, rest: object) => makeUser(db, family.id, { firstname, ...rest });
    bramRow = await of('Bram', login());
    sanneRow = await of('Sanne', { ...login(), birthdate: '1986-07-21', street: 'Geheim 1', town: '1234 AB Elders' });
    noorRow = await of('Noor', {});
    [jan, bram, sanne] = (await Promise.all(
      [family.parent, bramRow, sanneRow].map((one) => apiClient(made.app, one, { expires: 4e9 })),
    )) as [ApiClient, ApiClient, ApiClient];
    await db.delete(rateLimits);
  });

  const hashids = (people: (UserRow | undefined)[]) => people.map((one) => one!.hashid);
  const between = (
    from: (UserRow | undefined)[],
    to: (UserRow | undefined)[],
    signed: string | null = '2026-01-01',
  ) => {
    const draft = freshLoanDraft('', '', signed);
    return { ...draft, parties: { from: hashids(from), to: hashids(to) } } as ContractDraft;
  };
  const toBoth = (signed?: string | null) => between([family.parent], [bramRow, sanneRow], signed);
  const ofBoth = () => between([bramRow, sanneRow], [family.parent]);
  const signed = async (draft: ContractDraft) => String((await addSigned(made, jan, draft)).body.hashid);
  const propose = (who: ApiClient, contract: string, content: object, rest: object = {}) =>
    who.post('/contract/proposal', { contract, content, ...rest });
  const newest = ({ body }: ApiAnswer) => (body as unknown as ContractLifecycle).proposals[0]!;
  const answer = (who: ApiClient, hashid: string, said: string, rest: object = {}) =>
    who.post('/contract/proposal/answer', { hashid, answer: said, ...rest });
  const lifecycle = async (who: ApiClient, contract: string) =>
    (await who.get(`/contract/proposals?hashid=${contract}`)).body as unknown as ContractLifecycle;
  const contractOf = async (who: ApiClient, contract: string) => (await who.get(`/contract?hashid=${contract}`)).body;
  const names = ({ awaited }: ContractLifecycle['proposals'][number]) =>
    awaited.map(({ party }) => party.firstname).sort();
  const couple = (a: UserRow | undefined, b: UserRow | undefined, until: string | null = null) =>
    made.services.db
      .insert(partnerships)
      .values({ family_id: family.id, self_id: a!.id, partner_id: b!.id, until_date: until });
  const giveMandate = (giver: UserRow | undefined, taker: UserRow | undefined) =>
    made.services.db.insert(mandates).values({
      family_id: family.id,
      hashid: newHashid(),
      giver_id: giver!.id,
      taker_id: taker!.id,
      matters: ['terms', 'forgiveness'],
    });

  test('S-241 a brother can’t sign his sister into a debt, and the paper does not name her until she agreed', async () => {
    const { hashid } = (await bram.post('/contract', toBoth(null))).body as { hashid: string };
    const offered = newest(await propose(bram, hashid, { kind: 'signing', signed_date: '2026-06-12' }));
    assert.deepEqual(names(offered), ['Jan', 'Sanne']);
    const half = await answer(jan, offered.hashid, 'accepted');
    assert.equal(half.status, 200, JSON.stringify(half.body));
    assert.deepEqual([(half.body as ContractLifecycle).state, names(newest(half))], ['offered', ['Sanne']]);
    assert.equal((await contractOf(sanne, hashid)).contract.signed_date, null);
    for (const who of [bram, jan, sanne]) {
      const { text } = await readPdf((await who.post('/contract/generated', { hashid })).bytes);
      assert.doesNotMatch(text, /21 juli 1986|Geheim 1/u);
    }
    assert.equal((await answer(bram, offered.hashid, 'accepted')).status, 403, 'not for her');
    const refused = await answer(sanne, offered.hashid, 'refused', { word: 'Ik doe niet mee' });
    assert.equal(refused.status, 200, JSON.stringify(refused.body));
    assert.deepEqual(
      [(await lifecycle(bram, hashid)).state, newest(refused).answer?.word],
      ['concept', 'Ik doe niet mee'],
    );
    const second = newest(await propose(bram, hashid, { kind: 'signing', signed_date: '2026-06-12' }));
    for (const who of [sanne, jan]) assert.equal((await answer(who, second.hashid, 'accepted')).status, 200);
    assert.equal((await contractOf(bram, hashid)).contract.signed_date, '2026-06-12');
  });

  test('S-241 a signing day entered by a manager waits for everybody with a login on either side', async () => {
    const added = await jan.post('/contract', between([family.parent, bramRow], [sanneRow, noorRow]));
    assert.equal(added.body.contract.signed_date, null);
    const offered = (await lifecycle(jan, added.body.hashid)).proposals[0]!;
    assert.deepEqual(names(offered), ['Bram', 'Sanne']);
    assert.deepEqual(offered.consents.map(({ party, how, paper_date }) => [party.firstname, how, paper_date]).sort(), [
      ['Jan', 'self', null],
      ['Noor', 'paper', '2026-01-01'],
    ]);
    for (const who of [sanne, bram]) await answer(who, offered.hashid, 'accepted');
    assert.equal((await contractOf(jan, added.body.hashid)).contract.signed_date, '2026-01-01');
  });

  test('S-241 each of two borrowers answers another rate: one “yes” changes nothing for the other, one “no” ends it', async () => {
    const loan = await signed(toBoth());
    const terms = async () => ({ ...(await contractOf(sanne, loan)), next: undefined });
    const before = await terms();
    const rate = newest(await propose(jan, loan, RATE));
    assert.equal((await answer(bram, rate.hashid, 'accepted')).status, 200);
    assert.deepEqual(await terms(), before);
    const open = await lifecycle(sanne, loan);
    assert.deepEqual([open.may, names(open.proposals[0]!)], [['answer'], ['Sanne']]);
    assert.deepEqual((await lifecycle(bram, loan)).may, [], 'the person who agreed waits');
    assert.equal((await answer(bram, rate.hashid, 'accepted')).status, 403);
    assert.equal((await answer(sanne, rate.hashid, 'refused', { word: 'Te hoog' })).status, 200);
    assert.deepEqual((await contractOf(sanne, loan)).events, []);
    const again = await agree(jan, loan, RATE, sanne, bram);
    assert.deepEqual(again.body.events.length, 1);
  });

  test('S-241 a proposal by one of two needs an answer from the other on their side too', async () => {
    const loan = await signed(toBoth());
    const rate = newest(await propose(bram, loan, { ...RATE, rate_millipercent: 100 }));
    assert.deepEqual(names(rate), ['Jan', 'Sanne']);
    assert.equal((await answer(sanne, rate.hashid, 'withdrawn')).status, 403, 'it is not hers');
    const subjects = (await sanne.get('/notices')).body.notices as { text: string }[];
    assert.ok(subjects.length > 0);
    for (const who of [jan, sanne]) assert.equal((await answer(who, rate.hashid, 'accepted')).status, 200);
    assert.equal((await contractOf(sanne, loan)).events.length, 1);
  });

  test('S-241 one of two lenders can’t forgive the other’s part', async () => {
    const loan = await signed(ofBoth());
    const gave = newest(await propose(bram, loan, GIVEN));
    assert.equal((await answer(jan, gave.hashid, 'accepted')).status, 200);
    assert.equal((await contractOf(sanne, loan)).balance, 1_200_000);
    assert.equal((await answer(sanne, gave.hashid, 'refused', { word: 'De helft is van mij' })).status, 200);
    assert.equal((await contractOf(sanne, loan)).balance, 1_200_000);
  });

  test('S-241 a partnership recorded by somebody who gains from it gives nobody a voice', async () => {
    const loan = await signed(ofBoth());
    const gave = newest(await propose(jan, loan, GIVEN));
    await couple(bramRow, sanneRow);
    assert.equal((await answer(bram, gave.hashid, 'accepted')).status, 200);
    assert.deepEqual(names((await lifecycle(jan, loan)).proposals[0]!), ['Sanne']);
  });

  test('a couple with a mandate gives one answer, which names it; each without one answers, and also once they parted', async () => {
    const loan = await signed(toBoth());
    await couple(bramRow, sanneRow);
    await giveMandate(sanneRow, bramRow);
    const first = newest(await propose(jan, loan, RATE));
    const agreed = newest(await answer(bram, first.hashid, 'accepted'));
    assert.equal(agreed.state, 'accepted');
    assert.deepEqual(agreed.consents.map(({ party, how, by }) => [party.firstname, how, by.firstname]).sort(), [
      ['Bram', 'self', 'Bram'],
      ['Jan', 'self', 'Jan'],
      ['Sanne', 'mandate', 'Bram'],
    ]);
    const paper = await jan.post('/contract/addendum', { hashid: agreed.answer?.event });
    assert.match(
      (await readPdf(paper.bytes)).text.replaceAll(/\s+/gu, ' '),
      /Bram Vries ging ook akkoord namens Sanne Vries, met een machtiging van Sanne Vries\./u,
    );
    const archive = newest(await propose(jan, loan, { kind: 'archive' }));
    assert.equal(newest(await answer(bram, archive.hashid, 'accepted')).state, 'open', 'it names no archive');
    await answer(sanne, archive.hashid, 'refused', { word: 'Nog niet' });
    // She answers herself, even if somebody may do so for her.
    const second = newest(await propose(bram, loan, { ...RATE, rate_millipercent: 13_000 }));
    assert.deepEqual(names(second), ['Jan'], 'proposed for both');
    assert.deepEqual((await lifecycle(sanne, loan)).may, ['refuse']);
    assert.equal((await answer(sanne, second.hashid, 'refused', { word: 'Toch niet' })).status, 200);
    await made.services.db.update(partnerships).set({ until_date: '2026-06-01' });
    const third = newest(await propose(jan, loan, { ...RATE, rate_millipercent: 14_000 }));
    await answer(bram, third.hashid, 'accepted');
    assert.deepEqual(names((await lifecycle(jan, loan)).proposals[0]!), ['Sanne']);
  });

  test('S-241 a mandate is never used from the other side', async () => {
    const { hashid: loan } = (await bram.post('/contract', between([bramRow], [sanneRow], null))).body as {
      hashid: string;
    };
    await agree(bram, loan, { kind: 'signing', signed_date: '2026-01-01' }, sanne);
    await couple(bramRow, sanneRow);
    await giveMandate(sanneRow, bramRow);
    const rate = newest(await propose(bram, loan, RATE));
    assert.deepEqual(names(rate), ['Sanne']);
    assert.equal((await answer(bram, rate.hashid, 'accepted')).status, 403);
  });

  test('for a partner without a login the other answers; once they have one, they do so themselves', async () => {
    await couple(bramRow, noorRow);
    const loan = await signed(between([family.parent], [bramRow, noorRow]));
    const rate = newest(await propose(jan, loan, RATE));
    assert.equal((await lifecycle(jan, loan)).agrees, 'here');
    assert.equal((await propose(jan, loan, RATE, { paper_date: '2026-06-01' })).status, 409);
    const agreed = newest(await answer(bram, rate.hashid, 'accepted'));
    assert.equal(agreed.state, 'accepted');
    assert.ok(agreed.consents.some(({ party, how }) => party.firstname === 'Noor' && how === 'partner'));
    const second = newest(await propose(bram, loan, { ...RATE, rate_millipercent: 13_000 }));
    assert.deepEqual(names(second), ['Jan']);
    await made.services.db.update(users).set({ sub: newHashid() }).where(eq(users.id, noorRow!.id));
    assert.equal(newest(await answer(jan, second.hashid, 'accepted')).state, 'open');
    assert.deepEqual(names((await lifecycle(jan, loan)).proposals[0]!), ['Noor']);
  });

  test('for a brother without a login a manager records the paper, after or before the others answer', async () => {
    const loan = await signed(between([family.parent], [bramRow, noorRow]));
    const rate = newest(await propose(bram, loan, { ...RATE, rate_millipercent: 100 }));
    assert.deepEqual(rate.awaited.map(({ party, on_paper }) => [party.firstname, on_paper]).sort(), [
      ['Jan', false],
      ['Noor', true],
    ]);
    assert.deepEqual((await lifecycle(jan, loan)).may, ['answer', 'paper']);
    assert.equal(newest(await answer(jan, rate.hashid, 'accepted')).state, 'open');
    assert.deepEqual((await lifecycle(jan, loan)).may, ['paper']);
    assert.equal(newest(await answer(jan, rate.hashid, 'accepted', { paper_date: '2026-06-10' })).state, 'accepted');
    const second = newest(await propose(bram, loan, { ...RATE, rate_millipercent: 200 }));
    const both = newest(await answer(jan, second.hashid, 'accepted', { paper_date: '2026-06-10' }));
    assert.deepEqual([both.state, both.answer?.paper_date], ['accepted', '2026-06-10']);
  });
});
