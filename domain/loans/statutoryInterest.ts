import type { IsoDate } from '../dates/isoDate.ts';

/** A yearly rate in thousandths of a percent, and the day it starts. */
export interface RateFrom {
  from: IsoDate;
  rate: number;
}

/**
 * The statutory interest outside trade, set by decree for 1 January or 1 July (BW 6:119 and 6:120; Besluit wettelijke
 * rente, Stb. 1971, 27, as changed; 2024: Stb. 2023, 484). A rate holds until the next; for earlier days the first is
 * used. A new decree is a new line here.
 */
export const STATUTORY_INTEREST: readonly RateFrom[] = [
  { from: '2004-02-01', rate: 4_000 },
  { from: '2007-01-01', rate: 6_000 },
  { from: '2009-07-01', rate: 4_000 },
  { from: '2010-01-01', rate: 3_000 },
  { from: '2011-07-01', rate: 4_000 },
  { from: '2012-07-01', rate: 3_000 },
  { from: '2015-01-01', rate: 2_000 },
  { from: '2023-01-01', rate: 4_000 },
  { from: '2023-07-01', rate: 6_000 },
  { from: '2024-01-01', rate: 7_000 },
  { from: '2025-01-01', rate: 6_000 },
  { from: '2026-01-01', rate: 4_000 },
];
