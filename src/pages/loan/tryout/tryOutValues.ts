import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { RepaymentOutcome } from '../../../../domain/wire/event.ts';
import type { Tried } from '../../../../domain/wire/whatIf.ts';

/** The values of a try-out. */
export interface TryOutValues {
  kind: 'extra' | 'rate';
  amount: number | null;
  rate: number | null;
  /** The day of the term after which it changes; empty while none is chosen. */
  at: string;
  outcome: RepaymentOutcome;
}

/** The initial values of a try-out: at the first future term. */
export const newTryOut = (days: readonly IsoDate[]): TryOutValues => ({
  ...{ kind: 'extra', amount: null, rate: null, at: days[0] ?? '', outcome: 'lower_payment' },
});

/** The values of a saved one. Its term is chosen again if it has passed. */
export function valuesOf(tried: Tried, days: readonly IsoDate[]): TryOutValues {
  const at = days.includes(tried.date) ? tried.date : '';
  return tried.kind === 'rate_change'
    ? { ...newTryOut(days), kind: 'rate', rate: tried.rate_millipercent, at }
    : { ...newTryOut(days), amount: tried.amount, outcome: tried.outcome, at };
}

/** The change described by the values; null while something is missing. */
export function triedIn({ kind, amount, rate, at }: TryOutValues, outcome: RepaymentOutcome): Tried | null {
  if (at === '') return null;
  if (kind === 'rate') return rate === null ? null : { kind: 'rate_change', date: at, rate_millipercent: rate };
  return amount === null ? null : { kind: 'extra_repayment', date: at, amount, outcome };
}
