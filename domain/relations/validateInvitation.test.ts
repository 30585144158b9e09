import { notInvitable, validateInvitation } from './validateInvitation.ts';

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
  [{}, null],
  [{ login: true }, 'Deze persoon heeft al een eigen login of een uitnodiging.'],
  [{ relation_type: null }, 'Deze persoon heeft al een eigen login of een uitnodiging.'],
  [{ blocked: true }, 'Deze persoon is geblokkeerd of overleden en kan geen login krijgen.'],
  [{ passed_away: true }, 'Deze persoon is geblokkeerd of overleden en kan geen login krijgen.'],
  [
    { divorced: true },
    'Deze partners zijn gescheiden. Een ex-partner krijgt geen nieuwe gegevens van je familie te zien.',
  ],
  [{ birthdate: null }, 'Vul eerst de geboortedatum van deze persoon in.'],
  [{ birthdate: '2008-01-02' }, 'Een eigen login kan vanaf 18 jaar.'],
  [{ birthdate: '2008-01-01' }, null],
])('%j can be invited, or reads why not: %p', (changes, sentence) => {
  expect(notInvitable({ ...person, ...changes }, '2026-01-01')).toBe(sentence);
});

test.each([
  ['capitals', 'Jan@Voorbeeld.example', 'jan@voorbeeld.example'],
  ['an accent as a sign of its own', 'josé@voorbeeld.example', 'josé@voorbeeld.example'.normalize('NFD')],
])('the login address of another family member is taken, also spelled with %s', (_how, email, theirs) => {
  const { email: wrong } = validateInvitation(
    { hashid: 'x', email },
    person,
    [{ email: theirs, sub: 'jan' }],
    '2026-01-01',
  );
  expect(wrong).toMatch(/logt een ander van je familie in/);
});
