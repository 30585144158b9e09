import type { IsoDate } from '../dates/isoDate.ts';
import { dayInAmsterdam } from '../dates/today.ts';

/** How long a second step that is said to be lost stays on, in milliseconds: as long as the mail about it can stop it (docs/decisions/0022). */
export const LOST_FACTOR_WAIT_MS = 7 * 86_400_000;

/** The day on which the second step goes off that was said at a moment to be lost. */
export const factorOffOn = (asked: Date): IsoDate => dayInAmsterdam(new Date(asked.getTime() + LOST_FACTOR_WAIT_MS));
