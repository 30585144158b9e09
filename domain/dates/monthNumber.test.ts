import { withMonthNumber } from './monthNumber.ts';

test.each([
  ['3 mei 2027', '3 5 2027'],
  ['14 Maart 2027', '14 3 2027'],
  ['1-sept-27', '1-9-27'],
  ['31 dec 2027', '31 12 2027'],
  ['3 foo 2027', '3 foo 2027'],
  ['dd-mm-jjjj', 'dd-mm-jjjj'],
])('%s becomes %s', (text, numbered) => expect(withMonthNumber(text)).toBe(numbered));
