import { api } from '../../api/api.ts';
import { aForm, anOwnUser, aUser } from '../../test/family.ts';
import { done } from '../../test/done.ts';
import { json } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { selectOwnUsers, selectOwnUsersStatus, selectUsersWithoutPartner } from './usersSlice.ts';

const testStore = testStoreForEachTest();

const { getOwnUsers, saveRelation, blockRelation } = calls;

const partnership = (hashid: string, until: string | null) => ({
  self: { hashid },
  partner: { hashid: 'x', firstname: 'Noor' },
  bond: null,
  from: null,
  contract_from: null,
  until,
});
const load = async (...users: ReturnType<typeof anOwnUser>[]) => {
  testStore.network.on('GET /users', json(users));
  await testStore.dispatch(getOwnUsers.initiate());
};

test('R-4.5 R-5.10 GET /users?own=1 fills the own users: first name, hashid, partners', async () => {
  const users = [anOwnUser('jan', { partners: [partnership('jan', null)] }), anOwnUser('bram')];
  await load(...users);
  expect(testStore.network.requests).toMatchObject([{ call: 'GET /users', query: { own: '1' } }]);
  expect(selectOwnUsers(testStore.getState())).toEqual(users);
  expect(selectOwnUsersStatus(testStore.getState())).toBe('ready');
});

test('R-3.3 R-4.5 people without a current partner count as without one, also with an ex-partner; a deceased person gets no new one', async () => {
  await load(
    anOwnUser('single'),
    anOwnUser('together', { partners: [partnership('together', '2010-01-01'), partnership('together', null)] }),
    anOwnUser('divorced', { partners: [partnership('divorced', '2020-01-01')] }),
    anOwnUser('ex', { relation_type: 'partner', partners: [partnership('somebody', '2020-01-01')] }),
    anOwnUser('deceased', { passed_away: true }),
    // A person known only by name.
    { hashid: 'named', firstname: 'Kim', infix: '', lastname: 'Vries' },
  );
  expect(selectUsersWithoutPartner(testStore.getState()).map(({ hashid }) => hashid)).toEqual([
    'single',
    'divorced',
    'ex',
  ]);
  expect(selectUsersWithoutPartner(testStore.getState())).toBe(selectUsersWithoutPartner(testStore.getState()));
});

test('R-4.5 own users are refetched when the family changed, if a screen had fetched them', async () => {
  testStore.network.on('POST /user', json(aUser()));
  testStore.network.on('POST /user/block', json(aUser()));
  await testStore.dispatch(saveRelation.initiate({ form: aForm, done }));
  expect(testStore.network.requests.map(({ call }) => call)).toEqual(['POST /user']);
  await load(anOwnUser('bram'));
  testStore.network.on('GET /users', json([]));
  await testStore.dispatch(blockRelation.initiate({ hashid: 'bram', done }));
  await Promise.all(testStore.dispatch(api.util.getRunningQueriesThunk()));
  expect(selectOwnUsers(testStore.getState())).toEqual([]);
});
