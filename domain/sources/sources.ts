import { INCOME_TAX } from './incomeTax.ts';
import { OTHER_LAWS } from './otherLaws.ts';
import { SUCCESSIEWET } from './successiewet.ts';

/**
 * Every law from which the product takes a figure or a sentence, by its own id (docs/sources.md shows it): the text that
 * was read, and the reason if it could not be confirmed. Checked by a test: a legal constant without a row, a cited
 * article without one, or a page that is not the publisher's own is a failure.
 */
export const SOURCES = { ...SUCCESSIEWET, ...INCOME_TAX, ...OTHER_LAWS } as const;

export type SourceId = keyof typeof SOURCES;
