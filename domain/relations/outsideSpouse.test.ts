import type { Partnership } from '../wire/user.ts';
import { areTogether, isWidowed, mayNeedSpouse, partnersAcross, spouseOf } from './outsideSpouse.ts';

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

test('R-5.2 a spouse or registered partner outside the contract may have to consent; a cohabiting partner need not', () => {
  expect(asked([bond()])).toBe(true);
  expect(asked([bond({ bond: 'registered' })])).toBe(true);
  expect(asked([bond({ bond: 'cohabiting' })])).toBe(false);
  expect(asked([bond({ until: '2024-01-01' })])).toBe(false);
  expect(asked([])).toBe(false);
});

test('R-5.2 a couple that signs together asks nobody, and an unknown situation is asked about', () => {
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

test('R-5.2 a deceased spouse is asked for nothing, in the form or on paper; a new one is', () => {
  const widower = { hashid: 'jan', partners: [bond()] };
  const wife = { hashid: 'marijke', passed_away: true };
  expect(mayNeedSpouse(['jan'], [widower, wife])).toBe(false);
  expect(mayNeedSpouse(['jan'], [widower, { ...wife, passed_away: false }])).toBe(true);
  const noor = bond({ partner: { hashid: 'noor', firstname: 'Noor' } });
  expect(mayNeedSpouse(['jan'], [{ ...widower, partners: [bond(), noor] }, wife, { hashid: 'noor' }])).toBe(true);

  const couples = [{ self_id: 1, partner_id: 2, bond: null, until_date: null }];
  const died = (death_date: string | null) => [
    { id: 1, passed_away: false, death_date: null },
    { id: 2, passed_away: true, death_date },
    { id: 3, passed_away: false, death_date: null },
  ];
  const known = (death_date: string | null) => ({ people: died(death_date), couples });
  expect(isWidowed(1, known('2020-01-01'), '2021-01-01')).toBe(true);
  expect(isWidowed(1, known(null), '2021-01-01')).toBe(true);
  expect(isWidowed(1, known('2022-01-01'), '2021-01-01')).toBe(false);
  expect(isWidowed(3, known('2020-01-01'), '2021-01-01')).toBe(false);
  const remarried = [...couples, { self_id: 3, partner_id: 1, bond: 'married', until_date: null }];
  expect(isWidowed(1, { people: died('2020-01-01'), couples: remarried }, '2021-01-01')).toBe(false);
});

test('R-5.2 the spouse must be alive, and is not a current or former cohabiting partner', () => {
  const person = (id: number, passed_away = false) => ({ id, passed_away });
  const couple = (self_id: number, partner_id: number, own: { bond?: string | null; until_date?: string } = {}) => ({
    ...{ self_id, partner_id, bond: 'married' as string | null, until_date: null as string | null },
    ...own,
  });
  const spouse = (couples: ReturnType<typeof couple>[], dead: number[] = []) =>
    spouseOf(1, { people: [1, 2, 3, 4].map((id) => person(id, dead.includes(id))), couples })?.id;
  expect(spouse([couple(1, 2)])).toBe(2);
  expect(spouse([couple(2, 1)])).toBe(2);
  expect(spouse([couple(3, 4)])).toBeUndefined();
  expect(spouse([couple(1, 3, { until_date: '2020-01-01' }), couple(4, 1)])).toBe(4);
  expect(spouse([couple(1, 2, { bond: null })])).toBe(2);
  expect(spouse([couple(1, 2, { bond: 'cohabiting' })])).toBeUndefined();
  expect(spouse([couple(1, 2)], [2])).toBeUndefined();
});

test("R-5.2 two people on a side are each other's partner, or each have their own", () => {
  const couple = (self_id: number, partner_id: number, until_date: string | null = null) => ({
    ...{ self_id, partner_id, until_date },
  });
  expect(areTogether([1, 2], [couple(2, 1)])).toBe(true);
  expect(areTogether([1, 2], [couple(1, 2, '2020-01-01')])).toBe(false);
  expect(areTogether([1, 2], [couple(1, 3), couple(2, 4)])).toBe(false);
  expect(areTogether([1], [couple(1, 2)])).toBe(false);
});

test('a loan to a partner is told apart from a loan to anyone else', () => {
  const people = [{ hashid: 'jan', partners: [bond()] }, { hashid: 'bram' }];
  expect(partnersAcross(['jan'], ['marijke'], people)).toBe(true);
  expect(partnersAcross(['marijke'], ['jan'], people)).toBe(true);
  expect(partnersAcross(['jan', 'marijke'], ['bram'], people)).toBe(false);
  expect(partnersAcross(['jan'], ['marijke'], [{ hashid: 'jan', partners: [bond({ until: '2024-01-01' })] }])).toBe(
    false,
  );
});
