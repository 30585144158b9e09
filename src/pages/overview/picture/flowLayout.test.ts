import fc from 'fast-check';
import { runs, seed } from '../../../../domain/test/seed.ts';
import type { Flow } from '../../../../domain/overview/flows.ts';
import { flowLayout, type Placed } from './flowLayout.ts';

const people = 'abcdefghijkl'.split('');
const rank = (hashid: string) => people.indexOf(hashid);
const anyFlow: fc.Arbitrary<Flow> = fc.record({
  from: fc.constantFrom(...people),
  to: fc.constantFrom(...people),
  kind: fc.constantFrom('open' as const, 'given' as const),
  amount: fc.integer({ min: 1, max: 50_000_000 }),
  contracts: fc.constant(['een']),
});
const anyFlows = fc.uniqueArray(anyFlow, {
  minLength: 1,
  maxLength: 40,
  selector: ({ from, to, kind }) => `${from} ${to} ${kind}`,
});

/** Whether none of these lies over the next one, or outside the drawing. */
const clear = (places: readonly Placed[], height: number): boolean =>
  places.every(({ top, height: high }, i) => top >= -0.001 && top + high <= (places[i + 1]?.top ?? height) + 0.001);

test('people stand in the order of the family, loans before gifts, and a wider band is a higher amount', () => {
  const flow = (from: string, to: string, kind: Flow['kind'], amount: number): Flow => ({
    from,
    to,
    kind,
    amount,
    contracts: ['een'],
  });
  const { givers, takers, flows } = flowLayout(
    [flow('b', 'c', 'given', 50), flow('a', 'c', 'given', 25), flow('a', 'd', 'open', 1), flow('a', 'c', 'open', 100)],
    rank,
  );
  expect([givers, takers].map((side) => side.map(({ hashid }) => hashid).join(''))).toEqual(['ab', 'cd']);
  expect(flows.map(({ flow: { from, to, kind } }) => `${from}${to} ${kind}`)).toEqual([
    'ac open',
    'ac given',
    'bc given',
    'ad open',
  ]);
  const [whole, quarter, half, least] = flows.map(({ width }) => width);
  expect([quarter, half]).toEqual([(whole ?? 0) / 4, (whole ?? 0) / 2]);
  expect(least).toBeGreaterThan((whole ?? 0) / 100);
});

test(`every row is easy to press and nothing lies over something else (PROPERTY_SEED=${seed})`, () => {
  fc.assert(
    fc.property(anyFlows, (flows) => {
      const { height, givers, takers, flows: bands } = flowLayout(flows, rank);
      expect(bands).toHaveLength(flows.length);
      expect(bands.every((band) => band.height >= 44)).toBe(true);
      expect([givers, takers, bands].map((places) => clear(places, height))).toEqual([true, true, true]);
      const starts = bands.map(({ fromTop, width }) => ({ top: fromTop, height: width }));
      expect(
        clear(
          starts.toSorted((a, b) => a.top - b.top),
          height,
        ),
      ).toBe(true);
      const ends = bands.map(({ toTop, width }) => ({ top: toTop, height: width }));
      expect(clear(ends, height)).toBe(true);
    }),
    { numRuns: runs(500) },
  );
});
