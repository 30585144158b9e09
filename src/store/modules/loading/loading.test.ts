import { aGift, draftOf } from '../../test/family.ts';
import { held, json, lost } from '../../test/fakeNetwork.ts';
import { calls, stageForEachTest } from '../../test/stage.ts';
import { selectIsLoading, taskEnded, taskStarted } from './loadingSlice.ts';

const stage = stageForEachTest();

const { getContracts, previewContract, getPartnerCodes } = calls;

const isLoading = () => selectIsLoading(stage.store.getState());

test('R-4.9 on while any named task is open, also when two of one name overlap', () => {
  const seen = [taskStarted('a'), taskStarted('a'), taskStarted('b'), taskEnded('a'), taskEnded('b'), taskEnded('a')].map((action) => {
    stage.store.dispatch(action);
    return isLoading();
  });
  expect(seen).toEqual([true, true, true, true, true, false]);
});

test('R-4.9 an end too many does not eat the next start', () => {
  stage.store.dispatch(taskEnded('a'));
  stage.store.dispatch(taskStarted('a'));
  expect(isLoading()).toBe(true);
});

test('R-4.9 two calls that overlap: on until the last has ended, also when one fails', async () => {
  const slow = held(json([]));
  stage.network.on('GET /contracts', slow.answer);
  stage.network.on('GET /partnercodes', lost);
  const contracts = stage.store.dispatch(getContracts.initiate());
  await stage.store.dispatch(getPartnerCodes.initiate());
  expect(isLoading()).toBe(true);
  slow.release();
  await contracts;
  expect(isLoading()).toBe(false);
});

test('R-4.9 two screens that ask for the same are one task', async () => {
  const slow = held(json([]));
  stage.network.on('GET /contracts', slow.answer);
  const both = Promise.all([stage.store.dispatch(getContracts.initiate()), stage.store.dispatch(getContracts.initiate())]);
  expect(isLoading()).toBe(true);
  slow.release();
  await both;
  expect(isLoading()).toBe(false);
});

test('R-4.9 a mutation is a task as well, and one that failed has ended', async () => {
  stage.network.on('POST /contract/preview', json({ error: 'Nee.' }, 500));
  const preview = stage.store.dispatch(previewContract.initiate(draftOf(aGift('', null, 1))));
  expect(isLoading()).toBe(true);
  await preview;
  expect(isLoading()).toBe(false);
});

test('R-4.9 signing out breaks calls off, and the count comes out even', async () => {
  const never = held(json([]));
  stage.network.on('GET /contracts', never.answer);
  const call = stage.store.dispatch(getContracts.initiate());
  stage.signOut();
  await call;
  expect(isLoading()).toBe(false);
});
