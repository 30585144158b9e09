import { sidesToConfirm, speakersOf, voicesOf } from '../../../../domain/contracts/life/voices.ts';
import type { PartySide } from '../../../../domain/wire/choices/party.ts';
import type { Party } from '../../../../domain/wire/party.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';

/**
 * Who confirm the day of signing before it counts, as they have a login of their own (docs/decisions/0085): of each side.
 * Empty: nobody has to.
 * @param parties the hashids on either side
 */
export function useConfirming(parties: Readonly<Record<PartySide, readonly string[]>>): Party[][] {
  const me = useAppSelector(selectCurrentUser);
  if (me === null) return [];
  const voices = voicesOf(parties, [me, ...me.children, ...me.others]);
  const own = voices.find(({ hashid }) => hashid === me.hashid)?.side ?? 'none';
  return sidesToConfirm(own, voices).map((side) => speakersOf(voices, side));
}
