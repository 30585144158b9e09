import { compareNames, fullName, initials, listName, salutation } from './name.ts';

const jan = { firstname: 'Jan', infix: 'de', lastname: 'Vries' };
const sanne = { firstname: 'Sanne', infix: '', lastname: 'Bakker' };

test('names as Dutch readers expect them (docs/screens.md 1)', () => {
  expect([fullName(jan), listName(jan), salutation(jan), initials(jan)]).toEqual([
    'Jan de Vries',
    'Vries, Jan de',
    'De Vries',
    'JV',
  ]);
  expect([fullName(sanne), listName(sanne), salutation(sanne), initials(sanne)]).toEqual([
    'Sanne Bakker',
    'Bakker, Sanne',
    'Bakker',
    'SB',
  ]);
});

test('the infix keeps the case its owner typed; letters outside the alphabet stay whole', () => {
  expect(fullName({ firstname: 'Yara', infix: 'El', lastname: 'Hamdaoui' })).toBe('Yara El Hamdaoui');
  expect(salutation({ firstname: 'Tom', infix: "'t", lastname: 'Hooft' })).toBe("'t Hooft");
  expect(initials({ firstname: '\u{1F98A}', infix: '', lastname: 'şahin' })).toBe('\u{1F98A}Ş');
  expect(initials({ firstname: '', infix: '', lastname: '' })).toBe('');
});

test('sorted on the core of the last name, then infix, then first name', () => {
  const names = [
    { firstname: 'Aad', infix: 'van der', lastname: 'Zee' },
    { firstname: 'Bo', infix: 'de', lastname: 'Vries' },
    { firstname: 'Bo', infix: '', lastname: 'Vries' },
    { firstname: 'Ann', infix: 'de', lastname: 'Vries' },
    { firstname: 'Cas', infix: 'van', lastname: 'élan' },
    { firstname: 'Dik', infix: '', lastname: 'Ekker' },
  ];
  expect([...names].sort(compareNames).map(listName)).toEqual([
    'Ekker, Dik',
    'élan, Cas van',
    'Vries, Bo',
    'Vries, Ann de',
    'Vries, Bo de',
    'Zee, Aad van der',
  ]);
});
