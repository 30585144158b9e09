import { balanceOn } from '../../domain/loans/balance.ts';
import { ledgerOf } from '../../domain/loans/ledger/ledger.ts';
import { hasRecords } from '../../domain/loans/ledger/countingEvents.ts';
import { stateOn } from '../../domain/loans/ledger/state.ts';
import type { Ledger } from '../../domain/loans/ledger/types.ts';
import { makeSchedule } from '../../domain/loans/schedule.ts';
import type { LoanContract } from '../../domain/wire/contract.ts';
import type { LoanEvent } from '../../domain/wire/event.ts';

/**
 * Enough for the loans of many families; a ledger is some tens of microseconds of work, a thousand of them are felt.
 */
const REMEMBERED = 50_000;
const balances = new Map<string, number>();

type Loan = Pick<LoanContract, 'hashid' | 'version' | 'type' | 'total' | 'contract'>;

/**
 * What is still open on a date, in cents: by what was recorded, or by the plan as long as nothing was
 * (docs/decisions/0006). A version of a contract and of its ledger never changes, so its balance on a day neither.
 */
export function openBalance(loan: Loan, events: readonly LoanEvent[], ledgerVersion: number, date: string): number {
  const key = `${loan.hashid} ${loan.version} ${ledgerVersion} ${date}`;
  const known = balances.get(key);
  if (known !== undefined) return known;
  if (balances.size >= REMEMBERED) balances.clear();
  const balance = hasRecords(events) ? byRecords(ledgerOf(loan, events), date) : byPlan(loan, date);
  balances.set(key, balance);
  return balance;
}

/** Before the payout (or the taking over) all of it. */
const byRecords = (ledger: Ledger, date: string) =>
  date < ledger.start ? ledger.opening : stateOn(ledger, date).balance;

function byPlan(loan: Loan, date: string): number {
  const made = makeSchedule(loan.type, loan.total, loan.contract);
  if ('errors' in made) throw new Error(`Loan ${loan.hashid} has no schedule.`);
  return balanceOn(made.schedule, date);
}
