import { aForm } from '../../test/family.ts';
import { html, json, lost, nothing } from '../../test/fakeNetwork.ts';
import { calls, stageForEachTest } from '../../test/stage.ts';
import { selectToasts, toastClosed, toastShown } from './toastSlice.ts';

const stage = stageForEachTest();

const { saveRelation, getOwnUsers } = calls;

const toasts = () => selectToasts(stage.store.getState());
const texts = () => toasts().map(({ text }) => text);

test.each([
  ['errors', json({ errors: { a: 'Eén.', b: 'Twee.' }, error: 'e', message: 'm' }, 422), 'Eén. | Twee.'],
  ['error', json({ error: 'Niet gevonden.', message: 'm' }, 404), 'Niet gevonden.'],
  ['message', json({ message: 'Te veel verzoeken, probeer het later opnieuw.' }, 429), 'Te veel verzoeken, probeer het later opnieuw.'],
  ['nothing', nothing(500), 'Internal Server Error'],
  ['a page of a proxy', html(500), 'Internal Server Error'],
  ['no network', lost, 'We krijgen geen antwoord. Controleer je internetverbinding en probeer het opnieuw.'],
])('R-6.1 a call that fails with %s shows a red toast with its title and text', async (_name, failure, text) => {
  stage.network.on('POST /user', failure);
  await stage.store.dispatch(saveRelation.initiate(aForm));
  expect(toasts()).toMatchObject([{ kind: 'error', title: 'Er is een fout opgetreden', text }]);
});

test('R-6.1 a failed query shows its toast too', async () => {
  stage.network.on('GET /users', json({ error: 'Nee.' }, 500));
  await stage.store.dispatch(getOwnUsers.initiate());
  expect(texts()).toEqual(['Nee.']);
});

test('R-6.1 the same failure twice is one toast while it stands there, and a new one after it was closed', async () => {
  stage.network.on('GET /users', json({ error: 'Nee.' }, 500));
  const fail = () => stage.store.dispatch(getOwnUsers.initiate(undefined, { forceRefetch: true }));
  await fail();
  await fail();
  expect(texts()).toEqual(['Nee.']);
  stage.store.dispatch(toastClosed(toasts()[0]!.id));
  expect(texts()).toEqual([]);
  await fail();
  expect(texts()).toEqual(['Nee.']);
});

test.each([
  [500, { message: 'Er ging iets mis. Meld code 7.' }],
  [422, { errors: { firstname: 'Vul een voornaam in.' } }],
  [401, { message: 'Je bent niet ingelogd.' }],
])('R-6.4 %d brings its toast alone: nobody is sent anywhere', async (status, body) => {
  stage.network.on('POST /user', json(body, status));
  await stage.store.dispatch(saveRelation.initiate(aForm));
  expect(toasts()).toHaveLength(1);
  expect([stage.world.navigations, stage.world.session, stage.world.logged]).toEqual([[], [], []]);
});

test('a call that succeeds shows nothing', async () => {
  stage.network.on('GET /users', json([]));
  await stage.store.dispatch(getOwnUsers.initiate());
  expect(toasts()).toEqual([]);
});

test('R-6.6 every toast says that it stays five seconds', () => {
  stage.store.dispatch(toastShown({ kind: 'success', text: 'Opgeslagen.' }));
  stage.store.dispatch(toastShown({ kind: 'error', title: 'Foto', text: 'Foto is te groot, max 4MB' }));
  expect(toasts().map(({ seconds }) => seconds)).toEqual([5, 5]);
});
