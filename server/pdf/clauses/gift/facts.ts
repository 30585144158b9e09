import type { GiftTerms } from '../../../../domain/wire/contract.ts';
import type { Clause } from '../clause.ts';

/** The input that the articles of a gift are written from. */
export interface GiftFacts {
  /** The amount given, in cents. */
  amount: number;
  terms: GiftTerms;
  givers: number;
  recipients: number;
}

export type GiftClause = Clause<GiftFacts>;
