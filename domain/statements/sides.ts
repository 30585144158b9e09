import type { Contract } from '../wire/contract.ts';
import type { Party } from '../wire/party.ts';
import type { PartySide } from '../wire/choices/party.ts';

/** The side of a person in a contract. */
export interface Place {
  side: PartySide;
  /** The parties on the same side, besides the person. */
  together: Party[];
  /** The parties on the other side. */
  others: Party[];
}

/** Null for a person who is not a party to it. Nobody is on both sides (checkParties.ts). */
export function placeOf({ parties }: Pick<Contract, 'parties'>, person: string): Place | null {
  for (const side of ['from', 'to'] as const) {
    if (!parties[side].some(({ hashid }) => hashid === person)) continue;
    return {
      side,
      together: parties[side].filter(({ hashid }) => hashid !== person),
      others: parties[side === 'from' ? 'to' : 'from'],
    };
  }
  return null;
}
