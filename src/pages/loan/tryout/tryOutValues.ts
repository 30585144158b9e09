import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { RepaymentOutcome } from '../../../../domain/wire/event.ts';
import type { Tried } from '../../../../domain/wire/whatIf.ts';

/** What is filled in to try something out. */
export interface TryOutValues {
  kind: 'extra' | 'rate';
  amount: number | null;
  rate: number | null;
  /** The day of the term after which it changes; empty while none is chosen. */
  at: string;
  outcome: RepaymentOutcome;
}

/** Where a try-out begins: at the first term that is still to come. */
export const newTryOut = (days: readonly IsoDate[]): TryOutValues => ({
  ...{ kind: 'extra', amount: null, rate: null, at: days[0] ?? '', outcome: 'lower_payment' },
});

/** What a kept one fills in. Its term is chosen anew when it was. */
export function valuesOf(tried: Tried, days: readonly IsoDate[]): TryOutValues {
  const at = days.includes(tried.date) ? tried.date : '';
  return tried.kind === 'rate_change'
    ? { ...newTryOut(days), kind: 'rate', rate: tried.rate_millipercent, at }
    : { ...newTryOut(days), amount: tried.amount, outcome: tried.outcome, at };
}

/** What is tried by what is filled in; null while something is missing. */
export function triedIn({ kind, amount, rate, at }: TryOutValues, outcome: RepaymentOutcome): Tried | null {
  if (at === '') return null;
  if (kind === 'rate') return rate === null ? null : { kind: 'rate_change', date: at, rate_millipercent: rate };
  return amount === null ? null : { kind: 'extra_repayment', date: at, amount, outcome };
}
