import type { CalendarFeed } from '../../../../domain/wire/calendar.ts';
import { done } from '../../test/done.ts';
import { json } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { selectToasts } from '../toast/toastSlice.ts';

const testStore = testStoreForEachTest();

const { getCalendar, makeCalendar, closeCalendar } = calls;

const feed: CalendarFeed = { created_at: '2026-11-22T10:00:00.000Z', read_at: null, amounts: true };
const url = 'https://onderling.example/api/v1/calendar/geheim.ics';
const watch = () => testStore.dispatch(getCalendar.initiate());
const known = () => getCalendar.select()(testStore.getState()).data;

test('R-8.5 a new address is shown once to the requester, and its state is refetched', async () => {
  testStore.network.on('GET /calendar', json({ feed: null, closed_at: null }), json({ feed, closed_at: null }));
  testStore.network.on('POST /calendar', json({ feed, url }));
  await watch();
  expect(known()).toEqual({ feed: null, closed_at: null });
  const { data } = await testStore.dispatch(makeCalendar.initiate({ amounts: true }));
  expect(data?.url).toBe(url);
  await testStore.settled();
  expect(known()).toEqual({ feed, closed_at: null });
  expect(testStore.sent('POST /calendar')[0]).toEqual({ amounts: true });
});

test('closing the address takes effect at once; a failure keeps it and says so', async () => {
  testStore.network.on('GET /calendar', json({ feed, closed_at: null }), json({ feed: null, closed_at: null }));
  testStore.network.on(
    'DELETE /calendar',
    json({ error: 'Er ging iets mis.' }, 500),
    json({ feed: null, closed_at: null }),
  );
  await watch();
  await testStore.dispatch(closeCalendar.initiate({ done }));
  expect([known(), selectToasts(testStore.getState()).map(({ text }) => text)]).toEqual([
    { feed, closed_at: null },
    ['Er ging iets mis.'],
  ]);
  await testStore.dispatch(closeCalendar.initiate({ done }));
  await testStore.settled();
  expect(known()?.feed).toBeNull();
});
