import type { ArePartners } from '../../domain/statements/ownHome.ts';
import type { FamilySnapshot } from '../repositories/family.ts';

/** Who of a family are each other's partner today. */
export function partnersIn({ people, partnerships }: FamilySnapshot): ArePartners {
  const hashidOf = new Map(people.map(({ id, hashid }) => [id, hashid]));
  const pairs = new Set(
    partnerships
      .filter(({ until_date }) => until_date === null)
      .flatMap(({ self_id, partner_id }) => [
        `${hashidOf.get(self_id)} ${hashidOf.get(partner_id)}`,
        `${hashidOf.get(partner_id)} ${hashidOf.get(self_id)}`,
      ]),
  );
  return (a, b) => pairs.has(`${a} ${b}`);
}
