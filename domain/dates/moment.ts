import { formatDateLong } from './dutchDate.ts';
import { dayInAmsterdam } from './today.ts';

let clock: Intl.DateTimeFormat | null = null;

/** A moment in a sentence, in Amsterdam: `op 28 november 2026 om 17:05 uur`. */
export function formatMoment(at: Date): string {
  clock ??= new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', hour: '2-digit', minute: '2-digit' });
  return `op ${formatDateLong(dayInAmsterdam(at))} om ${clock.format(at)} uur`;
}
