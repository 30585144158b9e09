import { ADMINISTRATOR_EMAIL, FOUNDER_EMAIL } from '../../../demo/family.ts';
import type { CallRow } from './callRow.ts';
import { contractCalls, loanCalls } from './contractCalls.ts';
import { familyCalls } from './familyCalls.ts';
import { administratorCalls, orderCalls } from './orderCalls.ts';
import { comingInCalls, loginCalls, profileCalls } from './profileCalls.ts';
import { signingCalls } from './signingCalls.ts';

/** The calls a person makes, by the role that makes them. A new call of the store gets a row in one of these. */
export const groups: { what: string; email?: string; rows: CallRow[] }[] = [
  { what: 'family', email: FOUNDER_EMAIL, rows: familyCalls },
  { what: 'profile', email: FOUNDER_EMAIL, rows: profileCalls },
  { what: 'logging in', email: FOUNDER_EMAIL, rows: loginCalls },
  { what: 'contracts', email: FOUNDER_EMAIL, rows: contractCalls },
  { what: 'loans', email: FOUNDER_EMAIL, rows: loanCalls },
  { what: 'signing', email: FOUNDER_EMAIL, rows: signingCalls },
  { what: 'orders', email: FOUNDER_EMAIL, rows: orderCalls },
  { what: 'administrators', email: ADMINISTRATOR_EMAIL, rows: administratorCalls },
  { what: 'coming in', rows: comingInCalls },
];
