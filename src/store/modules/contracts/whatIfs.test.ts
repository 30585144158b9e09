import type { WhatIf } from '../../../../domain/wire/whatIf.ts';
import { done } from '../../test/done.ts';
import { json } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';

const testStore = testStoreForEachTest();
const { getWhatIfs, keepWhatIf, renameWhatIf, removeWhatIf } = calls;

const tried: WhatIf['tried'] = { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 2_500 };
const named = (name: string): WhatIf => ({ hashid: 'een', name, tried, kept_at: '2026-06-01T10:00:00Z' });
const listed = (loan: string) =>
  getWhatIfs
    .select(loan)(testStore.getState())
    .data?.map(({ name }) => name);

test('R-6.1 a saved, renamed or removed try-out shows at once at its own loan, and a failure changes nothing', async () => {
  testStore.network.on('GET /contract/what-ifs', json([]));
  await testStore.dispatch(getWhatIfs.initiate('auto'));
  await testStore.dispatch(getWhatIfs.initiate('huis'));
  testStore.network.on('POST /contract/what-if', json([named('Bonus')]));
  await testStore.dispatch(keepWhatIf.initiate({ contract: 'auto', name: 'Bonus', tried, done }));
  expect([listed('auto'), listed('huis')]).toEqual([['Bonus'], []]);
  testStore.network.on('POST /contract/what-if/name', json([named('Erfenis')]));
  await testStore.dispatch(renameWhatIf.initiate({ contract: 'auto', hashid: 'een', name: 'Erfenis', done }));
  expect(listed('auto')).toEqual(['Erfenis']);
  testStore.network.on('DELETE /contract/what-if', json({ error: 'Niet gevonden.' }, 404));
  await testStore.dispatch(removeWhatIf.initiate({ contract: 'auto', hashid: 'een', done }));
  expect(listed('auto')).toEqual(['Erfenis']);
  testStore.network.on('DELETE /contract/what-if', json([]));
  await testStore.dispatch(removeWhatIf.initiate({ contract: 'auto', hashid: 'een', done }));
  expect(listed('auto')).toEqual([]);
});
