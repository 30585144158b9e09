import fc from 'fast-check';
import type { IsoDate } from '../../dates/isoDate.ts';
import { stateOn } from '../../loans/ledger/state.ts';
import { anyLife } from '../../loans/ledger/test/arbitraries.ts';
import { runs, seed } from '../../test/seed.ts';
import type { EventStatus, LoanEvent } from '../../wire/event.ts';
import { BANK, loanBookings } from './bookings.ts';
import { loanPayments } from './loanPayments.ts';
import { paymentsOfx } from './ofx.ts';
import { paymentSheet } from './paymentSheet.ts';
import { paymentsBeancount, paymentsHledger } from './plainText.ts';
import { lent } from './test/lent.ts';

fc.configureGlobal({ seed, numRuns: runs(300) });

const statuses = fc.array(fc.constantFrom<EventStatus[]>('confirmed', 'confirmed', 'reported', 'refused'));
const reader = fc.constantFrom('jan', 'sanne', undefined);
const anyDay = fc.constantFrom<IsoDate[]>('2024-06-01', '2026-03-31', '2029-12-31', '2040-01-01');

/** Any loan, with some records pending or refused. */
const anyLoan = fc.tuple(anyLife, statuses).map(([{ loan, events }, said]) =>
  lent(
    loan,
    events.map((event, k): LoanEvent => ({ ...event, status: said[k] ?? 'confirmed' })),
  ),
);

const LATER: IsoDate = '9999-12-31';
const cents = (text: string): number => Number(text.replace('.', ''));
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
const found = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(([, one]) => cents(one ?? ''));

describe(`the total of every format equals the ledger’s, to the cent (PROPERTY_SEED=${seed})`, () => {
  test('in the sheet, its columns and OFX', () => {
    fc.assert(
      fc.property(anyLoan, reader, anyDay, (loan, me, today) => {
        const own = loanPayments(loan, me);
        const { received } = stateOn(own.ledger, LATER);
        const { lines } = paymentSheet([own]);
        const column = (k: number) =>
          sum(lines.map((cells) => ((cells[k] ?? { cents: 0 }) as { cents: number }).cents));
        expect(column(2)).toBe(received);
        expect(sum([3, 4, 5, 6].map(column))).toBe(received);
        const sign = me === 'sanne' ? -1 : 1;
        const ofx = paymentsOfx([own], today);
        expect(sum(found(ofx, /<TRNAMT>([-\d.]+)</g))).toBe(sign * received + 0);
        expect(found(ofx, /<BALAMT>([-\d.]+)</g)).toEqual([sign * received + 0]);
      }),
    );
  });

  test('in beancount and hledger, whose bookings balance and whose principal is the ledger’s', () => {
    fc.assert(
      fc.property(anyLoan, reader, anyDay, (loan, me, today) => {
        const own = loanPayments(loan, me);
        const { bookings, closing } = loanBookings(own, today);
        for (const { postings } of bookings) expect(sum(postings.map((one) => one.cents))).toBe(0);
        const on = (account: string) =>
          sum(
            bookings
              .flatMap(({ postings }) => postings.filter((one) => one.account === account))
              .map((one) => one.cents),
          );
        const sign = me === 'sanne' ? -1 : 1;
        const { received } = stateOn(own.ledger, LATER);
        expect(on(BANK) + 0).toBe(sign * received + 0);
        if (closing !== null) {
          expect(on(closing.posting.account)).toBe(closing.posting.cents);
          const day = closing.date > today ? closing.date : today;
          expect(sign * closing.posting.cents + 0).toBe(stateOn(own.ledger, day).balance);
        }
        for (const text of [paymentsBeancount([own], today), paymentsHledger([own], today)])
          expect(sum(found(text, /^ {2}Assets:Onderling:Bank {2}([-\d.]+) EUR$/gm))).toBe(on(BANK));
      }),
    );
  });
});
