/**
 * Lets mocha run the tests of `domain` that jest runs in `npm test`, with jest's own `expect` and `test.each`. Mocha keeps the
 * code loaded from one fault to the next where jest loads it anew: minutes instead of a day.
 */
require('tsx/cjs');
const Mocha = require('mocha');
const { expect } = require('expect');
const { bind } = require('jest-each');
const { default: fc } = require('fast-check');

// Thousands of faults times thousands of cases would take days; and a fault must live or die by the code, not by chance.
const CASES = 10;
const SEED = 20261122;
const assertProperty = fc.assert;
fc.assert = (property, parameters = {}) =>
  assertProperty(property, { ...parameters, seed: SEED, numRuns: Math.min(parameters.numRuns ?? CASES, CASES) });

// Mocha waits for a callback when a test takes an argument; jest's tests take the row of their table.
const withoutCallback = (define) => (title, run) => define(title, () => run());

const { bdd } = Mocha.interfaces;
Mocha.interfaces.bdd = (suite) => {
  bdd(suite);
  suite.on('pre-require', (context) => {
    const test = withoutCallback(context.it);
    test.each = bind(test, false);
    const { describe } = context;
    describe.each = bind((title, run) => describe(title, () => run()), false);
    Object.assign(context, { test, it: test, describe, expect });
  });
};
