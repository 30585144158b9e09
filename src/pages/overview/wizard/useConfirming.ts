import { sidesToConfirm } from '../../../../domain/contracts/life/voices.ts';
import { firstNames, sideOf } from '../../../../domain/contracts/sides.ts';
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
  const people = (['from', 'to'] as const).flatMap((side) =>
    [me, ...me.children, ...me.others]
      .filter(({ hashid }) => parties[side].includes(hashid))
      .map((person) => ({ ...person, side })),
  );
  const on = (side: 'from' | 'to') => people.filter((person) => person.side === side);
  const own = sideOf({ from: on('from'), to: on('to') }, me.hashid);
  return sidesToConfirm(own, people).map((side) => firstNames(on(side)));
}
