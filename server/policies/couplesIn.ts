import type { IsoDate } from '../../domain/dates/isoDate.ts';
import { areTogether, isWidowed } from '../../domain/relations/outsideSpouse.ts';
import type { PartySide } from '../../domain/wire/choices/party.ts';
import type { Contract } from '../../domain/wire/contract.ts';
import type { Couples } from '../pdf/agreementInput.ts';
import type { FamilySnapshot, PartnershipRow } from '../repositories/family.ts';

/** The partners in a contract, as the family knows them. */
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

/**
 * The givers, by hashid, whose partner had died when the contract was signed, or today while unsigned.
 * @param today the date in the Netherlands
 */
export function widowedIn(
  { parties, contract }: Contract,
  { people, partnerships }: Pick<FamilySnapshot, 'people' | 'partnerships'>,
  today: IsoDate,
): string[] {
  const day = contract.signed_date ?? today;
  return people
    .filter(({ hashid }) => parties.from.some((party) => party.hashid === hashid))
    .filter(({ id }) => isWidowed(id, { people, couples: partnerships }, day))
    .map(({ hashid }) => hashid);
}
