import { divorceDate } from './divorceDate.ts';

const couple = {
  from: '2012-05-03',
  contract_from: '2013-02-01',
  two: [
    { birthdate: '1986-07-21', death_date: null },
    { birthdate: '1984-02-09', death_date: '2025-03-01' },
  ],
};
const strangers = { from: null, contract_from: null, two: [{ birthdate: null, death_date: '' }] };
const since = (date: string, parted: Parameters<typeof divorceDate>[2] = couple) =>
  divorceDate(date, true, parted, '2026-06-15');

test.each([
  ['', null],
  ['2013-02-01', null],
  ['2025-03-01', null],
  ['31-02-2012', 'Deze dag bestaat niet. Kijk nog even naar de dag en de maand.'],
  ['2024-02-30', 'Datum is niet in het formaat DD-MM-JJJJ'],
  ['2026-06-16', 'Deze dag kan niet in de toekomst zijn. Leg de scheiding vast als het zover is.'],
  ['1986-07-20', 'Deze dag kan niet vóór de geboortedatum van een van beiden zijn.'],
  ['1986-07-21', 'Deze dag kan niet vóór de dag zijn waarop jullie partners werden.'],
  ['2013-01-31', 'Deze dag kan niet vóór de dag zijn waarop jullie partners werden.'],
  ['2025-03-02', 'Deze dag kan niet na een overlijden zijn.'],
])('divorced since %p, on 15 June 2026', (date, message) => {
  expect(since(date)).toBe(message);
});

test('if nothing is known of the couple, only the future is refused', () => {
  expect(since('2026-06-15', strangers)).toBeNull();
  expect(since('1900-01-01', strangers)).toBeNull();
  expect(since('2026-06-16', strangers)).toMatch(/toekomst/u);
});

test('an invalid birth date or day of death is not compared', () => {
  expect(since('2020-01-01', { ...strangers, two: [{ birthdate: '9-9-9', death_date: '1-1-1' }] })).toBeNull();
});

test('a day requires the box', () => {
  expect(divorceDate('2020-01-01', false, couple, '2026-06-15')).toBe(
    'Vink eerst aan dat deze partners gescheiden zijn, of laat deze dag leeg.',
  );
  expect(divorceDate('', false, couple, '2026-06-15')).toBeNull();
});
