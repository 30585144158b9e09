import { makeStore } from '../../store/index.ts';
import { userApi } from '../../store/modules/user/userApi.ts';
import { aRelation, aUser } from '../../store/test/family.ts';
import { json, startFakeNetwork } from '../../store/test/fakeNetwork.ts';
import { fakeEnvironment } from '../../store/test/fakeEnvironment.ts';
import { signedOut } from '../../store/modules/session/sessionSlice.ts';
import { familyNames } from './familyNames.ts';

test('R-7.2 lists everybody the app knows, and nobody before it knows anybody', async () => {
  const network = startFakeNetwork();
  const store = makeStore(fakeEnvironment().ports);
  expect(familyNames(store.getState())).toEqual([]);
  network.on('GET /user', json(aUser({ firstname: 'Jan', children: [aRelation('sanne')] })));
  await store.dispatch(userApi.endpoints.getUser.initiate());
  expect(familyNames(store.getState())).toEqual(['Jan', 'Vries', 'sanne@voorbeeld.example', 'Sanne', 'De Vries']);
  store.dispatch(signedOut());
  network.stop();
});
