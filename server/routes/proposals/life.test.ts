import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import {
  type Lifecycle,
  LIFECYCLE_ACTS,
  type LifecycleAct,
  matterOf,
  stateOf,
  stepOf,
} from '../../../domain/contracts/life/machine.ts';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { contracts } from '../../db/contractSchema.ts';
import { contractEvents } from '../../db/eventSchema.ts';
import { rateLimits } from '../../db/requestSchema.ts';
import { newHashid } from '../../hashid.ts';
import { addSigned, agree } from '../../test/agree.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

const LAPSED = 30 * 86_400_000;

const CONCEPT: Lifecycle = {
  signed: false,
  amended: false,
  ended: false,
  archived: false,
  open: null,
  contested: false,
};
const SIGNED: Lifecycle = { ...CONCEPT, signed: true };
const ARCHIVED: Lifecycle = { ...SIGNED, archived: true };

/** Every state of docs/contract-life.md, with the calls that lead to it. */
const STATES: Record<string, Lifecycle> = {
  concept: CONCEPT,
  offered: { ...CONCEPT, open: 'signing' },
  signed: SIGNED,
  'a change waits': { ...SIGNED, open: 'change' },
  'the archive waits': { ...SIGNED, open: 'archive' },
  archived: ARCHIVED,
  'coming back waits': { ...ARCHIVED, open: 'restore' },
};

const RATE = { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 9000 };
const CONTENT = {
  signing: { kind: 'signing', signed_date: '2026-06-12' },
  change: RATE,
  archive: { kind: 'archive' },
  restore: { kind: 'restore' },
};
/** Done by the clock, and by no call. */
const acts = LIFECYCLE_ACTS.filter((act) => act !== 'lapse');

/**
 * The outcome of acts one after the other by the state machine: the ones done, and the remaining state (null: gone). A
 * concept with money in it stays: the payer would lose their receipt.
 */
