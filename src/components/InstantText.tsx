const format = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const dayOnly = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/**
 * An instant (ISO 8601) as the clock in the Netherlands shows it: '20 november 2026 om 14:03'; with `day` only its
 * date.
 */
export function InstantText({ instant, day = false }: { instant: string; day?: boolean }) {
  return <time dateTime={instant}>{(day ? dayOnly : format).format(new Date(instant))}</time>;
}
