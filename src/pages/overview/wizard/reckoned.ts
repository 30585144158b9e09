import { CONTRACT_TYPES } from '../../../../domain/contracts/types.ts';
import { isWholeBetween } from '../../../../domain/rules/wholeNumber.ts';
import { MAX_AMOUNT_CENTS } from '../../../../domain/money/amount.ts';
import { MAX_RATE_MILLIPERCENT } from '../../../../domain/money/percent.ts';
import { MAX_TERM_MONTHS } from '../../../../domain/loans/agreedEnd.ts';
import type { WizardValues } from './wizardValues.ts';

/**
 * What somebody reckoned on an open page before they came in (calculators/browser.ts writes it): a draft like any other, so
 * that logging out offers to forget it.
 */
const KEPT = 'onderling.concept.rekenen';

interface Kept {
  type?: unknown;
  total?: unknown;
  contract?: { rate_millipercent?: unknown; term_months?: unknown } | null;
}

/** What was kept, or null; what is no contract of today is left. */
function read(): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null; // unreadable, or storage is switched off
  }
}

const whole = (value: unknown, highest: number): number | null => (isWholeBetween(value, 0, highest) ? value : null);

/** A new contract with what was reckoned before; `null` when nothing was. */
export function withReckoned(values: WizardValues): WizardValues | null {
  const kept = read();
  const type = CONTRACT_TYPES.find((one) => one === kept?.type);
  if (kept === null || type === undefined) return null;
  return {
    ...values,
    type,
    total: whole(kept.total, MAX_AMOUNT_CENTS),
    contract: {
      ...values.contract,
      rate_millipercent: whole(kept.contract?.rate_millipercent, MAX_RATE_MILLIPERCENT),
      term_months: whole(kept.contract?.term_months, MAX_TERM_MONTHS),
    },
  };
}

/** Once a contract was saved, or somebody starts over, it has served. */
export function forgetReckoned(): void {
  try {
    localStorage.removeItem(KEPT);
  } catch {
    // storage is switched off: nothing was kept
  }
}
