import type { GiftClauses, LoanClauses } from '../../wire/clauses.ts';

/** What a gift says when nobody chose: the plain choice, and what contracts from before these choices said. */
export const PLAIN_GIFT_CLAUSES: GiftClauses = {
  form: 'transfer',
  exemption: 'yearly',
  tax_paid_by: 'recipient',
  condition: 'none',
  condition_text: '',
  exclusion_liftable: false,
  administration: false,
  administrator: '',
  administration_until: null,
};

/**
 * The same for a loan: callable in the cases of the list only, so that it is no gift from day to day (art. 15 SW 1956).
 */
export const PLAIN_LOAN_CLAUSES: LoanClauses = {
  payment_every: 1,
  day_count: '30E/360',
  taken_over: null,
  default_rate_millipercent: null,
  callable: 'limited',
  notice_months: null,
  call_events: ['arrears', 'seizure', 'home_sold', 'borrower_dies'],
  home_address: '',
  rate_fixed_until: null,
  extra_repayment: 'lower_payment',
  account_iban: '',
  security: 'none',
  security_text: '',
  subordinated: false,
  subordinated_to: '',
  insurance: 'none',
  spouse_consent: false,
  exclusion_on_forgiven: 'none',
};
