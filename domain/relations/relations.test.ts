import type { RelationForm, RelationType } from '../wire/user.ts';
import { limitReached, offeredTypes, relationTypeOptions, saveDisabled } from './options.ts';
import type { Relative } from './ageOrder.ts';
import { MEMBER_KINSHIPS } from './kinship.ts';
import { validateRelation } from './validate.ts';

const signed = { signed: true };
const unsigned = { signed: false };

describe('R-3.10 which relations are offered', () => {
  const only: RelationType[] = ['child'];
  const partner: RelationType[] = ['partner'];
  const both: RelationType[] = ['child', 'partner'];
  test.each([
    [[signed, signed], true, 2, only],
    [[signed, signed], false, 2, both],
    [[signed, unsigned], true, 2, both],
    [[unsigned, unsigned], true, 2, partner],
    [[unsigned, unsigned], false, 2, partner],
    [[unsigned, unsigned, unsigned], false, 2, partner],
    [[signed, unsigned, unsigned], false, 3, both],
    [[], true, 2, only],
    [[], false, 2, both],
    [[], false, 0, partner],
    [[signed], true, 0, only],
  ])('%j, partner %p, limit %i', (children, hasPartner, limit, options) => {
    expect(relationTypeOptions({ children, hasPartner, limit })).toEqual(options);
  });

  test.each([
    [only, null, only],
    [partner, null, partner],
    [only, 'child', only],
    [partner, 'partner', partner],
    [partner, 'child', both],
    [only, 'partner', both],
    [both, 'partner', both],
  ] as const)('for %j, editing a %p: %j', (options, own, offered) =>
    expect(offeredTypes(options, own)).toEqual(offered),
  );

  test('R-3.9 the limit counts unsigned children', () => {
    expect(limitReached([unsigned, signed], 2)).toBe(false);
    expect(limitReached([unsigned, unsigned, signed], 2)).toBe(true);
  });
});

test.each([
  [true, 'child', true, true],
  [true, '', true, true],
  [true, 'partner', true, false],
  [true, 'child', false, false],
  [false, 'child', true, false],
] as const)('R-3.11 limit reached %p, %p, new %p: disabled %p', (reached, relationType, isNew, disabled) => {
  expect(saveDisabled({ limitReached: reached, relationType, isNew })).toBe(disabled);
});

