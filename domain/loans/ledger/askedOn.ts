import { dayInAmsterdam } from '../../dates/today.ts';
import type { IsoDate } from '../../dates/isoDate.ts';
import { isAhead } from '../events/catalogue.ts';
import type { CountingEvent } from './countingEvents.ts';

/**
 * The day from which a term can be late. Nobody could pay on its own day the amount set by a rate or a pause agreed
 * afterwards: for a term between the day of such a change and the day on which it was recorded, it is the latter
 * (docs/decisions/0002). A lower rate asks nothing extra, and leaves the day unchanged.
 * @param rate the one that was agreed first, in thousandths of a percent per year
 */
export function askedOn(events: readonly CountingEvent[], rate: number): (due: IsoDate) => IsoDate {
  let current = rate;
  const later = events.flatMap((event) => {
    const before = current;
    if ('rate_millipercent' in event) current = event.rate_millipercent;
    const asksMore = event.kind === 'rate_change' ? current > before : isAhead(event.kind);
    return asksMore ? [{ from: event.date, recorded: dayInAmsterdam(event.recorded_at) }] : [];
  });
  return (due) =>
    later.reduce((day, { from, recorded }) => (from < due && due < recorded && day < recorded ? recorded : day), due);
}
