import type { IsoDateText } from './isoDateText.ts';

/** A code an intermediary gives to families. Deleted by its index in the list; `hashid` guards against a stale list. */
export interface PartnerCode {
  hashid: string;
  code: string;
  name: string;
  /** Whole percent, 1 to 100. */
  discount_percent: number;
  valid_from: IsoDateText;
  valid_until: IsoDateText | null;
  uses: number;
}

/** Answer of POST /partnercode/check {code}: what a code is worth to a family. */
export type UsablePartnerCode = Pick<PartnerCode, 'code' | 'name' | 'discount_percent'>;
