import type { Fault } from './fault.ts';
import { F16, F17 } from './lines/backups.ts';
import { F23, L11 } from './lines/browser.ts';
import { F6, F7, F8 } from './lines/database.ts';
import { F21, L10, L5, L9 } from './lines/days.ts';
import { F2, F9 } from './lines/disk.ts';
import { F1 } from './lines/f01.ts';
import { F13 } from './lines/f13.ts';
import { F18 } from './lines/f18.ts';
import { F19 } from './lines/f19.ts';
import { F20 } from './lines/f20.ts';
import { F22 } from './lines/f22.ts';
import { F24 } from './lines/f24.ts';
import { L1, L2, L3, L4 } from './lines/lists.ts';
import { F14, F15 } from './lines/outside.ts';
import { L6, L7, L8 } from './lines/papers.ts';
import { F11, F12 } from './lines/provider.ts';
import { F10, F3, F4, F5 } from './lines/starts.ts';

const faults = [
  F1,
  F2,
  F3,
  F4,
  F5,
  F6,
  F7,
  F8,
  F9,
  F10,
  F11,
  F12,
  F13,
  F14,
  F15,
  F16,
  F17,
  F18,
  F19,
  F20,
  F21,
  F22,
  F23,
  F24,
];
const loads = [L1, L2, L3, L4, L5, L6, L7, L8, L9, L10, L11];

/** Every line, in the order in which they run. */
export const table: readonly Fault[] = [...faults, ...loads];
