import { ledgerOf } from '../../domain/loans/ledger/ledger.ts';
import { openPrincipal } from '../../domain/loans/openPrincipal.ts';
import { scheduleOf } from '../../domain/loans/schedule.ts';
import type { LoanContract } from '../../domain/wire/contract.ts';
import type { LoanEvent } from '../../domain/wire/event.ts';
import { rememberedPerDay } from './rememberedPerDay.ts';

const balances = rememberedPerDay<number>();

type Loan = Pick<LoanContract, 'hashid' | 'version' | 'type' | 'total' | 'contract' | 'entering_until'>;

/** Calculates the balance on a date (openPrincipal), in cents, and caches it. */
export const openBalance = (loan: Loan, events: readonly LoanEvent[], ledgerVersion: number, date: string): number =>
  balances(loan, ledgerVersion, date, () =>
    openPrincipal(events, date, {
      ledger: () => ledgerOf(loan, events),
      plan: () => scheduleOf(loan.type, loan.total, loan.contract),
    }),
  );
