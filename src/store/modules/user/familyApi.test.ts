import { aUser } from '../../test/family.ts';
import { json } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';

const testStore = testStoreForEachTest();
const done = 'Gedaan.';
const changed = json(aUser({ firstname: 'Johannes' }));
const name = () => testStore.getState().user.current?.firstname;
const sent = () => testStore.network.requests.map(({ call, query, body }) => [call, query, body]);

test.each([
  [
    'POST /invitation',
    {},
    { hashid: 'sanne', email: 'sanne@voorbeeld.example' },
    () => calls.inviteRelation.initiate({ form: { hashid: 'sanne', email: 'sanne@voorbeeld.example' }, done }),
  ],
  ['POST /family/manager', {}, { hashid: 'sanne' }, () => calls.giveManagement.initiate({ hashid: 'sanne', done })],
  ['DELETE /family/manager', { hashid: 'sanne' }, null, () => calls.takeManagement.initiate({ hashid: 'sanne', done })],
  [
    'POST /user/death',
    {},
    { hashid: 'jan', date: '2026-03-01' },
    () => calls.recordDeath.initiate({ form: { hashid: 'jan', date: '2026-03-01' } as never, done }),
  ],
])(
  '%s (%j) changes who has a login, and updates the family in the state; a refusal does not',
  async (call, query, body, start) => {
    testStore.network.on(call, json({ error: 'Dit kan niet.' }, 422), changed);
    testStore.network.on('GET /user', json(aUser({ firstname: 'Jan' })));
    await testStore.dispatch(calls.getUser.initiate());
    await testStore.dispatch(start() as ReturnType<typeof calls.giveManagement.initiate>);
    await testStore.settled();
    expect(name()).toBe('Jan');
    await testStore.dispatch(start() as ReturnType<typeof calls.giveManagement.initiate>);
    await testStore.settled();
    expect(name()).toBe('Johannes');
    expect(sent().at(-1)).toEqual([call, query, body]);
  },
);
