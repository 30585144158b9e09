import { number, string } from 'yup';
import { creditCard } from '../../../domain/rules/creditCard.ts';
import { email } from '../../../domain/rules/email.ts';
import { min } from '../../../domain/rules/min.ts';
import { numeric } from '../../../domain/rules/numeric.ts';
import { positive } from '../../../domain/rules/positive.ts';
import { url } from '../../../domain/rules/url.ts';
import { ruled, ruledNumber } from './ruled.ts';

/** The generic rules of specification 5 as yup schemas, each with the domain's Dutch message. */
export const generic = {
  email: () => string().test(ruled(email)),
  min: (length: number) => string().test(ruled((value) => min(value, length))),
  positive: () => number().nullable().test(ruledNumber(positive)),
  url: () => string().test(ruled(url)),
  creditCard: () => string().test(ruled(creditCard)),
  numeric: () => string().test(ruled(numeric)),
} as const;
