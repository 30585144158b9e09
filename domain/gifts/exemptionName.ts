import type { ExemptionClaim } from '../wire/gifts.ts';

/** 'Vrijstelling 2026', or the once-only raised one. */
export function exemptionName(claim: ExemptionClaim, year: number): string {
  return claim === 'yearly' ? `Vrijstelling ${year}` : `Eenmalig verhoogde vrijstelling ${year}`;
}
