import { areTogether } from '../../domain/relations/outsideSpouse.ts';
import type { PartySide } from '../../domain/wire/choices/party.ts';
import type { Couples } from '../pdf/agreementInput.ts';
import type { PartnershipRow } from '../repositories/family.ts';

/** Who in a contract are each other's partner, as the family knows them. */
export const couplesIn = (
  { parties }: { parties: readonly { userId: number; side: PartySide }[] },
  partnerships: readonly PartnershipRow[],
): Couples => {
  const on = (side: PartySide) => parties.filter((party) => party.side === side).map(({ userId }) => userId);
  const [from, to] = [on('from'), on('to')];
  return {
    from: areTogether(from, partnerships),
    to: areTogether(to, partnerships),
    across: from.some((one) => to.some((other) => areTogether([one, other], partnerships))),
  };
};
