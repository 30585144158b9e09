import { aForm, aUser } from '../../test/family.ts';
import { done } from '../../test/done.ts';
import { json } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';

const testStore = testStoreForEachTest();

/** Data that depends on people and roles: names on contracts, selectable people, gift meters, who sees what. */
const SHAPED = ['GET /contracts', 'GET /users', 'GET /gifts/meter', 'GET /gifts/shares', 'GET /family/access'];

/** Subscribes to all of it, so that it is in the cache. */
async function shown(): Promise<void> {
  testStore.network.on('GET /contracts', json([]));
  testStore.network.on('GET /users', json([]));
  testStore.network.on('GET /gifts/meter', json({}));
  testStore.network.on('GET /gifts/shares', json({}));
  testStore.network.on('GET /family/access', json({ people: [] }));
  await testStore.dispatch(calls.getContracts.initiate());
  await testStore.dispatch(calls.getOwnUsers.initiate());
  await testStore.dispatch(calls.getGiftYear.initiate(2026));
  await testStore.dispatch(calls.getEqualShares.initiate());
  await testStore.dispatch(calls.getFamilyAccess.initiate());
}
/** How often each of them was fetched. */
const asked = () => SHAPED.map((call) => testStore.network.requests.filter((request) => request.call === call).length);
const access = (manages: boolean) => json({ people: [{ hashid: 'jan', me: true, manages }] });

const person = { hashid: 'sanne', done };
const profile = { firstname: 'Johan' } as never;
const bond = { hashid: 'sanne', bond: '' } as never;
const death = { hashid: 'jan', date: '2026-03-01' } as never;
const invitation = { hashid: 'sanne', email: 'sanne@voorbeeld.example' };

describe('data that depends on people and roles is refetched after', () => {
  test.each([
    ['the own name', 'POST /profile', () => testStore.dispatch(calls.saveProfile.initiate({ form: profile, done }))],
    ['a relation', 'POST /user', () => testStore.dispatch(calls.saveRelation.initiate({ form: aForm, done }))],
    ['a block', 'POST /user/block', () => testStore.dispatch(calls.blockRelation.initiate(person))],
    ['a block taken back', 'POST /user/unblock', () => testStore.dispatch(calls.unblockRelation.initiate(person))],
    ['a bond', 'POST /partnership', () => testStore.dispatch(calls.saveBond.initiate({ form: bond, done }))],
    ['a death', 'POST /user/death', () => testStore.dispatch(calls.recordDeath.initiate({ form: death, done }))],
    [
      'a login',
      'POST /invitation',
      () => testStore.dispatch(calls.inviteRelation.initiate({ form: invitation, done })),
    ],
    ['management given', 'POST /family/manager', () => testStore.dispatch(calls.giveManagement.initiate(person))],
    ['management ended', 'DELETE /family/manager', () => testStore.dispatch(calls.takeManagement.initiate(person))],
  ])('a change of %s', async (_what, call, change) => {
    testStore.network.on(call, json({ error: 'Dit kan niet.' }, 422), json(aUser()));
    await shown();
    await change();
    await testStore.settled();
    expect(asked()).toEqual([1, 1, 1, 1, 1]);
    await change();
    await testStore.settled();
    expect(asked()).toEqual([2, 2, 2, 2, 2]);
  });

  test('a takeover of the management, but not after the request alone', async () => {
    testStore.network.on('GET /user', json(aUser({ family_role: 'member' })), json(aUser()));
    testStore.network.on('POST /family/management', access(false), access(true));
    await testStore.dispatch(calls.getUser.initiate());
    await shown();
    await testStore.dispatch(calls.askManagement.initiate({ done }));
    await testStore.settled();
    expect(asked().slice(0, 4)).toEqual([1, 1, 1, 1]);
    await testStore.dispatch(calls.askManagement.initiate({ done }));
    await testStore.settled();
    expect(asked().slice(0, 4)).toEqual([2, 2, 2, 2]);
    expect(testStore.getState().user.current?.family_role).toBe('manager');
  });

  test('a change, but only once a screen shows it', async () => {
    testStore.network.on('POST /user', json(aUser()));
    testStore.network.on('GET /contracts', json([]));
    const list = testStore.dispatch(calls.getContracts.initiate());
    await list;
    list.unsubscribe();
    await testStore.dispatch(calls.saveRelation.initiate({ form: aForm, done }));
    await testStore.settled();
    expect(asked()).toEqual([1, 0, 0, 0, 0]);
    await testStore.dispatch(calls.getContracts.initiate());
    expect(asked()).toEqual([2, 0, 0, 0, 0]);
  });
});
