import type { Plan, Plans } from '../../../../domain/wire/plan.ts';
import { done } from '../../test/done.ts';
import { json } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { newPlan, planBody, planErrors, planValues } from './planForm.ts';

const testStore = testStoreForEachTest();
const { getPlans, savePlan, removePlan } = calls;

const TODAY = '2026-06-15';
const children = [
  { hashid: 'sanne', firstname: 'Sanne', planned: false, loans: [{ hashid: 'auto', purpose: 'Auto', open: 500_000 }] },
  { hashid: 'bram', firstname: 'Bram', planned: false, loans: [] },
];
const plan: Plan = {
  ...{ hashid: 'plan', version: 3, state: 'runs', child: 'sanne', firstname: 'Sanne', from: ['jan'] },
  ...{ first: '2025-07-01', until: null, loan: 'auto', forgives: 'lower_payment', note: '' },
  ...{ ends: 'sum', target: 2_000_000, pace: 'exemption', yearly: null, above: false },
  ...{ words: [], years: [], concept: null, proposed: false },
};
const answer = (...plans: Plan[]): Plans => ({ may: true, plans, children });
const listed = () =>
  getPlans
    .select()(testStore.getState())
    .data?.plans.map(({ hashid }) => hashid);

test('R-6.1 a saved or removed plan changes the list at once, and a failure does not', async () => {
  testStore.network.on('GET /plans', json(answer()));
  await testStore.dispatch(getPlans.initiate());
  testStore.network.on('POST /plan', json(answer(plan)));
  await testStore.dispatch(savePlan.initiate({ form: newPlan(TODAY), done }));
  expect(listed()).toEqual(['plan']);
  testStore.network.on('DELETE /plan', json({ error: 'Niet gevonden.' }, 404));
  await testStore.dispatch(removePlan.initiate({ hashid: 'plan', done }));
  expect(listed()).toEqual(['plan']);
  testStore.network.on('DELETE /plan', json(answer()));
  await testStore.dispatch(removePlan.initiate({ hashid: 'plan', done }));
  expect(listed()).toEqual([]);
});

test('a new plan reports missing values at its fields; a started one keeps its first day', () => {
  expect(Object.keys(planErrors(newPlan(TODAY), TODAY, null))).toEqual(['child', 'target']);
  expect(planErrors(planValues(plan), TODAY, plan)).toEqual({});
  expect(planErrors(planValues(plan), TODAY, null)).toEqual({ first: 'Kies vandaag of een latere dag.' });
});

test("a loan of another child is not sent; the plan's own is, even if nothing of it is open any longer", () => {
  const chosen = { ...newPlan(TODAY), child: 'bram', loan: 'auto' };
  expect(planBody(chosen, children, null).loan).toBe('');
  expect(planBody({ ...chosen, child: 'sanne' }, children, null).loan).toBe('auto');
  expect(planBody(planValues(plan), [], plan)).toMatchObject({ hashid: 'plan', version: 3, loan: 'auto' });
});
