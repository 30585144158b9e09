import { aUser } from '../../test/family.ts';
import { json } from '../../test/fakeNetwork.ts';
import { calls, stageForEachTest } from '../../test/stage.ts';

const stage = stageForEachTest();

const { getUser, verifyEmail, resendVerification } = calls;

test('R-8.11 the token of a mailed link is sent in the body, also by who is not signed in', async () => {
  stage.world.token = null;
  stage.network.on('POST /verification', json({}));
  await stage.store.dispatch(verifyEmail.initiate({ token: 'the-token-of-the-link' }));
  expect(stage.network.requests).toMatchObject([
    { call: 'POST /verification', query: {}, body: { token: 'the-token-of-the-link' } },
  ]);
});

test('R-8.11 who is signed in sees at once that the address is confirmed', async () => {
  stage.network.on('GET /user', json(aUser({ email_verified: false })), json(aUser({ email_verified: true })));
  stage.network.on('POST /verification', json({}));
  await stage.store.dispatch(getUser.initiate());
  const isVerified = () => stage.store.getState().user.current?.email_verified;
  expect(isVerified()).toBe(false);
  await stage.store.dispatch(verifyEmail.initiate({ token: 'the-token-of-the-link' }));
  while (!isVerified()) await new Promise((resolve) => setTimeout(resolve, 1));
});

test('R-8.10 the mail is sent again; too soon is said', async () => {
  stage.network.on(
    'POST /verification/resend',
    json({}),
    json({ message: 'Te veel verzoeken, probeer het later opnieuw.' }, 429),
  );
  await stage.store.dispatch(resendVerification.initiate());
  const { error } = await stage.store.dispatch(resendVerification.initiate());
  expect(error).toMatchObject({ status: 429 });
});
