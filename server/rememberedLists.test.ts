import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor } from './actor.ts';
import { type MadeList, rememberedLists } from './rememberedLists.ts';

/** A caller: only their identity and the time count. */
const asks = (userId: number) => ({
  actor: { caller: { userId }, now: new Date(0), today: '2026-06-15' } as Actor,
  contractChanges: 0,
});

/** A promise with its resolvers. */
function withResolvers<Value>() {
  let ends!: { resolve: (value: Value) => void; reject: (error: Error) => void };
  const promise = new Promise<Value>((resolve, reject) => (ends = { resolve, reject }));
  return { promise, ...ends };
}

test('the least recently used lists make room; a list that is too large is made again each time', async () => {
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

test('a repeated request waits for the list being made; a failure is nobody’s answer after that', async () => {
  const remembered = rememberedLists();
  const waiting: ((list: Error | readonly unknown[]) => void)[] = [];
  const ask = (changes: number) =>
    remembered({ ...asks(1), contractChanges: changes }, () => {
      const { promise, resolve, reject } = withResolvers<MadeList>();
      waiting.push((list) => (list instanceof Error ? reject(list) : resolve({ list, until: Infinity })));
      return promise;
    });
  const both = [ask(1), ask(1)];
  const newer = ask(2);
  assert.equal(waiting.length, 2, 'one for each count of changes');
  waiting[0]!(['old']);
  waiting[1]!(['new']);
  assert.deepEqual(
    (await Promise.all([...both, newer])).map(({ json }) => json.toString()),
    ['["old"]', '["old"]', '["new"]'],
  );
  const failed = ask(3);
  waiting[2]!(new Error('no database'));
  await assert.rejects(failed);
  const again = ask(3);
  waiting[3]!(['well']);
  assert.equal((await again).json.toString(), '["well"]');
});
