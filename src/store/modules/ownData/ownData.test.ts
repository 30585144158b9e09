import { done } from '../../test/done.ts';
import { json, pdf } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { selectToasts } from '../toast/toastSlice.ts';

const testStore = testStoreForEachTest();

const { downloadOwnData, eraseOwnData } = calls;

test('R-8.8 everything we keep of a person is offered as one file, and stays out of the state', async () => {
  testStore.network.on('GET /export', pdf('the zip'));
  await testStore.dispatch(downloadOwnData.initiate({ saveAs: 'onderling-gegevens.zip', done }));
  expect(testStore.environment.saved.map(({ name }) => name)).toEqual(['onderling-gegevens.zip']);
  expect(await testStore.environment.saved[0]?.blob.text()).toBe('the zip');
  expect(JSON.stringify(testStore.getState())).not.toContain('the zip');
});

test('R-8.8 asking too often is reported in a toast, and nothing is saved', async () => {
  testStore.network.on('GET /export', json({ message: 'Te veel verzoeken, probeer het later opnieuw.' }, 429));
  await testStore.dispatch(downloadOwnData.initiate({ saveAs: 'onderling-gegevens.zip', done }));
  expect(selectToasts(testStore.getState())).toMatchObject([{ text: 'Te veel verzoeken, probeer het later opnieuw.' }]);
  expect(testStore.environment.saved).toEqual([]);
});

test('R-8.8 erasure is asked for with the word and the password, and returns what stays', async () => {
  const answer = { on: '2026-12-05', erased: ['Je login is weg.'], kept: ['De contracten blijven.'] };
  testStore.network.on('POST /erasure', json(answer));
  const { data } = await testStore.dispatch(
    eraseOwnData.initiate({ confirm: 'VERWIJDER', password: 'Keukentafel-2026!' }),
  );
  expect(testStore.network.requests[0]?.body).toEqual({ confirm: 'VERWIJDER', password: 'Keukentafel-2026!' });
  expect(data).toEqual(answer);
  expect(testStore.environment.session).toEqual([]);
});
