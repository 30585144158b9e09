import { done } from '../../test/done.ts';
import { json, pdf } from '../../test/fakeNetwork.ts';
import { calls, stageForEachTest } from '../../test/stage.ts';
import { selectToasts } from '../toast/toastSlice.ts';

const stage = stageForEachTest();

const { downloadOwnData, eraseOwnData } = calls;

test('R-8.8 everything we keep of a person is offered as one file, and stays out of the state', async () => {
  stage.network.on('GET /export', pdf('the zip'));
  await stage.store.dispatch(downloadOwnData.initiate({ saveAs: 'onderling-gegevens.zip', done }));
  expect(stage.world.saved.map(({ name }) => name)).toEqual(['onderling-gegevens.zip']);
  expect(await stage.world.saved[0]?.blob.text()).toBe('the zip');
  expect(JSON.stringify(stage.store.getState())).not.toContain('the zip');
});

test('R-8.8 asking too often is said in a toast, and nothing is saved', async () => {
  stage.network.on('GET /export', json({ message: 'Te veel verzoeken, probeer het later opnieuw.' }, 429));
  await stage.store.dispatch(downloadOwnData.initiate({ saveAs: 'onderling-gegevens.zip', done }));
  expect(selectToasts(stage.store.getState())).toMatchObject([
    { text: 'Te veel verzoeken, probeer het later opnieuw.' },
  ]);
  expect(stage.world.saved).toEqual([]);
});

test('R-8.8 erasure is asked for with the word and the password, and answers what stays', async () => {
  const answer = { erased: ['Je login is weg.'], kept: ['De contracten blijven.'] };
  stage.network.on('POST /erasure', json(answer));
  const { data } = await stage.store.dispatch(
    eraseOwnData.initiate({ confirm: 'VERWIJDER', password: 'Keukentafel-2026!' }),
  );
  expect(stage.network.requests[0]?.body).toEqual({ confirm: 'VERWIJDER', password: 'Keukentafel-2026!' });
  expect(data).toEqual(answer);
  expect(stage.world.session).toEqual([]);
});
