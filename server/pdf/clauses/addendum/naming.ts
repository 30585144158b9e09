import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { ChangeEvent } from '../../../../domain/loans/changes.ts';
import { addendumOf } from './kinds.ts';

/** The terms a change can affect: 'vanaf 1 september 2026' for a pause, otherwise 'na 1 september 2026'. */
export const touched = (change: ChangeEvent): string => `${addendumOf(change).touches} ${formatDateLong(change.date)}`;
