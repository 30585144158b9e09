/**
 * How close the schedules come to the limit: a loop of integers that makes the same lines, without dates, checks
 * or totals; and, for comparison, the npm packages people pick. As ratios in one run, by CPU time, so that a busy
 * computer affects all: ours at least 0.25 (docs/performance.md). A schedule is exact if each of its lines equals
 * the limit's to the cent, and adds up if its lines repay the loan to the cent. Run: npx tsx bench/schedules.ts
 */
import { annuityPayment } from '../domain/loans/annuityPayment.ts';
import { makeSchedule } from '../domain/loans/schedule.ts';
import { type Line, type Loan, MONTHS } from './loan.ts';
import { peers } from './peers.ts';
import { median } from './median.ts';

const LOANS = 500;
const ROUNDS = 11;
const GOAL = 0.25;

const loans: Loan[] = Array.from({ length: LOANS }, (_, k) => ({
  total: 1_000_000 + ((k * 7_919_003) % 40_000_000),
  rate: 500 + ((k * 37) % 56) * 125,
}));

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

function onderling({ total, rate }: Loan): Line[] {
  const made = makeSchedule('AnnuityLoanContract', total, {
    start_date: '2025-01-01',
    first_payment_date: '2025-02-01',
    rate_millipercent: rate,
    term_months: MONTHS,
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

function exact(make: (loan: Loan) => Line[]): number {
  return loans.filter((loan) => {
    const expected = limit(loan);
    const lines = make(loan);
    return (
      lines.length === MONTHS &&
      lines.every(
        (line, k) =>
          line.balance === expected[k]?.balance &&
          line.payment === expected[k].payment &&
          line.interest === expected[k].interest,
      )
    );
  }).length;
}

const addsUp = (make: (loan: Loan) => Line[]): number =>
  loans.filter((loan) => make(loan).reduce((sum, { principal }) => sum + principal, 0) === loan.total).length;

const makers: Record<string, (loan: Loan) => Line[]> = {
  'the limit': limit,
  'Onderling, with dates': onderling,
  ...peers,
};
const rounds = Array.from({ length: ROUNDS }, () =>
  Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, cost(make)])),
);
const costOf = (name: string) => median(rounds.map((round) => round[name] ?? 0));
const results = Object.entries(makers).map(([name, make]) => ({
  name,
  exact: exact(make),
  sums: addsUp(make),
  micros: costOf(name),
  ratio: costOf('the limit') / costOf(name),
}));
for (const { name, exact: count, sums, micros, ratio } of results) {
  process.stdout.write(
    `${name.padEnd(22)} exact ${String(count).padStart(3)}, adds up ${String(sums).padStart(3)} of ${LOANS}  ${micros.toFixed(1).padStart(8)} µs a schedule  ${ratio.toFixed(3)} of the limit\n`,
  );
}
const ours = results[1];
process.exitCode = ours?.exact === LOANS && ours.ratio >= GOAL ? 0 : 1;
