import type { LoanType } from '../../../domain/contracts/types.ts';
import type { LoanContract, LoanTerms } from '../../../domain/wire/contract.ts';
import type { EventFacts, LoanEvent } from '../../../domain/wire/event.ts';
import type { AddendumInput } from '../addendumInput.ts';
import { CHECK_AT, jan, loanInput } from './samples.ts';

export type Fact = EventFacts & { date: string; note?: string };

/** Confirmed records, oldest first: e0, e1, … */
const recorded = (facts: readonly Fact[]): LoanEvent[] =>
  facts.map((fact, k) => ({
    note: '',
    ...fact,
    hashid: `e${k}`,
    status: 'confirmed',
    recorded_at: new Date(Date.UTC(2026, 6, 1) + k).toISOString(),
    recorded_by: jan,
    answered_at: null,
    answered_by: null,
  }));

type Choices = Parameters<typeof loanInput>[2];

/**
 * The addendum of the last of these records, on 1 September 2026. The loan is 12.000 euro from 14 April 2026 unless
 * told otherwise.
 */
export function addendumInput(
  type: LoanType,
  facts: readonly Fact[],
  terms: Partial<LoanTerms> = {},
  choices: Choices = {},
): AddendumInput {
  const { contract, people, couples } = loanInput(type, terms, { total: 1_200_000, ...choices });
  return {
    contract: contract as LoanContract,
    people,
    couples,
    events: recorded(facts),
    event: `e${facts.length - 1}`,
    madeOn: '2026-09-01',
    checkAt: CHECK_AT,
  };
}
