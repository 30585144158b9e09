import type { IsoDate } from './dates/isoDate.ts';
import { dayInAmsterdam } from './dates/today.ts';

/** How long an erasure can be taken back, in milliseconds: as long as the link in its mail works (docs/decisions/0021). */
export const ERASURE_WAIT_MS = 7 * 86_400_000;

/** The day on which a request made at a moment is carried out. */
export const erasedOn = (asked: Date): IsoDate => dayInAmsterdam(new Date(asked.getTime() + ERASURE_WAIT_MS));
