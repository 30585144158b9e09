import { formatPhone, normalisePhone } from './phone.ts';

describe('R-3.19 Dutch telephone numbers', () => {
  test.each([
    '0612345678',
    '06 1234 5678',
    '06-12345678',
    '+31 6 12345678',
    '+31612345678',
    '+31 (0)6-12345678',
    '0031612345678',
    '+31 0612345678',
    '00 31 6 12 34 56 78',
    ' 0031(0)612345678 ',
  ])('%s', (text) => {
    expect(normalisePhone(text)).toBe('+31612345678');
  });

  test('a number with 0031 in the middle is not changed there', () =>
    expect(normalisePhone('0610031234')).toBe('+31610031234'));

  test.each([
    '',
    '06123',
    '061234567890',
    '+32 470 12 34 56',
    '0900-1234',
    '6 1234 5678',
    'bel me',
    'tel0612345678',
    '+31 06 0',
    '0012345678',
  ])('%p is not one', (text) => {
    expect(normalisePhone(text)).toBeNull();
  });

  test('the two digits of a large town or a kind of number are set apart, elsewhere three are', () => {
    const two =
      '10 13 15 20 23 24 26 30 33 35 36 38 40 43 45 46 50 53 55 58 70 71 72 73 74 75 76 77 78 79 84 85 87 88 91';
    for (const area of two.split(' ')) expect(formatPhone(`+31${area}1234567`)).toBe(`+31 ${area} 1234567`);
    for (const area of ['111', '162', '229', '341', '492', '511', '592'])
      expect(formatPhone(`+31${area}123456`)).toBe(`+31 ${area} 123456`);
  });

  test.each([
    ['+31612345678', '+31 6 12345678'],
    ['+31201234567', '+31 20 1234567'],
    ['+31418123456', '+31 418 123456'],
    ['+31881234567', '+31 88 1234567'],
    ['+316123456789', '+316123456789'],
    ['tel+31612345678', 'tel+31612345678'],
    ['', ''],
  ])('%s is shown as %s', (e164, text) => expect(formatPhone(e164)).toBe(text));
});
