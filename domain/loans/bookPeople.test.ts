import { assert, constantFrom, property, boolean, record, subarray, array } from 'fast-check';
import { BY_ITSELF, type BookPeople, type BookPerson, judgeRecord, mayAnswer } from './bookPeople.ts';
import { saysOf } from './events/burden.ts';
import { draftEvent } from './events/draftEvent.ts';
import { runs } from '../test/seed.ts';

const person = (hashid: string, login = true): BookPerson => ({
  hashid,
  sub: login ? hashid : null,
  blocked: false,
  passed_away: false,
});
const book = (changes: Partial<BookPeople> = {}): BookPeople => ({
  receivers: [person('jan'), person('noor')],
  payers: [person('bram'), person('sanne')],
  managers: ['jan'],
  partners: {},
  paidToOne: [],
  mandates: [],
  ...changes,
});
const PAID = saysOf({ kind: 'payment', date: '2026-06-01' }, []);
const OWED = saysOf({ kind: 'costs', date: '2026-06-01' }, []);
const costs = { ...draftEvent({ kind: 'costs', date: '2026-06-01', amount: 5_000 }, 'costs') };
const statusOf = (...given: Parameters<typeof judgeRecord>) => judgeRecord(...given).status;

describe('the people whose confirmation a record needs', () => {
  it('R-8.5 two lenders with a login both confirm that money came in, whoever recorded it', () => {
    expect(judgeRecord(book(), PAID, 'bram').awaits).toEqual(['jan', 'noor']);
    expect(judgeRecord(book(), PAID, 'jan').awaits).toEqual(['noor']);
    expect(judgeRecord(book(), PAID, 'bram', ['noor']).awaits).toEqual(['jan']);
    expect(statusOf(book(), PAID, 'bram', ['noor', 'jan'])).toBe('confirmed');
  });

  it('the other lender speaks for one without a login', () => {
    const alone = book({ receivers: [person('jan'), person('noor', false)] });
    expect(statusOf(alone, PAID, 'jan')).toBe('confirmed');
    expect(judgeRecord(alone, PAID, 'bram').awaits).toEqual(['jan']);
  });

  it('paying one of them is enough if the agreement says so, and one answers for another by a mandate', () => {
    const paidToOne = [{ until: null, says: true }];
    expect(statusOf(book({ paidToOne }), PAID, 'bram', ['noor'])).toBe('confirmed');
    expect(statusOf(book({ paidToOne }), PAID, 'jan')).toBe('confirmed');
    expect(judgeRecord(book({ paidToOne }), PAID, 'jan').spokenFor).toEqual([{ who: 'noor', mandate: null }]);
    expect(judgeRecord(book({ paidToOne }), PAID, 'bram').awaits).toEqual(['jan', 'noor']);
    expect(statusOf(book({ paidToOne }), OWED, 'jan', ['bram'])).toBe('reported');
    const mandates = [{ giver: 'noor', taker: 'jan' }];
    expect(judgeRecord(book({ mandates }), PAID, 'jan')).toMatchObject({
      status: 'confirmed',
      spokenFor: [{ who: 'noor', mandate: mandates[0] }],
    });
    expect(statusOf(book({ mandates }), PAID, 'noor')).toBe('reported');
  });

  it('S-242 a mandate between a receiver and anyone else lets nobody answer for the other', () => {
    expect(statusOf(book({ mandates: [{ giver: 'noor', taker: 'tom' }] }), PAID, 'jan')).toBe('reported');
    expect(statusOf(book({ mandates: [{ giver: 'tom', taker: 'jan' }] }), PAID, 'jan')).toBe('reported');
  });

  it('neither covers costs that are owed or taken back, nor automatic terms', () => {
    const mandates = [
      { giver: 'noor', taker: 'jan' },
      { giver: 'sanne', taker: 'bram' },
    ];
    const both = book({ mandates, paidToOne: [{ until: null, says: true }] });
    expect(judgeRecord(both, OWED, 'jan', ['bram']).awaits).toEqual(['sanne']);
    expect(
      judgeRecord(both, saysOf({ ...costs, kind: 'correction', corrects: 'costs' }, [costs]), 'jan').awaits,
    ).toEqual(['noor']);
    expect(judgeRecord(both, BY_ITSELF, 'jan').awaits).toEqual(['noor']);
  });

  it('the terms on the day of a payment decide whether paying one of them was enough', () => {
    const paidToOne = [
      { until: '2026-03-31', says: false },
      { until: '2026-08-31', says: true },
      { until: null, says: false },
    ];
    const on = (date: string, past = false) =>
      statusOf(book({ paidToOne }), saysOf({ kind: 'payment', date }, [], past), 'bram', ['noor']);
    expect(['2026-03-31', '2026-04-01', '2026-08-31', '2026-09-01'].map((date) => on(date))).toEqual([
      ...['reported', 'confirmed', 'confirmed', 'reported'],
    ]);
    // It comes with a payment of March, which is reported as made as well.
    expect(on('2026-04-01', true)).toBe('reported');
  });

  it('every borrower confirms an increase of the debt', () => {
    expect(judgeRecord(book(), OWED, 'jan').awaits).toEqual(['bram', 'sanne']);
    expect(judgeRecord(book(), OWED, 'jan', ['sanne']).awaits).toEqual(['bram']);
  });

  it('for lenders without a login a non-paying manager confirms; if only payers could, it is their own word', () => {
    const receivers = [person('oma', false)];
    expect(judgeRecord(book({ receivers, managers: ['bram', 'marie'] }), PAID, 'bram')).toEqual({
      status: 'reported',
      own_word: false,
      awaits: ['marie'],
      spokenFor: [],
    });
    expect(judgeRecord(book({ receivers, managers: ['marie'] }), PAID, 'marie')).toEqual({
      status: 'confirmed',
      own_word: false,
      awaits: [],
      spokenFor: [],
    });
    expect(judgeRecord(book({ receivers, managers: ['bram'] }), PAID, 'bram')).toEqual({
      status: 'confirmed',
      own_word: true,
      awaits: [],
      spokenFor: [],
    });
  });

  const couple = { bram: 'marie', marie: 'bram' };
  const own = { status: 'confirmed', own_word: true, awaits: [], spokenFor: [] };

  it('S-292 a payer’s partner does not keep the records: another manager does, or with no other manager it is the payer’s word', () => {
    const oma = book({ receivers: [person('oma', false)], partners: couple, managers: ['marie', 'tom'] });
    expect(judgeRecord(oma, PAID, 'bram')).toMatchObject({ status: 'reported', awaits: ['tom'] });
    expect(judgeRecord(oma, PAID, 'marie')).toMatchObject({ status: 'reported', awaits: ['tom'] });
    expect(mayAnswer(oma, PAID, 'bram', [], 'marie')).toBe(false);
    const alone = { ...oma, managers: ['marie'] };
    expect([judgeRecord(alone, PAID, 'bram'), judgeRecord(alone, PAID, 'marie')]).toEqual([own, own]);
    expect(mayAnswer(alone, PAID, 'bram', [], 'marie')).toBe(false);
  });

  it('S-292 a person who lends to their partner speaks for no co-lender: not by a mandate, nor the clause, nor for lack of a login', () => {
    const partners = { jan: 'bram', bram: 'jan' };
    const paidToOne = [{ until: null, says: true }];
    expect(judgeRecord(book({ partners, paidToOne }), PAID, 'jan').awaits).toEqual(['noor']);
    expect(judgeRecord(book({ partners, paidToOne }), PAID, 'noor').awaits).toEqual([]);
    const mandates = [{ giver: 'noor', taker: 'jan' }];
    expect(judgeRecord(book({ partners, mandates }), PAID, 'jan').awaits).toEqual(['noor']);
    const receivers = [person('jan'), person('oma', false)];
    const mute = book({ partners, receivers, managers: ['tom', 'jan'] });
    expect(judgeRecord(mute, PAID, 'bram').awaits).toEqual(['jan', 'tom']);
    expect(judgeRecord(mute, PAID, 'bram', ['jan', 'tom']).status).toBe('confirmed');
    expect(judgeRecord(mute, PAID, 'tom').awaits).toEqual(['jan']);
    expect(judgeRecord({ ...mute, managers: ['jan'] }, PAID, 'jan')).toEqual(own);
  });

  it('a lender charges costs to a borrower without a login on their own word', () => {
    const child = book({ receivers: [person('jan')], payers: [person('bram', false)] });
    expect(judgeRecord(child, OWED, 'jan')).toEqual({ status: 'confirmed', own_word: true, awaits: [], spokenFor: [] });
  });

  it('only the awaited person answers; the others confirm again if somebody lost their login', () => {
    expect(mayAnswer(book(), PAID, 'bram', [], 'jan')).toBe(true);
    expect(mayAnswer(book(), PAID, 'bram', ['jan'], 'jan')).toBe(false);
    expect(mayAnswer(book(), PAID, 'bram', [], 'bram')).toBe(false);
    const alone = book({ receivers: [person('jan'), person('noor', false)] });
    expect(mayAnswer(alone, PAID, 'bram', ['jan'], 'jan')).toBe(true);
  });
});

