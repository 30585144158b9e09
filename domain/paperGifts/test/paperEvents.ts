import { party } from '../../gifts/test/giftYearCases.ts';
import type { PaperEvent } from '../../wire/paperEvent.ts';

type Of<Kind extends PaperEvent['kind']> = Extract<PaperEvent, { kind: Kind }>;

/** Payments on a gift on paper, in cents. */
export type PaperFact =
  | Pick<Of<'interest'>, 'kind' | 'year' | 'date' | 'amount' | 'half'>
  | Pick<Of<'payout'>, 'kind' | 'date' | 'amount' | 'half'>;

/** The same as records made by the recipient. */
export const paperEvents = (facts: readonly PaperFact[]): PaperEvent[] =>
  facts.map((fact, place) => ({
    ...fact,
    hashid: `record${place}`,
    status: 'confirmed',
    note: '',
    recorded_at: `${fact.date}T12:00:00.000Z`,
    recorded_by: party('sanne'),
    answered_at: null,
    answered_by: null,
  }));
