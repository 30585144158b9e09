import type { GiftMeter, GiftYear } from '../wire/gifts.ts';
import type { GiftEntry } from './entries.ts';
import { meterOf } from './giftYear.ts';
import { leastKnown, oldestFirst, pairsOf } from './pairs.ts';

/** A meter before and after a gift being written. */
export interface TriedGift {
  /** Null if there were no gifts between these two this year. */
  before: GiftMeter | null;
  after: GiftMeter;
}

/**
 * Returns the effect of a gift on the meters of its year, one per giver and recipient as the law counts them.
 * @param year the year of the gift's day
 * @param replaced the hashid of the contract being changed: its current content does not count
 */
export function tryGift({ year, people, meters }: GiftYear, entry: GiftEntry, replaced: string | null): TriedGift[] {
  return pairsOf(entry, people).map((pair) => {
    const known = meters.find(({ key }) => key === pair.key);
    const others = known?.lines.filter(({ contract }) => contract !== replaced) ?? [];
    const kinship = known ? leastKnown(pair, known) : pair;
    const whole = (lines: GiftMeter['lines']) =>
      meterOf({ ...pair, ...kinship, lines: oldestFirst(lines) }, year, people, known?.used_before ?? null);
    return { before: known ? whole(others) : null, after: whole([...others, ...pair.lines]) };
  });
}
