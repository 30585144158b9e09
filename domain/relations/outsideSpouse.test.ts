import type { Partnership } from '../wire/user.ts';
import { mayNeedSpouse } from './outsideSpouse.ts';

const bond = (changes: Partial<Partnership> = {}): Partnership => ({
  self: { hashid: 'jan' },
  partner: { hashid: 'marijke', firstname: 'Marijke' },
  bond: 'married',
  from: null,
  contract_from: null,
  until: null,
  ...changes,
});
const asked = (partners: Partnership[], side = ['jan']) => mayNeedSpouse(side, [{ hashid: 'jan', partners }]);

test('R-5.2 a spouse or registered partner who is not on the side may have to consent; who lives together not', () => {
  expect(asked([bond()])).toBe(true);
  expect(asked([bond({ bond: 'registered' })])).toBe(true);
  expect(asked([bond({ bond: 'cohabiting' })])).toBe(false);
  expect(asked([bond({ until: '2024-01-01' })])).toBe(false);
  expect(asked([])).toBe(false);
});

test('R-5.2 a couple that does it together asks nobody, and what is not known is asked', () => {
  const both = [
    { hashid: 'jan', partners: [bond()] },
    { hashid: 'marijke', partners: [bond()] },
  ];
  expect(mayNeedSpouse(['jan', 'marijke'], both)).toBe(false);
  expect(mayNeedSpouse(['marijke'], both)).toBe(true);
  expect(asked([bond({ bond: null })])).toBe(true);
  expect(mayNeedSpouse(['noor'], both)).toBe(true);
  expect(mayNeedSpouse(['bram'], [{ hashid: 'bram' }])).toBe(true);
});
