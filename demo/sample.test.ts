import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Contract } from '../domain/wire/contract.ts';
import type { OrderPrice, OrdersAnswer } from '../domain/wire/order.ts';
import type { Plans } from '../domain/wire/plan.ts';
import { quoteAddress } from '../domain/wire/choices/sample.ts';
import type { Sample } from '../domain/wire/sample.ts';
import { eachEngine, type TestApp } from '../server/test/engines.ts';
import { checkAnswers, recordSample } from './recordSample.ts';
import { steadied } from './steadied.ts';

const NOON = Date.parse('2026-11-29T12:00:00Z');

eachEngine((engine) => {
  let made: TestApp;
  let sample: Sample;
  before(async () => {
    made = await engine.app();
    // It throws if an answer does not match the API description.
    sample = await recordSample({ ...made.services, clock: () => NOON });
  });

  test('the sample is recorded for a day: the family that the demo makes, with each of its contracts and its plan', () => {
    assert.equal(sample.day, '2026-11-29');
    const contracts = sample.answers['contracts'] as Contract[];
    assert.equal(contracts.length, 40);
    for (const { hashid } of contracts)
      for (const path of ['contract', 'contract/proposals', 'contract/documents'])
        assert.ok(Object.hasOwn(sample.answers, `${path}?hashid=${hashid}`), path);
    const [plan] = (sample.answers['plans'] as Plans).plans;
    assert.deepEqual([plan?.firstname, plan?.state], ['Bram', 'runs']);
    assert.ok((plan?.years.length ?? 0) > 2);
    const { plan: paid, most } = sample.answers['orders'] as OrdersAnswer;
    for (const children of [paid.children + 1, most]) {
      const price = sample.answers[quoteAddress(children)] as OrderPrice;
      assert.equal(price.added, children - paid.children);
    }
  });

  test('nothing in the sample happened after its day', () => {
    const text = JSON.stringify([sample.answers['activity'], sample.answers['user'], sample.answers['notices']]);
    const moments = text.match(/\d{4}-\d\d-\d\dT[\d:.]+Z/gu) ?? [];
    assert.ok(moments.length > 20);
    for (const moment of moments) assert.ok(Date.parse(moment) <= NOON, moment);
  });

  test('an answer that does not match the API description is not recorded', () => {
    const described = made.app.swagger();
    checkAnswers({ contracts: [] }, described);
    assert.throws(() => checkAnswers({ contracts: [{ onbekend: 1 }] }, described), /wrongly at contracts/u);
    assert.throws(() => checkAnswers({ 'geen-adres': {} }, described), /is not described/u);
  });

  test('S-490 the sample contains nobody but the made-up family, and no credentials', () => {
    const text = JSON.stringify(sample);
    for (const [address] of text.matchAll(/[\w.+-]+@[\w.-]+/gu)) assert.match(address, /@voorbeeld\.example$/u);
    // Not the text itself: it would be the message of a failure.
    assert.deepEqual(text.match(/"(?:token|password|secret|session|code|factor)":(?!null)|https?:\/\//gu), null);
  });
});

test('differences between two recordings are removed: random names, and moments that the database wrote', () => {
  const recorded = (one: string, sub: string, key: string, at: number) => ({
    contracts: [{ hashid: one, version: 1, made: '2020-01-02T03:04:05.000Z' }],
    [`contract?hashid=${one}`]: { hashid: one, sub, key, at: new Date(at).toISOString(), signed: '2026-11-01' },
  });
  const begun = Date.now();
  const [first, second] = [
    recorded('ef97wdp3drsv98js', '8bad4eff-8e03-401a-a8ed-42a025c7d47e', 'a'.repeat(64), begun),
    recorded('bv3z01kz7393ph89', '78ccdde3-be4d-4dc3-8cf1-bf1c3c36cd87', 'b'.repeat(64), begun),
  ].map((answers) => steadied(answers, begun, NOON));
  assert.deepEqual(first, second);
  const [address = ''] = Object.keys(first ?? {}).filter((name) => name.startsWith('contract?'));
  assert.match(address, /^contract\?hashid=[0-9a-hjkmnp-tv-z]{16}$/u);
  const { hashid, at, sub } = (first ?? {})[address] as { hashid: string; at: string; sub: string };
  assert.equal(`contract?hashid=${hashid}`, address);
  assert.equal(at, '2026-11-29T12:00:00.000Z');
  assert.match(sub, /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u);
  assert.match(JSON.stringify(first), /2020-01-02T03:04:05\.000Z/u);
});
