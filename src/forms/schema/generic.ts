import { number, string } from 'yup';
import { creditCard as creditCardRule } from '../../../domain/rules/creditCard.ts';
import { email as emailRule } from '../../../domain/rules/email.ts';
import { min as minRule } from '../../../domain/rules/min.ts';
import { numeric as numericRule } from '../../../domain/rules/numeric.ts';
import { positive as positiveRule } from '../../../domain/rules/positive.ts';
import { url as urlRule } from '../../../domain/rules/url.ts';
import { ruled, ruledNumber } from './ruled.ts';

// The generic rules as yup schemas, each with the domain's Dutch message: `generic.email()`.

export const email = () => string().test(ruled(emailRule));
export const min = (length: number) => string().test(ruled((value) => minRule(value, length)));
export const positive = () => number().nullable().test(ruledNumber(positiveRule));
export const url = () => string().test(ruled(urlRule));
export const creditCard = () => string().test(ruled(creditCardRule));
export const numeric = () => string().test(ruled(numericRule));