function inTurn(lifecycle: Lifecycle, order: readonly LifecycleAct[]): { done: boolean[]; left: Lifecycle | null } {
  let left: Lifecycle | null = lifecycle;
  const done = order.map((act, i) => {
    const keeps = act === 'remove' && order.slice(0, i).includes('record money');
    const step = left === null || keeps ? { refused: '' } : stepOf(left, act);
    if ('refused' in step) return false;
    left = step.to;
    return true;
  });
  return { done, left };
}

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let child: ApiClient;
  let later = 0;

  before(async () => {
    made = await engine.app({ clock: () => NOW + later });
  });
  // One person may ask only so much in a minute.
  beforeEach(async () => {
    const { db } = made.services;
    family = await makeFamily(db);
    sanne = await makeUser(db, family.id, { sub: newHashid(), login: true, signed: true });
    jan = await apiClient(made.app, family.parent, { expires: 4e9 });
    child = await apiClient(made.app, sanne, { expires: 4e9 });
    await db.delete(rateLimits);
  });

  const draft = (signed?: null) => freshLoanDraft(family.parent.hashid, sanne.hashid, signed);
  const propose = (contract: string, content: object) => jan.post('/contract/proposal', { contract, content });
  const newest = async (contract: string) =>
    ((await jan.get(`/contract/proposals?hashid=${contract}`)).body as ContractLifecycle).proposals[0]?.hashid ??
    'geen';

  /** A new contract in this state. */
  async function contractIn({ signed, archived, open }: Lifecycle): Promise<string> {
    await made.services.db.delete(rateLimits);
    const contract = String((await addSigned(made, jan, draft(signed ? undefined : null))).body.hashid);
    if (archived) await agree(jan, contract, CONTENT.archive, child);
    if (open !== null) assert.equal((await propose(contract, CONTENT[open])).status, 200);
    return contract;
  }

  /** The remaining state of a contract; null when it is gone. */
  async function lifeNow(contract: string): Promise<{ state: string; open: string | null } | null> {
    const { status, body } = await jan.get(`/contract/proposals?hashid=${contract}`);
    if (status === 404) return null;
    const { state, proposals } = body as ContractLifecycle;
    const open = proposals.find((one) => one.state === 'open');
    return { state, open: open ? matterOf(open.content.kind) : null };
  }
  const told = (lifecycle: Lifecycle | null) => lifecycle && { state: stateOf(lifecycle), open: lifecycle.open };

  /** The call of an act, by a person who may do it. @param proposal the newest of the contract */
  function doing(act: LifecycleAct, contract: string, proposal: string): Promise<ApiAnswer> {
    const answer = (who: ApiClient, said: string) =>
      who.post('/contract/proposal/answer', { hashid: proposal, answer: said, word: 'Omdat' });
    switch (act) {
      case 'edit':
        return jan.post('/contract', { ...draft(null), hashid: contract, total: 2_400_000 });
      case 'remove':
        return jan.remove(`/contract?hashid=${contract}`);
      case 'record money':
        return jan.post('/contract/event', { contract, kind: 'payment', date: '2026-06-02', amount: 100 });
      case 'record change':
        return jan.post('/contract/event', { contract, ...RATE });
      case 'accept':
        return answer(child, 'accepted');
      case 'refuse':
        return answer(child, 'refused');
      case 'withdraw':
        return answer(jan, 'withdrawn');
      case 'lapse':
        throw new Error('Time does this.');
      default:
        return propose(contract, CONTENT[act.slice('propose '.length) as keyof typeof CONTENT]);
    }
  }
  /** Not done: a Dutch sentence, for a contract that exists (409) or that is gone (404). */
  function refused({ status, body }: ApiAnswer, about: string): void {
    assert.ok(status === 409 || status === 404, `${about}: ${status} ${JSON.stringify(body)}`);
    assert.match(String(body.error), /^[A-Z].{10,}\.$/u, about);
  }

  for (const [name, lifecycle] of Object.entries(STATES)) {
    test(`R-5.2 R-5.3 ${name}: every act does what the table says, or is refused with its sentence and changes nothing`, async () => {
      for (const act of acts) {
        const contract = await contractIn(lifecycle);
        const before = [await lifeNow(contract), (await jan.get(`/contract?hashid=${contract}`)).body];
        const answer = await doing(act, contract, await newest(contract));
        const step = stepOf(lifecycle, act);
        if ('to' in step) {
          assert.equal(answer.status, 200, `${act}: ${JSON.stringify(answer.body)}`);
          assert.deepEqual(await lifeNow(contract), told(step.to), act);
          continue;
        }
        refused(answer, act);
        if (lifecycle.open !== null || act.startsWith('propose') || act === 'edit' || act === 'remove')
          assert.equal(answer.body.error, step.refused, act);
        assert.deepEqual([await lifeNow(contract), (await jan.get(`/contract?hashid=${contract}`)).body], before, act);
      }
    });

    test(`S-202 ${name}: acts done twice or two at once end as one after the other would`, async () => {
      const can = acts.filter((act) => 'to' in stepOf(lifecycle, act));
      for (const [i, one] of can.entries())
        for (const other of can.slice(i)) {
          const contract = await contractIn(lifecycle);
          const proposal = await newest(contract);
          const answers = await Promise.all([one, other].map((act) => doing(act, contract, proposal)));
          for (const answer of answers) if (answer.status !== 200) refused(answer, `${one}, ${other}`);
          const came = { done: answers.map(({ status }) => status === 200), left: await lifeNow(contract) };
          const [first, second] = [inTurn(lifecycle, [one, other]), inTurn(lifecycle, [other, one])];
          const orders = [
            { done: first.done, left: told(first.left) },
            { done: second.done.reverse(), left: told(second.left) },
          ];
          assert.ok(
            orders.some((order) => JSON.stringify(order) === JSON.stringify(came)),
            `${one} next to ${other}: ${JSON.stringify(came)}, and not one of ${JSON.stringify(orders)}`,
          );
        }
    });

    if (lifecycle.open !== null)
      test(`S-203 ${name}: after thirty days nobody can answer it, and the contract is as it was before`, async () => {
        const contract = await contractIn(lifecycle);
        const proposal = await newest(contract);
        later = LAPSED;
        const answers = await Promise.all(
          (['accept', 'refuse', 'withdraw'] as const).map((act) => doing(act, contract, proposal)),
        );
        const left = await lifeNow(contract);
        later = 0;
        for (const { status, body } of answers)
          assert.deepEqual(
            [status, body.error],
            [409, 'Dit voorstel is op 15 juli 2026 verlopen. Doe een nieuw voorstel.'],
          );
        const step = stepOf(lifecycle, 'lapse');
        assert.deepEqual(left, 'to' in step ? told(step.to) : undefined);
      });
  }

  test('S-204 a rate one side would record outside a concept’s paper is refused, and an existing one keeps it from being signed', async () => {
    const { db } = made.services;
    const concept = await contractIn(CONCEPT);
    for (const contract of [concept, await contractIn({ ...CONCEPT, open: 'signing' })])
      refused(await jan.post('/contract/event', { contract, ...RATE }), 'recorded next to a concept');

    // As it could be before.
    const [row] = await db.select().from(contracts).where(eq(contracts.hashid, concept));
    await db.insert(contractEvents).values({
      family_id: family.id,
      contract_id: row!.id,
      hashid: 'toenkonhet',
      kind: 'rate_change',
      date: RATE.date,
      facts: { rate_millipercent: 9000 },
      status: 'confirmed',
      recorded_by: family.parent.id,
    });
    const ways = [
      await propose(concept, CONTENT.signing),
      await jan.post('/signing', { contract: concept, version: 1, order: 'at_once' }),
    ];
    for (const { status, body } of ways) {
      assert.equal(status, 409);
      assert.match(String(body.error), /^Naast dit concept staat een andere rente.*Draai die eerst terug\./u);
    }
    assert.deepEqual(await lifeNow(concept), { state: 'concept', open: null });
    assert.equal((await jan.remove('/contract/event?hashid=toenkonhet')).status, 200);
    assert.equal((await jan.post('/signing', { contract: concept, version: 1, order: 'at_once' })).status, 200);
  });
});
