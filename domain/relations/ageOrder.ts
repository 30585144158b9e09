import type { IsoDate } from '../dates/isoDate.ts';
import { notOlderThanParent } from '../rules/notOlderThanParent.ts';
import { kinshipOf, type Kin } from './kinship.ts';
import { descent } from './descent.ts';

/** A family member with whose birth date another's must agree. */
export interface Relative extends Kin {
  firstname: string;
  birthdate: IsoDate | null;
}

/**
 * Somebody's descendants are not older and their ancestors not younger; the same day passes. Nothing is asked about
 * brothers, sisters, other family and friends. Between the founder and a child the sentence is the specification's
 * (R-3.15).
 * @param subject how the person is addressed: 'Je' or 'Deze persoon'
 */
export function ageOrder(
  person: Kin,
  birthdate: IsoDate,
  family: readonly Relative[],
  subject: 'Je' | 'Deze persoon',
): string | null {
  const cannot = subject === 'Je' ? 'Je kunt' : `${subject} kan`;
  for (const other of family) {
    if (other.hashid === person.hashid || other.birthdate === null) continue;
    const [below, above] = [descent(other, person, family), descent(person, other, family)].map(
      (found) => found === 'child' || found === 'grandchild',
    );
    const kinships = [kinshipOf(person), kinshipOf(other)];
    const byTheLetter = kinships.includes(null) && kinships.includes('child');
    if (below && birthdate < other.birthdate)
      return byTheLetter
        ? notOlderThanParent(birthdate, other.birthdate)
        : `${cannot} niet ouder zijn dan ${other.firstname}.`;
    if (above && birthdate > other.birthdate)
      return byTheLetter
        ? notOlderThanParent(other.birthdate, birthdate)
        : `${cannot} niet jonger zijn dan ${other.firstname}.`;
  }
  return null;
}
