/**
 * Lets mocha run the tests that jest runs in `npm test`, with jest's own `expect`, `test.each` and clock. Mocha keeps
 * the code loaded from one fault to the next where jest reloads it: minutes instead of a day.
 */
require('tsx/cjs');
const path = require('node:path');
const Mocha = require('mocha');
const { expect } = require('expect');
const { bind } = require('jest-each');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const fastCheck = require('fast-check');

// Thousands of faults times thousands of cases would take days; a fault must survive or die by the code, not by chance;
// and nobody reads the smallest failing case, so none is searched for.
const CASES = 20;
const SEED = 20261122;
process.env.PROPERTY_SEED = String(SEED);
process.env.PROPERTY_RUNS = 'all';
const assert = (property, parameters = {}) =>
  fastCheck.assert(property, {
    ...parameters,
    seed: SEED,
    numRuns: Math.min(parameters.numRuns ?? CASES, CASES),
    endOnFailure: true,
  });
// The module's own `assert` can't be overwritten: it only has a getter. So the tests get another module.
require.cache[require.resolve('fast-check')].exports = {
  ...fastCheck,
  assert,
  default: { ...fastCheck.default, assert },
};

// Mocha waits for a callback when a test takes an argument; jest's tests take the row of their table.
const withoutCallback = (define) => (title, run) => define(title, () => run());

const clock = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
const jest = {
  useFakeTimers: (settings) => clock.useFakeTimers(settings),
  useRealTimers: () => clock.useRealTimers(),
  advanceTimersByTimeAsync: (ms) => clock.advanceTimersByTimeAsync(ms),
  now: () => clock.now(),
  spyOn: (...of) => new ModuleMocker(globalThis).spyOn(...of),
  requireActual: require,
};

// A fault may leave a test of the store waiting forever: then the test ends, not the process with all its loaded code.
// The domain never waits: there the limit could only fail a test that a busy machine made slow.
const TEST_MS = process.env.MUTATED?.startsWith('domain') ? 0 : 5_000;

// A file's `beforeEach` hooks run only for its own tests, as in jest; mocha would run them for all files.
const { bdd } = Mocha.interfaces;
Mocha.interfaces.bdd = (root) => {
  root.on('pre-require', (context, file, mocha) => {
    const suite = Mocha.Suite.create(root, path.relative('.', file));
    suite.timeout(TEST_MS);
    bdd(suite);
    suite.emit('pre-require', context, file, mocha);
    const test = withoutCallback(context.it);
    test.each = bind(test, false);
    const { describe, before: beforeAll, after: afterAll } = context;
    describe.each = bind((title, run) => describe(title, () => run()), false);
    Object.assign(context, { test, it: test, describe, beforeAll, afterAll, expect, jest });
  });
};
