import type { Term } from './term.ts';

/** The payments that fall due in one calendar year; amounts in cents. */
export interface ScheduleYear<Row extends Term = Term> {
  year: number;
  payment: number;
  interest: number;
  principal: number;
  /** Still open after the year's last term. */
  closingBalance: number;
  terms: Row[];
}

/** The schedule per calendar year, the broken first period included: every term in exactly one year. */
export function perYear<Row extends Term>(schedule: { stub: Row | null; terms: readonly Row[] }): ScheduleYear<Row>[] {
  const years: ScheduleYear<Row>[] = [];
  for (const term of schedule.stub === null ? schedule.terms : [schedule.stub, ...schedule.terms]) {
    const year = Number(term.date.slice(0, 4));
    let current = years.at(-1);
    if (current?.year !== year) {
      current = { year, payment: 0, interest: 0, principal: 0, closingBalance: 0, terms: [] };
      years.push(current);
    }
    current.payment += term.payment;
    current.interest += term.interest;
    current.principal += term.principal;
    current.closingBalance = term.balance;
    current.terms.push(term);
  }
  return years;
}
