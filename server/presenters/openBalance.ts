import { ledgerOf } from '../../domain/loans/ledger/ledger.ts';
import { openPrincipal } from '../../domain/loans/openPrincipal.ts';
import { makeSchedule, type Schedule } from '../../domain/loans/schedule.ts';
import type { LoanContract } from '../../domain/wire/contract.ts';
import type { LoanEvent } from '../../domain/wire/event.ts';

/**
 * Enough for the loans of many families; a ledger is some tens of microseconds of work, a thousand of them are felt.
 */
const REMEMBERED = 50_000;
const balances = new Map<string, number>();

type Loan = Pick<LoanContract, 'hashid' | 'version' | 'type' | 'total' | 'contract'>;

/**
 * Calculates what is still open on a date (openPrincipal), in cents, and remembers it: a version of a contract and of
 * its ledger never changes, so its balance on a day does not change either.
 */
export function openBalance(loan: Loan, events: readonly LoanEvent[], ledgerVersion: number, date: string): number {
  const key = `${loan.hashid} ${loan.version} ${ledgerVersion} ${date}`;
  const known = balances.get(key);
  if (known !== undefined) return known;
  if (balances.size >= REMEMBERED) balances.clear();
  const balance = openPrincipal(events, date, { ledger: () => ledgerOf(loan, events), plan: () => planOf(loan) });
  balances.set(key, balance);
  return balance;
}

function planOf(loan: Loan): Schedule {
  const made = makeSchedule(loan.type, loan.total, loan.contract);
  if ('errors' in made) throw new Error(`Loan ${loan.hashid} has no schedule.`);
  return made.schedule;
}
