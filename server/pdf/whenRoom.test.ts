import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueueFull } from '../fairQueue.ts';
import { whenRoom } from './whenRoom.ts';

/** A queue that is full that many times, and the number of waits. */
function queue(full: number) {
  const waited: number[] = [];
  const make = () => {
    if (waited.length < full) return Promise.reject(new QueueFull());
    return Promise.resolve(Buffer.from('pdf'));
  };
  const wait = (ms: number) => Promise.resolve(waited.push(ms));
  return { waited, make: () => whenRoom(make, wait) };
}

test('S-146 a document of a ZIP waits for a full queue, and is made when there is room', async () => {
  const { make, waited } = queue(3);
  assert.equal((await make()).toString(), 'pdf');
  assert.deepEqual(waited, [1000, 1000, 1000]);
});

test('it gives up after a minute of a full queue, and at once on any other failure', async () => {
  const { make, waited } = queue(60);
  await assert.rejects(make(), QueueFull);
  assert.equal(waited.length, 59);
  await assert.rejects(
    whenRoom(
      () => Promise.reject(new Error('broken')),
      () => assert.fail('nothing to wait for'),
    ),
    /broken/,
  );
});
