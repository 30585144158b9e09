import { Type } from 'typebox';
import { nullableText } from '../schema.ts';

const choice = (...answers: string[]) => Type.Optional(Type.Enum(answers));
const text = () => Type.Optional(Type.String());
const yesOrNo = () => Type.Optional(Type.Boolean());

/** The clauses of a gift agreement (domain/wire/clauses.ts), for the answers and the OpenAPI document. */
export const giftClauses = {
  form: choice('transfer', 'paper', 'at_death', 'real_estate'),
  exemption: choice('yearly', 'raised_free', 'raised_study', 'raised_home'),
  tax_paid_by: choice('recipient', 'giver'),
  condition: choice('none', 'suspensive', 'dissolving'),
  condition_text: text(),
  exclusion_liftable: yesOrNo(),
  administration: yesOrNo(),
  administrator: text(),
  administration_until: Type.Optional(nullableText()),
};

/** The clauses of a loan agreement. */
export const loanClauses = {
  callable: choice('limited', 'short_notice', 'long_notice', 'on_demand'),
  notice_months: Type.Optional(Type.Unsafe<number | null>({ type: ['integer', 'null'] })),
  call_events: Type.Optional(Type.Array(Type.Enum(['arrears', 'seizure', 'home_sold', 'borrower_dies', 'divorce']))),
  home_address: text(),
  rate_fixed_until: Type.Optional(nullableText()),
  extra_repayment: choice('lower_payment', 'shorter_term'),
  account_iban: text(),
  security: choice('none', 'mortgage', 'pledge'),
  security_text: text(),
  subordinated: yesOrNo(),
  subordinated_to: text(),
  insurance: choice('none', 'death', 'death_disability'),
  spouse_consent: yesOrNo(),
  exclusion_on_forgiven: choice('none', 'soft', 'hard'),
};
