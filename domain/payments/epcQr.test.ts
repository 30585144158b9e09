import fc from 'fast-check';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { toBuffer } from 'qrcode';
import { epcQr } from './epcQr.ts';
import type { Transfer } from './epcQr.ts';
import { readIban, spacedIban } from '../rules/iban.ts';
import { sepaText } from './sepaText.ts';
import '../test/seed.ts';

const transfer: Transfer = {
  name: 'Onderling B.V.',
  iban: 'NL91 ABNA 0417 1643 00',
  amount: 123_456,
  text: 'OL-7K3D-92XM',
};

/** Draws the code as a picture and reads it with an independent decoder, as a telephone does. */
async function scan(payload: string): Promise<{ data: string; version: number }> {
  const { data, width, height } = PNG.sync.read(await toBuffer(payload, { errorCorrectionLevel: 'M', scale: 4 }));
  const found = jsQR(new Uint8ClampedArray(data), width, height);
  if (!found) throw new Error('the decoder found no code');
  return { data: found.data, version: found.version };
}

test('R-8.4 an independent decoder reads from the code what EPC069-12 requires, line by line', async () => {
  const { data, version } = await scan(epcQr(transfer) ?? '');
  expect(data.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Onderling B.V.',
    'NL91ABNA0417164300',
    'EUR1234.56',
    '',
    '',
    'OL-7K3D-92XM',
  ]);
  expect(version).toBeLessThanOrEqual(13);
});

test('the longest transfer still fits: 331 bytes, version 13 (EPC069-12, 3.1)', async () => {
  const payload =
    epcQr({
      name: 'W'.repeat(200),
      iban: 'MT84MALT011000012345MTLCAST001S',
      amount: 99_999_999_999,
      text: 'm'.repeat(500),
    }) ?? '';
  expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(331);
  expect(payload.split('\n').map((line) => line.length)).toEqual([3, 3, 1, 3, 0, 70, 31, 15, 0, 0, 140]);
  const { data, version } = await scan(payload);
  expect(data).toBe(payload);
  expect(version).toBeLessThanOrEqual(13);
});

test.each([
  [1, 'EUR0.01'],
  [99, 'EUR0.99'],
  [100, 'EUR1.00'],
  [105, 'EUR1.05'],
  [1_250, 'EUR12.50'],
  [99_999_999_999, 'EUR999999999.99'],
])('%i cents is written %s', (amount, written) => expect(epcQr({ ...transfer, amount })?.split('\n')[7]).toBe(written));

test.each([
  ['nothing to pay', { amount: 0 }],
  ['a negative amount', { amount: -100 }],
  ['more than the standard knows', { amount: 100_000_000_000 }],
  ['wrong check digits', { iban: 'NL92ABNA0417164300' }],
  ['a country outside SEPA', { iban: 'BR1500000000000010932840814P2' }],
  ['no IBAN', { iban: '' }],
  ['no name', { name: '' }],
  ['a name in another script', { name: '家族' }],
] as const)('%s makes no code', (_case, change) => expect(epcQr({ ...transfer, ...change })).toBeNull());

test('a transfer without a description ends with its amount, without empty lines', () => {
  expect(epcQr({ ...transfer, text: '' })).toMatch(/EUR1234\.56$/);
});

test('no name or description adds a line, or a character a bank refuses', () => {
  const tricky = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(tricky, tricky, fc.integer({ min: 1, max: 99_999_999_999 }), (name, text, amount) => {
      const payload = epcQr({ ...transfer, name: `A${name}`, text, amount }) ?? '';
      expect(payload.split('\n').length).toBeLessThanOrEqual(11);
      expect(payload).toMatch(/^[A-Za-z0-9/\-?:().,'+ \n]*$/);
      expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(331);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['Zoë van der Wäl', 'Zoe van der Wal'],
  ['Jansen & Zn.', 'Jansen + Zn.'],
  ['Łukasz Straße', 'Lukasz Strasse'],
  ['Aflossing – juli', 'Aflossing - juli'],
  ['//a///b/', 'a/b'],
  ['/ /a/ /', 'a'],
  ['regel\r\ntwee', 'regel twee'],
  ['€ 12 * 3', 'EUR 12 3'],
  ['d’Ancona', "d'Ancona"],
])('%j becomes %j', (text, plain) => expect(sepaText(text, 140)).toBe(plain));

test('an IBAN is read with or without spaces, and shown in groups of four', () => {
  expect(readIban(' nl91abna 0417 1643 00 ')).toBe('NL91ABNA0417164300');
  expect(readIban('NL91ABNA0417164301')).toBeNull();
  expect(spacedIban('NL91ABNA0417164300')).toBe('NL91 ABNA 0417 1643 00');
});
