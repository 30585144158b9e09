import type { EqualShares, GiftYear } from '../../../../domain/wire/gifts.ts';
import { done } from '../../test/done.ts';
import { json } from '../../test/fakeNetwork.ts';
import { aForm, aGift, aLoan, aUser, draftOf } from '../../test/family.ts';
import { calls, stageForEachTest } from '../../test/stage.ts';
import { selectToasts } from '../toast/toastSlice.ts';

const stage = stageForEachTest();

const { getGiftYear, getEqualShares, setSharesVisibility, saveContract, removeContract, recordEvent, saveRelation } =
  calls;

const year: GiftYear = { year: 2026, figures: true, people: [], meters: [], waiting: [] };
const hidden: EqualShares = { visibility: 'parents', shares: [] };

const asked = (call: string) => stage.network.requests.filter((request) => request.call === call).length;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('R-8.1 the meter is asked for by its year', async () => {
  stage.network.on('GET /gifts/meter', json(year));
  const { data } = await stage.store.dispatch(getGiftYear.initiate(2026));
  expect(data).toEqual(year);
  expect(stage.network.requests[0]?.query).toEqual({ year: '2026' });
});

test('what changes a contract or a person makes the figures be asked for again', async () => {
  stage.network.on('GET /gifts/meter', json(year));
  stage.network.on('GET /gifts/shares', json(hidden));
  stage.network.on('POST /contract', json(aGift('a', '2026-01-01', 100)));
  stage.network.on('DELETE /contract', json({}));
  stage.network.on('POST /contract/event', json(aLoan('b', '2026-01-01', 100)));
  stage.network.on('POST /user', json(aUser()));
  await stage.store.dispatch(getGiftYear.initiate(2026));
  await stage.store.dispatch(getEqualShares.initiate());
  const changes = [
    () => stage.store.dispatch(saveContract.initiate(draftOf(aGift('a', '2026-01-01', 100)))),
    () => stage.store.dispatch(removeContract.initiate({ hashid: 'a', done })),
    () =>
      stage.store.dispatch(
        recordEvent.initiate({
          draft: { contract: 'b', date: '2026-06-01', kind: 'forgiveness', amount: 100, outcome: 'lower_payment' },
          done,
        }),
      ),
    () => stage.store.dispatch(saveRelation.initiate({ form: aForm, done })),
  ];
  for (const [index, change] of changes.entries()) {
    await change();
    await settled();
    expect([asked('GET /gifts/meter'), asked('GET /gifts/shares')]).toEqual([index + 2, index + 2]);
  }
});

test('a contract that was refused changes nothing', async () => {
  stage.network.on('GET /gifts/meter', json(year));
  stage.network.on('POST /contract', json({ errors: { total: 'Vul een bedrag in.' } }, 422));
  await stage.store.dispatch(getGiftYear.initiate(2026));
  await stage.store.dispatch(saveContract.initiate(draftOf(aGift('a', '2026-01-01', 100))));
  await settled();
  expect(asked('GET /gifts/meter')).toBe(1);
});

test('who sees what each child got is changed at once, and stays as it was when the server refuses', async () => {
  stage.network.on('GET /gifts/shares', json(hidden));
  stage.network.on(
    'POST /gifts/visibility',
    json({ ...hidden, visibility: 'everyone' }),
    json({ error: 'Je hebt geen rechten voor deze actie.' }, 403),
  );
  await stage.store.dispatch(getEqualShares.initiate());
  const shown = () => getEqualShares.select()(stage.store.getState()).data?.visibility;
  await stage.store.dispatch(setSharesVisibility.initiate('everyone'));
  expect(stage.network.requests.at(-1)?.body).toEqual({ visibility: 'everyone' });
  expect(shown()).toBe('everyone');
  await stage.store.dispatch(setSharesVisibility.initiate('parents'));
  expect(shown()).toBe('everyone');
  expect(selectToasts(stage.store.getState())).toMatchObject([{ text: 'Je hebt geen rechten voor deze actie.' }]);
  expect(asked('GET /gifts/shares')).toBe(1);
});
