import { done } from '../../test/done.ts';
import { json } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';

const testStore = testStoreForEachTest();

const { getSecurity, changePassword, startFactor, confirmFactor, renewRecoveryCodes, turnFactorOff } = calls;

const off = { embedded: true, factor: null, address_asked: null, address_changed: null, passkeys: [] };
const on = { ...off, factor: { enabled_at: '2026-11-20T10:00:00.000Z', recovery_codes_left: 10 } };
const codes = { codes: ['abcd-efgh-jkmn'] };
const password = 'Keukentafel-2026!';
const sent = () => testStore.network.requests.map(({ call }) => call);
const watch = () => testStore.dispatch(getSecurity.initiate());
const known = () => getSecurity.select()(testStore.getState()).data;

test('R-8.8 GET /security says how a person logs in', async () => {
  testStore.network.on('GET /security', json(off));
  await watch();
  expect(known()).toEqual(off);
});

test('R-8.8 confirming the second factor renews the token before any other call', async () => {
  testStore.network.on('GET /security', json(off), json(on));
  testStore.network.on(
    'POST /security/factor/start',
    json({ key: 'ABCD EFGH', uri: 'otpauth://totp/x', qr: { size: 1, path: 'M0 0' } }),
  );
  testStore.network.on('POST /security/factor/confirm', json(codes));
  await watch();
  await testStore.dispatch(startFactor.initiate({ password }));
  const askedBefore: number[] = [];
  testStore.environment.ports.session.renewToken = () => Promise.resolve(void askedBefore.push(sent().length));
  const { data } = await testStore.dispatch(confirmFactor.initiate({ code: '123456' }));
  await testStore.settled();
  expect(known()).toEqual(on);
  expect(data).toEqual(codes);
  expect(askedBefore).toEqual([3]);
  expect(testStore.network.requests[2]?.body).toEqual({ code: '123456' });
});

test('R-8.8 a wrong code renews no token, and is reported at the field', async () => {
  testStore.network.on('POST /security/factor/confirm', json({ errors: { code: 'Deze code klopt niet.' } }, 422));
  await expect(testStore.dispatch(confirmFactor.initiate({ code: '000000' })).unwrap()).rejects.toMatchObject({
    fields: { code: 'Deze code klopt niet.' },
  });
  expect(testStore.environment.session).toEqual([]);
});

test('R-8.8 turning the second factor off, and new recovery codes, require the password', async () => {
  testStore.network.on('POST /security/factor/off', json({}));
  testStore.network.on('POST /security/recovery', json(codes));
  await testStore.dispatch(renewRecoveryCodes.initiate({ password }));
  await testStore.dispatch(turnFactorOff.initiate({ form: { password }, done }));
  expect(testStore.network.requests.map(({ call, body }) => [call, body])).toEqual([
    ['POST /security/recovery', { password }],
    ['POST /security/factor/off', { password }],
  ]);
});

test('S-111 a new password ends the other sessions and the calendar’s address: both are refetched, but not after a refusal', async () => {
  testStore.network.on('GET /sessions', json([]));
  testStore.network.on('GET /calendar', json({ feed: null, closed_at: null }));
  testStore.network.on(
    'POST /profile/password',
    json({ errors: { current: 'Dit wachtwoord klopt niet.' } }, 422),
    json({}),
  );
  await Promise.all([
    testStore.dispatch(calls.getSessions.initiate()),
    testStore.dispatch(calls.getCalendar.initiate()),
  ]);
  const change = () =>
    testStore.dispatch(changePassword.initiate({ form: { current: password, next: 'Theepot-2027!' }, done }));
  await change();
  await testStore.settled();
  expect(sent()).toHaveLength(3);
  await change();
  await testStore.settled();
  expect(sent().slice(4).sort()).toEqual(['GET /calendar', 'GET /sessions']);
});

test('R-6.2 turning it off without the second factor goes to /mfa', async () => {
  testStore.environment.path = '/profiel';
  testStore.network.on(
    'POST /security/factor/off',
    json({ status: 'mfa', message: 'Bevestig je inlog met de tweede stap.' }, 401),
  );
  await testStore.dispatch(turnFactorOff.initiate({ form: { password }, done }));
  expect(testStore.environment.navigations).toEqual([{ to: '/mfa?terug=%2Fprofiel', replace: true }]);
});

test('R-8.8 S-111 a new password is sent once, and neither it nor a recovery code stays in the state', async () => {
  testStore.network.on('POST /profile/password', json({}));
  testStore.network.on('POST /security/recovery', json(codes));
  await testStore.dispatch(changePassword.initiate({ form: { current: password, next: 'Theepot-2027!' }, done }));
  const asked = testStore.dispatch(renewRecoveryCodes.initiate({ password }));
  await asked;
  asked.reset();
  expect(testStore.network.requests[0]).toMatchObject({
    call: 'POST /profile/password',
    body: { current: password, next: 'Theepot-2027!' },
  });
  const state = JSON.stringify(testStore.getState());
  for (const secret of [password, 'Theepot-2027!', 'abcd-efgh-jkmn']) expect(state).not.toContain(secret);
});
