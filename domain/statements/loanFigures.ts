import type { LoanFigures } from '../wire/statement.ts';

const NO_FIGURES: LoanFigures = {
  opening: 0,
  paid_out: 0,
  interest_charged: 0,
  interest_paid: 0,
  costs_charged: 0,
  costs_paid: 0,
  repaid: 0,
  repaid_extra: 0,
  paid_ahead: 0,
  forgiven: 0,
  closing: 0,
};

/** Everything the borrower paid in the year, in cents. */
function paidIn({ interest_paid, costs_paid, repaid, repaid_extra, paid_ahead }: LoanFigures): number {
  return interest_paid + costs_paid + repaid + repaid_extra + paid_ahead;
}

/** Returns the closing balance by the reconciliation line (docs/domain.md 2.9), in cents. */
export function reconciled(figures: LoanFigures): number {
  const { opening, paid_out, interest_charged, costs_charged, forgiven } = figures;
  return opening + paid_out + interest_charged + costs_charged - paidIn(figures) - forgiven;
}

/** Whether anything happened, or anything was open, in the year. */
export function isSilent(figures: LoanFigures): boolean {
  return Object.values(figures).every((cents: number) => cents === 0);
}

/** The figures of several loans together. */
export function sumOf(loans: readonly { figures: LoanFigures }[]): LoanFigures {
  const total = { ...NO_FIGURES };
  for (const { figures } of loans)
    for (const key of Object.keys(total) as (keyof LoanFigures)[]) total[key] += figures[key];
  return total;
}
