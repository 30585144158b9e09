import type { GiftTerms } from '../../../../domain/wire/contract.ts';
import type { Clause } from '../clause.ts';

/** The input for the articles of a gift. */
export interface GiftFacts {
  /** The amount given, in cents. */
  amount: number;
  terms: GiftTerms;
  givers: number;
  recipients: number;
}

/** A power over the gift belongs to its giver, ends at their death, and covers only each giver's own half. */
export const personal = (givers: number): string =>
  `Deze bevoegdheid is persoonlijk: alleen de schenker zelf heeft haar. Zij gaat niet over op erfgenamen of anderen en eindigt bij het overlijden van de schenker.${givers > 1 ? ' Ieder van de schenkers heeft haar alleen voor de eigen helft.' : ''}`;

export type GiftClause = Clause<GiftFacts>;
