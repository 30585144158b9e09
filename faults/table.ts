import type { Fault } from './fault.ts';
import { F6, F7, F8 } from './lines/database.ts';
import { F2, F9 } from './lines/disk.ts';
import { F1 } from './lines/f01.ts';
import { F19 } from './lines/f19.ts';
import { F22 } from './lines/f22.ts';
import { F11, F12 } from './lines/provider.ts';
import { F10, F3, F4, F5 } from './lines/starts.ts';

/** Every line that there is, in the order in which they run. */
export const table: readonly Fault[] = [F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12, F19, F22];
