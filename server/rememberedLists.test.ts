import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor } from './actor.ts';
import { rememberedLists } from './rememberedLists.ts';

/** Somebody who asks: only who they are and when counts. */
const asks = (userId: number) => ({
  actor: { caller: { userId }, now: new Date(0), today: '2026-06-15' } as Actor,
  contractChanges: 0,
});

test('lists that were not asked for longest make room; one that is too large for it is made anew each time', async () => {
  const made: number[] = [];
  const remembered = rememberedLists(2_000);
  const ask = (userId: number, length = 400) =>
    remembered(asks(userId), () => {
      made.push(userId);
      return Promise.resolve({ list: ['x'.repeat(length)], until: Infinity });
    });
  for (const reader of [1, 2, 1, 3, 1, 2]) await ask(reader);
  assert.deepEqual(made, [1, 2, 3, 2], 'two fit: the third takes the place of the second');
  await ask(4, 5_000);
  assert.equal((await ask(4, 5_000)).json.length, 5_004);
  assert.deepEqual(made.slice(4), [4, 4]);
  await ask(1);
  assert.equal(made.at(-1), 4, 'and drives nobody out');
});
