import type { Kinship } from '../wire/user.ts';
import type { ProfileForm } from '../wire/profile.ts';
import type { RegistrationForm } from '../wire/registration.ts';
import type { Relative } from './ageOrder.ts';
import { validateProfile } from './validateProfile.ts';
import { validateRegistration } from './validateRegistration.ts';
import { withoutPartner } from './withoutPartner.ts';

const today = '2026-06-15';
const person = { firstname: 'Jan', infix: 'de', lastname: 'Vries', gender: 'man' as const, birthdate: '1970-06-15' };
const nobody = { firstname: ' ', infix: 'x'.repeat(101), lastname: '', gender: '' as const, birthdate: '' };
const refused = {
  firstname: 'Vul een voornaam in.',
  infix: 'Deze tekst is te lang. Gebruik ten hoogste 100 tekens.',
  lastname: 'Vul een achternaam in.',
  gender: 'Kies een geslacht.',
  birthdate: 'Vul een geboortedatum in.',
};

/** The message for one's own birth date, besides the required age of 18 years for an account. */
const dates: [text: string, message: string | undefined][] = [
  ['2000-02-31', 'Datum is niet in het formaat DD-MM-JJJJ'],
  ['15-06-1970', 'Datum is niet in het formaat DD-MM-JJJJ'],
  ['1919-12-31', 'De geboortedatum kan niet vóór 01-01-1920 zijn.'],
  ['1920-01-01', undefined],
  ['2008-06-15', undefined],
];

describe('R-8.8 one’s own profile', () => {
  const form: ProfileForm = { ...person, phone: '', street: '', town: '' };
  const alone = { today, self: { hashid: 'jan', relation_type: null }, relatives: [] };
  const birthdate = (text: string, context = {}) =>
    validateProfile({ ...form, birthdate: text }, { ...alone, ...context })['birthdate'];

  test('a complete one passes, each wrong field has its sentence', () => {
    expect(validateProfile({ ...form, phone: '06 1234 5678' }, alone)).toEqual({});
    expect(validateProfile({ ...nobody, phone: '12', street: 'x'.repeat(61), town: 'a\u0000' }, alone)).toEqual({
      ...refused,
      phone: 'Dit telefoonnummer klopt niet. Vul een Nederlands nummer in zoals 06 1234 5678.',
      street: 'Deze tekst is te lang. Gebruik ten hoogste 60 tekens.',
      town: 'In deze tekst staat een onzichtbaar teken. Typ de tekst opnieuw.',
    });
  });

  test.each<[text: string, message: string | undefined]>([
    ...dates,
    ['2008-06-16', 'Je moet 18 jaar of ouder zijn om een account te hebben.'],
  ])('born %s', (text, message) => expect(birthdate(text)).toBe(message));

  test('a person is not older than their parent, and no child is older than they are', () => {
    const older = 'Je kind kan niet ouder zijn dan jijzelf';
    const relative = (birthdate: string, relation_type: 'child' | null, kinship?: Kinship): Relative => ({
      hashid: birthdate,
      firstname: 'Sanne',
      relation_type,
      kinship,
      birthdate,
    });
    const asChild = (founder: string) => ({
      self: { hashid: 'bram', relation_type: 'child' },
      relatives: [relative(founder, null)],
    });
    expect(birthdate('1970-06-15', asChild('1970-06-16'))).toBe(older);
    expect(birthdate('1970-06-15', asChild('1970-06-15'))).toBeUndefined();
    const withChildren = (...days: string[]) => ({ relatives: days.map((day) => relative(day, 'child')) });
    expect(birthdate('1970-06-15', withChildren('1995-01-01', '1970-06-14'))).toBe(older);
    expect(birthdate('1970-06-15', withChildren('1970-06-15', '1995-01-01'))).toBeUndefined();
    // A father who founded the family, and his own father.
    const father = { relatives: [relative('1970-06-16', 'child', 'parent')] };
    expect(birthdate('1970-06-15', father)).toBe('Je kunt niet ouder zijn dan Sanne.');
  });
});

describe('R-8.9 a registration', () => {
  const form: RegistrationForm = { ...person, email: ' jan@voorbeeld.nl ', password: 'Keukentafel-2026!' };
  const all = { email: true, password: true };

  test('a complete registration passes, each wrong field has its sentence', () => {
    expect(validateRegistration(form, all, today)).toEqual({});
    const wrong = { ...refused, email: 'Vul een e-mailadres in.' };
    const empty: RegistrationForm = { ...form, ...nobody, email: ' ' };
    expect(validateRegistration({ ...empty, invitation: 'een-code' }, all, today)).toEqual(wrong);
    // A founder gives these two where they first matter.
    const { firstname, infix, lastname, email } = wrong;
    expect(validateRegistration(empty, all, today)).toEqual({ firstname, infix, lastname, email });
    expect(Object.keys(validateRegistration({ ...form, email: 'jan', password: 'kort' }, all, today))).toEqual([
      'email',
      'password',
    ]);
  });

  test('address and password count when the account is made here, also if they were not sent', () => {
    const without: RegistrationForm = { ...person };
    expect(validateRegistration(without, { email: false, password: false }, today)).toEqual({});
    expect(Object.keys(validateRegistration(without, { email: true, password: false }, today))).toEqual(['email']);
    expect(Object.keys(validateRegistration(without, { email: false, password: true }, today))).toEqual(['password']);
    const bad = { ...form, email: 'jan', password: 'kort' };
    expect(validateRegistration(bad, { email: false, password: false }, today)).toEqual({});
  });

  test.each<[text: string, message: string | undefined]>([
    ...dates,
    ['2008-06-16', 'Je moet 18 jaar of ouder zijn om een account te maken of een familie te beginnen.'],
  ])('born %s', (birthdate, message) =>
    expect(validateRegistration({ ...form, birthdate }, all, today)['birthdate']).toBe(message),
  );
});

test('R-3.3 a partner can be added for a living person who has none now, divorced or not', () => {
  const [now, before] = [{ until: null }, { until: '2020-01-01' }];
  const free = (passed_away: boolean, ...partners: { until: string | null }[]) =>
    withoutPartner({ passed_away, partners });
  expect([free(false), free(false, before), free(false, now), free(false, before, now), free(true)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
