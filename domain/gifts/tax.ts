import type { GiftFigures } from './yearlyFigures.ts';

/**
 * The groups of art. 24 Successiewet 1956: '1' partners and children, '1A' grandchildren and further descendants, '2'
 * everybody else, including parents, brothers and sisters.
 */
export type KinshipGroup = '1' | '1A' | '2';

/** Percentages up to the bracket and above it; the same in every year of the table (art. 24 lid 1). */
const RATES: Record<KinshipGroup, readonly [low: number, high: number]> = {
  '1': [10, 20],
  '1A': [18, 36],
  '2': [30, 40],
};

/** The part that falls in one bracket; amounts in cents. */
export interface TaxPart {
  base: number;
  /** The rate in whole percents. */
  percent: number;
}

/** Splits the taxed amount by bracket; returns no parts if nothing is taxed. */
export function taxParts(group: KinshipGroup, taxable: number, { bracket }: GiftFigures): TaxPart[] {
  const [low, high] = RATES[group];
  const below = Math.min(taxable, bracket.cents);
  return [
    { base: below, percent: low },
    { base: taxable - below, percent: high },
  ].filter(({ base }) => base > 0);
}

/**
 * The gift tax over the amount left after the exemption, in cents. It ends in whole euros, rounded down: the
 * published example does so (€ 16.871 at 10 % is € 1.687), the rule itself was not found in the law, and the
 * screens say so.
 * @param taxable in cents, not negative
 */
export function giftTax(group: KinshipGroup, taxable: number, figures: GiftFigures): number {
  // Cents times percents: hundredths of a cent, and 10,000 of them in a euro. Safe integers, as an amount is at most
  // 10^11.
  const hundredths = taxParts(group, taxable, figures).reduce((sum, { base, percent }) => sum + base * percent, 0);
  return Math.floor(hundredths / 10_000) * 100;
}
