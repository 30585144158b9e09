import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { graphemes } from './characters.ts';
import { breakLines } from './lines.ts';
import '../../../domain/test/seed.ts';

const measure = (text: string) => graphemes(text).length;

test('lines break at spaces, never at a no-break space, and a word that is too long is cut', () => {
  assert.deepEqual(breakLines('een twee drie', 8, measure), ['een twee', 'drie']);
  assert.deepEqual(breakLines('betaal €\u00A025 nu', 11, measure), ['betaal €\u00A025', 'nu']);
  assert.deepEqual(breakLines('abcdefgh ij', 3, measure), ['abc', 'def', 'gh', 'ij']);
  assert.deepEqual(breakLines('', 10, measure), ['']);
});

test('no line is too wide and no letter is lost, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 1, max: 40 }), (text, width) => {
      const lines = breakLines(text, width, measure);
      for (const line of lines) assert.ok(measure(line) <= width);
      assert.equal(lines.join('').replaceAll(' ', ''), text.replaceAll(' ', ''));
    }),
  );
});
