import fc from 'fast-check';
import { family, gift, loan } from '../gifts/test/giftYearCases.ts';
import { runs, seed } from '../test/seed.ts';
import type { PlanForm } from '../wire/plan.ts';
import { dueYear, planCourse } from './course.ts';
import { futureShares } from './futureShares.ts';
import { MOST_YEARS, type PlanTerms } from './planTerms.ts';
import { planForgiveness, planGift } from './steps.ts';
import { validatePlan } from './validatePlan.ts';
import { planWords } from './words.ts';
import { contractsTo, isForgivable, openOf, yearFactsOf } from './yearFacts.ts';

fc.configureGlobal({ seed, numRuns: runs(500) });

const euro = (amount: number) => amount * 100;
const TODAY = '2026-06-15';
const terms: PlanTerms = { first: '2026-07-01', target: euro(20_000), until: null, yearly: null, above: false };
const nothing = () => ({ given: 0, room: euro(6_908), assumed: false });
const none = () => 0;

const amount = fc.integer({ min: 1, max: euro(100_000) });
const anyTerms: fc.Arbitrary<PlanTerms> = fc.record({
  first: fc.constantFrom('2024-02-29', '2026-01-31', '2026-06-15', '2027-12-31'),
  target: fc.option(amount, { nil: null }),
  until: fc.option(fc.constantFrom('2027-06-30', '2030-12-31', '2060-01-01'), { nil: null }),
  yearly: fc.option(amount, { nil: null }),
  above: fc.boolean(),
});
const anyYears = fc.array(fc.record({ given: fc.integer({ min: 0, max: euro(9_000) }), room: amount }), {
  minLength: 50,
  maxLength: 50,
});

test(`gifts, forgiveness and planned amounts add up to the plan, and no year exceeds the exemption unless chosen (seed ${seed})`, () => {
  fc.assert(
    fc.property(anyTerms, anyYears, amount, (wanted, known, owed) => {
      const open = (_date: string, before: readonly { amount: number }[]) =>
        Math.max(0, owed - before.reduce((sum, one) => sum + one.amount, 0));
      const of = (year: number) => ({ ...known[year - 2024]!, assumed: year > 2026 });
      const { years, total, end } = planCourse(wanted, { today: TODAY, of, open });
      const sum = years.reduce((all, { given, give, forgive }) => all + given + give + forgive, 0);
      expect(sum).toBe(total);
      const given = years.reduce((all, one) => all + one.given, 0);
      const byDay = wanted.until !== null && end !== null && (wanted.target === null || total < wanted.target);
      if (wanted.target !== null && end !== null && !byDay) expect(total).toBe(Math.max(wanted.target, given));
      expect(years.length).toBeLessThanOrEqual(MOST_YEARS);
      expect(years.reduce((all, { forgive }) => all + forgive, 0)).toBeLessThanOrEqual(owed);
      for (const { year, date, give, forgive, room } of years) {
        if (!wanted.above || wanted.yearly === null) expect(give + forgive).toBeLessThanOrEqual(room);
        if (wanted.yearly !== null) expect(give + forgive).toBeLessThanOrEqual(wanted.yearly);
        if (year < 2026) expect(give + forgive).toBe(0);
        if (wanted.until !== null) expect(date <= wanted.until).toBe(true);
      }
    }),
  );
});

test('a plan of 20.000 within the exemption takes three years; the last one is the remainder', () => {
  const { years, end } = planCourse(terms, { today: TODAY, of: nothing, open: none });
  expect(years.map(({ year, give }) => [year, give])).toEqual([
    [2026, euro(6_908)],
    [2027, euro(6_908)],
    [2028, euro(6_184)],
  ]);
  expect(end).toBe(2028);
  expect(dueYear(years, TODAY)?.year).toBe(2026);
});

test('a plan that forty years can’t finish is reported, not made endless', () => {
  const { years, end } = planCourse({ ...terms, target: euro(1_000_000) }, { today: TODAY, of: nothing, open: none });
  expect([years.length, end]).toEqual([40, null]);
});

test('this year’s gifts count for the plan and for the exemption; a year without figures uses the newest, and says so', () => {
  const contracts = contractsTo(
    'sanne',
    [gift('2026-06-20', 2_000), gift('2026-02-01', 1_000, 'jan', 'thomas'), gift('2026-06-20', 5_000, 'jan', 'bram')],
    family,
  );
  expect(contracts).toHaveLength(2);
  const of = yearFactsOf('sanne', { contracts, people: family, first: '2026-06-15' }, TODAY);
  expect(of(2026)).toEqual({ given: euro(2_000), room: euro(3_908), assumed: false });
  expect(of(2030)).toEqual({ given: 0, room: euro(6_908), assumed: true });
});

