import { endOfMandate, mandatesOfToday, partnerOfToday } from '../../domain/contracts/life/mandates.ts';
import type { Mandate, Mandates } from '../../domain/wire/mandate.ts';
import type { Party } from '../../domain/wire/party.ts';
import type { UserRow } from '../repositories/family.ts';
import type { StoredHousehold } from '../repositories/household.ts';
import type { MandateRow } from '../repositories/mandates.ts';

const named = ({ hashid, firstname, infix, lastname }: UserRow): Party => ({ hashid, firstname, infix, lastname });

/** The current mandates of one person, and the people they can give one to. */
export function presentMandates(household: StoredHousehold, self: number): Mandates {
  const person = (id: number | null) => household.people.find((one) => one.id === id);
  const today = mandatesOfToday(household);
  const told = (mandate: MandateRow | undefined, other: 'giver_id' | 'taker_id'): Mandate | null => {
    const party = mandate && person(mandate[other]);
    if (!party) return null;
    const { hashid, matters, given_at } = mandate;
    return { hashid, party: named(party), matters, given_at: given_at.toISOString() };
  };
  const partner = person(partnerOfToday(household, self));
  return {
    partner:
      partner && endOfMandate(household, { giver_id: self, taker_id: partner.id }) === null ? named(partner) : null,
    given: told(
      today.find(({ giver_id }) => giver_id === self),
      'taker_id',
    ),
    received: told(
      today.find(({ taker_id }) => taker_id === self),
      'giver_id',
    ),
  };
}