const PEOPLE = ['jan', 'noor', 'bram', 'sanne'] as const;
const families = record({
  partners: constantFrom(
    {},
    { bram: 'marie', marie: 'bram' },
    { jan: 'bram', bram: 'jan' },
    { jan: 'noor', noor: 'jan' },
  ),
  logins: subarray([...PEOPLE]),
  managers: subarray([...PEOPLE, 'marie']),
  agreed: array(boolean(), { maxLength: 3 }),
  mandates: array(record({ giver: constantFrom(...PEOPLE), taker: constantFrom(...PEOPLE) }), { maxLength: 3 }),
});

test('in any family, no receipt or debt of a person with a login counts without their word, their mandate or the clause', () => {
  assert(
    property(
      families,
      constantFrom(PAID, OWED, BY_ITSELF, saysOf({ kind: 'payment', date: '2026-06-01' }, [], true)),
      constantFrom(...PEOPLE, 'marie'),
      subarray([...PEOPLE, 'marie']),
      ({ logins, agreed, ...rest }, says, by, pressed) => {
        const of = (hashids: string[]) =>
          hashids.map((one) =>
            person(
              one,
              logins.some((login) => login === one),
            ),
          );
        const last = agreed.length - 1;
        const paidToOne = agreed.map((yes, k) => ({ until: k === last ? null : `2026-0${k + 1}-01`, says: yes }));
        const people: BookPeople = {
          ...rest,
          paidToOne,
          receivers: of(['jan', 'noor']),
          payers: of(['bram', 'sanne']),
        };
        // Confirmations are allowed as the server does, one after the other.
        const confirmed: string[] = [];
        for (const one of pressed) if (mayAnswer(people, says, by, confirmed, one)) confirmed.push(one);
        const judged = judgeRecord(people, says, by, confirmed);
        const said = new Set([by, ...confirmed]);
        const own = people[says.burdened];
        const others = people[says.burdened === 'receivers' ? 'payers' : 'receivers'];
        const partners: Readonly<Partial<Record<string, string>>> = rest.partners;
        const gains = (who: string) => others.some(({ hashid }) => [who, partners[who]].includes(hashid));
        for (const { hashid, sub } of own) {
          if (sub === null || judged.status !== 'confirmed' || said.has(hashid)) continue;
          const byMandate = rest.mandates.some(
            ({ giver, taker }) => giver === hashid && said.has(taker) && !gains(taker),
          );
          const clause =
            says.receipt?.past === true ? agreed.length > 0 && agreed.every(Boolean) : agreed.at(-1) === true;
          const byClause = clause && own.some((one) => said.has(one.hashid) && !gains(one.hashid));
          expect(says.receipt !== null && (byMandate || byClause)).toBe(true);
        }
        // Nobody confirms their own gain: for others it is never more than their own word.
        for (const one of confirmed) expect(gains(one) && !own.some(({ hashid }) => hashid === one)).toBe(false);
        const impartial = confirmed.some((one) => !gains(one));
        if (gains(by) && judged.status === 'confirmed' && own.some(({ sub }) => sub === null))
          expect(judged.own_word || impartial).toBe(true);
      },
    ),
    { numRuns: runs(2000) },
  );
});
