import { aRelation } from '../../store/test/family.ts';
import { consentFor } from '../../forms/relation/consents.ts';
import {
  follow,
  fromRelation,
  newRelation,
  toRelationForm,
  type RelationValues,
} from '../../forms/relation/relationValues.ts';
import { roleOf } from './roleOf.ts';
import { isInvited } from '../../forms/relation/isInvited.ts';
import { statusesOf, yearsOf } from './status.ts';

const sanne = aRelation('sanne');
const child = (changes: Partial<RelationValues> = {}): RelationValues => ({ ...fromRelation(sanne), ...changes });
const pair = (until: string | null) => [
  {
    self: { hashid: 'sanne' },
    partner: { hashid: 'tim', firstname: 'Tim' },
    bond: null,
    from: null,
    contract_from: null,
    until,
  },
];
const tim = {
  ...aRelation('tim'),
  firstname: 'Tim',
  relation_type: 'partner' as const,
  userSelected: 'sanne',
  partners: pair(null),
};

describe('consequences of a change', () => {
  test('R-3.7 a partner has no login choice, but a granted login stays; a child has no partner field', () => {
    expect(follow.relationType('partner', false)).toEqual({ relation_type: 'partner', login: false });
    expect(follow.relationType('partner', true)).toEqual({ relation_type: 'partner', login: true });
    expect(follow.relationType('child', false)).toEqual({
      relation_type: 'child',
      userSelected: '',
      divorced: false,
      divorce_date: '',
    });
  });

  test('R-3.6 unticking the box clears the date', () => {
    expect(follow.passedAway(false)).toEqual({ passed_away: false, death_date: '' });
    expect(follow.passedAway(true)).toEqual({ passed_away: true });
  });
});

describe('the fields sent', () => {
  test('R-5.11 are only those of the chosen kind of relation', () => {
    expect(toRelationForm(child({ login: true, userSelected: 'jan', divorced: true }), sanne)).toMatchObject({
      hashid: 'sanne',
      login: '1',
      userSelected: '',
      divorced: '0',
      birthdate: '1990-05-12',
    });
    expect(
      toRelationForm(child({ relation_type: 'partner', login: true, userSelected: 'jan', divorced: true })),
    ).toMatchObject({ login: '', userSelected: 'jan', divorced: '1' });
    expect(toRelationForm(child())).not.toHaveProperty('hashid');
  });

  test('R-3.10 R-3.11 the only possible kind is preselected, except a partner at the limit', () => {
    expect(newRelation(['child'], false).relation_type).toBe('child');
    expect(newRelation(['partner'], true).relation_type).toBe('');
    expect(newRelation(['child', 'partner'], false).relation_type).toBe('');
  });
});

describe('the confirmation before saving', () => {
  test('asks nothing when nobody notices', () => {
    expect(consentFor(child(), sanne, [])).toBeNull();
    expect(consentFor(child({ login: true }), { ...sanne, login: true }, [])).toBeNull();
    expect(consentFor(child({ passed_away: true }), { ...sanne, passed_away: true }, [])).toBeNull();
    expect(consentFor(child({ relation_type: 'partner', login: true }), tim, [])).toBeNull();
  });

  test('R-3.4 is about a login, with the address of the mail and that it stays', () => {
    const asked = consentFor(child({ login: true }), undefined, []);
    expect(asked).toMatchObject({ title: 'Sanne uitnodigen?', verb: 'Bewaar en nodig uit' });
    expect(asked?.texts[0]).toMatch(/sanne@voorbeeld\.example.*niet meer uitzetten/u);
  });

  test('is about a death and a divorce in one question, each with its consequences', () => {
    expect(consentFor(child({ passed_away: true }), sanne, [])?.title).toBe('Overlijden van Sanne vastleggen?');
    expect(consentFor(child({ relation_type: 'partner', divorced: true }), tim, [])?.title).toBe(
      'Scheiding vastleggen?',
    );
    expect(consentFor(child({ relation_type: 'partner', divorced: true, passed_away: true }), tim, [])).toMatchObject({
      title: 'Klopt dit?',
      verb: 'Bewaar',
      texts: { length: 2 },
    });
  });
});

describe("somebody's status in the family (R-8.3)", () => {
  const names = (changes: object) => statusesOf({ ...sanne, ...changes }).map(({ label }) => label);
  test.each([
    [{}, []],
    [{ login: true, invited: true }, ['Uitgenodigd']],
    [{ login: true, invited: true, signed: true }, ['Kan inloggen']],
    [{ login: true, invited: true, blocked: true }, ['Geblokkeerd']],
    [{ signed: true, blocked: true }, ['Geblokkeerd']],
    [{ signed: true, passed_away: true, blocked: true, divorced: true }, ['Overleden', 'Gescheiden']],
  ])('%j: %j', (changes, labels) => expect(names(changes)).toEqual(labels));

  test('an invitation can be sent again while it is open', () => {
    const invited = { ...sanne, login: true, invited: true };
    expect(
      [
        invited,
        { ...invited, signed: true },
        { ...invited, blocked: true },
        { ...invited, passed_away: true },
        sanne,
      ].map(isInvited),
    ).toEqual([true, false, false, false, false]);
  });

  test('the years of a deceased person are shown as far as known', () => {
    expect(yearsOf({ birthdate: '1958-03-12', death_date: '2024-01-02' })).toBe('1958 – 2024');
    expect(yearsOf({ birthdate: null, death_date: null })).toBe('? – ?');
  });

  test('names a family member, a partner, an ex-partner, and a partner of somebody the viewer does not see', () => {
    expect(roleOf(sanne, [sanne, tim])).toBe('Kind');
    expect(roleOf(tim, [sanne, tim])).toBe('Partner van Sanne');
    expect(roleOf({ ...tim, divorced: true, partners: pair('2021-01-01') }, [sanne, tim])).toBe('Ex-partner van Sanne');
    expect(roleOf(tim, [tim])).toBe('Partner');
    expect(roleOf({ ...tim, divorced: true }, [tim])).toBe('Ex-partner');
  });

  test('each of two partners sees the other as their partner, whoever was added first', () => {
    expect(roleOf({ ...sanne, partners: pair(null) }, [sanne, tim], 'tim')).toBe('Je partner');
    expect(roleOf(tim, [sanne, tim], 'sanne')).toBe('Je partner');
    expect(roleOf({ ...sanne, partners: pair('2021-01-01') }, [sanne, tim], 'tim')).toBe('Kind');
    expect(roleOf(tim, [sanne, tim], 'jan')).toBe('Partner van Sanne');
  });
});
