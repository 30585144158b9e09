import type { IsoDate } from '../dates/isoDate.ts';

/** The recorded answers of the API to the founder of the sample family (docs/decisions/0012). */
export interface Sample {
  /** The day they were recorded, on which the sample stays. */
  day: IsoDate;
  /** By path and query, without the base of the API: 'contract?hashid=abc'. */
  answers: Record<string, unknown>;
}
