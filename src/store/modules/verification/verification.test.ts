import { aUser } from '../../test/family.ts';
import { json } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';

const testStore = testStoreForEachTest();

const { getUser, verifyEmail, resendVerification, goBack } = calls;

test('R-8.11 the token of a mailed link is sent in the body, also without a login', async () => {
  testStore.environment.token = null;
  testStore.network.on('POST /verification', json({}));
  await testStore.dispatch(verifyEmail.initiate({ token: 'the-token-of-the-link', password: 'Keukentafel-2026!' }));
  expect(testStore.network.requests).toMatchObject([
    { call: 'POST /verification', query: {}, body: { token: 'the-token-of-the-link', password: 'Keukentafel-2026!' } },
  ]);
});

test('R-8.11 a signed-in person sees at once that the address is confirmed', async () => {
  testStore.network.on('GET /user', json(aUser({ email_verified: false })), json(aUser({ email_verified: true })));
  testStore.network.on('POST /verification', json({}));
  await testStore.dispatch(getUser.initiate());
  const isVerified = () => testStore.getState().user.current?.email_verified;
  expect(isVerified()).toBe(false);
  await testStore.dispatch(verifyEmail.initiate({ token: 'the-token-of-the-link', password: 'Keukentafel-2026!' }));
  await testStore.settled();
  expect(isVerified()).toBe(true);
});

test('R-8.10 the mail is sent again; a request too soon is reported', async () => {
  testStore.network.on(
    'POST /verification/resend',
    json({}),
    json({ message: 'Te veel verzoeken, probeer het later opnieuw.' }, 429),
  );
  await testStore.dispatch(resendVerification.initiate());
  const { error } = await testStore.dispatch(resendVerification.initiate());
  expect(error).toMatchObject({ status: 429 });
});

test('the recovery token is sent in the body, also without a login', async () => {
  testStore.environment.token = null;
  testStore.network.on('POST /way-back', json({}));
  await testStore.dispatch(goBack.initiate({ token: 'het-token' }));
  expect(testStore.network.requests).toMatchObject([
    { call: 'POST /way-back', query: {}, body: { token: 'het-token' } },
  ]);
});