describe('the relation form against the rules', () => {
  const today = '2026-06-15';
  const child: RelationForm = {
    firstname: 'Sanne',
    infix: 'de',
    lastname: 'Vries',
    gender: 'vrouw',
    email: 'sanne@voorbeeld.nl',
    phone: '',
    street: '',
    town: '',
    birthdate: '2001-04-14',
    relation_type: 'child',
    userSelected: '',
    login: '0',
    divorced: '0',
    passed_away: '0',
    death_date: '',
  };
  const partner: RelationForm = {
    ...child,
    relation_type: 'partner',
    userSelected: 'abc',
    login: '',
    email: '',
    birthdate: '1971-01-01',
  };
  const jan: Relative = { hashid: 'jan', firstname: 'Jan', relation_type: null, birthdate: '1970-06-15' };
  const context = { today, relatives: [jan], hashid: '', wasLogin: false, isNew: false, couple: null };
  const check = (form: RelationForm, change: Partial<typeof context> = {}) =>
    validateRelation(form, { ...context, ...change });

  test('a complete child and a complete partner pass', () => {
    expect(check(child)).toEqual({});
    expect(check(partner)).toEqual({});
    expect(check({ ...child, phone: '06 1234 5678' }, { isNew: true })).toEqual({});
  });

  test('R-3.12 fields required of an empty form', () => {
    const empty: RelationForm = {
      ...child,
      firstname: ' ',
      infix: '',
      lastname: '',
      gender: '',
      email: '',
      birthdate: '',
      relation_type: '',
      login: '',
    };
    const always = {
      firstname: 'Vul een voornaam in.',
      lastname: 'Vul een achternaam in.',
      gender: 'Kies een geslacht.',
      birthdate: 'Vul een geboortedatum in.',
    };
    expect(check(empty)).toEqual({ ...always, relation_type: 'Kies een soort relatie.' });
    expect(check({ ...empty, relation_type: 'child' })).toEqual({
      ...always,
      email: 'Vul een e-mailadres in.',
      login: 'Kies of je familielid zelf kan inloggen.',
    });
    expect(check({ ...empty, relation_type: 'partner' })).toEqual({
      ...always,
      userSelected: 'Kies van wie dit de partner is.',
    });
  });

  test.each([
    ['R-3.14', '2008-06-15', undefined],
    ['R-3.14', '2008-06-16', 'Je familielid mag niet jonger zijn dan 18 jaar.'],
    ['R-3.15', '1970-06-14', 'Je kind kan niet ouder zijn dan jijzelf'],
    ['R-3.15', '1970-06-15', undefined],
    ['R-3.2', '1919-12-31', 'De geboortedatum kan niet vóór 01-01-1920 zijn.'],
    ['R-3.13', '2000-02-31', 'Datum is niet in het formaat DD-MM-JJJJ'],
    ['R-3.13', '14-04-2001', 'Datum is niet in het formaat DD-MM-JJJJ'],
    ['S-47', '2026-06-16', 'De geboortedatum kan niet in de toekomst zijn.'],
  ])('%s a child born %s', (_row, birthdate, message) =>
    expect(check({ ...child, birthdate })['birthdate']).toBe(message),
  );

  test.each([
    ['parent', '1970-06-15', undefined],
    ['parent', '1970-06-16', 'Deze persoon kan niet jonger zijn dan Jan.'],
    ['grandparent', '1970-06-16', 'Deze persoon kan niet jonger zijn dan Jan.'],
    ['grandparent', '1930-01-01', undefined],
    ['grandchild', '1970-06-14', 'Deze persoon kan niet ouder zijn dan Jan.'],
    ['grandchild', '2008-06-16', 'Je familielid mag niet jonger zijn dan 18 jaar.'],
    ['sibling', '1950-01-01', undefined],
    ['sibling', '1990-01-01', undefined],
    ['relative', '1950-01-01', undefined],
    ['friend', '1950-01-01', undefined],
    ['child', '1950-01-01', 'Je kind kan niet ouder zijn dan jijzelf'],
  ] as const)('R-3.15 a %s born %s', (kinship, birthdate, message) =>
    expect(check({ ...child, kinship, birthdate })['birthdate']).toBe(message),
  );

  test.each(MEMBER_KINSHIPS)(
    'R-3.12 the address of a family member is required: for a %s too, with a login or without',
    (kinship) => {
      for (const login of ['0', '1'] as const) {
        const { email, ...others } = check({ ...child, kinship, login, email: '' });
        expect([email, others['login']]).toEqual(['Vul een e-mailadres in.', undefined]);
      }
      expect(check({ ...child, kinship, email: 'opa@' })).toHaveProperty('email');
      expect(check({ ...child, kinship })).not.toHaveProperty('email');
    },
  );

  test('R-3.12 the address of a partner may be empty; whether a family member can log in must be chosen', () => {
    expect(check({ ...partner, email: '' })).toEqual({});
    const opa = { ...child, kinship: 'parent', birthdate: '1940-01-01' } as const;
    expect(check({ ...opa, login: '' })).toEqual({ login: 'Kies of je familielid zelf kan inloggen.' });
  });

  test('a kinship goes with its type', () => {
    expect(check({ ...partner, kinship: 'partner' })).toEqual({});
    expect(check({ ...partner, kinship: 'friend' })).toEqual({ kinship: 'Kies wie dit is.' });
    expect(check({ ...child, kinship: 'partner' })).toEqual({ kinship: 'Kies wie dit is.' });
  });

  test('the rules for a child do not apply to a partner', () => {
    expect(check({ ...partner, birthdate: '2010-01-01' })).toEqual({});
    expect(check({ ...partner, birthdate: '1950-01-01' })).toEqual({});
    expect(check({ ...partner, email: 'geen adres' })).toHaveProperty('email');
  });

  test.each([
    ['child', '0', false],
    ['child', '', false],
    ['child', '1', true],
    ['partner', '', true],
    ['partner', '0', false],
    ['partner', '1', true],
  ] as const)('R-3.5 S-43 a granted login: %s with login %p is right: %p', (relation_type, login, right) => {
    const errors = check({ ...child, userSelected: 'abc', relation_type, login }, { wasLogin: true });
    if (right) expect(errors).toEqual({});
    else expect(Object.keys(errors)).toEqual(['login']);
  });

  test('R-3.6 S-48 the death date can only be given when editing', () => {
    expect(check({ ...child, passed_away: '1', death_date: '2026-01-01' })).toEqual({});
    expect(check({ ...child, passed_away: '1' })).toEqual({ death_date: 'Vul de datum van overlijden in.' });
    expect(check({ ...child, passed_away: '0', death_date: '2001-04-13' })).toEqual({
      death_date: 'De datum van overlijden kan niet vóór de geboortedatum zijn.',
    });
    for (const change of [{ passed_away: '1' }, { death_date: '2026-01-01' }] as const)
      expect(check({ ...child, ...change }, { isNew: true })).toEqual({
        death_date: 'Voeg deze persoon eerst toe. Daarna kun je de datum van overlijden invullen.',
      });
  });

  test('names that no document can print are refused', () => {
    expect(
      Object.keys(
        check({
          ...child,
          firstname: 'a\u0000',
          infix: 'x'.repeat(101),
          lastname: 'x'.repeat(101),
          phone: '12',
          street: 'x'.repeat(61),
          town: 'a\u0000',
        }),
      ),
    ).toEqual(['firstname', 'infix', 'lastname', 'phone', 'street', 'town']);
  });
});
