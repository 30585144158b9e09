import { dayOf } from './dayOf.ts';

const format = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * An instant (ISO 8601) as the clock in the Netherlands shows it: '20 november 2026 om 14:03'; with `day` only its
 * date.
 */
export function InstantText({ instant, day = false }: { instant: string; day?: boolean }) {
  return <time dateTime={instant}>{day ? dayOf(instant) : format.format(new Date(instant))}</time>;
}
