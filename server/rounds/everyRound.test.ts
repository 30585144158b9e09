import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { registry, NOT_NOW } from '../counters.ts';
import { TRUSTING } from '../test/trusting.ts';
import { eachAlone } from './eachAlone.ts';
import { everyRound } from './everyRound.ts';

// The timer of a round keeps no process alive, so the test has to.
const alive = setInterval(() => undefined, 1000);
after(() => clearInterval(alive));

const silent = { error: () => undefined };
const rounds = async (outcome: 'done' | 'failed') =>
  Number(new RegExp(`job="seals",outcome="${outcome}"\\} (\\d+)`, 'u').exec(await registry.metrics())?.[1]);

test('a round runs at once and repeatedly, never twice at a time, and goes on after a failed one', async () => {
  let began = 0;
  let atOnce = 0;
  const [done, failed] = [await rounds('done'), await rounds('failed')];
  await new Promise<void>((resolve) => {
    const round = everyRound(
      'seals',
      1,
      async () => {
        began += 1;
        atOnce += 1;
        assert.equal(atOnce, 1);
        await delay(5);
        atOnce -= 1;
        if (began === 2) throw new Error('once');
        if (began === 4) void round.stop().then(resolve);
      },
      { log: silent, judge: TRUSTING },
    );
  });
  assert.equal(began, 4);
  assert.deepEqual([await rounds('done'), await rounds('failed')], [done + 3, failed + 1]);
});

test('a round that was not due yet does not count', async () => {
  const done = await rounds('done');
  await everyRound('seals', 1000, () => Promise.resolve(NOT_NOW), { log: silent, judge: TRUSTING }).stop();
  assert.equal(await rounds('done'), done);
});

test('while the clock is in doubt no round runs or counts; it resumes when the clock fits again', async () => {
  const done = await rounds('done');
  let fits = false;
  let worked = 0;
  const judge = { fits: () => Promise.resolve(fits) };
  const work = () => Promise.resolve(void (worked += 1));
  await everyRound('seals', 1000, work, { log: silent, judge }).stop();
  assert.deepEqual([worked, await rounds('done')], [0, done]);
  fits = true;
  await everyRound('seals', 1000, work, { log: silent, judge }).stop();
  assert.deepEqual([worked, await rounds('done')], [1, done + 1]);
});

test('a stop tells the running round to end and waits for it, but no longer than its patience', async () => {
  let ended = false;
  const round = everyRound(
    'seals',
    1000,
    async (stopping) => {
      while (!stopping.aborted) await delay(1);
      ended = true;
    },
    { log: silent, judge: TRUSTING },
  );
  await round.stop();
  assert.ok(ended);
  await everyRound('seals', 1000, () => new Promise(() => undefined), {
    log: silent,
    judge: TRUSTING,
    patience: 5,
  }).stop();
});

test('a failing item does not hold up the others, is named in the log, and fails the round', async () => {
  const did: number[] = [];
  const lines: unknown[] = [];
  const work = (item: number) => {
    if (item === 2) return Promise.reject(new Error('two'));
    did.push(item);
    return Promise.resolve();
  };
  const log = { error: (line: unknown) => void lines.push(line) };
  const options = { log, sentence: 'an item failed', name: (item: number) => ({ item }) };
  await assert.rejects(eachAlone([1, 2, 3], work, options), /an item failed: 1/u);
  assert.deepEqual(did, [1, 3]);
  assert.deepEqual(lines, [{ err: new Error('two'), item: 2 }]);
  await eachAlone([1, 3], work, { ...options, stopping: AbortSignal.abort() });
  assert.deepEqual(did, [1, 3]);
});
