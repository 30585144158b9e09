import { nameFit } from './nameFit.ts';

const sanne = { firstname: 'Sanne', infix: 'de', lastname: 'Vries' };
const bakker = { firstname: 'Tim', infix: '', lastname: 'Bakker' };
const berg = { firstname: 'Wim', infix: 'van den', lastname: 'Berg' };

test.each([
  ['S de Vries', 'initial'],
  ['S. DE VRIES', 'initial'],
  ['S.M. de Vries', 'initial'],
  ['SM DE VRIES', 'initial'],
  ['Mw S de Vries', 'initial'],
  ['de Vries S', 'initial'],
  ['Vries, S. de', 'initial'],
  ['Sanne de Vries', 'full'],
  ['DE VRIES SANNE', 'full'],
  ['Vries, Sanne de', 'full'],
  ['S de Vries-Bakker', 'initial'],
  ['T Bakker en/of S de Vries', 'initial'],
  ['S de Vries e/o T Bakker', 'initial'],
  ['S en T de Vries', 'initial'],
  ['Fam. de Vries', 'surname'],
  ['S Vries', 'surname'],
  // Another person of the family, another family, a shop.
  ['J de Vries', null],
  ['Susan de Vries', null],
  ['S van Vries', null],
  ['J en M de Vries', null],
  ['S de Vriesman', null],
  ['Albert Heijn 1234', null],
  ['', null],
])('%p is Sanne de Vries: %p', (name, fit) => expect(nameFit(name, [sanne])).toBe(fit));

test.each([
  ['T Bakker', 'initial'],
  ['Bakker T', 'initial'],
  ['T van Bakker', null],
  ['Bakkerij Bakker', null],
])('%p is Tim Bakker: %p', (name, fit) => expect(nameFit(name, [bakker])).toBe(fit));

test.each(['W v.d. Berg', 'W VD BERG', 'W. van den Berg', 'W v/d Berg', 'Berg, W. van den'])(
  '%p is Wim van den Berg',
  (name) => expect(nameFit(name, [berg])).toBe('initial'),
);

test('the borrower whose name fits best counts, and diacritics make no difference', () => {
  expect(nameFit('T Bakker', [sanne, bakker])).toBe('initial');
  expect(nameFit('O GALIKUS', [{ firstname: 'Ömer', infix: '', lastname: 'Ğalıkuş' }])).toBe('initial');
});
