import { firstNames } from '../../../domain/contracts/sides.ts';
import type { BondFacts, Relation } from '../../../domain/wire/user.ts';

/** Two partners, as the question how they belong together needs them. */
export interface Couple extends BondFacts {
  /** Hashid of the one who was added as a partner. */
  hashid: string;
  /** 'Sanne en Thomas'. */
  names: string;
  two: readonly Relation[];
}

/** The partnership somebody was added with; null for who is no partner, or whose other half the viewer does not see. */
export function coupleOf(relation: Relation, family: readonly Relation[]): Couple | null {
  if (relation.relation_type !== 'partner') return null;
  const other = family.find(({ hashid }) => hashid === relation.userSelected);
  const pair = relation.partners
    .filter(({ partner, self }) => partner.hashid === relation.hashid && self.hashid === other?.hashid)
    .at(-1);
  if (!other || !pair) return null;
  const two = [other, relation];
  return {
    hashid: relation.hashid,
    names: firstNames(two),
    two,
    bond: pair.bond,
    from: pair.from,
    contract_from: pair.contract_from,
    until: pair.until,
  };
}
