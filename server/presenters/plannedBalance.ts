import { balanceOn } from '../../domain/loans/balance.ts';
import { makeSchedule } from '../../domain/loans/schedule.ts';
import type { LoanContract } from '../../domain/wire/contract.ts';

/** Enough for the loans of many families; a schedule is some tens of microseconds of work, a thousand of them are felt. */
const REMEMBERED = 50_000;
const balances = new Map<string, number>();

/** What is still open on a date by the schedule, in cents. A version of a contract never changes, so its balance on a day neither. */
export function plannedBalance(loan: Pick<LoanContract, 'hashid' | 'version' | 'type' | 'total' | 'contract'>, date: string): number {
  const key = `${loan.hashid} ${loan.version} ${date}`;
  const known = balances.get(key);
  if (known !== undefined) return known;
  const made = makeSchedule(loan.type, loan.total, loan.contract);
  if ('errors' in made) throw new Error(`Loan ${loan.hashid} has no schedule.`);
  if (balances.size >= REMEMBERED) balances.clear();
  const balance = balanceOn(made.schedule, loan.total, date);
  balances.set(key, balance);
  return balance;
}
