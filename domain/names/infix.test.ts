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
