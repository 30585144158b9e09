import type { IsoDate } from '../dates/isoDate.ts';
import { dayInAmsterdam } from '../dates/today.ts';

/** How long a second factor reported lost stays on, in milliseconds: while its mail can stop it (docs/decisions/0022). */
export const LOST_FACTOR_WAIT_MS = 7 * 86_400_000;

/** The day on which a second factor, reported lost at a given moment, is switched off. */
export const factorOffOn = (asked: Date): IsoDate => dayInAmsterdam(new Date(asked.getTime() + LOST_FACTOR_WAIT_MS));
