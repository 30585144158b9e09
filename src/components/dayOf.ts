import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { dayInAmsterdam } from '../../domain/dates/today.ts';

/** The day of an instant, in words. */
export const dayOf = (instant: string): string => formatDateLong(dayInAmsterdam(instant));
