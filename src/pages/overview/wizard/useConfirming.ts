import { type Household, partnerOfToday } from '../../../../domain/contracts/life/mandates.ts';
import {
  agreeableBy,
  awaited,
  consentsBy,
  recordersOf,
  speaksItself,
  voicesOf,
} from '../../../../domain/contracts/life/voices.ts';
import { canLogIn, hasLogin } from '../../../../domain/relations/canLogIn.ts';
import { PARTY_SIDES, type PartySide } from '../../../../domain/wire/choices/party.ts';
import type { Mandates } from '../../../../domain/wire/mandate.ts';
import type { Party } from '../../../../domain/wire/party.ts';
import type { CurrentUser, ToldRelation } from '../../../../domain/wire/user.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { useGetMandatesQuery } from '../../../store/modules/mandates/mandatesApi.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';

interface Confirming {
  /** Who confirm the day: everybody with a login of their own for whom the reader does not answer, and who records it for who has none. */
  asked: Party[];
  /** For whom the reader confirms it as well, by a mandate. */
  for: Party[];
  /** The reader says no day: both sides have a login, and the reader is on neither. */
  themselves: boolean;
}

interface Asking extends Confirming {
  /** Their partner is asked, who may let them answer. */
  partner: boolean;
}

/** People in the place that they have in a list of the family, as the rules of who speaks for whom count them. */
type Numbered = Party &
  Pick<ToldRelation, 'sub' | 'signed' | 'blocked' | 'passed_away' | 'divorced' | 'manages' | 'partners'> & {
    id: number;
  };

/** Who speaks for whom, as far as the reader knows it: by mandate, who lets the reader do so. */
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
  parties: Readonly<Record<PartySide, readonly string[]>>,
  received: Mandates['received'],
): Asking {
  const people = [me, ...me.children, ...me.others].map((one, id): Numbered => ({ ...one, id }));
  const voices = voicesOf(parties, people);
  const managers = people.filter((one) => one.manages && canLogIn(one) && !one.divorced).map(({ id }) => id);
  const household = householdOf(people, received);
  const spoken = { voices, household, managers, matters: ['paper'] as const };
  const agreed = agreeableBy(spoken, { id: 0 }, voices);
  const left = awaited(spoken, consentsBy({ id: 0 }, agreed));
  const recorders = recordersOf(spoken, left);
  const own = voices.some(({ id }) => id === 0);
  return {
    asked: people.filter((one) => recorders.includes(one.id) || left.some(({ id }) => id === one.id && hasLogin(one))),
    for: agreed.filter(({ way }) => way.how === 'mandate').map(({ person }) => person),
    partner: left.some((one) => hasLogin(one) && one.id === partnerOfToday(household, 0)),
    themselves: !own && PARTY_SIDES.every((side) => speaksItself(voices, side)),
  };
}

/**
 * Who confirm the day of signing before it counts (docs/decisions/0016). As long as it is not known who lets the reader answer
 * for them, everybody is asked.
 * @param parties the hashids on either side
 */
export function useConfirming(parties: Readonly<Record<PartySide, readonly string[]>>): Confirming {
  const me = useAppSelector(selectCurrentUser);
  const without = me && confirmingOf(me, parties, null);
  const { data } = useGetMandatesQuery(undefined, {
    skip: without === null || without.themselves || !without.partner,
  });
  return me ? confirmingOf(me, parties, data?.received ?? null) : { asked: [], for: [], themselves: false };
}
