import { aForm, anOutstandingOrder, aUser } from '../../test/family.ts';
import { done } from '../../test/done.ts';
import { html, json, lost } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { fakeClock, whileTimePasses } from '../../test/time.ts';
import { mustSettle } from './userListeners.ts';
import { selectCurrentUser } from './userSlice.ts';

const testStore = testStoreForEachTest();
beforeEach(fakeClock);

const { getUser, saveRelation } = calls;

const fetchProfile = () => whileTimePasses(testStore.dispatch(getUser.initiate()));
const inDebt = aUser({ outstanding: [anOutstandingOrder] });

describe('R-4.7 outstanding items', () => {
  test.each([
    ['a person who owes nothing is exempt', [], [], false],
    ['a person who owes something must settle it', [anOutstandingOrder], [], true],
    ['so must a person with another role', [anOutstandingOrder], ['adviser'], true],
    ['a superadmin who owes something is exempt', [anOutstandingOrder], ['superadmin'], false],
    ['a superadmin who owes nothing is exempt too', [], ['superadmin'], false],
  ])('R-4.7 %s', (_what, outstanding, roles, must) => {
    expect(mustSettle({ outstanding }, roles)).toBe(must);
  });

  test('R-4.7 send a person to the administration after the profile fetch', async () => {
    testStore.signIn();
    testStore.network.on('GET /user', json(inDebt));
    await fetchProfile();
    expect(testStore.environment.navigations).toEqual([{ to: '/familiebeheer/administratie', replace: true }]);
  });

  test('R-4.7 let a person who opened another page continue to it from there', async () => {
    testStore.signIn();
    testStore.environment.path = '/lening/abc?jaar=2026';
    testStore.network.on('GET /user', json(inDebt));
    await fetchProfile();
    expect(testStore.environment.navigations).toEqual([
      { to: '/familiebeheer/administratie?terug=%2Flening%2Fabc%3Fjaar%3D2026', replace: true },
    ]);
  });

  test('R-4.7 leave a superadmin where they are', async () => {
    testStore.signIn('superadmin');
    testStore.network.on('GET /user', json(inDebt));
    await fetchProfile();
    expect(testStore.environment.navigations).toEqual([]);
  });

  test.each(['/familiebeheer/administratie', '/familiebeheer/administratie?bestelling=7'])(
    'R-4.7 do not redirect a person who is already there: %s',
    async (path) => {
      testStore.environment.path = path;
      testStore.network.on('GET /user', json(inDebt));
      await fetchProfile();
      expect(testStore.environment.navigations).toEqual([]);
    },
  );

  test('R-4.7 do not redirect a person again who knew about them, until there is another', async () => {
    const again = () => whileTimePasses(testStore.dispatch(getUser.initiate(undefined, { forceRefetch: true })));
    testStore.network.on(
      'GET /user',
      json(inDebt),
      json(inDebt),
      json(aUser({ outstanding: [anOutstandingOrder, { ...anOutstandingOrder, hashid: 'another' }] })),
    );
    await fetchProfile();
    // They continued their work, and the connection was gone for a moment.
    await again();
    expect(testStore.environment.navigations).toHaveLength(1);
    await again();
    expect(testStore.environment.navigations).toHaveLength(2);
  });

  test('R-4.7 do not redirect anybody if there are none, nor after a save', async () => {
    testStore.network.on('GET /user', json(aUser()));
    testStore.network.on('POST /user', json(inDebt));
    await fetchProfile();
    await testStore.dispatch(saveRelation.initiate({ form: aForm, done }));
    expect(testStore.environment.navigations).toEqual([]);
  });
});

describe('records by others about a person', () => {
  const claim = {
    hashid: 'claim',
    kind: 'death',
    date: '2026-06-01',
    by: 'Jan',
    at: '',
    until: '',
    seen: true,
  } as const;
  const asked = aUser({ claims: [claim], outstanding: [anOutstandingOrder] });

  test('lead the person to where they answer, before outstanding items, and once', async () => {
    testStore.signIn();
    testStore.network.on('GET /user', json(asked), json(asked), json(inDebt));
    await fetchProfile();
    expect(testStore.environment.navigations).toEqual([{ to: '/familiebeheer/wie-ziet-wat', replace: true }]);
    const again = () => whileTimePasses(testStore.dispatch(getUser.initiate(undefined, { forceRefetch: true })));
    await again();
    expect(testStore.environment.navigations).toHaveLength(1);
  });

  test('lead an administrator there too', async () => {
    testStore.signIn('superadmin');
    testStore.network.on('GET /user', json(asked));
    await fetchProfile();
    expect(testStore.environment.navigations).toHaveLength(1);
  });
});

