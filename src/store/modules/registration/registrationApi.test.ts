import { json } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';

const testStore = testStoreForEachTest();
beforeEach(() => {
  testStore.environment.token = null;
});

const { foundFamily, getInvitation, register } = calls;

const form = {
  email: 'sanne@voorbeeld.example',
  password: 'Keukentafel-2026!',
  firstname: 'Sanne',
  infix: 'de',
  lastname: 'Vries',
  gender: 'vrouw' as const,
  birthdate: '1990-05-12',
};

test('an invitation is read by its token, without a bearer token', async () => {
  testStore.network.on('GET /invitation/a%2Fb', json({ firstname: 'Sanne' }));
  const { data } = await testStore.dispatch(getInvitation.initiate('a/b'));
  expect(testStore.network.requests[0]?.headers).not.toHaveProperty('authorization');
  expect(data).toEqual({ firstname: 'Sanne' });
});

test('POST /registration sends the form; the password stays out of the state', async () => {
  testStore.network.on('POST /registration', json({}, 201));
  await testStore.dispatch(register.initiate(form));
  expect(testStore.network.requests).toMatchObject([{ call: 'POST /registration', body: form }]);
  expect(JSON.stringify(testStore.getState())).not.toContain(form.password);
});

test('a refused registration reports its fields to the form', async () => {
  testStore.network.on('POST /registration', json({ errors: { email: 'Vul een geldig e-mailadres in.' } }, 422));
  await expect(testStore.dispatch(register.initiate(form)).unwrap()).rejects.toMatchObject({
    fields: { email: 'Vul een geldig e-mailadres in.' },
  });
});

test('a family is founded with an idempotency key, and the page goes there', async () => {
  testStore.network.on('POST /family', json({ family: 'vos' }, 201));
  await testStore.dispatch(foundFamily.initiate({ name: 'Vos' }));
  expect(testStore.network.requests).toMatchObject([{ call: 'POST /family', body: { name: 'Vos' } }]);
  expect(testStore.network.requests[0]?.headers).toHaveProperty('idempotency-key');
  expect(testStore.environment.left).toEqual(['/overzicht?familie=vos']);
});

test('a refused family leads nowhere', async () => {
  testStore.network.on('POST /family', json({ error: 'Dat kan niet vaker.' }, 409));
  await testStore.dispatch(foundFamily.initiate({ name: 'Vos' }));
  expect(testStore.environment.left).toEqual([]);
});
