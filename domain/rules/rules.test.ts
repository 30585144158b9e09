import { creditCard } from './creditCard.ts';
import { email, isSameAddress, normaliseEmail } from './email.ts';
import { fieldErrors } from './fieldErrors.ts';
import { iban, spacedIban } from './iban.ts';
import { min } from './min.ts';
import { numeric } from './numeric.ts';
import { password, passwordParts } from './password.ts';
import { phoneNumber } from './phoneNumber.ts';
import { photoSize } from './photoSize.ts';
import { plainText } from './plainText.ts';
import { positive } from './positive.ts';
import { required } from './required.ts';
import { url } from './url.ts';

const PASSWORD =
  'Wachtwoord moet bestaan uit 8 tot 80 characters, één hoofdletter, één kleine letter, een cijfer en een symbool';

describe('R-3.18 the generic rules, each with a Dutch message', () => {
  const EMAIL = 'Dit e-mailadres klopt niet. Vul een adres in zoals naam@voorbeeld.nl.';
  test.each([
    '',
    'jan@voorbeeld.nl',
    'jan.de-vries+familie@mail.voorbeeld.example',
    "o'neil@voorbeeld.nl",
    'zoë@voorbeeld.nl',
    `${'a'.repeat(64)}@b.nl`,
    `a@${'bcd.'.repeat(62)}able`,
    'jan@4you.nl',
  ])('e-mail %p', (value) => {
    expect(email(value)).toBeNull();
  });
  test.each([
    'jan',
    'jan@',
    '@voorbeeld.nl',
    'jan@voorbeeld',
    'janvoorbeeld.nl',
    'jan @voorbeeld.nl',
    'jan@voorbeeld.n',
    'jan..v@voorbeeld.nl',
    '.jan@voorbeeld.nl',
    'jan@voorbeeld!.nl',
    'jan@voor!beeld.nl',
    'jan@voorbeeld-.nl',
    'jan@-voorbeeld.nl',
    'jan@voorbeeld..nl',
    'jan@1.2.3.44',
    'jan@voorbeeld.nl\nBcc: x@y.nl',
    'Jan <jan@voorbeeld.nl>',
    'a@b.nl,c@d.nl',
    `${'a'.repeat(65)}@b.nl`,
    'jan@voorbeeld.44',
    'jan@mail.voorbeeld.n',
    'jan',
    `a@${'bcd.'.repeat(62)}ables`,
    `a@${'b.'.repeat(130)}nl`,
  ])('not an e-mail address: %p', (value) => expect(email(value)).toBe(EMAIL));

  test('one mailbox, however it is typed', () => {
    expect(normaliseEmail(' Zoe\u0308@Voorbeeld.nl ')).toBe('zoë@voorbeeld.nl');
    expect(isSameAddress('Jan@voorbeeld.nl', ' jan@VOORBEELD.nl')).toBe(true);
    expect(isSameAddress('jan@voorbeeld.nl', 'jan@voorbeeld.be')).toBe(false);
    expect(isSameAddress('Jan@München.example', 'jan@xn--MNCHEN-3ya.example')).toBe(true);
    expect(normaliseEmail('jan@münchen.example')).toBe('jan@xn--mnchen-3ya.example');
    // A text that is not a domain stays as it was typed.
    for (const none of ['jan@xn--.example', 'jan@é/x.example', 'jan@é:80', 'é', 'jan@é@'])
      expect(normaliseEmail(none)).toBe(none);
  });

  test.each([
    ['', 3, null],
    ['abc', 3, null],
    ['ab', 3, 'Vul ten minste 3 tekens in.'],
    ['ééé', 3, null],
    ['🦊', 2, 'Vul ten minste 2 tekens in.'],
    ['é', 1, null],
  ])('min %p %i', (value, length, message) => {
    expect(min(value, length)).toBe(message);
  });

  test.each([
    [0.01, true],
    [1e9, true],
    [0, false],
    [-1, false],
    [NaN, false],
    [Infinity, false],
  ])('positive %p is %p', (value, right) => {
    expect(positive(value)).toBe(right ? null : 'Vul een getal boven 0 in.');
  });

  test.each([
    ['', true],
    ['0123', true],
    ['12a', false],
    ['1.5', false],
    ['-1', false],
    ['١', false],
  ])('numeric %p is %p', (value, right) => {
    expect(numeric(value)).toBe(right ? null : 'Gebruik alleen cijfers.');
  });

  test.each([
    ['', true],
    ['https://voorbeeld.nl', true],
    ['http://www.voorbeeld.nl/pad?x=1#y', true],
    ['HTTPS://voorbeeld.nl', true],
    ['voorbeeld.nl', false],
    ['ftp://voorbeeld.nl', false],
    ['javascript:alert(1)', false],
    ['https://', false],
    ['https://voorbeeld', false],
    ['https://voor beeld.nl', false],
    ['https:///voorbeeld.nl', false],
    ['x https://voorbeeld.nl', false],
    ['https://voorbeeld.nl/a b', false],
    ['https://voorbeeld.nl.', false],
    ['https://.nl', false],
  ])('web address %p is %p', (value, right) => {
    expect(url(value)).toBe(right ? null : 'Dit webadres klopt niet. Vul een adres in zoals https://voorbeeld.nl.');
  });

  test.each([
    ['', true],
    ['4111 1111 1111 1111', true],
    ['5500-0000-0000-0004', true],
    ['378282246310005', true],
    ['6011000990139424', true],
    // Doubled, the 4 and the 5 from the right are 8 and 1: 4 + 8, 9 + 1.
    ['4000000000000002', true],
    ['4222222222222', true],
    ['41111111111111111111', false],
    ['0000 0000 0000 0000 0000', false],
    ['4111111111111112', false],
    ['411111111111', false],
    ['4111 1111 1111 111a', false],
  ])('credit card %p is %p', (value, right) => {
    expect(creditCard(value)).toBe(right ? null : 'Dit creditcardnummer klopt niet. Kijk de cijfers na.');
  });
});

