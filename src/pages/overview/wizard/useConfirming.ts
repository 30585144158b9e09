import { matterOfConsent, speaksItself, voicesOf } from '../../../../domain/contracts/life/voices.ts';
import { hasLogin } from '../../../../domain/relations/canLogIn.ts';
import { PARTY_SIDES, type PartySide } from '../../../../domain/wire/choices/party.ts';
import type { Party } from '../../../../domain/wire/party.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { useGetMandatesQuery } from '../../../store/modules/mandates/mandatesApi.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';

interface Confirming {
  /** Who confirm the day: everybody with a login of their own for whom the reader does not answer. */
  asked: Party[];
  /** For whom the reader confirms it as well, by a mandate. */
  for: Party[];
  /** The reader says no day: both sides have a login, and the reader is on neither. */
  themselves: boolean;
}

/**
 * Who confirm the day of signing before it counts (docs/decisions/0091). As long as it is not known who lets the reader answer
 * for them, everybody is asked.
 * @param parties the hashids on either side
 */
export function useConfirming(parties: Readonly<Record<PartySide, readonly string[]>>): Confirming {
  const me = useAppSelector(selectCurrentUser);
  const voices = me === null ? [] : voicesOf(parties, [me, ...me.children, ...me.others]);
  const own = voices.find(({ hashid }) => hashid === me?.hashid);
  const others = voices.filter((one) => hasLogin(one) && one !== own);
  const beside = others.filter(({ side }) => own === undefined || side === own.side);
  const themselves = me !== null && own === undefined && PARTY_SIDES.every((side) => speaksItself(voices, side));
  const { data } = useGetMandatesQuery(undefined, { skip: themselves || beside.length === 0 });
  const received = data?.received?.matters.includes(matterOfConsent('signing')) ? data.received : null;
  const spokenFor = beside.filter(({ hashid }) => hashid === received?.party.hashid);
  return {
    asked: others.filter((one) => !spokenFor.includes(one)),
    for: spokenFor,
    themselves,
  };
}