test('an edit that came second refetches the family', async () => {
  testStore.signIn();
  testStore.network.on('GET /user', json(aUser()), json(aUser({ firstname: 'Johan' })));
  testStore.network.on('POST /user', json({ error: 'Iemand was eerder.' }, 409), json({ errors: {} }, 422));
  await fetchProfile();
  await testStore.dispatch(saveRelation.initiate({ form: aForm, done }));
  await whileTimePasses(Promise.resolve());
  expect(selectCurrentUser(testStore.getState())?.firstname).toBe('Johan');
  await testStore.dispatch(saveRelation.initiate({ form: aForm, done }));
  expect(testStore.sent('GET /user')).toHaveLength(2);
});

describe('R-4.8 a failed profile fetch', () => {
  const failure = (status: number, body: unknown) => json(body, status);
  /** The state after a session ends: only the toast that says why. */
  const left = () => {
    const { user, session, toast } = testStore.getState();
    return {
      asked: testStore.environment.session,
      user: user.current,
      session,
      toasts: toast.open.map(({ text }) => text),
    };
  };
  const loggedOut = (text: string) => ({
    asked: ['signOut'],
    user: null,
    session: { status: 'signedOut', roles: [], farewell: null },
    toasts: [text],
  });
  const NO_ANSWER = 'We krijgen geen antwoord. Controleer je internetverbinding en probeer het opnieuw.';

  beforeEach(async () => {
    testStore.signIn('superadmin');
    testStore.network.on('GET /user', json(aUser()));
    await fetchProfile();
    testStore.network.requests.length = 0;
  });
  const fetchAgain = () => whileTimePasses(testStore.dispatch(getUser.initiate(undefined, { forceRefetch: true })));

  test.each([
    ['401', failure(401, { message: 'Je bent niet ingelogd.' }), 'Je bent niet ingelogd.'],
    ['403', failure(403, { error: 'Je hebt geen rechten voor deze actie.' }), 'Je hebt geen rechten voor deze actie.'],
    ['404', failure(404, { error: 'Niet gevonden.' }), 'Niet gevonden.'],
    ['422', failure(422, {}), 'Unprocessable Entity'],
    ['500', failure(500, { message: 'Er ging iets mis. Meld code 7.' }), 'Er ging iets mis. Meld code 7.'],
    ['a 200 of HTML', html(200), 'We krijgen een antwoord dat we niet kunnen lezen. Probeer het later opnieuw.'],
  ])('R-4.8 with %s logs the person out at once, says why, and keeps nothing', async (_what, answer, text) => {
    testStore.network.on('GET /user', answer);
    await fetchAgain();
    expect(left()).toEqual(loggedOut(text));
    expect(testStore.network.requests).toHaveLength(1);
  });

  test.each([
    ['no answer', lost, NO_ANSWER],
    ['502', html(502), 'Bad Gateway'],
    ['504', html(504), 'Gateway Timeout'],
  ])(
    'R-4.8 with %s is retried three times, and then logs the person out, says why, and keeps nothing',
    async (_what, answer, text) => {
      testStore.network.on('GET /user', answer);
      await fetchAgain();
      expect(left()).toEqual(loggedOut(text));
      expect(testStore.network.requests).toHaveLength(4);
    },
  );

  test('R-4.8 S-168 for a family that a person no longer belongs to leads out of that family, and does not end the session', async () => {
    testStore.environment.ports.family = 'vries';
    testStore.network.on('GET /user', failure(403, { error: 'Deze familie is er niet.' }));
    await fetchAgain();
    expect(testStore.environment.left).toEqual(['/melding?bericht=familie-dicht&familie=']);
    expect(testStore.environment.session).toEqual([]);
    testStore.network.on('GET /user', failure(401, { message: 'Je bent niet ingelogd.' }));
    await fetchAgain();
    expect(testStore.environment.session).toEqual(['signOut']);
  });

  test('R-4.8 R-6.2 without the second factor goes to /mfa and logs nobody out', async () => {
    testStore.network.on(
      'GET /user',
      failure(401, { status: 'mfa', message: 'Bevestig je inlog met de tweede stap.' }),
    );
    await fetchAgain();
    expect(testStore.environment.session).toEqual([]);
    expect(testStore.environment.navigations).toEqual([{ to: '/mfa?terug=%2Foverzicht', replace: true }]);
  });

  test('R-4.8 R-6.3 with 503 goes to maintenance at once and logs nobody out', async () => {
    testStore.network.on('GET /user', failure(503, { message: 'We zijn even in onderhoud.' }));
    await fetchAgain();
    expect(testStore.network.requests).toHaveLength(1);
    expect(testStore.environment.session).toEqual([]);
    expect(testStore.environment.navigations).toEqual([{ to: '/onderhoud?terug=%2Foverzicht', replace: true }]);
  });
});
