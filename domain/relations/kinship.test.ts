import { KINSHIPS } from '../wire/choices/user.ts';
import type { Kinship } from '../wire/user.ts';
import { kinshipOf, MEMBER_KINSHIPS, PARENT_KINSHIPS, typeOf } from './kinship.ts';

/** As the family stores it: a separate kinship only if the type does not say it. */
const kept = (kinship: Kinship) => ({
  relation_type: typeOf(kinship),
  ...(kinship !== typeOf(kinship) && { kinship }),
});

test('every kinship has its type, and anyone who can be a parent is a family member, or the founder’s partner', () => {
  expect(KINSHIPS.map((kinship) => kinshipOf(kept(kinship)))).toEqual([...KINSHIPS]);
  expect(KINSHIPS.filter((kinship) => typeOf(kinship) === 'partner')).toEqual(['partner']);
  for (const [child, parent] of Object.entries(PARENT_KINSHIPS))
    expect([MEMBER_KINSHIPS.includes(child as Kinship), typeOf(parent)]).toEqual([
      true,
      child === 'child' ? 'partner' : 'child',
    ]);
});
