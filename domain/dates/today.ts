import type { IsoDate } from './isoDate.ts';

const amsterdam = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The date in the Netherlands at an instant (milliseconds since 1970 UTC), whatever zone the computer is in. */
export function todayInAmsterdam(instant: number): IsoDate {
  const [day = '', month = '', year = ''] = amsterdam.format(instant).split('/');
  return `${year}-${month}-${day}`;
}

const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Amsterdam', hour: '2-digit', hourCycle: 'h23' });

/** The hour in the Netherlands at an instant, from 0 to 23. */
export const hourInAmsterdam = (instant: number): number => Number(hour.format(instant));