test('a raised exemption replaces the yearly one: the plan expects nothing in its year', () => {
  const contracts = [gift('2026-06-20', 2_000, 'jan marijke', 'bram', { exemption: 'raised_free' })];
  const of = yearFactsOf('bram', { contracts, people: family, first: '2026-06-15' }, TODAY);
  expect(of(2026)).toMatchObject({ given: euro(2_000), room: 0 });
});

test('a loan is forgiven as long as part of it is open by its own books; then gifts follow', () => {
  const owed = { ...loan('limited', 10_000, 4, '2026-01-01', 120), balance: euro(10_000) };
  const { years } = planCourse(terms, {
    today: TODAY,
    of: nothing,
    open: openOf(owed),
  });
  expect(years.map(({ forgive, give }) => [forgive, give])).toEqual([
    [euro(6_908), 0],
    [euro(3_092), euro(3_816)],
    [0, euro(6_184)],
  ]);
});

test('a loan without records counts as paid until each forgiveness, so that a plan never increases the debt', () => {
  const repaid = { ...loan('limited', 30_000, 4, '2020-01-01', 180), type: 'AnnuityLoanContract' as const };
  const open = openOf(repaid);
  const [now, later] = ['2026-07-01', '2027-07-01'] as const;
  const today = open(now, []);
  const planned = open(later, []);
  expect(planned).toBeLessThan(today);
  const after = open(later, [{ date: now, amount: euro(5_000) }]);
  // The forgiveness, and the same part of the rest as without it; to a euro, as each term is rounded.
  expect(Math.abs(after - (planned * (today - euro(5_000))) / today)).toBeLessThan(euro(1));
});

test('only a loan signed and paid out, from these parents to this child, can be forgiven', () => {
  const owed = { ...loan('limited', 10_000, 4, '2026-01-01', 120), balance: euro(10_000) };
  const [from, to] = [['jan', 'marijke'], owed.parties.to[0]!.hashid];
  expect(isForgivable(owed, to, from, TODAY)).toBe(true);
  expect(isForgivable({ ...owed, balance: 0 }, to, from, TODAY)).toBe(false);
  expect(isForgivable(owed, 'iemand', from, TODAY)).toBe(false);
  expect(isForgivable(owed, to, ['iemand'], TODAY)).toBe(false);
  expect(isForgivable({ ...owed, contract: { ...owed.contract, signed_date: null } }, to, from, TODAY)).toBe(false);
  expect(isForgivable(gift('2026-01-01', 100), 'sanne', from, TODAY)).toBe(false);
});

test('a year fills in a gift and a proposal to forgive: for its day, or for today if that is past', () => {
  const plan = { child: 'sanne', from: ['jan', 'marijke'], forgives: 'lower_payment' as const };
  const due = { year: 2026, date: '2026-03-01', ...nothing(), give: euro(500), forgive: euro(200) };
  expect(planGift(plan, due, TODAY)).toEqual({
    type: 'GiftContract',
    total: euro(500),
    parties: { from: ['jan', 'marijke'], to: ['sanne'] },
    contract: { gift_date: TODAY },
  });
  expect(planForgiveness(plan, due, TODAY)).toEqual({
    kind: 'forgiveness',
    amount: euro(200),
    outcome: 'lower_payment',
    date: TODAY,
  });
  // A gift can be prepared in advance; a day of forgiveness must have come.
  const later = { ...due, date: '2026-09-01' };
  expect(planGift(plan, later, TODAY).contract.gift_date).toBe('2026-09-01');
  expect(planForgiveness(plan, later, TODAY)).toBeNull();
  expect(planForgiveness({ forgives: null }, due, TODAY)).toBeNull();
  expect(planForgiveness(plan, { ...due, forgive: 0 }, TODAY)).toBeNull();
});

const form: PlanForm = {
  child: 'sanne',
  first: '2026-07-01',
  until: '',
  loan: '',
  ends: 'sum',
  target: euro(20_000),
  pace: 'exemption',
  yearly: null,
  above: false,
  note: '',
};

