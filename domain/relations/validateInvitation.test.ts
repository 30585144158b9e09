import { validateInvitation } from './validateInvitation.ts';

const person = {
  relation_type: 'partner',
  login: false,
  blocked: false,
  passed_away: false,
  divorced: false,
  birthdate: '1980-01-01',
  email: '',
  sub: null,
} as const;

test.each([
  ['capitals', 'Jan@Voorbeeld.example', 'jan@voorbeeld.example'],
  ['an accent as a sign of its own', 'josé@voorbeeld.example', 'josé@voorbeeld.example'.normalize('NFD')],
])('an address that another of the family logs in with is taken, also spelled with %s', (_how, email, theirs) => {
  const { email: wrong } = validateInvitation(
    { hashid: 'x', email },
    person,
    [{ email: theirs, sub: 'jan' }],
    '2026-01-01',
  );
  expect(wrong).toMatch(/logt een ander van je familie in/);
});
