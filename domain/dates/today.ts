import type { IsoDate } from './isoDate.ts';

/** The zone whose days count here. */
export const ZONE = 'Europe/Amsterdam';
// Created on first use: each takes a phone tens of milliseconds (docs/performance.md).
let date: Intl.DateTimeFormat | null = null;
let hour: Intl.DateTimeFormat | null = null;

/** The date in the Netherlands at an instant (milliseconds since 1970 UTC), whatever zone the computer is in. */
export function todayInAmsterdam(instant: number): IsoDate {
  date ??= new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit' });
  const [day = '', month = '', year = ''] = date.format(instant).split('/');
  return `${year}-${month}-${day}`;
}

/** The date in the Netherlands at a stored or sent moment. */
export const dayInAmsterdam = (instant: Date | string): IsoDate => todayInAmsterdam(new Date(instant).getTime());

/** The hour in the Netherlands at an instant, from 0 to 23. */
export function hourInAmsterdam(instant: number): number {
  hour ??= new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', hourCycle: 'h23' });
  return Number(hour.format(instant));
}

/** The year in the Netherlands at an instant: at New Year its clocks are one hour ahead of UTC. */
export const yearInAmsterdam = (instant: number): number => new Date(instant + 3_600_000).getUTCFullYear();
