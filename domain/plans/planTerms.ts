import type { IsoDate } from '../dates/isoDate.ts';

/** What a plan says. Either a sum or a day ends it; amounts in cents. */
export interface PlanTerms {
  first: IsoDate;
  target: number | null;
  until: IsoDate | null;
  /** Null: what the exemption leaves. */
  yearly: number | null;
  above: boolean;
}

/** How far a plan looks ahead: of later years no figure means anything. */
export const MOST_YEARS = 40;
