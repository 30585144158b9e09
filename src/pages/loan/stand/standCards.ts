import type { Stand } from '../../../../domain/wire/choices/nextStep.ts';

/** The states of a concept that nobody was asked to sign: its actions are in the card. */
export const CONCEPTS: readonly Stand[] = ['send', 'wished', 'invited', 'on_paper', 'notary'];

/** Steps with this card on top: a concept, and a record that waits for somebody else. A request and a proposal have their own. */
export const CARDS: readonly Stand[] = [...CONCEPTS, 'reported', 'reported_by_you', 'automatic_asked'];
