import fc from 'fast-check';
import { formatEuro, formatEuroShort } from './format.ts';
import { parseEuro } from './parse.ts';
import { runs } from '../test/seed.ts';

describe('parseEuro reads what people type and paste (docs/screens.md 2.3)', () => {
  test.each([
    ['12500,5', 1_250_050],
    ['1.234,56', 123_456],
    ['12.500', 1_250_000],
    ['1234.56', 123_456],
    ['€ 25.000,-', 2_500_000],
    ['€ 1.234,56', 123_456],
    ['€\u00a01.234,56', 123_456],
    [' € 12,50 ', 1_250],
    ['€25', 2_500],
    ['250€', 25_000],
    ['12500', 1_250_000],
    ['12  500', 1_250_000],
    ['12 500', 1_250_000],
    ['1 234 567,8', 123_456_780],
    ['25.000,--', 2_500_000],
    ['25000,=', 2_500_000],
    ['25000.-', 2_500_000],
    ['250 euro', 25_000],
    ['EUR 250', 25_000],
    ['0,01', 1],
    ['0', 0],
    ['007', 700],
    ['0'.repeat(20) + '7', 700],
    ['1.5', 150],
    ['1.000.000.000', 100_000_000_000],
  ])('%s', (text, cents) => expect(parseEuro(text)).toEqual({ cents }));

  test.each([
    ['1,234.56', 123_456],
    ['1,005', 100_500],
    ['1,234,567', 123_456_700],
    ['1,000,000,000', 100_000_000_000],
    ['1.234.56', 123_456],
    ['1.234.567.89', 123_456_789],
  ])('S-49 %s has another reading: it asks', (text, suggestion) => {
    expect(parseEuro(text)).toEqual({ error: `Bedoel je ${formatEuro(suggestion)}?`, suggestion });
  });

  test.each([
    ['', 'Vul een bedrag in.'],
    ['  € ', 'Vul een bedrag in.'],
    ['-1', 'Een bedrag kan niet onder nul zijn. Laat het minteken weg.'],
    ['€ -1,50', 'Een bedrag kan niet onder nul zijn. Laat het minteken weg.'],
    ...['1-', '- 5', '1 -', '12,50-'].map((text) => [
      text,
      'Een bedrag kan niet onder nul zijn. Laat het minteken weg.',
    ]),
    ['12,345678', 'Een bedrag heeft ten hoogste twee cijfers achter de komma.'],
    ['0,005', 'Een bedrag heeft ten hoogste twee cijfers achter de komma.'],
    ['12.3456', 'Een bedrag heeft ten hoogste twee cijfers achter de komma.'],
    ['1e309', 'Dit is geen bedrag. Vul een bedrag in zoals 12.500 of 12.500,50.'],
    ['12abc', 'Dit is geen bedrag. Vul een bedrag in zoals 12.500 of 12.500,50.'],
    ['12 5', 'Dit is geen bedrag. Vul een bedrag in zoals 12.500 of 12.500,50.'],
    ['1.23.45', 'Dit is geen bedrag. Vul een bedrag in zoals 12.500 of 12.500,50.'],
    ...['12-50', 'a1-', '12,-5', 'a1,2345', '1,2345a', '1.2.3456', '.1234a', 'a1.2345', '1.2345a', '9,999,999,999'].map(
      (text) => [text, 'Dit is geen bedrag. Vul een bedrag in zoals 12.500 of 12.500,50.'],
    ),
    ...['a1.234', 'a1,234', '1a,234', 'a1.234.56', '1a.234.56', '1.234.56a'].map((text) => [
      text,
      'Dit is geen bedrag. Vul een bedrag in zoals 12.500 of 12.500,50.',
    ]),
    ...['0.001', '.001', '00.001'].map((text) => [text, 'Een bedrag heeft ten hoogste twee cijfers achter de komma.']),
    ['1000000000,01', 'Dit bedrag is te groot. Vul ten hoogste €\u00a01.000.000.000 in.'],
    ['9'.repeat(400), 'Dit bedrag is te groot. Vul ten hoogste €\u00a01.000.000.000 in.'],
  ])('S-49 refuses %p with a sentence', (text, error) => expect(parseEuro(text)).toEqual({ error }));

  test('19: displayed amounts can be typed back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (cents) => {
        expect(parseEuro(formatEuro(cents))).toEqual({ cents });
        expect(parseEuro(formatEuroShort(cents))).toEqual({ cents });
      }),
      { numRuns: runs(1000) },
    );
  });

  test('parsing never yields a fraction of a cent, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[€ \d.,-]{0,12}$/)), (text) => {
        const parsed = parseEuro(text);
        if ('cents' in parsed) expect(Number.isSafeInteger(parsed.cents) && parsed.cents >= 0).toBe(true);
        else expect(parsed.error).not.toBe('');
      }),
      { numRuns: runs(5000) },
    );
  });
});
