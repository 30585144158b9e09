import type { IsoDate } from '../../dates/isoDate.ts';
import type { LoanEvent } from '../../wire/event.ts';
import { courseOf } from '../course.ts';
import { homeProblems } from '../home/homeFacts.ts';
import { applyEvent } from './applyEvent.ts';
import { chargeTerm } from './chargeTerm.ts';
import { countingEvents } from './countingEvents.ts';
import { periodFrom, type Run, regularPeriod, startRun, stubPeriod } from './run.ts';
import type { Books, Ledger, LedgerLoan } from './types.ts';

/** Principal, interest and everything else that is owed, less payments before it fell due. In cents. */
export function owedIn({ planned, principalDue, interestDue, lateDue, costsDue, deferred, prepaid }: Books): number {
  return planned + principalDue + interestDue + lateDue + costsDue + deferred - prepaid;
}

/** Money left over when every term has fallen due was too much: the newest payments say so. */
function overpaid(run: Run): void {
  let left = run.books.prepaid;
  for (const entry of run.entries.toReversed()) {
    if (left === 0) return;
    if (entry.hashid === null || entry.prepaid === 0) continue;
    const excess = Math.min(left, entry.prepaid);
    run.problems.push({ hashid: entry.hashid, code: 'overpaid', excess });
    left -= excess;
  }
}

/**
 * Everything that happened to a loan or will still fall due, to the cent (docs/decisions/0001). Takes the events in
 * any order; an impossible one is named in `problems` and counts as far as it can.
 * @param loan one whose terms passed validateContract.
 */
export function ledgerOf(loan: LedgerLoan, events: readonly LoanEvent[]): Ledger {
  const course = courseOf(loan.total, loan.contract);
  const counting = countingEvents(events);
  const run = startRun(loan, course, counting);
  const queue = [...counting];
  const eventsBefore = (date: IsoDate | null) => {
    for (let event = queue[0]; event !== undefined && (date === null || event.date < date); event = queue[0]) {
      queue.shift();
      applyEvent(run, event);
    }
  };
  const stub = stubPeriod(course);
  run.openPeriod(
    stub ?? regularPeriod(course, course.firstNumber),
    stub === null ? course.dateOf(course.firstNumber - 1) : course.start,
  );
  let begins = stub?.end ?? course.dateOf(course.firstNumber - 1);
  const before = run.books;
  if (stub !== null) {
    eventsBefore(stub.end);
    chargeTerm(run, 0, stub.end);
  }
  for (let number = course.firstNumber; !run.ended && number <= run.plan.last; number += 1) {
    run.openPeriod(periodFrom(run.course, course, number, begins), begins);
    run.next = number;
    eventsBefore(run.period.end);
    // Other terms may have put this one, and those after it, on a later day.
    run.period = periodFrom(run.course, course, number, begins);
    eventsBefore(run.period.end);
    begins = run.period.end;
    chargeTerm(run, number, begins);
  }
  eventsBefore(null);
  overpaid(run);
  for (const { hashid, code } of homeProblems(loan, events)) run.problems.push({ hashid, code, excess: 0 });
  return {
    loan,
    events: counting,
    start: course.from,
    opening: course.opening,
    before,
    terms: run.terms,
    entries: run.entries,
    problems: run.problems,
    endDate: run.terms.at(-1)?.date ?? course.from,
  };
}
