import { api } from '../../api/api.ts';
import { aForm, anOwnUser, aUser } from '../../test/family.ts';
import { done } from '../../test/done.ts';
import { json } from '../../test/fakeNetwork.ts';
import { calls, stageForEachTest } from '../../test/stage.ts';
import { selectOwnUsers, selectOwnUsersStatus, selectUsersWithoutPartner } from './usersSlice.ts';

const stage = stageForEachTest();

const { getOwnUsers, saveRelation, blockRelation } = calls;

const partnership = (hashid: string, until: string | null) => ({
  self: { hashid },
  partner: { hashid: 'x', firstname: 'Noor' },
  from: null,
  until,
});
const load = async (...users: ReturnType<typeof anOwnUser>[]) => {
  stage.network.on('GET /users', json(users));
  await stage.store.dispatch(getOwnUsers.initiate());
};

test('R-4.5 R-5.10 GET /users?own=1 fills the own users: first name, hashid, partners', async () => {
  const users = [anOwnUser('jan', { partners: [partnership('jan', null)] }), anOwnUser('bram')];
  await load(...users);
  expect(stage.network.requests).toMatchObject([{ call: 'GET /users', query: { own: '1' } }]);
  expect(selectOwnUsers(stage.store.getState())).toEqual(users);
  expect(selectOwnUsersStatus(stage.store.getState())).toBe('ready');
});

test('R-3.3 R-4.5 without a partner is who has none now, an ex-partner too; a deceased person gets no new one', async () => {
  await load(
    anOwnUser('single'),
    anOwnUser('together', { partners: [partnership('together', '2010-01-01'), partnership('together', null)] }),
    anOwnUser('divorced', { partners: [partnership('divorced', '2020-01-01')] }),
    anOwnUser('ex', { relation_type: 'partner', partners: [partnership('somebody', '2020-01-01')] }),
    anOwnUser('deceased', { passed_away: true }),
  );
  expect(selectUsersWithoutPartner(stage.store.getState()).map(({ hashid }) => hashid)).toEqual([
    'single',
    'divorced',
    'ex',
  ]);
  expect(selectUsersWithoutPartner(stage.store.getState())).toBe(selectUsersWithoutPartner(stage.store.getState()));
});

test('R-4.5 own users are fetched once more when the family changed, if a screen had asked for them', async () => {
  stage.network.on('POST /user', json(aUser()));
  stage.network.on('POST /user/block', json(aUser()));
  await stage.store.dispatch(saveRelation.initiate({ form: aForm, done }));
  expect(stage.network.requests.map(({ call }) => call)).toEqual(['POST /user']);
  await load(anOwnUser('bram'));
  stage.network.on('GET /users', json([]));
  await stage.store.dispatch(blockRelation.initiate({ hashid: 'bram', done }));
  await Promise.all(stage.store.dispatch(api.util.getRunningQueriesThunk()));
  expect(selectOwnUsers(stage.store.getState())).toEqual([]);
});
