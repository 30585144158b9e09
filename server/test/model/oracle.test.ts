import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Call } from './acts.ts';
import type { ContractFacts, EventFacts, Facts, Message, PersonFacts } from './facts.ts';
import { Oracle } from './oracle.ts';

const DAY = 86_400_000;
const [JAN, SANNE, BRAM] = [1, 2, 3];
const NAMES = ['', 'Jan', 'Sanne', 'Bram'];

const person = (id: number, changes: Partial<PersonFacts> = {}): PersonFacts => ({
  id,
  family: 1,
  sub: `login ${id}`,
  manages: id === JAN,
  asks: false,
  blocked: false,
  dead: false,
  divorced: false,
  joined: true,
  ...changes,
});

const loan = (changes: Partial<ContractFacts> = {}): ContractFacts => ({
  id: 9,
  hashid: 'loan',
  signed: '2026-06-01',
  archived: false,
  removed: false,
  terms: '3 %',
  automatic: false,
  from: [JAN],
  to: [SANNE, BRAM],
  loan: true,
  paidToOne: false,
  ...changes,
});

const record = (kind: string, changes: Partial<EventFacts> = {}): EventFacts => ({
  hashid: kind,
  contract: 9,
  kind,
  date: '2026-06-15',
  facts: {},
  status: 'confirmed',
  recordedBy: JAN,
  answeredBy: null,
  automatic: false,
  ...changes,
});

const facts = (changes: Partial<Facts> = {}): Facts => ({
  people: [person(JAN), person(SANNE), person(BRAM)],
  partners: [],
  contracts: [loan()],
  events: [],
  proposals: [],
  spoken: [],
  contested: [],
  notice: 0,
  mail: 0,
  ...changes,
});

const asking = (kind: string) => ({ hashid: `asks ${kind}`, contract: 9, content: { kind } });

/** An oracle that is given steps, one after the other; each returns the rules that it breaks. */
function watching(start: Facts) {
  const oracle = new Oracle(
    (id) => NAMES[id]!,
    (hashid) => NAMES.indexOf(String(hashid)),
  );
  let [before, now] = [start, 0];
  return {
    pass: (days: number) => (now += days * DAY),
    step(by: number, [url, body]: [string, Record<string, unknown>], after: Facts, mailed: number[] = []): string[] {
      const call = { by: { id: by }, url, body, answer: { status: 200 } } as unknown as Call;
      const told = mailed.map((one): Message => ({ person: one, way: 'mail' }));
      const found = oracle.look({ calls: [call], before, after, told, now });
      before = after;
      return found.map(({ rule, text }) => `${rule}: ${text}`);
    },
  };
}

const everybody = [JAN, SANNE, BRAM];
const accept = (hashid: string): [string, Record<string, unknown>] => [
  '/contract/proposal/answer',
  { hashid, answer: 'accepted' },
];

