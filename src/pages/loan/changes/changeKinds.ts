import { EVENT_KINDS } from '../../../../domain/loans/events/catalogue.ts';

/** The changes a page offers; a payment has a form of its own. Separate from their forms, which are loaded when opened. */
export const CHANGE_KINDS = EVENT_KINDS.filter((kind) => kind !== 'payment');
export type ChangeKind = (typeof CHANGE_KINDS)[number];