test.each<[what: string, changes: Partial<PlanForm>, field: string, sentence: string]>([
  ['no child', { child: '' }, 'child', 'Kies voor wie het plan is.'],
  ['no sum', { target: null }, 'target', 'Vul in tot welk bedrag je wilt geven.'],
  ['a sum of 0', { target: 0 }, 'target', 'Vul een bedrag in van ten minste 1 euro.'],
  ['a sum that no contract has', { target: 1e12 }, 'target', 'Dit bedrag is te hoog.'],
  ['nothing a year', { pace: 'fixed', yearly: 0 }, 'yearly', 'Vul een bedrag in van ten minste 1 euro.'],
  ['no amount a year', { pace: 'fixed' }, 'yearly', 'Vul in hoeveel je per jaar wilt geven.'],
  ['a first day that is over', { first: '2026-06-14' }, 'first', 'Kies vandaag of een latere dag.'],
  ['no first day', { first: '' }, 'first', 'Vul een datum in zoals 14-04-2026.'],
  ['a last day that is over', { ends: 'day', until: '2026-06-14' }, 'until', 'Kies vandaag of een latere dag.'],
  [
    'a last day before the first',
    { ends: 'day', until: '2026-06-30' },
    'until',
    'Kies een dag op of na de eerste keer.',
  ],
  [
    'a year of which nobody knows the figures',
    { ends: 'day', until: '2066-06-16' },
    'until',
    'Kies een dag binnen 40 jaar: van later weten we geen bedragen.',
  ],
  [
    'a note that is too long',
    { note: 'x'.repeat(501) },
    'note',
    'Deze tekst is te lang. Gebruik ten hoogste 500 tekens.',
  ],
])('%s is reported at its field', (_what, changes, field, sentence) => {
  expect(validatePlan({ ...form, ...changes }, TODAY)).toEqual({ [field]: sentence });
});

test('a plan that has begun keeps its first day, and is otherwise valid', () => {
  expect(validatePlan(form, TODAY)).toEqual({});
  expect(validatePlan({ ...form, first: '2025-01-15' }, TODAY, '2025-01-15')).toEqual({});
});

test('a plan says in words what it does and assumes, and that it promises nothing', () => {
  const course = planCourse(terms, { today: TODAY, of: nothing, open: none });
  expect(planWords(terms, course, { from: ['Jan', 'Marijke'], child: 'Sanne', forgives: true })).toEqual([
    'Jan en Marijke willen Sanne ieder jaar op 1 juli wat belastingvrij kan kwijtschelden of schenken, tot het samen €\u00a020.000 is.',
    'Eerst gaat het van de lening af. Is die op, dan schenken Jan en Marijke geld.',
    'Naar de bedragen van nu is dat klaar in 2028.',
    'Dit is een voornemen en geen belofte: niemand kan er rechten aan ontlenen.',
  ]);
  const leap = planWords({ ...terms, first: '2028-02-29' }, course, { from: ['Jan'], child: 'Bram', forgives: false });
  expect(leap[0]).toContain(
    'ieder jaar op 29 februari (in een jaar zonder die dag op 28 februari) wat belastingvrij kan',
  );
  const fixed = { ...terms, target: null, until: '2027-12-31', yearly: euro(8_000), above: true };
  const lasting = planCourse(fixed, { today: TODAY, of: nothing, open: none });
  expect(planWords(fixed, lasting, { from: ['Jan'], child: 'Bram', forgives: false }).slice(0, 3)).toEqual([
    'Jan wil Bram ieder jaar op 1 juli €\u00a08.000 schenken, tot en met 31 december 2027.',
    'Dat mag ook meer zijn dan de vrijstelling: over dat deel vraagt de wet schenkbelasting.',
    'Naar de bedragen van nu wordt dat samen €\u00a016.000.',
  ]);
});

test('future shares are today’s plus the running plans; a child without one stays where it is', () => {
  const shares = [
    { child: 'sanne', received: euro(1_000), forgiven: euro(500) },
    { child: 'bram', received: euro(9_000), forgiven: 0 },
  ];
  const { years } = planCourse(terms, { today: TODAY, of: nothing, open: none });
  const plan = { child: 'sanne', years, state: 'runs' as const };
  expect(futureShares(shares, [plan], 2026)).toEqual([
    { year: 2026, got: [euro(8_408), euro(9_000)] },
    { year: 2027, got: [euro(15_316), euro(9_000)] },
    { year: 2028, got: [euro(21_500), euro(9_000)] },
  ]);
  expect(futureShares(shares, [{ ...plan, state: 'stopped' }], 2026)).toHaveLength(1);
});
