import { aForm, aUser } from '../../test/family.ts';
import { done } from '../../test/done.ts';
import { html, json, lost, nothing } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import {
  chunkFailed,
  localSuccess,
  localFailure,
  selectToasts,
  toastClosed,
  toastShown,
  toastTimeSet,
} from './toastSlice.ts';

const testStore = testStoreForEachTest();

const { saveRelation, getOwnUsers } = calls;

const toasts = () => selectToasts(testStore.getState());
const texts = () => toasts().map(({ text }) => text);

test.each([
  ['errors', json({ errors: { a: 'Eén.', b: 'Twee.' }, error: 'e', message: 'm' }, 422), 'Eén. | Twee.'],
  ['values that are no text', json({ errors: { a: 'Een.', b: 2, c: true } }, 422), 'Een. | 2 | true'],
  ['error', json({ error: 'Niet gevonden.', message: 'm' }, 404), 'Niet gevonden.'],
  [
    'message',
    json({ message: 'Te veel verzoeken, probeer het later opnieuw.' }, 429),
    'Te veel verzoeken, probeer het later opnieuw.',
  ],
  ['nothing', nothing(500), 'Internal Server Error'],
  ['a page of a proxy', html(500), 'Internal Server Error'],
  ['no network', lost, 'We krijgen geen antwoord. Controleer je internetverbinding en probeer het opnieuw.'],
])('R-6.1 a call that fails with %s shows a red toast with its title and text', async (_name, failure, text) => {
  testStore.network.on('POST /user', failure);
  await testStore.dispatch(saveRelation.initiate({ form: aForm, done }));
  expect(toasts()).toMatchObject([{ kind: 'error', title: 'Er is een fout opgetreden', text }]);
});

test('R-6.1 a failed query shows its toast too', async () => {
  testStore.network.on('GET /users', json({ error: 'Nee.' }, 500));
  await testStore.dispatch(getOwnUsers.initiate());
  expect(texts()).toEqual(['Nee.']);
});

test('R-6.1 a call that two screens wait for fails once; a second failure with the same text is a second toast', async () => {
  testStore.network.on('GET /users', json({ error: 'Nee.' }, 500));
  const fail = () => testStore.dispatch(getOwnUsers.initiate(undefined, { forceRefetch: true }));
  await Promise.all([fail(), fail()]);
  expect(texts()).toEqual(['Nee.']);
  await fail();
  expect(texts()).toEqual(['Nee.', 'Nee.']);
  const [first, second] = toasts();
  testStore.dispatch(toastClosed(first!.id));
  expect(toasts()).toEqual([second]);
});

test.each([
  [500, { message: 'Er ging iets mis. Meld code 7.' }],
  [422, { errors: { firstname: 'Vul een voornaam in.' } }],
])('R-6.4 %d only shows its toast: nobody is redirected', async (status, body) => {
  testStore.network.on('POST /user', json(body, status));
  await testStore.dispatch(saveRelation.initiate({ form: aForm, done }));
  expect(toasts()).toHaveLength(1);
  expect([testStore.environment.navigations, testStore.environment.session, testStore.environment.logged]).toEqual([
    [],
    [],
    [],
  ]);
});

test.each([
  [
    'block',
    'POST /user/block',
    () => calls.blockRelation.initiate({ hashid: 'sanne', done: 'Sanne is geblokkeerd.' }),
    'Sanne is geblokkeerd.',
  ],
  [
    'remove',
    'DELETE /contract',
    () => calls.removeContract.initiate({ hashid: 'gift', done: 'Het contract is verwijderd.' }),
    'Het contract is verwijderd.',
  ],
] as const)(
  'the success of %s is reported in the words of its caller, and a failure is not',
  async (_what, call, initiate, text) => {
    testStore.network.on(call, json({ error: 'Nee.' }, 403), json(aUser()));
    const ask = () => testStore.dispatch(initiate() as ReturnType<typeof calls.removeContract.initiate>);
    await ask();
    expect(toasts()).toMatchObject([{ kind: 'error', text: 'Nee.' }]);
    await ask();
    expect(toasts().slice(1)).toMatchObject([{ kind: 'success', text }]);
  },
);

test('the success message is only for the toast: it is not sent', async () => {
  testStore.network.on('POST /contract/event/planned', json({}));
  await testStore.dispatch(calls.recordPlanned.initiate({ contract: 'een', ledger_version: 7, done: 'Ingevoerd.' }));
  expect(testStore.network.requests[0]?.body).toEqual({ contract: 'een', ledger_version: 7 });
});

test('R-3.16 an action done or refused on this device alone is reported too', () => {
  testStore.dispatch(localFailure('Foto is te groot, max 4MB'));
  testStore.dispatch(localSuccess('€ 12,00 staat op je klembord.'));
  testStore.dispatch(chunkFailed());
  expect(toasts()).toMatchObject([
    { kind: 'error', text: 'Foto is te groot, max 4MB' },
    { kind: 'success', text: '€ 12,00 staat op je klembord.' },
    {
      kind: 'error',
      title: 'Er is een fout opgetreden',
      text: 'We krijgen geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
    },
  ]);
});

test('a call that succeeds shows nothing', async () => {
  testStore.network.on('GET /users', json([]));
  await testStore.dispatch(getOwnUsers.initiate());
  expect(toasts()).toEqual([]);
});

test('R-6.6 every toast has a duration of five seconds', () => {
  testStore.dispatch(toastShown({ kind: 'success', text: 'Opgeslagen.' }));
  testStore.dispatch(toastShown({ kind: 'error', title: 'Foto', text: 'Foto is te groot, max 4MB' }));
  expect(toasts().map(({ seconds }) => seconds)).toEqual([5, 5]);
});

test('R-6.7 a toast stays as long as the deployment says, from the next one on', () => {
  testStore.dispatch(toastShown({ kind: 'success', text: 'Opgeslagen.' }));
  testStore.dispatch(toastTimeSet(3));
  testStore.dispatch(toastShown({ kind: 'success', text: 'Opgeslagen.' }));
  expect(toasts().map(({ seconds }) => seconds)).toEqual([5, 3]);
});
