import { aUser } from '../../test/family.ts';
import { done } from '../../test/done.ts';
import { json } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { selectCurrentUser } from './userSlice.ts';

const testStore = testStoreForEachTest();
const { inviteRelation } = calls;

test('an invitation goes to the address given, and the answer becomes the current user', async () => {
  testStore.network.on('POST /invitation', json(aUser({ firstname: 'Johan' })));
  const form = { hashid: 'marijke', email: 'marijke@voorbeeld.example' };
  await testStore.dispatch(inviteRelation.initiate({ form, done }));
  await testStore.settled();
  expect(testStore.network.requests.at(-1)).toMatchObject({ call: 'POST /invitation', body: form });
  expect(selectCurrentUser(testStore.getState())?.firstname).toBe('Johan');
});
