import { assert, constantFrom, property, boolean, record, subarray, array } from 'fast-check';
import { type BookPeople, type BookPerson, type Burdened, judgeRecord, mayAnswer } from './bookPeople.ts';

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
  paidToOne: false,
  mandates: [],
  ...changes,
});
const statusOf = (...given: Parameters<typeof judgeRecord>) => judgeRecord(...given).status;

describe('whose word a record waits for', () => {
  it('R-8.5 of two lenders with a login both say that money came in, whoever recorded it', () => {
    expect(judgeRecord(book(), 'receivers', 'bram').awaits).toEqual(['jan', 'noor']);
    expect(judgeRecord(book(), 'receivers', 'jan').awaits).toEqual(['noor']);
    expect(judgeRecord(book(), 'receivers', 'bram', ['noor']).awaits).toEqual(['jan']);
    expect(statusOf(book(), 'receivers', 'bram', ['noor', 'jan'])).toBe('confirmed');
  });

  it('of a lender without a login the other speaks', () => {
    const alone = book({ receivers: [person('jan'), person('noor', false)] });
    expect(statusOf(alone, 'receivers', 'jan')).toBe('confirmed');
    expect(judgeRecord(alone, 'receivers', 'bram').awaits).toEqual(['jan']);
  });

  it('paying one of them is enough where the agreement says so, and one answers for another by a mandate', () => {
    expect(statusOf(book({ paidToOne: true }), 'receivers', 'bram', ['noor'])).toBe('confirmed');
    expect(statusOf(book({ paidToOne: true }), 'payers', 'jan', ['bram'])).toBe('reported');
    const mandates = [{ giver: 'noor', taker: 'jan' }];
    expect(statusOf(book({ mandates }), 'receivers', 'jan')).toBe('confirmed');
    expect(statusOf(book({ mandates }), 'receivers', 'noor')).toBe('reported');
  });

  it('what more is owed, each who owes it confirms', () => {
    expect(judgeRecord(book(), 'payers', 'jan').awaits).toEqual(['bram', 'sanne']);
    expect(judgeRecord(book(), 'payers', 'jan', ['sanne']).awaits).toEqual(['bram']);
  });

  it('of lenders without a login a manager says it who does not pay; where only who pays could, it is their own word', () => {
    const receivers = [person('oma', false)];
    expect(judgeRecord(book({ receivers, managers: ['bram', 'marie'] }), 'receivers', 'bram')).toEqual({
      status: 'reported',
      own_word: false,
      awaits: ['marie'],
    });
    expect(judgeRecord(book({ receivers, managers: ['marie'] }), 'receivers', 'marie')).toEqual({
      status: 'confirmed',
      own_word: false,
      awaits: [],
    });
    expect(judgeRecord(book({ receivers, managers: ['bram'] }), 'receivers', 'bram')).toEqual({
      status: 'confirmed',
      own_word: true,
      awaits: [],
    });
  });

  it('a lender charges costs to a borrower without a login on their own word', () => {
    const child = book({ receivers: [person('jan')], payers: [person('bram', false)] });
    expect(judgeRecord(child, 'payers', 'jan')).toEqual({ status: 'confirmed', own_word: true, awaits: [] });
  });

  it('whoever is awaited answers, and nobody else; who is left says it once more where another lost their login', () => {
    expect(mayAnswer(book(), 'receivers', 'bram', [], 'jan')).toBe(true);
    expect(mayAnswer(book(), 'receivers', 'bram', ['jan'], 'jan')).toBe(false);
    expect(mayAnswer(book(), 'receivers', 'bram', [], 'bram')).toBe(false);
    const alone = book({ receivers: [person('jan'), person('noor', false)] });
    expect(mayAnswer(alone, 'receivers', 'bram', ['jan'], 'jan')).toBe(true);
  });
});

const PEOPLE = ['jan', 'noor', 'bram', 'sanne'] as const;
const families = record({
  logins: subarray([...PEOPLE]),
  managers: subarray([...PEOPLE, 'marie']),
  paidToOne: boolean(),
  mandates: array(record({ giver: constantFrom(...PEOPLE), taker: constantFrom(...PEOPLE) }), { maxLength: 3 }),
});

test('whatever the family, no receipt or debt of somebody with a login counts without their word, a mandate of theirs or the clause', () => {
  assert(
    property(
      families,
      constantFrom<Burdened>('receivers', 'payers'),
      constantFrom(...PEOPLE, 'marie'),
      subarray([...PEOPLE, 'marie']),
      ({ logins, ...rest }, burdened, by, pressed) => {
        const of = (hashids: string[]) =>
          hashids.map((one) =>
            person(
              one,
              logins.some((login) => login === one),
            ),
          );
        const people: BookPeople = { ...rest, receivers: of(['jan', 'noor']), payers: of(['bram', 'sanne']) };
        // Who presses is let through as the server does, one after the other.
        const confirmed: string[] = [];
        for (const one of pressed) if (mayAnswer(people, burdened, by, confirmed, one)) confirmed.push(one);
        const judged = judgeRecord(people, burdened, by, confirmed);
        const said = new Set([by, ...confirmed]);
        const own = people[burdened];
        for (const { hashid, sub } of own) {
          if (sub === null || judged.status !== 'confirmed' || said.has(hashid)) continue;
          const byMandate = rest.mandates.some(({ giver, taker }) => giver === hashid && said.has(taker));
          const byClause = burdened === 'receivers' && rest.paidToOne && own.some((one) => said.has(one.hashid));
          expect(byMandate || byClause).toBe(true);
        }
        // Nobody confirms what they gain by: it is never more than their own word.
        const others = people[burdened === 'receivers' ? 'payers' : 'receivers'];
        for (const { hashid } of others) expect(confirmed).not.toContain(hashid);
        const gains = others.some(({ hashid }) => hashid === by);
        if (gains && judged.status === 'confirmed') expect(judged.own_word || confirmed.length > 0).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});
