import { changesClause, lawClause } from '../shared/closing.ts';
import { estateClause, revocationClause, taxClause } from './consequences.ts';
import { exclusionClause } from './exclusion.ts';
import type { GiftClause } from './facts.ts';
import { giftClause, purposeClause } from './gift.ts';

/** The articles of a gift, in the order of the paper (domain.md 4.1). */
export const giftArticles: readonly GiftClause[] = [giftClause, purposeClause, exclusionClause, revocationClause, estateClause, taxClause, changesClause, lawClause];
