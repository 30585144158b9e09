import { formatEuro } from '../../../../domain/money/format.ts';
import type { Figures } from '../../../../domain/loans/ledger/figuresAfter.ts';
import { tryOutText as text } from '../../../text/loanTryOut.ts';

/** Describes how a change alters the future interest. */
export function interestSentence(now: Pick<Figures, 'interest'>, then: Pick<Figures, 'interest'>): string {
  if (then.interest === now.interest) return text.same;
  return then.interest < now.interest
    ? text.saves(formatEuro(now.interest - then.interest))
    : text.costs(formatEuro(then.interest - now.interest));
}
