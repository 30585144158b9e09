import { speaksItself, voicesOf } from '../../../../domain/contracts/life/voices.ts';
import { hasLogin } from '../../../../domain/relations/canLogIn.ts';
import { PARTY_SIDES, type PartySide } from '../../../../domain/wire/choices/party.ts';
import type { Party } from '../../../../domain/wire/party.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';

interface Confirming {
  /** Who confirm the day: everybody but the reader with a login of their own. */
  asked: Party[];
  /** The reader says no day: both sides have a login, and the reader is on neither. */
  themselves: boolean;
}

/**
 * Who confirm the day of signing before it counts (docs/decisions/0091). Who lets the reader answer for them is named all the same.
 * @param parties the hashids on either side
 */
export function useConfirming(parties: Readonly<Record<PartySide, readonly string[]>>): Confirming {
  const me = useAppSelector(selectCurrentUser);
  if (me === null) return { asked: [], themselves: false };
  const voices = voicesOf(parties, [me, ...me.children, ...me.others]);
  const isParty = voices.some(({ hashid }) => hashid === me.hashid);
  return {
    asked: voices.filter((one) => hasLogin(one) && one.hashid !== me.hashid),
    themselves: !isParty && PARTY_SIDES.every((side) => speaksItself(voices, side)),
  };
}
