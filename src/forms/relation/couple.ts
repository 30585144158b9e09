import { firstNames } from '../../../domain/contracts/sides.ts';
import type { BondFacts, Partnership, Relation } from '../../../domain/wire/user.ts';

/** Two partners, as needed for the question about their legal bond. */
export interface Couple extends BondFacts {
  /** Hashid of the person added as a partner. */
  hashid: string;
  /** 'Sanne en Thomas'. */
  names: string;
  /** The partner's partner comes first. */
  two: readonly [Relation, Relation];
}

/** They parted, or one of them died. */
export const isOver = ({ until, two }: Couple): boolean => until !== null || two.some(({ passed_away }) => passed_away);

/** The partnership of a partner with their current or last partner. */
export const lastPairOf = (relation: Relation): Partnership | undefined =>
  relation.partners
    .filter(({ partner, self }) => partner.hashid === relation.hashid && self.hashid === relation.userSelected)
    .at(-1);

/** The partnership somebody was added with; null for others, or if the viewer does not see the other half. */
export function coupleOf(relation: Relation, family: readonly Relation[]): Couple | null {
  if (relation.relation_type !== 'partner') return null;
  const other = family.find(({ hashid }) => hashid === relation.userSelected);
  const pair = lastPairOf(relation);
  if (!other || !pair) return null;
  const two = [other, relation] as const;
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
