import type { IsoDate } from '../dates/isoDate.ts';
import { afterDeathOfOne, dayOfTwo, type TwoLives } from './dayOfTwo.ts';

const NOT_DIVORCED_MESSAGE = 'Vink eerst aan dat deze partners gescheiden zijn, of laat deze dag leeg.';
const FUTURE_MESSAGE = 'Deze dag kan niet in de toekomst zijn. Leg de scheiding vast als het zover is.';
const BEFORE_BOND_MESSAGE = 'Deze dag kan niet vóór de dag zijn waarop jullie partners werden.';
const AFTER_DEATH_MESSAGE = 'Deze dag kan niet na een overlijden zijn.';

/** The known facts about two former partners: what they were to each other, and their lives. */
interface Parted {
  /** `yyyy-MM-dd`; null if nobody recorded it. */
  from: IsoDate | null;
  contract_from: IsoDate | null;
  two: TwoLives;
}

/**
 * The day since which two people are no longer partners (art. 5a lid 4 AWR), `yyyy-MM-dd` or empty: it needs the box
 * that says they are divorced. Empty is the day on which it is recorded.
 */
export function divorceDate(value: string, divorced: boolean, parted: Parted, today: IsoDate): string | null {
  if (value === '') return null;
  if (!divorced) return NOT_DIVORCED_MESSAGE;
  const { two, from, contract_from } = parted;
  const wrong = dayOfTwo(value, two, today, FUTURE_MESSAGE);
  if (wrong !== null) return wrong;
  if ([from, contract_from].some((day) => day !== null && value < day)) return BEFORE_BOND_MESSAGE;
  return afterDeathOfOne(value, two) ? AFTER_DEATH_MESSAGE : null;
}
