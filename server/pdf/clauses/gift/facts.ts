import type { GiftTerms } from '../../../../domain/wire/contract.ts';
import type { Clause } from '../clause.ts';

/** What the articles of a gift are written from. */
export interface GiftFacts {
  /** In cents. */
  amount: number;
  terms: GiftTerms;
  givers: number;
  recipients: number;
}

export type GiftClause = Clause<GiftFacts>;
