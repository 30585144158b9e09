import type { Remark } from '../../wire/event.ts';
import { checkRemark, mayObject, MOST_REMARKS, namedBy, objections, refusalOfRemark } from './remarks.ts';

const [sanne, bram, jan] = ['sanne', 'bram', 'jan'].map((hashid) => ({
  ...{ hashid, firstname: hashid, infix: '', lastname: 'Vries' },
})) as [Remark['by'], Remark['by'], Remark['by']];
const says = (by: Remark['by'], said: Remark['says'], amount?: number): Remark => ({
  ...{ by, at: '2026-06-10T10:00:00.000Z', says: said, text: '' },
  ...(amount !== undefined && { amount }),
});
const event = (remarks: Remark[], rest: object = {}) => ({
  ...{ kind: 'payment' as const, status: 'confirmed' as const, recorded_by: jan, remarks, amount: 2_204 },
  ...rest,
});

describe('objections to a record', () => {
  it('are the last word of each person, and an answer is not an objection', () => {
    const said = [says(sanne, 'wrong', 1), says(bram, 'wrong', 2), says(sanne, 'wrong', 2), says(sanne, 'reply')];
    expect(objections({ remarks: said }).map(({ by, amount }) => [by.hashid, amount])).toEqual([
      ['sanne', 2],
      ['bram', 2],
    ]);
    expect(namedBy({ remarks: said }, 2)).toEqual(['sanne', 'bram']);
    expect(namedBy({ remarks: said }, 1)).toEqual([]);
    expect(namedBy({ remarks: [...said, says(bram, 'right')] }, 2)).toEqual(['sanne']);
  });

  it('are over once an amount was adopted', () => {
    expect(objections({ remarks: [says(sanne, 'wrong', 2), says(jan, 'adopted', 2)] })).toEqual([]);
  });
});

describe('the right to comment', () => {
  it('only the others can object, once, to a record that can count', () => {
    expect(mayObject(event([]), 'sanne')).toBe(true);
    expect(mayObject(event([says(sanne, 'wrong')]), 'sanne')).toBe(false);
    expect(mayObject(event([]), 'jan')).toBe(false);
    expect(mayObject(event([], { status: 'refused' }), 'sanne')).toBe(false);
    expect(mayObject(event([], { kind: 'rate_change' }), 'sanne')).toBe(false);
    expect(mayObject(event([], { kind: 'correction' }), 'sanne')).toBe(false);
  });

  it('only the objector takes it back, and each person can say a limited amount', () => {
    expect(refusalOfRemark(event([]), 'right', 'sanne')).not.toBeNull();
    expect(refusalOfRemark(event([says(sanne, 'wrong')]), 'right', 'sanne')).toBeNull();
    const many = Array.from({ length: MOST_REMARKS }, () => says(sanne, 'reply'));
    expect(refusalOfRemark(event(many), 'reply', 'sanne')).not.toBeNull();
    expect(refusalOfRemark(event(many), 'reply', 'bram')).toBeNull();
  });
});

it('an amount is named only with an objection, and must differ', () => {
  const wrong = (draft: object, of: object = event([])) =>
    Object.keys(checkRemark({ hashid: 'p1', says: 'wrong', ...draft }, of));
  expect(wrong({})).toEqual([]);
  expect(wrong({ amount: 22_042 })).toEqual([]);
  expect(wrong({ amount: 2_204 })).toEqual(['amount']);
  expect(wrong({ amount: 0 })).toEqual(['amount']);
  expect(wrong({ says: 'reply', text: 'Hoi', amount: 5 })).toEqual(['amount']);
  expect(wrong({ says: 'reply', text: ' ' })).toEqual(['text']);
  expect(wrong({ amount: 5 }, { kind: 'pause' })).toEqual(['amount']);
});
