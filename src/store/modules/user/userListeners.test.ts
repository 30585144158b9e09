import { aForm, anOutstandingOrder, aUser } from '../../test/family.ts';
import { json, lost } from '../../test/fakeNetwork.ts';
import { calls, stageForEachTest } from '../../test/stage.ts';
import { fakeClock, whileTimePasses } from '../../test/time.ts';
import { endsSession, mustSettle } from './userListeners.ts';

const stage = stageForEachTest();
beforeEach(fakeClock);

const { getUser, saveRelation } = calls;

const fetchProfile = () => whileTimePasses(stage.store.dispatch(getUser.initiate()));
const inDebt = aUser({ outstanding: [anOutstandingOrder] });

describe('R-4.7 outstanding items', () => {
  test.each([
    [[], [], false],
    [[anOutstandingOrder], [], true],
    [[anOutstandingOrder], ['adviser'], true],
    [[anOutstandingOrder], ['superadmin'], false],
    [[], ['superadmin'], false],
  ])('R-4.7 outstanding %j with roles %j: must settle is %s', (outstanding, roles, must) => {
    expect(mustSettle({ outstanding }, roles)).toBe(must);
  });

  test('R-4.7 send a person to the administration after the profile fetch', async () => {
    stage.signIn();
    stage.network.on('GET /user', json(inDebt));
    await fetchProfile();
    expect(stage.world.navigations).toEqual([{ to: '/familiebeheer/administratie', replace: true }]);
  });

  test('R-4.7 leave a superadmin where they are', async () => {
    stage.signIn('superadmin');
    stage.network.on('GET /user', json(inDebt));
    await fetchProfile();
    expect(stage.world.navigations).toEqual([]);
  });

  test.each(['/familiebeheer/administratie', '/familiebeheer/administratie?bestelling=7'])('R-4.7 send nobody who is there already: %s', async (path) => {
    stage.world.path = path;
    stage.network.on('GET /user', json(inDebt));
    await fetchProfile();
    expect(stage.world.navigations).toEqual([]);
  });

  test('R-4.7 of a family that has none, nor of one that was just saved, move anybody', async () => {
    stage.network.on('GET /user', json(aUser()));
    stage.network.on('POST /user', json(inDebt));
    await fetchProfile();
    await stage.store.dispatch(saveRelation.initiate(aForm));
    expect(stage.world.navigations).toEqual([]);
  });
});

describe('R-4.8 a failed profile fetch', () => {
  const failure = (status: number, body: unknown) => json(body, status);

  test.each([
    [401, { message: 'Je bent niet ingelogd.' }],
    [403, { error: 'Je hebt geen rechten voor deze actie.' }],
    [404, { error: 'Niet gevonden.' }],
    [422, {}],
    [500, { message: 'Er ging iets mis. Meld code 7.' }],
  ])('R-4.8 with %d logs the person out, says why, and keeps nothing', async (status, body) => {
    stage.signIn('superadmin');
    stage.network.on('GET /user', json(aUser()), failure(status, body));
    await fetchProfile();
    await stage.store.dispatch(getUser.initiate(undefined, { forceRefetch: true }));
    expect(stage.world.session).toEqual(['signOut']);
    expect(stage.store.getState().user.current).toBeNull();
    expect(stage.store.getState().session).toEqual({ status: 'signedOut', roles: [], farewell: null });
    expect(stage.store.getState().toast.open).toHaveLength(1);
    expect(stage.network.requests).toHaveLength(2);
  });

  test('R-4.8 R-6.2 for want of the second factor goes to /mfa and logs nobody out', async () => {
    stage.network.on('GET /user', failure(401, { status: 'mfa', message: 'Bevestig je inlog met de tweede stap.' }));
    await fetchProfile();
    expect(stage.world.session).toEqual([]);
    expect(stage.world.navigations).toEqual([{ to: '/mfa?terug=%2Foverzicht', replace: true }]);
  });

  test('F23 R-6.3 for ever 503 goes to maintenance after four attempts and logs nobody out', async () => {
    stage.network.on('GET /user', failure(503, { message: 'We zijn even in onderhoud.' }));
    await fetchProfile();
    expect(stage.network.requests).toHaveLength(4);
    expect(stage.world.session).toEqual([]);
    expect(stage.world.navigations).toEqual([{ to: '/onderhoud?terug=%2Foverzicht', replace: true }]);
  });

  test('F23 for ever without an answer says so and logs nobody out', async () => {
    stage.network.on('GET /user', lost);
    await fetchProfile();
    expect(stage.world.session).toEqual([]);
    expect(stage.world.navigations).toEqual([]);
    expect(stage.store.getState().toast.open[0]?.text).toMatch(/^We krijgen geen antwoord/);
    expect(stage.store.getState().user.status).toBe('failed');
  });

  test.each([
    ['refused', true],
    ['unreadable', true],
    ['mfa', false],
    ['maintenance', false],
    ['noAnswer', false],
  ] as const)('R-4.8 %s ends the session: %s', (code, ends) => {
    expect(endsSession({ status: 0, code, text: '', fields: {} })).toBe(ends);
  });
});
