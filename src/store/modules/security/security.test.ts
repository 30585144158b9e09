import { done } from '../../test/done.ts';
import { json } from '../../test/fakeNetwork.ts';
import { calls, stageForEachTest } from '../../test/stage.ts';

const stage = stageForEachTest();

const { getSecurity, changePassword, startFactor, confirmFactor, renewRecoveryCodes, turnFactorOff } = calls;

const off = { embedded: true, factor: null };
const on = { embedded: true, factor: { enabled_at: '2026-11-20T10:00:00.000Z', recovery_codes_left: 10 } };
const codes = { codes: ['abcd-efgh-jkmn'] };
const password = 'Keukentafel-2026!';
const sent = () => stage.network.requests.map(({ call }) => call);
const watch = () => stage.store.dispatch(getSecurity.initiate());
const later = () => new Promise((resolve) => setTimeout(resolve, 10));
const known = () => getSecurity.select()(stage.store.getState()).data;

test('R-8.8 GET /security says how a person logs in', async () => {
  stage.network.on('GET /security', json(off));
  await watch();
  expect(known()).toEqual(off);
});

test('R-8.8 confirming the second factor renews the token before anything else is asked', async () => {
  stage.network.on('GET /security', json(off), json(on));
  stage.network.on(
    'POST /security/factor/start',
    json({ key: 'ABCD EFGH', uri: 'otpauth://totp/x', qr: { size: 1, path: 'M0 0' } }),
  );
  stage.network.on('POST /security/factor/confirm', json(codes));
  await watch();
  await stage.store.dispatch(startFactor.initiate({ password }));
  const askedBefore: number[] = [];
  stage.world.ports.session.renewToken = () => Promise.resolve(void askedBefore.push(sent().length));
  const { data } = await stage.store.dispatch(confirmFactor.initiate({ code: '123456' }));
  while (known() === undefined || known()?.factor === null) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(data).toEqual(codes);
  expect(askedBefore).toEqual([3]);
  expect(stage.network.requests[2]?.body).toEqual({ code: '123456' });
});

test('R-8.8 a wrong code renews no token, and is told to the field', async () => {
  stage.network.on('POST /security/factor/confirm', json({ errors: { code: 'Deze code klopt niet.' } }, 422));
  await expect(stage.store.dispatch(confirmFactor.initiate({ code: '000000' })).unwrap()).rejects.toMatchObject({
    fields: { code: 'Deze code klopt niet.' },
  });
  expect(stage.world.session).toEqual([]);
});

test('R-8.8 turning the second factor off, and new recovery codes, are asked for with the password', async () => {
  stage.network.on('POST /security/factor/off', json({}));
  stage.network.on('POST /security/recovery', json(codes));
  await stage.store.dispatch(renewRecoveryCodes.initiate({ password }));
  await stage.store.dispatch(turnFactorOff.initiate({ form: { password }, done }));
  expect(stage.network.requests.map(({ call, body }) => [call, body])).toEqual([
    ['POST /security/recovery', { password }],
    ['POST /security/factor/off', { password }],
  ]);
});

test.each([
  [
    'new recovery codes',
    'POST /security/recovery',
    codes,
    () => stage.store.dispatch(renewRecoveryCodes.initiate({ password })),
  ],
  [
    'turning it off',
    'POST /security/factor/off',
    {},
    () => stage.store.dispatch(turnFactorOff.initiate({ form: { password }, done })),
  ],
] as const)(
  'R-8.8 after %s the screen asks how things stand; after a refusal it does not',
  async (_what, call, body, ask) => {
    stage.network.on('GET /security', json(on));
    stage.network.on(call, json({ errors: { password: 'Dit wachtwoord klopt niet.' } }, 422), json(body));
    await watch();
    await ask();
    await later();
    expect(sent()).toEqual(['GET /security', call]);
    await ask();
    await later();
    expect(sent()).toEqual(['GET /security', call, call, 'GET /security']);
  },
);

test('R-8.8 a wrong code asks nothing anew', async () => {
  stage.network.on('GET /security', json(off));
  stage.network.on('POST /security/factor/confirm', json({ errors: { code: 'Deze code klopt niet.' } }, 422));
  await watch();
  await stage.store.dispatch(confirmFactor.initiate({ code: '000000' }));
  await later();
  expect(sent()).toEqual(['GET /security', 'POST /security/factor/confirm']);
});

test('S-111 a new password ends the other sessions and the calendar’s address: both are asked for again, but not after a refusal', async () => {
  stage.network.on('GET /sessions', json([]));
  stage.network.on('GET /calendar', json({ feed: null, closed_at: null }));
  stage.network.on(
    'POST /profile/password',
    json({ errors: { current: 'Dit wachtwoord klopt niet.' } }, 422),
    json({}),
  );
  await Promise.all([
    stage.store.dispatch(calls.getSessions.initiate()),
    stage.store.dispatch(calls.getCalendar.initiate()),
  ]);
  const change = () =>
    stage.store.dispatch(changePassword.initiate({ form: { current: password, next: 'Theepot-2027!' }, done }));
  await change();
  await later();
  expect(sent()).toHaveLength(3);
  await change();
  await later();
  expect(sent().slice(4).sort()).toEqual(['GET /calendar', 'GET /sessions']);
});

test('R-6.2 turning it off without the second factor goes to /mfa', async () => {
  stage.world.path = '/profiel';
  stage.network.on(
    'POST /security/factor/off',
    json({ status: 'mfa', message: 'Bevestig je inlog met de tweede stap.' }, 401),
  );
  await stage.store.dispatch(turnFactorOff.initiate({ form: { password }, done }));
  expect(stage.world.navigations).toEqual([{ to: '/mfa?terug=%2Fprofiel', replace: true }]);
});

test('R-8.8 S-111 a new password goes out once, and neither it nor a recovery code stays in the state', async () => {
  stage.network.on('POST /profile/password', json({}));
  stage.network.on('POST /security/recovery', json(codes));
  await stage.store.dispatch(changePassword.initiate({ form: { current: password, next: 'Theepot-2027!' }, done }));
  const asked = stage.store.dispatch(renewRecoveryCodes.initiate({ password }));
  await asked;
  asked.reset();
  expect(stage.network.requests[0]).toMatchObject({
    call: 'POST /profile/password',
    body: { current: password, next: 'Theepot-2027!' },
  });
  const state = JSON.stringify(stage.store.getState());
  for (const secret of [password, 'Theepot-2027!', 'abcd-efgh-jkmn']) expect(state).not.toContain(secret);
});
