import fc from 'fast-check';
import type { Kinship } from '../wire/user.ts';
import { ageOrder } from './ageOrder.ts';
import { type Kin, kinshipOf, MEMBER_KINSHIPS, PARENT_KINSHIPS, typeOf } from './kinship.ts';
import { type Descent, descent } from './descent.ts';
import { runs, seed } from '../test/seed.ts';

fc.configureGlobal({ seed, numRuns: runs(300) });

const kin = (hashid: string, kinship: Kinship | null, child_of?: string): Kin => ({
  hashid,
  relation_type: kinship === null ? null : typeOf(kinship),
  ...(kinship && kinship !== typeOf(kinship) && { kinship }),
  child_of,
});

const family = [
  kin('jan', null),
  kin('sanne', 'child'),
  kin('bram', 'child'),
  kin('lisa', 'grandchild', 'sanne'),
  kin('finn', 'grandchild'),
  kin('opa', 'parent', 'overopa'),
  kin('oma', 'parent'),
  kin('overopa', 'grandparent'),
  kin('overoma', 'grandparent'),
  kin('kees', 'sibling', 'opa'),
  kin('ria', 'sibling'),
  kin('tante', 'relative'),
  kin('vriend', 'friend'),
  kin('marijke', 'partner'),
];
const of = (hashid: string): Kin => family.find((one) => one.hashid === hashid) ?? kin(hashid, 'friend');

describe('lines of descent', () => {
  // Every pair not listed here is 'none'.
  const found: Record<string, Partial<Record<string, Descent>>> = {
    jan: { sanne: 'child', bram: 'child', lisa: 'grandchild', finn: 'grandchild' },
    sanne: { lisa: 'child', finn: 'unknown' },
    bram: { finn: 'unknown' },
    opa: {
      jan: 'child',
      sanne: 'grandchild',
      bram: 'grandchild',
      lisa: 'grandchild',
      finn: 'grandchild',
      kees: 'child',
    },
    oma: { jan: 'child', sanne: 'grandchild', bram: 'grandchild', lisa: 'grandchild', finn: 'grandchild' },
    overopa: {
      ...{ jan: 'grandchild', sanne: 'grandchild', bram: 'grandchild', lisa: 'grandchild', finn: 'grandchild' },
      ...{ opa: 'child', oma: 'unknown', kees: 'grandchild', ria: 'unknown' },
    },
    overoma: {
      ...{ jan: 'grandchild', sanne: 'grandchild', bram: 'grandchild', lisa: 'grandchild', finn: 'grandchild' },
      ...{ opa: 'unknown', oma: 'unknown', kees: 'unknown', ria: 'unknown' },
    },
  };
  found['opa']!['ria'] = 'unknown';
  found['oma']!['ria'] = 'unknown';
  const pairs = family.flatMap((elder) => family.map((younger) => [elder.hashid, younger.hashid] as const));
  test.each(pairs)('%s and %s', (elder, younger) => {
    const others = elder !== younger && [elder, younger].includes('tante');
    const withTante = others && ![elder, younger].some((one) => ['vriend', 'marijke'].includes(one));
    expect(descent(of(elder), of(younger), family)).toBe(withTante ? 'unknown' : (found[elder]?.[younger] ?? 'none'));
  });

  test('two people who count as one are both the elder', () => {
    const parents = (hashid: string) => hashid === 'opa' || hashid === 'oma';
    expect(descent(of('oma'), of('kees'), family, parents)).toBe('child');
    expect(descent(of('oma'), of('kees'), family)).toBe('none');
  });
});

const anyFamily = fc
  .array(
    fc.record({
      kinship: fc.constantFrom(...MEMBER_KINSHIPS),
      parent: fc.nat(9),
      day: fc.integer({ min: 1920, max: 2008 }),
    }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((made) => {
    const people = made.map(({ kinship, day }, i) => ({
      ...kin(`p${i}`, kinship),
      firstname: `p${i}`,
      birthdate: `${day}-01-01`,
    }));
    const linked = people.map((person, i) => {
      const parents = people.filter(
        (one) => one !== person && kinshipOf(one) === PARENT_KINSHIPS[kinshipOf(person) ?? 'friend'],
      );
      return { ...person, child_of: parents[(made[i]?.parent ?? 0) % (parents.length + 1)]?.hashid };
    });
    return [{ ...kin('jan', null), firstname: 'Jan', birthdate: '1965-01-01' }, ...linked];
  });

test('nobody descends from their own descendants, or from themselves', () => {
  fc.assert(
    fc.property(anyFamily, (people) => {
      for (const one of people)
        for (const other of people) {
          const [down, up] = [descent(one, other, people), descent(other, one, people)];
          if (one === other) expect(down).toBe('none');
          if (down === 'child' || down === 'grandchild') expect(up).toBe('none');
        }
    }),
  );
});

test('R-3.15 a birth date that fits everybody in the family fits each of them, and vice versa', () => {
  fc.assert(
    fc.property(anyFamily, (people) => {
      const wrong = people.some((one) => ageOrder(one, one.birthdate, people, 'Je') !== null);
      const pairs = people.some((one) =>
        people.some(
          (other) => ['child', 'grandchild'].includes(descent(one, other, people)) && other.birthdate < one.birthdate,
        ),
      );
      expect(wrong).toBe(pairs);
      // A birth date that conflicts with another's makes that one conflict too.
      for (const one of people)
        for (const other of people)
          expect(ageOrder(one, one.birthdate, [other], 'Je') === null).toBe(
            ageOrder(other, other.birthdate, [one], 'Je') === null,
          );
    }),
  );
});
