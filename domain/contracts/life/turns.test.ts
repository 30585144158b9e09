import type { BookPeople } from '../../loans/bookPeople.ts';
import type { LoanContract } from '../../wire/contract.ts';
import type { Turn } from '../../wire/turn.ts';
import { namesNow } from './namesNow.ts';
import { pointsOf, turnsOf } from './turns.ts';

const [JAN, MARIJKE, SANNE, THOMAS] = [1, 2, 3, 4];
const NAMES = ['', 'Jan', 'Marijke', 'Sanne', 'Thomas'];
const person = (id: number, rest: object = {}) => {
  const firstname = NAMES[id]!;
  const side = id <= MARIJKE ? ('from' as const) : ('to' as const);
  const alive = { passed_away: false, divorced: false, death_date: null, blocked: false };
  const login = { sub: firstname, signed: true };
  return {
    id,
    hashid: firstname.toLowerCase(),
    firstname,
    infix: '',
    lastname: 'de Vries',
    side,
    ...alive,
    ...login,
    ...rest,
  };
};
type One = ReturnType<typeof person>;
const DIED = { passed_away: true, death_date: '2026-03-01' };

/** A loan between these, in which Jan and Marijke, and Sanne and Thomas are or were together. */
function turns(people: One[], managers: One[] = []) {
  const couples = [
    { self_id: JAN, partner_id: MARIJKE, until_date: null },
    { self_id: SANNE, partner_id: THOMAS, until_date: people.some(({ divorced }) => divorced) ? '2026-01-01' : null },
  ];
  const book: BookPeople = {
    receivers: people.filter(({ side }) => side === 'from'),
    payers: people.filter(({ side }) => side === 'to'),
    managers: managers.map(({ hashid }) => hashid),
    partners: {},
    paidToOne: [],
    mandates: [],
  };
  const household = { people: [...people, ...managers], couples, mandates: [] };
  const spoken = { parties: people, household, managers: managers.map(({ id }) => id), matters: ['terms' as const] };
  return turnsOf(spoken, book, managers);
}

describe('the people who act if somebody in a loan died or parted', () => {
  it('says nothing while everybody is alive and together', () => {
    expect(turns([person(JAN), person(MARIJKE), person(SANNE), person(THOMAS)])).toEqual([]);
  });

  it('for a lender who had a login the other confirms receipts, and a manager without gain records the heirs', () => {
    const noor = { ...person(JAN), id: 9, hashid: 'noor', firstname: 'Noor' };
    const [turn, ...more] = turns([person(JAN), person(MARIJKE, DIED), person(SANNE)], [noor]);
    expect(more).toEqual([]);
    expect(turn).toMatchObject({ side: 'from', kind: 'died', date: '2026-03-01', receipts: ['Jan'] });
    expect([turn?.agrees, turn?.on_paper]).toEqual([['Noor'], true]);
  });

  it('for a lender who never had a login the widow next to them agrees, and nothing is recorded on paper', () => {
    const [turn] = turns([person(JAN, { ...DIED, sub: null, signed: false }), person(MARIJKE), person(SANNE)]);
    expect([turn?.receipts, turn?.agrees, turn?.on_paper]).toEqual([['Marijke'], ['Marijke'], false]);
  });

  it('nobody who gains by it agrees for the only lender', () => {
    const sanne = person(SANNE);
    const [turn] = turns([person(JAN, DIED), sanne], [sanne]);
    expect([turn?.receipts, turn?.agrees]).toEqual([[], []]);
  });

  it('for a couple that parted names the other on the same side, and gives no day', () => {
    const [turn] = turns([person(JAN), person(SANNE), person(THOMAS, { divorced: true })]);
    expect(turn).toMatchObject({ kind: 'parted', side: 'to', from: 'sanne', date: null, receipts: ['Jan'] });
    expect(turns([person(JAN), person(THOMAS, { divorced: true })])[0]).not.toHaveProperty('from');
  });
});

const ALL = ['arrears', 'seizure', 'home_sold', 'borrower_dies', 'divorce'];
const points = (turn: Pick<Turn, 'kind' | 'side' | 'from'>, terms: object = {}, two = true) =>
  pointsOf(
    {
      contract: { callable: 'listed', call_events: ALL, own_home: false, ...terms },
      parties: { from: two ? [{}, {}] : [{}], to: two ? [{}, {}] : [{}] },
    } as unknown as LoanContract,
    turn as Turn,
  );

describe('the effects that continue, as the agreement says', () => {
  const lenderDied = { kind: 'died', side: 'from' } as const;
  const borrowerDied = { kind: 'died', side: 'to' } as const;
  const lenderParted = { kind: 'parted', side: 'from' } as const;
  const borrowerParted = { kind: 'parted', side: 'to' } as const;
  it.each([
    [lenderDied, {}, true, ['runs_on', 'not_due', 'claim_in_estate']],
    [lenderDied, { callable: 'on_demand' }, false, ['runs_on', 'heirs_may_call', 'claim_in_estate']],
    [borrowerDied, {}, true, ['debt_in_estate', 'other_owes_all', 'may_call']],
    [borrowerDied, { call_events: [], own_home: true }, false, ['debt_in_estate', 'home']],
    [lenderParted, {}, false, ['runs_on', 'sees_this']],
    [{ ...lenderParted, from: 'jan' }, {}, true, ['runs_on', 'claim_of_both', 'sees_this']],
    [borrowerParted, { call_events: [] }, false, ['runs_on', 'sees_this']],
    [borrowerParted, {}, false, ['runs_on', 'may_call_alone', 'sees_this']],
    [borrowerParted, { callable: 'on_demand' }, true, ['both_owe_all', 'between_them', 'sees_this']],
    [
      { ...borrowerParted, from: 'sanne' },
      { own_home: true },
      true,
      ['both_owe_all', 'release_in_writing', 'between_them', 'may_call', 'home', 'sees_this'],
    ],
  ])('%o %o, two on a side: %s', (turn, terms, two, expected) => {
    expect(points(turn, terms, two)).toEqual(expected);
  });
});

test('a side is named after the living, the reader as "jij", and the deceased by their heirs', () => {
  const [jan, marijke] = [person(JAN), person(MARIJKE)];
  expect(namesNow([jan, marijke], [])).toEqual({ names: 'Jan en Marijke', many: true, heirs: false });
  expect(namesNow([jan, marijke], ['jan']).names).toBe('Marijke en de erfgenamen van Jan');
  expect(namesNow([jan, marijke], ['marijke'], 'jan').names).toBe('jij en de erfgenamen van Marijke');
  expect(namesNow([jan], ['jan'])).toEqual({ names: 'de erfgenamen van Jan', many: true, heirs: true });
  expect(namesNow([jan], [])).toEqual({ names: 'Jan', many: false, heirs: false });
});
