import { sidesToConfirm, voicesOf } from '../../../../domain/contracts/life/voices.ts';
import { firstNames } from '../../../../domain/contracts/sides.ts';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';
import type { WizardValues } from './wizardValues.ts';

/**
 * Who confirm the day of signing before it counts, as they have a login of their own (docs/decisions/0085): the first names
 * of each side. Empty: nobody has to.
 */
export function useConfirming(): string[] {
  const { parties } = useFormValues<WizardValues>().values;
  const me = useAppSelector(selectCurrentUser);
  if (me === null) return [];
  const voices = voicesOf(parties, [me, ...me.children, ...me.others]);
  const own = voices.find(({ hashid }) => hashid === me.hashid)?.side ?? 'none';
  return sidesToConfirm(own, voices).map((side) => firstNames(voices.filter((voice) => voice.side === side)));
}
