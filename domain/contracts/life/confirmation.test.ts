import { checkConfirmation, isAsked, lastAnswers, mayAnswer, type Standing } from './confirmation.ts';

const before: Standing = {
  signed: true,
  madeAt: new Date('2026-01-01'),
  joinedAt: new Date('2026-02-01'),
  agreed: false,
  answered: false,
};

test('a person with a new login is asked about agreements already in their name, once', () => {
  expect([isAsked(before), mayAnswer(before)]).toEqual([true, true]);
  const answered = { ...before, answered: true };
  expect([isAsked(answered), mayAnswer(answered)]).toEqual([false, true]);
});

test.each([
  ['a concept', { signed: false }],
  ['a contract made after they joined', { madeAt: new Date('2026-02-02') }],
  ['a person with a login from the first day', { joinedAt: null }],
  ['a contract they agreed to themselves', { agreed: true }],
])('%s requires no question', (_what, changes) => {
  const standing = { ...before, ...changes };
  expect([isAsked(standing), mayAnswer(standing)]).toEqual([false, false]);
});

test('each person’s last answer counts', () => {
  const said = (userId: number, answer: string) => ({ userId, answer });
  expect(lastAnswers([said(1, 'no'), said(2, 'yes'), said(1, 'yes')])).toEqual([said(1, 'yes'), said(2, 'yes')]);
});

test('a no states the difference, in 500 characters at most; a yes may be without words', () => {
  expect(checkConfirmation('no', ' ')).toBe('Schrijf in een paar woorden wat er niet klopt.');
  expect(checkConfirmation('yes', '')).toBeNull();
  expect(checkConfirmation('no', 'x'.repeat(500))).toBeNull();
  for (const answer of ['yes', 'no'] as const) {
    expect(checkConfirmation(answer, 'x'.repeat(501))).toMatch(/500/);
    expect(checkConfirmation(answer, undefined)).not.toBeNull();
  }
});