describe('the oracle’s findings', () => {
  test('it finds a loan that counts without the yes of a debtor, and not one to which all said yes', () => {
    const concept = facts({ contracts: [loan({ signed: null })] });
    const asked = { ...concept, proposals: [asking('signing')] };
    const signed = { ...asked, contracts: [loan()] };
    const one = watching(concept);
    assert.deepEqual(one.step(BRAM, ['/contract/proposal', {}], asked), []);
    assert.deepEqual(one.step(JAN, accept('asks signing'), signed, everybody), [
      'I1 signing: Sanne did not agree to it',
    ]);
    const all = watching(concept);
    all.step(BRAM, ['/contract/proposal', {}], asked);
    assert.deepEqual(all.step(SANNE, accept('asks signing'), asked), []);
    assert.deepEqual(all.step(JAN, accept('asks signing'), signed, everybody), []);
    const silent = watching(concept);
    silent.step(BRAM, ['/contract/proposal', {}], asked);
    silent.step(SANNE, accept('asks signing'), asked);
    assert.deepEqual(silent.step(JAN, accept('asks signing'), signed), [
      'I3 signing: not told: Sanne got no mail',
      'I3 signing: not told: Bram got no mail',
    ]);
  });

  test('it finds a yes that is used twice', () => {
    const asked = facts({ proposals: [asking('pause')] });
    const paused = { ...asked, events: [record('pause')] };
    const world = watching(facts());
    world.step(JAN, ['/contract/proposal', {}], asked);
    world.step(SANNE, accept('asks pause'), asked);
    assert.deepEqual(world.step(BRAM, accept('asks pause'), paused, everybody), []);
    const again = { ...paused, events: [record('pause'), record('pause', { hashid: 'second' })] };
    assert.deepEqual(world.step(JAN, accept('asks pause'), again, everybody), [
      'I1 pause: Sanne did not agree to it',
      'I1 pause: Bram did not agree to it',
    ]);
  });

  test('it finds a payment confirmed by one of two lenders, its payer or its reporter', () => {
    const lent = facts({ contracts: [loan({ from: [SANNE, BRAM], to: [JAN] })] });
    const reported = { ...lent, events: [record('payment', { status: 'reported' })] };
    const paid = { ...lent, events: [record('payment')] };
    const confirm: [string, Record<string, unknown>] = [
      '/contract/event/confirm',
      { hashid: 'payment', status: 'confirmed' },
    ];
    const one = watching(lent);
    one.step(JAN, ['/contract/event', {}], reported);
    assert.deepEqual(one.step(BRAM, confirm, paid), ['I1 payment: Sanne did not agree to it']);
    const own = watching(lent);
    own.step(JAN, ['/contract/event', {}], reported);
    assert.deepEqual(own.step(JAN, confirm, paid), [
      'I1 payment: Sanne did not agree to it',
      'I1 payment: Bram did not agree to it',
      'I2 payment: Jan confirms what they pay themselves',
      'I2 payment: Jan confirms what they reported',
    ]);
    const both = watching(lent);
    both.step(JAN, ['/contract/event', {}], reported);
    assert.deepEqual([both.step(SANNE, confirm, reported), both.step(BRAM, confirm, paid)], [[], []]);
    const clause = watching({ ...lent, contracts: [loan({ from: [SANNE, BRAM], to: [JAN], paidToOne: true })] });
    clause.step(JAN, ['/contract/event', {}], {
      ...reported,
      contracts: [loan({ from: [SANNE, BRAM], to: [JAN], paidToOne: true })],
    });
    assert.deepEqual(
      clause.step(BRAM, confirm, { ...paid, contracts: [loan({ from: [SANNE, BRAM], to: [JAN], paidToOne: true })] }),
      [],
    );
  });

  test('it finds a death that takes effect before its person could say no, and an answer in their place', () => {
    const died = facts({ people: [person(JAN), person(SANNE, { dead: true }), person(BRAM)] });
    const death: [string, Record<string, unknown>] = ['/user/death', { hashid: 'Sanne', death_date: '2026-06-15' }];
    const rate = { ...died, proposals: [asking('rate_change')], events: [record('rate_change')] };
    const hasty = watching(facts());
    assert.deepEqual(hasty.step(JAN, death, died, [SANNE]), ['I3 dead: took effect at once: Sanne could not say no']);
    assert.deepEqual(hasty.step(JAN, ['/contract/proposal', {}], rate, everybody), [
      'I1 rate_change of somebody recorded dead: Sanne did not agree to it',
      'I1 rate_change: Bram did not agree to it',
    ]);
    const slow = watching(facts());
    assert.deepEqual(slow.step(JAN, death, facts(), [SANNE]), []);
    slow.pass(7);
    assert.deepEqual(slow.step(JAN, ['/user', {}], died), []);
    const untold = watching(facts());
    assert.deepEqual(untold.step(JAN, death, facts()), ['I3 dead: not told: Sanne got no mail']);
    const answered = watching(facts());
    answered.step(JAN, death, facts(), [SANNE]);
    answered.step(SANNE, ['/user', {}], facts());
    answered.pass(30);
    assert.deepEqual(answered.step(JAN, ['/user', {}], died), ['I3 dead: took effect at once: Sanne could not say no']);
  });

  test('it finds a manager who is not mailed about a request for the management, or who loses it at once', () => {
    const asks = facts({ people: [person(JAN), person(SANNE, { asks: true }), person(BRAM)] });
    const world = watching(facts());
    assert.deepEqual(world.step(SANNE, ['/family/management', {}], asks, [BRAM]), [
      'I3 management asked: not told: Jan got no mail',
    ]);
    const lost = facts({ people: [person(JAN, { manages: false }), person(SANNE, { manages: true }), person(BRAM)] });
    assert.deepEqual(watching(facts()).step(SANNE, ['/family/manager', { take: true, hashid: 'Jan' }], lost, [JAN]), [
      'I3 unmanaged: took effect at once: Jan could not say no',
    ]);
  });
});
