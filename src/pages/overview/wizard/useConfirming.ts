import { type Household, partnerOfToday } from '../../../../domain/contracts/life/mandates.ts';
import {
  agreeableBy,
  awaited,
  consentsBy,
  recordersOf,
  speaksItself,
  partiesOf,
} from '../../../../domain/contracts/life/whoAgrees.ts';
import { canLogIn, hasLogin } from '../../../../domain/relations/canLogIn.ts';
import { PARTY_SIDES, type PartySide } from '../../../../domain/wire/choices/party.ts';
import type { Mandates } from '../../../../domain/wire/mandate.ts';
import type { Party } from '../../../../domain/wire/party.ts';
import type { CurrentUser, ToldRelation } from '../../../../domain/wire/user.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { useGetMandatesQuery } from '../../../store/modules/mandates/mandatesApi.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';

interface Confirming {
  /** Those who confirm the day: people with a login whom the reader does not answer for, and the recorder for those without. */
  asked: Party[];
  /** Others for whom the reader confirms it, by a mandate. */
  for: Party[];
  /** The reader can't give a day: both sides have a login, and the reader is on neither. */
  themselves: boolean;
}

interface Asking extends Confirming {
  /** Their partner is asked; the partner may let them answer. */
  partner: boolean;
}

/** People by their place in a list of the family, as the rules on who speaks for whom number them. */
type Numbered = Party &
  Pick<ToldRelation, 'sub' | 'signed' | 'blocked' | 'passed_away' | 'divorced' | 'manages' | 'partners'> & {
    id: number;
  };

/** The mandates that the reader knows: those that let the reader answer for somebody. */
function householdOf(people: readonly Numbered[], received: Mandates['received']): Household {
  const idOf = (hashid: string) => people.findIndex((one) => one.hashid === hashid);
  const couples = people.flatMap(({ partners }) =>
    partners.map(({ self, partner, until }) => ({
      self_id: idOf(self.hashid),
      partner_id: idOf(partner.hashid),
      until_date: until,
    })),
  );
  const given = received && {
    ...{ id: 0, giver_id: idOf(received.party.hashid), taker_id: 0, matters: received.matters },
    ...{ ended_at: null, contested: false },
  };
  return { people, couples, mandates: given ? [given] : [] };
}

function confirmingOf(
  me: CurrentUser,
  sides: Readonly<Record<PartySide, readonly string[]>>,
  received: Mandates['received'],
): Asking {
  const people = [me, ...me.children, ...me.others].map((one, id): Numbered => ({ ...one, id }));
  const parties = partiesOf(sides, people);
  const managers = people.filter((one) => one.manages && canLogIn(one) && !one.divorced).map(({ id }) => id);
  const household = householdOf(people, received);
  const spoken = { parties, household, managers, matters: ['paper'] as const };
  const agreed = agreeableBy(spoken, { id: 0 }, parties);
  const left = awaited(spoken, consentsBy({ id: 0 }, agreed));
  const recorders = recordersOf(spoken, left);
  const own = parties.some(({ id }) => id === 0);
  return {
    asked: people.filter((one) => recorders.includes(one.id) || left.some(({ id }) => id === one.id && hasLogin(one))),
    for: agreed.filter(({ way }) => way.how === 'mandate').map(({ person }) => person),
    partner: left.some((one) => hasLogin(one) && one.id === partnerOfToday(household, 0)),
    themselves: !own && PARTY_SIDES.every((side) => speaksItself(parties, side)),
  };
}

/**
 * The people who confirm the signing day before it counts (docs/decisions/0016). Until the reader's mandates are known,
 * everybody is asked.
 * @param sides the hashids on either side
 */
export function useConfirming(sides: Readonly<Record<PartySide, readonly string[]>>): Confirming {
  const me = useAppSelector(selectCurrentUser);
  const without = me && confirmingOf(me, sides, null);
  const { data } = useGetMandatesQuery(undefined, {
    skip: without === null || without.themselves || !without.partner,
  });
  return me ? confirmingOf(me, sides, data?.received ?? null) : { asked: [], for: [], themselves: false };
}