test.each([
  ['NL91ABNA0417164300', true],
  ['nl91 abna 0417 1643 00', true],
  ['BE68539007547034', true],
  ['DE89370400440532013000', true],
  // With correct check digits, but longer or shorter than a German account.
  ['DE75111111111111111111111111111111', false],
  ['DE5112345678901', false],
  // With correct check digits, but too short, too long, or a digit or letter in the wrong place.
  ['DE791234567890', false],
  ['DE111111111111111111111111111111111', false],
  ['NL58ABNA041716430', false],
  ['NL06ABNA04171643001', false],
  ['NL44ABN10417164300', false],
  ['NL15ABNA041716430X', false],
  ['NL92ABNA0417164300', false],
  ['(NL91ABNA0417164300)', false],
  ['', false],
])('account number %p is %p', (value, right) =>
  expect(iban(value)).toBe(
    right ? null : 'Dit rekeningnummer klopt niet. Vul een IBAN in zoals NL91 ABNA 0417 1643 00.',
  ),
);

test('an account number is read in groups of four', () => {
  expect([spacedIban('NL91ABNA0417164300'), spacedIban('BE68539007547034')]).toEqual([
    'NL91 ABNA 0417 1643 00',
    'BE68 5390 0754 7034',
  ]);
});

describe('R-3.17 password', () => {
  test.each(['Keukentafel-2026!', 'Aa1!aaaa', `Aa1!${'x'.repeat(76)}`, 'Éa1€éééé', 'Aa1! met spaties'])('%p', (value) =>
    expect(password(value)).toBeNull(),
  );
  test.each([
    '',
    'Aa1!aaa',
    `Aa1!${'x'.repeat(77)}`,
    'aa1!aaaa',
    'AA1!AAAA',
    'Aaa!aaaa',
    'Aa1aaaaa',
    'Aa1 aaaa',
    '12345678',
  ])('%p is refused', (value) => {
    expect(password(value)).toBe(PASSWORD);
  });
  test('the rule says which parts are met', () => {
    expect(passwordParts('abcdefgh')).toEqual({ length: true, upper: false, lower: true, digit: false, symbol: false });
  });
});

test.each([
  [0, null],
  [4_096_000, null],
  [4_096_001, 'Foto is te groot, max 4MB'],
])('R-3.16 a photo of %i bytes', (bytes, message) => {
  expect(photoSize(bytes)).toBe(message);
});

test.each([
  ['x', null],
  [' x ', null],
  ['', 'Vul dit veld in.'],
  [' \t\n\u00a0', 'Vul dit veld in.'],
  [null, 'Vul dit veld in.'],
  [undefined, 'Vul dit veld in.'],
])('required %p', (value, message) => {
  expect(required(value)).toBe(message);
});

test.each([
  ['Zoë ğ ĳ\n2', 10, null],
  ['x'.repeat(10), 10, null],
  ['x'.repeat(11), 10, 'Deze tekst is te lang. Gebruik ten hoogste 10 tekens.'],
  ['a\u0000b', 10, 'In deze tekst staat een onzichtbaar teken. Typ de tekst opnieuw.'],
  ['a\u001bb', 10, 'In deze tekst staat een onzichtbaar teken. Typ de tekst opnieuw.'],
  ['Dag ❤️ 1️⃣', 20, null],
  ['👩🏽‍⚕️ 👨‍👩‍👧‍👦 👁️‍🗨️', 40, null],
])('plain text %p', (value, length, message) => expect(plainText(value, length)).toBe(message));

test.each([
  '\u202e',
  '\u202a',
  '\u2066',
  '\u2069',
  '\u200e',
  '\u200f',
  '\u061c',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u034f',
  '\u115f',
  '\u3164',
  '\uffa0',
  '\u2028',
  '\u2029',
  '\u2800',
  '\ufff9',
  '\ufe0f',
  '\u{e0041}',
  '\u{e0101}',
  '\u0085',
  '\u009b',
])('S-87 a name with the hidden character %p is refused: on paper it would say something else', (sign) => {
  expect(plainText(`Jan${sign}eirraM`, 50)).toBe('In deze tekst staat een onzichtbaar teken. Typ de tekst opnieuw.');
});

test('R-3.19 a telephone number may be left out', () => {
  expect(phoneNumber(' ')).toBeNull();
  expect(phoneNumber('06 1234 5678')).toBeNull();
  expect(phoneNumber('12')).toBe('Dit telefoonnummer klopt niet. Vul een Nederlands nummer in zoals 06 1234 5678.');
});

test('a field shows one sentence: that of its first broken rule', () => {
  expect(fieldErrors(['a', null], ['b', 'een'], ['b', 'twee'], ['toString', 'drie'])).toEqual({
    b: 'een',
    toString: 'drie',
  });
});
