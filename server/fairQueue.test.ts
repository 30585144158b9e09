import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFairQueue, QueueFull } from './fairQueue.ts';

/** Jobs that end when they are told to, and the order they were started in. */
function lineOf(limits: Parameters<typeof createFairQueue>[0]) {
  const line = createFairQueue(limits);
  const begun: string[] = [];
  const enders = new Map<string, () => void>();
  const ask = (asker: number | null, name: string) =>
    line(asker, () => {
      begun.push(name);
      return new Promise<string>((resolve) => enders.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    enders.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, ask, end };
}

test('S-146 one person can fill only their own share of the queue, and the next one still gets in', async () => {
  const { begun, ask, end } = lineOf({ atOnce: 1, waiting: 10, perPerson: 3 });
  const mine = ['a1', 'a2', 'a3'].map((name) => ask(1, name));
  await assert.rejects(ask(1, 'a4'), QueueFull);
  const other = ask(2, 'b1');
  await end('a1');
  assert.deepEqual(begun, ['a1', 'a2'], 'with nobody else at work the first in line goes');
  await end('a2');
  await end('a3');
  await end('b1');
  assert.deepEqual([await Promise.all(mine), await other], [['a1', 'a2', 'a3'], 'b1']);
  const again = ask(1, 'a5');
  await end('a5');
  assert.equal(await again, 'a5', 'a finished job takes no place');
});

test('a person with nothing running goes before one with a running job', async () => {
  const { begun, ask, end } = lineOf({ atOnce: 2, waiting: 10, perPerson: 5 });
  const jobs = [ask(1, 'a1'), ask(1, 'a2'), ask(1, 'a3'), ask(2, 'b1')];
  await end('a1');
  assert.deepEqual(begun, ['a1', 'a2', 'b1']);
  for (const name of ['a2', 'b1', 'a3']) await end(name);
  assert.equal((await Promise.all(jobs)).length, 4);
});

test('S-146 a full queue refuses everybody, and a failed job frees its place', async () => {
  const line = createFairQueue({ atOnce: 1, waiting: 1, perPerson: 9 });
  let fail: (error: Error) => void = () => undefined;
  const first = line(1, () => new Promise((_resolve, reject) => (fail = reject)));
  const second = line(2, () => Promise.resolve('made'));
  await assert.rejects(
    line(3, () => Promise.resolve()),
    QueueFull,
  );
  await assert.rejects(
    line(null, () => Promise.resolve()),
    QueueFull,
  );
  fail(new Error('broken'));
  await assert.rejects(first, /broken/);
  assert.equal(await second, 'made');
  assert.equal(await line(3, () => Promise.resolve('room')), 'room');
});
