import type { IsoDate } from '../dates/isoDate.ts';

/** The content of a plan. Either a sum or a day ends it; amounts in cents. */
export interface PlanTerms {
  first: IsoDate;
  target: number | null;
  until: IsoDate | null;
  /** Null: the remainder of the exemption. */
  yearly: number | null;
  above: boolean;
}

/** The horizon of a plan: figures of later years mean nothing. */
export const MOST_YEARS = 40;
