import { contractDate } from '../../rules/contractDate.ts';
import { type FieldErrors, fieldErrors } from '../../rules/fieldErrors.ts';
import { iban } from '../../rules/iban.ts';
import { filledText, oneOf, someOf, text, yesOrNo } from '../judge.ts';
import type { Fields } from '../read.ts';
import { definedOnly } from './checkGiftClauses.ts';
import { PLAIN_LOAN_CLAUSES } from './plain.ts';
import { isWholeBetween } from '../../rules/wholeNumber.ts';

const MAX_NAME = 200;
const MAX_SECURITY = 1000;

/** Notice, in months: up to three is short, for art. 15 SW 1956 (docs/domain.md 2.5). */
const NOTICE: ReadonlyMap<unknown, readonly [lowest: number, highest: number]> = new Map([
  ['short_notice', [1, 3]],
  ['long_notice', [4, 24]],
]);

const SECURITY_MESSAGE = 'Schrijf op wat de zekerheid is, bijvoorbeeld het adres van de woning.';
const SUBORDINATED_MESSAGE = 'Vul in welke bank voorgaat.';
const RATE_FIXED_MESSAGE = 'Kies een dag na de uitbetaling.';

function noticeMessage([lowest, highest]: readonly [number, number]): string {
  return `Vul een opzegtermijn in van ${lowest} tot en met ${highest} hele maanden.`;
}

function notice({ callable, notice_months: months }: Fields): string | null {
  const range = NOTICE.get(callable);
  if (!range) return months === null ? null : 'Een opzegtermijn hoort alleen bij een lening die kan worden opgezegd.';
  return isWholeBetween(months, ...range) ? null : noticeMessage(range);
}

function rateFixed({ rate_fixed_until: until, start_date: start }: Fields): string | null {
  if (until === null) return null;
  return contractDate(until) ?? (typeof start === 'string' && start >= (until as string) ? RATE_FIXED_MESSAGE : null);
}

function account(value: unknown): string | null {
  if (value === '') return null;
  return text(value, 40) ?? iban(value as string);
}

/** The clauses of a loan (docs/domain.md 4.2). An absent one is the plain choice; a wrong one gets a sentence. */
export function checkLoanClauses(given: Fields): FieldErrors {
  const terms: Fields = { ...PLAIN_LOAN_CLAUSES, ...definedOnly(given) };
  return fieldErrors(
    ['contract.callable', oneOf(terms.callable, ['limited', 'short_notice', 'long_notice', 'on_demand'])],
    ['contract.notice_months', notice(terms)],
    [
      'contract.call_events',
      someOf(terms.call_events, ['arrears', 'seizure', 'home_sold', 'borrower_dies', 'divorce']),
    ],
    ['contract.home_address', text(terms.home_address, MAX_NAME)],
    ['contract.rate_fixed_until', rateFixed(terms)],
    ['contract.extra_repayment', oneOf(terms.extra_repayment, ['lower_payment', 'shorter_term'])],
    ['contract.account_iban', account(terms.account_iban)],
    ['contract.security', oneOf(terms.security, ['none', 'mortgage', 'pledge'])],
    [
      'contract.security_text',
      terms.security === 'none'
        ? text(terms.security_text, MAX_SECURITY)
        : filledText(terms.security_text, MAX_SECURITY, SECURITY_MESSAGE),
    ],
    ['contract.subordinated', yesOrNo(terms.subordinated)],
    [
      'contract.subordinated_to',
      terms.subordinated === true
        ? filledText(terms.subordinated_to, MAX_NAME, SUBORDINATED_MESSAGE)
        : text(terms.subordinated_to, MAX_NAME),
    ],
    ['contract.insurance', oneOf(terms.insurance, ['none', 'death', 'death_disability'])],
    ['contract.spouse_consent', yesOrNo(terms.spouse_consent)],
    ['contract.exclusion_on_forgiven', oneOf(terms.exclusion_on_forgiven, ['none', 'soft', 'hard'])],
  );
}
