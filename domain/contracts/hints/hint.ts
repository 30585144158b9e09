/** Where the law bites: said plainly with its reason, never as advice, and never in the way of what is lawful. */
export interface Hint {
  id: string;
  title: string;
  text: string;
  /** The article, as a person can look it up. */
  law: string;
}

/** What the hints look at; while a contract is being written, what is not filled in yet is null. */
export interface HintedLoan {
  type: 'AnnuityLoanContract' | 'LinearLoanContract' | 'RepaymentFreeLoanContract';
  /** In cents. */
  total: number | null;
  rate_millipercent: number | null;
  term_months: number | null;
  payment_every: number;
  own_home: boolean;
  rate_motivation: string;
  purpose: string;
  callable: 'limited' | 'short_notice' | 'long_notice' | 'on_demand';
  exclusion_on_forgiven: 'none' | 'soft' | 'hard';
}

export interface HintedGift {
  form: 'transfer' | 'paper' | 'at_death' | 'real_estate';
  exemption: 'yearly' | 'raised_free' | 'raised_study' | 'raised_home';
  revocable: boolean;
  tax_paid_by: 'recipient' | 'giver';
  condition: 'none' | 'suspensive' | 'dissolving';
}
