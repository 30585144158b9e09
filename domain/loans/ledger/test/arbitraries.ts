import fc from 'fast-check';
import { type IsoDate, addDays, addMonths } from '../../../dates/isoDate.ts';
import { laterInSeries, monthEndOf } from '../../../dates/monthEnd.ts';
import { LOAN_TYPES } from '../../../contracts/types.ts';
import type { TakenOver } from '../../../contracts/clauses/plainRhythm.ts';
import type { PaymentEvery } from '../../../wire/clauses.ts';
import type { LedgerLoan } from '../types.ts';
import { type Facts, aLoan, happened } from './loans.ts';

/** A balance, and for some the balance on 1 January: with a percentage of the repaid part added back. */
function takenOverOn(date: IsoDate, total: number, { share, more }: { share: number; more: number | null }): TakenOver {
  const balance = Math.ceil((total * share) / 100);
  return { date, balance, january: more === null ? null : balance + Math.floor(((total - balance) * more) / 100) };
}

/** Any loan of up to four years of months, quarters or years, that begins in 2024, 2025 or 2026. */
export const anyLoan: fc.Arbitrary<LedgerLoan> = fc
  .record({
    type: fc.constantFrom(
      'AnnuityLoanContract' as const,
      'LinearLoanContract' as const,
      'RepaymentFreeLoanContract' as const,
    ),
    total: fc.integer({ min: 100_000, max: 50_000_000 }),
    rate: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 12_000 })),
    count: fc.integer({ min: 1, max: 48 }),
    every: fc.constantFrom<PaymentEvery[]>(1, 1, 3, 12),
    day: fc.integer({ min: 0, max: 800 }),
    wait: fc.integer({ min: 0, max: 2 }),
    actual: fc.boolean(),
    late: fc.constantFrom(null, 0, 6_000, 12_000),
    late_payment: fc.constantFrom('due_date' as const, 'due_date' as const, 'reminder' as const),
    own_home: fc.boolean(),
    monthEnd: fc.integer({ min: 0, max: 3 }).map((one) => one === 0),
    takenOver: fc.option(
      fc.record({
        share: fc.integer({ min: 1, max: 99 }),
        day: fc.nat(400),
        more: fc.option(fc.integer({ min: 0, max: 100 })),
      }),
      { freq: 5 },
    ),
  })
  .map(({ type, total, rate, count, every, day, wait, actual, late, late_payment, own_home, monthEnd, takenOver }) => {
    const start = addDays('2024-01-01', day);
    const usual = addDays(addMonths(start, every + wait), wait * 3);
    const first = monthEnd ? monthEndOf(usual) : usual;
    const last = laterInSeries(first, (count - 1) * every, monthEnd);
    const date = takenOver && addDays(start, takenOver.day);
    return aLoan(type, total, {
      start_date: start,
      first_payment_date: first,
      rate_millipercent: rate,
      term_months: count * every,
      payment_every: every,
      on_last_day: monthEnd,
      own_home,
      day_count: actual ? 'actual/365' : '30E/360',
      default_rate_millipercent: late,
      late_payment,
      taken_over: date !== null && date < last && takenOver !== null ? takenOverOn(date, total, takenOver) : null,
    });
  });

const outcome = fc.constantFrom('lower_payment' as const, 'shorter_term' as const);
/** Anything that may happen to it, and some impossible events. */
export const anyFacts: fc.Arbitrary<(from: IsoDate, total: number) => Facts> = fc
  .record({
    kind: fc.constantFrom(
      'payment' as const,
      'payment' as const,
      'payment' as const,
      'extra_repayment' as const,
      'rate_change' as const,
      'new_terms' as const,
      'pause' as const,
      'forgiveness' as const,
      'costs' as const,
    ),
    day: fc.integer({ min: -10, max: 1500 }),
    share: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 1200 })),
    rate: fc.integer({ min: 0, max: 12_000 }),
    outcome,
    form: fc.constantFrom(...LOAN_TYPES),
    length: fc.nat(300),
    rests: fc.constantFrom('repayment' as const, 'everything' as const),
    end: fc.constantFrom('same_end' as const, 'later_end' as const),
  })
  .map((made) => (from, total) => {
    const date = addDays(from, made.day);
    const amount = Math.max(1, Math.floor((total * made.share) / 1000));
    if (made.kind === 'payment') return { kind: made.kind, date, amount };
    if (made.kind === 'costs') return { kind: made.kind, date, amount };
    if (made.kind === 'rate_change') return { kind: made.kind, date, rate_millipercent: made.rate };
    if (made.kind === 'new_terms')
      return {
        kind: made.kind,
        date,
        form: made.form,
        rate_millipercent: made.rate,
        ends: addDays(date, 1 + made.length * 5),
      };
    if (made.kind === 'pause')
      return { kind: made.kind, date, until: addDays(date, made.length), rests: made.rests, outcome: made.end };
    return { kind: made.kind, date, amount, outcome: made.outcome };
  });

/** A loan with all its events. */
export const anyLife = fc.tuple(anyLoan, fc.array(anyFacts, { maxLength: 25 })).map(([made, events]) => ({
  loan: made,
  events: happened(events.map((event) => event(made.contract.start_date, made.total))),
}));
