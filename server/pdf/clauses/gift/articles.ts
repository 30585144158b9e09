import { changesClause, lawClause } from '../shared/closing.ts';
import { estateClause, revocationClause, taxClause } from './consequences.ts';
import { exclusionClause } from './exclusion.ts';
import type { GiftClause } from './facts.ts';
import { administrationClause, giftClause, purposeClause, studyClause } from './gift.ts';

/** The articles of a gift, in the order of the document (docs/domain.md 4.1). */
export const giftArticles: readonly GiftClause[] = [
  giftClause,
  purposeClause,
  studyClause,
  exclusionClause,
  revocationClause,
  estateClause,
  administrationClause,
  taxClause,
  changesClause,
  lawClause,
];
