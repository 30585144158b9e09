import { PLAIN_LOAN_CLAUSES } from '../../../contracts/clauses/plain.ts';
import type { LoanType } from '../../../contracts/types.ts';
import type { LoanTerms } from '../../../wire/contract.ts';
import type { EventFacts, LoanEvent } from '../../../wire/event.ts';
import type { LedgerLoan } from '../types.ts';

export type Facts = EventFacts & { date: string };

const terms: LoanTerms = {
  signed_date: '2025-01-01',
  start_date: '2025-01-01',
  first_payment_date: '2025-02-01',
  rate_millipercent: 3_000,
  term_months: 360,
  purpose: '',
  own_home: false,
  rate_motivation: '',
  ...PLAIN_LOAN_CLAUSES,
};

/** A loan from 1 January 2025, at 3 % over 360 months by default. */
export const aLoan = (type: LoanType, total: number, changes: Partial<LoanTerms> = {}): LedgerLoan => ({
  type,
  total,
  contract: { ...terms, ...changes },
});

const person = { hashid: 'jan', firstname: 'Jan', infix: 'de', lastname: 'Vries' };

/** Confirmed events, each recorded on its own day, those of one day in this order. */
export const happened = (facts: readonly Facts[]): LoanEvent[] =>
  facts.map((fact, k) => ({
    ...fact,
    hashid: `e${k}`,
    status: 'confirmed',
    note: '',
    recorded_at: new Date(Date.parse(`${fact.date}T12:00:00Z`) + k).toISOString(),
    recorded_by: person,
    answered_at: null,
    answered_by: null,
  }));
