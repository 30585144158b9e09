import { firstNames } from '../../../../domain/contracts/sides.ts';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { usePeople } from './usePeople.ts';
import type { WizardValues } from './wizardValues.ts';

const OTHERWISE = {
  loan: { from: 'wie uitleent', to: 'wie leent' },
  gift: { from: 'wie geeft', to: 'wie krijgt' },
};

/** Replaces `{from}` and `{to}` in a sentence with the names of the people. */
export function useNames(): (sentence: string) => string {
  const { parties, type } = useFormValues<Partial<WizardValues>>().values;
  const otherwise = OTHERWISE[type === 'GiftContract' ? 'gift' : 'loan'];
  const people = usePeople();
  return (sentence) =>
    sentence.replace(/\{(from|to)\}/gu, (_match, side: 'from' | 'to') => {
      const chosen = people.filter(({ hashid }) => parties?.[side].includes(hashid));
      return chosen.length === 0 ? otherwise[side] : firstNames(chosen);
    });
}
