import type { GiftDraft, LoanDraft } from '../../domain/wire/contract.ts';

/** A gift of 5.000 euro that passes every rule. */
export const giftDraft = (from: string, to: string): GiftDraft => ({
  type: 'GiftContract',
  total: 500_000,
  contract: { signed_date: '2025-01-15', gift_date: '2025-01-20', purpose: 'Verbouwing', exclusion_clause: 'soft', revocable: false, counts_toward_estate: true },
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
