import fc from 'fast-check';
import { formatEuro, formatEuroShort } from './format.ts';
import { roundHalfUp, roundHalfUpSafe } from './round.ts';
import { euroInWords } from './words.ts';
import { runs } from '../test/seed.ts';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('roundHalfUp', () => {
  test.each([
    [0n, 2n, 0n],
    [1n, 2n, 1n],
    [3n, 2n, 2n],
    [4n, 3n, 1n],
    [5n, 3n, 2n],
    [-1n, 2n, 0n],
    [-3n, 2n, -1n],
    [-2n, 3n, -1n],
    [-4n, 3n, -1n],
    [-6n, 3n, -2n],
  ])('%s / %s is %s', (numerator, denominator, whole) => expect(roundHalfUp(numerator, denominator)).toBe(whole));

  test.each([0n, -2n])('refuses the denominator %s', (denominator) =>
    expect(() => roundHalfUp(1n, denominator)).toThrow(RangeError),
  );

  test('lies within half a unit of the fraction, and not below it by a half', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        (n, d) => {
          const off = 2n * (roundHalfUp(n, d) * d - n);
          expect(off > -d && off <= d).toBe(true);
        },
      ),
      { numRuns: runs(5000) },
    );
  });

  test('is the same in safe integers, next to every tie and up to 2^53', () => {
    const near = fc.tuple(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: -2, max: 2 }),
    );
    fc.assert(
      fc.property(near, ([half, share, off]) => {
        const d = half * 2;
        const wholes = Math.floor((share * (Number.MAX_SAFE_INTEGER - d - 2)) / d);
        const n = Math.max(0, Math.min(Number.MAX_SAFE_INTEGER - half, wholes * d + half + off));
        expect(BigInt(roundHalfUpSafe(n, d))).toBe(roundHalfUp(BigInt(n), BigInt(d)));
      }),
      { numRuns: runs(20_000) },
    );
  });
});

describe('R-2.12 R-7.5 amounts as displayed (docs/screens.md 1)', () => {
  test.each([
    [0, '€ 0,00'],
    [5, '€ 0,05'],
    [99, '€ 0,99'],
    [100, '€ 1,00'],
    [123_456, '€ 1.234,56'],
    [-123_456, '€ -1.234,56'],
    [2_500_000, '€ 25.000,00'],
    [100_000_000_000, '€ 1.000.000.000,00'],
    [9_007_199_254_740_991, '€ 90.071.992.547.409,91'],
    [-0, '€ 0,00'],
  ])('%i cents', (cents, text) => {
    expect(formatEuro(cents)).toContain('€\u00a0');
    expect(plain(formatEuro(cents))).toBe(text);
  });

  test.each([
    [2_500_000, '€ 25.000'],
    [2_500_050, '€ 25.000,50'],
    [-100, '€ -1'],
    [0, '€ 0'],
  ])('%i cents in running text', (cents, text) => {
    expect(plain(formatEuroShort(cents))).toBe(text);
  });

  test('19: as the Dutch locale writes it', () => {
    const dutch = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000_000 }), (cents) => {
        expect(plain(formatEuro(cents))).toBe(plain(dutch.format(cents / 100)));
      }),
      { numRuns: runs(1000) },
    );
  });

  test.each([0.5, NaN, Infinity, 2 ** 53])('%p is no amount of cents', (cents) =>
    expect(() => formatEuro(cents)).toThrow(RangeError),
  );
});

describe('amounts in words', () => {
  test.each([
    [0, 'nul euro'],
    [100, 'één euro'],
    [1, 'één cent'],
    [50, 'vijftig cent'],
    [1_234, 'twaalf euro en vierendertig cent'],
    [2_100, 'eenentwintig euro'],
    [2_200, 'tweeëntwintig euro'],
    [3_300, 'drieëndertig euro'],
    [7_600, 'zesenzeventig euro'],
    [8_000, 'tachtig euro'],
    [10_000, 'honderd euro'],
    [10_100, 'honderdeen euro'],
    [31_400, 'driehonderdveertien euro'],
    [100_000, 'duizend euro'],
    [100_100, 'duizend één euro'],
    [180_000, 'duizend achthonderd euro'],
    [250_000, 'tweeduizend vijfhonderd euro'],
    [1_250_000, 'twaalfduizend vijfhonderd euro'],
    [2_200_000, 'tweeëntwintigduizend euro'],
    [1_250_050, 'twaalfduizend vijfhonderd euro en vijftig cent'],
    [10_100_000, 'honderdeenduizend euro'],
    [100_000_000, 'één miljoen euro'],
    [123_456_789, 'één miljoen tweehonderdvierendertigduizend vijfhonderdzevenenzestig euro en negenentachtig cent'],
    [100_000_000_000, 'één miljard euro'],
    [230_000_000_000_000, 'twee biljoen driehonderd miljard euro'],
  ])('%i cents is %s', (cents, words) => expect(euroInWords(cents)).toBe(words));

  test('every amount has its own words', () => {
    const words = new Set(Array.from({ length: 100_000 }, (_, euros) => euroInWords(euros * 100)));
    expect(words.size).toBe(100_000);
  });

  test('a negative amount has none', () => expect(() => euroInWords(-1)).toThrow(RangeError));
});
