import type { GiftDraft, LoanDraft } from '../../domain/wire/contract.ts';

/** A gift of 5.000 euro that passes every rule. */
export const giftDraft = (from: string, to: string): GiftDraft => ({
  type: 'GiftContract',
  total: 500_000,
  contract: {
    signed_date: '2025-01-15',
    gift_date: '2025-01-20',
    purpose: 'Verbouwing',
    exclusion_clause: 'soft',
    revocable: false,
    counts_toward_estate: true,
  },
  parties: { from: [from], to: [to] },
});

/** An annuity loan of 200.000 euro that starts long after today, and passes every rule. */
export const loanDraft = (from: string, to: string): LoanDraft => ({
  type: 'AnnuityLoanContract',
  total: 20_000_000,
  contract: {
    signed_date: '2025-01-15',
    start_date: '2090-01-01',
    first_payment_date: '2090-02-01',
    rate_millipercent: 3500,
    term_months: 120,
    purpose: 'Eigen huis',
    own_home: true,
    rate_motivation: 'Gelijk aan de bank.',
  },
  parties: { from: [from], to: [to] },
});

/** 12.000 euro without interest in twelve terms of 1.000 from 1 February 2026; null is a draft. */
export function yearLoanDraft(from: string, to: string, signed: string | null = '2026-01-01'): LoanDraft {
  const draft = loanDraft(from, to);
  return {
    ...draft,
    type: 'LinearLoanContract',
    total: 1_200_000,
    contract: {
      ...draft.contract,
      signed_date: signed,
      start_date: '2026-01-01',
      first_payment_date: '2026-02-01',
      rate_millipercent: 0,
      term_months: 12,
    },
  };
}

/** The same with no term passed at NOW: agreeing on it needs no word about the past (docs/decisions/0001). */
export function freshLoanDraft(from: string, to: string, signed?: string | null): LoanDraft {
  const draft = yearLoanDraft(from, to, signed);
  return { ...draft, contract: { ...draft.contract, first_payment_date: '2026-07-01' } };
}
