import { aUser } from '../../test/family.ts';
import { done } from '../../test/done.ts';
import { json, pdf } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { selectToasts } from '../toast/toastSlice.ts';
import { selectCurrentUser } from './userSlice.ts';

const testStore = testStoreForEachTest();
const { inviteRelation, resendInvitation } = calls;

test('an invitation goes to the address given, and the answer becomes the current user', async () => {
  testStore.network.on('POST /invitation', json(aUser({ firstname: 'Johan' })));
  const form = { hashid: 'marijke', email: 'marijke@voorbeeld.example' };
  await testStore.dispatch(inviteRelation.initiate({ form, done }));
  await testStore.settled();
  expect(testStore.network.requests.at(-1)).toMatchObject({ call: 'POST /invitation', body: form });
  expect(selectCurrentUser(testStore.getState())?.firstname).toBe('Johan');
});

test('the family tree is offered under its name', async () => {
  testStore.network.on('POST /family/tree', pdf('the tree'));
  await testStore.dispatch(calls.downloadFamilyTree.initiate('stamboom.pdf'));
  expect(testStore.environment.saved.map(({ name }) => name)).toEqual(['stamboom.pdf']);
});

test('an invitation is sent again by its hashid; a refusal is said', async () => {
  testStore.network.on(
    'POST /invitation/resend',
    json({}),
    json({ message: 'Te veel verzoeken, probeer het later opnieuw.' }, 429),
  );
  await testStore.dispatch(resendInvitation.initiate({ hashid: 'sanne', done }));
  expect(testStore.network.requests.at(-1)?.body).toEqual({ hashid: 'sanne' });
  await testStore.dispatch(resendInvitation.initiate({ hashid: 'sanne', done }));
  expect(selectToasts(testStore.getState())).toMatchObject([
    { kind: 'success', text: done },
    { kind: 'error', text: 'Te veel verzoeken, probeer het later opnieuw.' },
  ]);
});
