import type { IsoDate } from '../dates/isoDate.ts';

/** The answers of the API to who founded the sample family, as they were recorded (docs/decisions/0012). */
export interface Sample {
  /** The day they were recorded, on which the sample stands still. */
  day: IsoDate;
  /** By path and query, without the base of the API: 'contract?hashid=abc'. */
  answers: Record<string, unknown>;
}
