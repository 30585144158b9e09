import { leadingInfix } from './infix.ts';

test.each([
  ['van Dijk', 'van', 'Dijk'],
  ['Van der Berg', 'Van der', 'Berg'],
  ["van 't Hoff", "van 't", 'Hoff'],
  ['van ’t Hoff', 'van ’t', 'Hoff'],
  ["in 't Veld", "in 't", 'Veld'],
  ['El Hamdaoui', 'El', 'Hamdaoui'],
  ['  de   Vries ', 'de', 'Vries'],
  ['de la Rey', 'de la', 'Rey'],
  ['de Jong van Dijk', 'de', 'Jong van Dijk'],
  ['van Der', 'van', 'Der'],
])('an infix typed before the last name: %p', (typed, infix, lastname) => {
  expect(leadingInfix(typed)).toEqual({ infix, lastname });
});

test.each(['', 'Dijk', 'Vandijk', 'van', 'De', 'Jansen-de Vries', 'Jansen de Vries'])(
  'no infix in front of %p',
  (typed) => {
    expect(leadingInfix(typed)).toBeNull();
  },
);

test.each(
  (
    'aan af al bij da de del della den der di dos du el het in la le onder op over te ten ter tot uit van vande vanden ' +
    "vander von voor zu zum zur 's 't"
  ).split(' '),
)('%p is an infix, whatever its case', (word) => {
  expect(leadingInfix(`${word} Bos`)).toEqual({ infix: word, lastname: 'Bos' });
  expect(leadingInfix(`${word.toUpperCase()} Bos`)).toEqual({ infix: word.toUpperCase(), lastname: 'Bos' });
});

test.each("de den der dem het la las los 't 's".split(' '))('after another infix %p belongs to it', (word) => {
  expect(leadingInfix(`van ${word} Bos`)).toEqual({ infix: `van ${word}`, lastname: 'Bos' });
});

test.each(['las', 'los', 'dem'])('%p alone is no infix', (word) => expect(leadingInfix(`${word} Bos`)).toBeNull());
