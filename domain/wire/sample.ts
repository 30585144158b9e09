import type { IsoDate } from '../dates/isoDate.ts';

/** The recorded answers of the API to the founder of the sample family (docs/decisions/0012). */
export interface Sample {
  /** The day they were recorded, on which the sample stays. */
  day: IsoDate;
  /** By path and query, without the base of the API: 'contract?hashid=abc'. */
  answers: Record<string, unknown>;
}

/** The price of that many places is asked with a body, but is recorded at an address. */
export const quoteAddress = (children: number): string => `order/quote?children=${children}`;
