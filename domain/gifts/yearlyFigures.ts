import type { SourceId } from '../sources/sources.ts';

/** A yearly figure of the law, and the row in the table of sources that says where it was read. */
export interface Figure {
  cents: number;
  source: SourceId;
}

/** The figures of the gift tax of one calendar year (art. 24, 33 Successiewet 1956). */
export interface GiftFigures {
  year: number;
  /** From parents to a child, each year (art. 33-5°). */
  child: Figure;
  /** To anybody else, each year (art. 33-7°). */
  others: Figure;
  /** From parents to a child of 18 to 40, once, to spend freely (art. 33-5° onder a). */
  raisedFree: Figure;
  /** The same for an expensive study (art. 33-5° onder b). */
  raisedStudy: Figure;
  /** For a home, from anybody; null since it was abolished on 1 January 2024. */
  raisedHome: Figure | null;
  /** Up to this amount the lower rate of art. 24 applies, above it the higher one. */
  bracket: Figure;
}

/** In whole euros, in the order of GiftFigures; all six are in the law as it reads on 1 January of the year. */
function row(
  year: 2020 | 2021 | 2022 | 2023 | 2024 | 2025 | 2026,
  ...euros: readonly [number, number, number, number, number | null, number]
): GiftFigures {
  const figure = (amount: number): Figure => ({ cents: amount * 100, source: `sw-${year}` });
  const [child, others, free, study, home, bracket] = euros;
  return {
    year,
    child: figure(child),
    others: figure(others),
    raisedFree: figure(free),
    raisedStudy: figure(study),
    raisedHome: home === null ? null : figure(home),
    bracket: figure(bracket),
  };
}

/**
 * The only table of yearly figures: a new year is one new row, and one in the table of sources. 2021 had € 1.000
 * extra once, because of corona.
 */
const FIGURES: readonly GiftFigures[] = [
  row(2020, 5_515, 2_208, 26_457, 55_114, 103_643, 126_723),
  row(2021, 6_604, 3_244, 26_881, 55_996, 105_302, 128_751),
  row(2022, 5_677, 2_274, 27_231, 56_724, 106_671, 130_425),
  row(2023, 6_035, 2_418, 28_947, 60_298, 28_947, 138_642),
  row(2024, 6_633, 2_658, 31_813, 66_268, null, 152_368),
  row(2025, 6_713, 2_690, 32_195, 67_064, null, 154_197),
  row(2026, 6_908, 2_769, 33_129, 69_009, null, 158_669),
];

/** The figures of a calendar year; null for a year that is not in the table: nothing is guessed then. */
export function giftFigures(year: number): GiftFigures | null {
  return FIGURES.find((figures) => figures.year === year) ?? null;
}

/** The calendar years in the table, oldest first. */
export const KNOWN_YEARS: readonly number[] = FIGURES.map(({ year }) => year);

/** The figures to use for a year that may be in the future: its own, or the newest available. */
export function newestFigures(year: number): GiftFigures {
  const newest = giftFigures(year) ?? FIGURES.at(-1);
  if (!newest) throw new Error('The table of yearly figures is empty.');
  return newest;
}
