import { done } from '../../test/done.ts';
import { json } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';

const testStore = testStoreForEachTest();

const { getAdministrators, getAdministrator, getAdministratorActivity, reviewAdministrator, getHealth } = calls;

const query = { q: 'vries', sort: 'name', direction: 'asc', page: 2, size: 25 } as const;
const els = {
  id: 'els',
  firstname: 'Els',
  infix: 'de',
  lastname: 'Vries',
  email: 'els@beheer.example',
  roles: ['superadmin'],
  second_factor: true,
  last_login: null,
  reviewed_at: null,
  state: 'active',
};
const profile = { ...els, since: '2026-01-01T00:00:00.000Z', own: false, reviews: [] };

test.each([
  ['GET /admins', () => getAdministrators.initiate(query)],
  ['GET /admin/els', () => getAdministrator.initiate('els')],
  ['GET /admin/health', () => getHealth.initiate()],
] as const)('R-8.6 a person refused at %s goes to the error screen, and reads why', async (call, initiate) => {
  testStore.network.on(call, json({ error: 'Je hebt geen rechten voor deze actie.' }, 403));
  await testStore.dispatch(initiate() as ReturnType<typeof getHealth.initiate>);
  expect(testStore.environment.navigations).toEqual([{ to: '/error?error=403', replace: true }]);
  expect(testStore.getState().toast.open).toMatchObject([{ text: 'Je hebt geen rechten voor deze actie.' }]);
});

test('R-8.6 any other failure stays on the page', async () => {
  testStore.network.on('GET /admin/els', json({ error: 'Niet gevonden.' }, 404));
  await testStore.dispatch(getAdministrator.initiate('els'));
  expect(testStore.environment.navigations).toEqual([]);
});

test('R-8.7 a review refetches the profile', async () => {
  testStore.network.on('GET /admin/els', json(profile), json({ ...profile, reviewed_at: '2026-11-20T10:00:00.000Z' }));
  testStore.network.on('POST /admin/els/review', json(profile));
  await testStore.dispatch(getAdministrator.initiate('els'));
  await testStore.dispatch(reviewAdministrator.initiate({ id: 'els', done }));
  await testStore.settled();
  expect(getAdministrator.select('els')(testStore.getState()).data?.reviewed_at).toBe('2026-11-20T10:00:00.000Z');
  expect(testStore.network.requests.map(({ call }) => call)).toEqual([
    'GET /admin/els',
    'POST /admin/els/review',
    'GET /admin/els',
  ]);
});

test('R-8.7 the activity is read page by page', async () => {
  const line = (n: number) => ({ n, at: '2026-11-20T10:00:00.000Z', text: 'Els logde in.', from: null, changes: [] });
  testStore.network.on(
    'GET /admin/els/activity',
    json({ lines: [line(2)], next: 2 }),
    json({ lines: [line(1)], next: null }),
  );
  await testStore.dispatch(getAdministratorActivity.initiate('els', {}));
  const { data } = await testStore.dispatch(getAdministratorActivity.initiate('els', { direction: 'forward' }));
  expect(data?.pages.flatMap(({ lines }) => lines.map(({ n }) => n))).toEqual([2, 1]);
  expect(testStore.network.requests[1]?.query).toEqual({ before: '2' });
});
