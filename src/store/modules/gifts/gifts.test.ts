import type { EqualShares, GiftYear } from '../../../../domain/wire/gifts.ts';
import { done } from '../../test/done.ts';
import { json } from '../../test/fakeNetwork.ts';
import { aForm, aGift, aLoan, aUser, draftOf } from '../../test/family.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { selectToasts } from '../toast/toastSlice.ts';

const testStore = testStoreForEachTest();

const { getGiftYear, getEqualShares, setSharesVisibility, saveContract, removeContract, recordEvent, saveRelation } =
  calls;

const year: GiftYear = { year: 2026, figures: true, people: [], meters: [], waiting: [], possible: [] };
const hidden: EqualShares = { visibility: 'parents', shares: [] };

const asked = (call: string) => testStore.sent(call).length;

test('R-8.1 the meter is fetched by year', async () => {
  testStore.network.on('GET /gifts/meter', json(year));
  const { data } = await testStore.dispatch(getGiftYear.initiate(2026));
  expect(data).toEqual(year);
  expect(testStore.network.requests[0]?.query).toEqual({ year: '2026' });
});

test('a change of a contract or a person refetches the figures', async () => {
  testStore.network.on('GET /gifts/meter', json(year));
  testStore.network.on('GET /gifts/shares', json(hidden));
  testStore.network.on('POST /contract', json(aGift('a', '2026-01-01', 100)));
  testStore.network.on('DELETE /contract', json({}));
  testStore.network.on('POST /contract/event', json(aLoan('b', '2026-01-01', 100)));
  testStore.network.on('POST /user', json(aUser()));
  testStore.network.on('POST /contract/automatic', json(aLoan('b', '2026-01-01', 100)));
  await testStore.dispatch(getGiftYear.initiate(2026));
  await testStore.dispatch(getEqualShares.initiate());
  const changes = [
    () => testStore.dispatch(saveContract.initiate(draftOf(aGift('a', '2026-01-01', 100)))),
    () => testStore.dispatch(removeContract.initiate({ hashid: 'a', done })),
    () =>
      testStore.dispatch(
        recordEvent.initiate({
          draft: { contract: 'b', date: '2026-06-01', kind: 'forgiveness', amount: 100, outcome: 'lower_payment' },
          done,
        }),
      ),
    () => testStore.dispatch(saveRelation.initiate({ form: aForm, done })),
    () =>
      testStore.dispatch(calls.startAutomatic.initiate({ contract: 'b', ledger_version: 0, past_paid: true, done })),
  ];
  for (const [index, change] of changes.entries()) {
    await change();
    await testStore.settled();
    expect([asked('GET /gifts/meter'), asked('GET /gifts/shares')]).toEqual([index + 2, index + 2]);
  }
});

test('a refused contract refetches nothing', async () => {
  testStore.network.on('GET /gifts/meter', json(year));
  testStore.network.on('POST /contract', json({ errors: { total: 'Vul een bedrag in.' } }, 422));
  await testStore.dispatch(getGiftYear.initiate(2026));
  await testStore.dispatch(saveContract.initiate(draftOf(aGift('a', '2026-01-01', 100))));
  await testStore.settled();
  expect(asked('GET /gifts/meter')).toBe(1);
});

test('the visibility of equal shares changes at once, and stays the same when the server refuses', async () => {
  testStore.network.on('GET /gifts/shares', json(hidden));
  testStore.network.on(
    'POST /gifts/visibility',
    json({ ...hidden, visibility: 'everyone' }),
    json({ error: 'Je hebt geen rechten voor deze actie.' }, 403),
  );
  await testStore.dispatch(getEqualShares.initiate());
  const shown = () => getEqualShares.select()(testStore.getState()).data?.visibility;
  await testStore.dispatch(setSharesVisibility.initiate('everyone'));
  expect(testStore.network.requests.at(-1)?.body).toEqual({ visibility: 'everyone' });
  expect(shown()).toBe('everyone');
  await testStore.dispatch(setSharesVisibility.initiate('parents'));
  expect(shown()).toBe('everyone');
  expect(selectToasts(testStore.getState())).toMatchObject([{ text: 'Je hebt geen rechten voor deze actie.' }]);
  expect(asked('GET /gifts/shares')).toBe(1);
});
