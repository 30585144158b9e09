import { bondErrors } from './bondForm.ts';

const FORMAT = 'Datum is niet in het formaat DD-MM-JJJJ';
const END = 'Deze dag kan niet na de scheiding of na een overlijden zijn.';
const BIRTH = 'Deze dag kan niet vóór de geboortedatum van een van beiden zijn.';
const FUTURE = 'Deze dag kan niet in de toekomst zijn. Vul hem in als het zover is.';
const CHOOSE = 'Kies of jullie getrouwd zijn, geregistreerd partners zijn of samenwonen.';

const couple = {
  two: [
    { birthdate: '1986-07-21', death_date: null },
    { birthdate: '1984-02-09', death_date: '2025-03-01' },
    { birthdate: null, death_date: null },
  ],
  until: '2024-05-01',
};
const errors = (bond: string, from_date: string, contract_date = '', until: string | null = couple.until) =>
  bondErrors({ bond, from_date, contract_date }, { ...couple, until }, '2026-06-15');

test.each([
  ['', null],
  ['2012-05-03', null],
  ['1986-07-21', null],
  ['2024-05-01', null],
  ['31-02-2012', 'Deze dag bestaat niet. Kijk nog even naar de dag en de maand.'],
  ['2012-02-30', FORMAT],
  ['1986-07-20', BIRTH],
  ['2024-05-02', END],
  ['2026-06-16', FUTURE],
])('together since %p, on 15 June 2026', (date, message) => {
  for (const bond of ['married', 'registered', 'cohabiting'])
    expect(errors(bond, date)).toEqual(message === null ? {} : { from_date: message });
  expect(errors('cohabiting', '', date)).toEqual(message === null ? {} : { contract_date: message });
});

test('together after one of them had died', () => {
  expect(errors('married', '2025-03-02', '', null)).toEqual({ from_date: END });
  expect(errors('married', '2025-03-01', '', null)).toEqual({});
});

test('a day requires how they belong together, and a contract requires that they live together', () => {
  expect(errors('', '')).toEqual({});
  expect(errors('', '2012-05-03')).toEqual({ bond: CHOOSE });
  expect(errors('friends', '')).toEqual({ bond: CHOOSE });
  expect(errors('married', '2012-05-03', '2012-05-03')).toEqual({
    contract_date: 'Een samenlevingscontract hoort bij samenwonen.',
  });
});
