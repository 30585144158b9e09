/**
 * How near the schedules come to the limit: a loop of integers that makes the same lines, without dates, checks or totals.
 * As a ratio in one run, by CPU time, so that a busy computer counts for both: at least 0.25 (docs/performance.md).
 * Every schedule must equal the limit's to the cent. Run: npx tsx bench/schedules.ts
 */
import { annuityPayment } from '../domain/loans/annuityPayment.ts';
import { makeSchedule } from '../domain/loans/schedule.ts';

const LOANS = 500;
const ROUNDS = 21;
const MONTHS = 360;
const GOAL = 0.25;

interface Loan {
  total: number;
  rate: number;
}

interface Line {
  payment: number;
  interest: number;
  principal: number;
  balance: number;
}

const loans: Loan[] = Array.from({ length: LOANS }, (_, k) => ({ total: 1_000_000 + ((k * 7_919_003) % 40_000_000), rate: 500 + ((k * 37) % 56) * 125 }));

function limit({ total, rate }: Loan): Line[] {
  const payment = annuityPayment(total, rate, MONTHS);
  const lines: Line[] = [];
  let balance = total;
  for (let k = 1; k <= MONTHS; k += 1) {
    const interest = Math.floor((balance * rate + 600_000) / 1_200_000);
    const principal = k === MONTHS ? balance : payment - interest;
    balance -= principal;
    lines.push({ payment: interest + principal, interest, principal, balance });
  }
  return lines;
}

function ours({ total, rate }: Loan): Line[] {
  const made = makeSchedule('AnnuityLoanContract', total, {
    start_date: '2025-01-01', first_payment_date: '2025-02-01', rate_millipercent: rate, term_months: MONTHS,
  });
  if ('errors' in made) throw new Error(Object.values(made.errors).join(' '));
  return made.schedule.terms;
}

/** CPU microseconds per schedule. */
function cost(make: (loan: Loan) => Line[]): number {
  const before = process.cpuUsage();
  for (const loan of loans) make(loan);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / LOANS;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const exact = loans.filter((loan) => {
  const expected = limit(loan);
  return ours(loan).every((line, k) => line.balance === expected[k]?.balance && line.payment === expected[k].payment);
}).length;
const rounds = Array.from({ length: ROUNDS }, () => ({ limit: cost(limit), ours: cost(ours) }));
const limitCost = median(rounds.map((round) => round.limit));
const ourCost = median(rounds.map((round) => round.ours));
const ratio = limitCost / ourCost;
process.stdout.write(
  `exact to the cent ${exact}/${LOANS}; limit ${limitCost.toFixed(1)} µs, ours with dates ${ourCost.toFixed(1)} µs a schedule; ratio ${ratio.toFixed(2)} (goal ${GOAL})\n`,
);
process.exitCode = exact === LOANS && ratio >= GOAL ? 0 : 1;
