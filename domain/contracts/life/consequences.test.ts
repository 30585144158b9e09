import { missingPayments } from '../../loans/events/paidAsPlanned.ts';
import { ledgerOf } from '../../loans/ledger/ledger.ts';
import { aLoan, happened } from '../../loans/ledger/test/loans.ts';
import { openPrincipal } from '../../loans/openPrincipal.ts';
import { scheduleOf } from '../../loans/schedule.ts';
import { stateOn } from '../../loans/ledger/state.ts';
import { standingCheck } from '../../statements/ownHome.ts';
import type { ProposalContent } from '../../wire/proposal.ts';
import type { LoanDetail, LoanTerms } from '../../wire/contract.ts';
import { consequencesOf, contractAfter } from './consequences.ts';

const no = () => 'no' as const;
const person = (hashid: string) => ({ hashid, firstname: hashid, infix: '', lastname: 'Vries' });

/** An own-home loan of 200.000 euro at 3 % over 360 months. */
const aHome = (terms: Partial<LoanTerms>): LoanDetail => ({
  ...aLoan('AnnuityLoanContract', 20_000_000, {
    own_home: true,
    late_payment: 'due_date',
    payment_rounding: 'up',
    ...terms,
  }),
  hashid: 'een',
  version: 1,
  ledger_version: 0,
  balance: 0,
  events: [],
  parties: { from: [person('jan')], to: [person('sanne')] },
});

/** The loan with every term until a day paid on its own day. */
const paid = (loan: LoanDetail, until: string): LoanDetail => ({
  ...loan,
  events: happened(missingPayments(loan, [], until).map((one) => ({ kind: 'payment', ...one }) as const)),
});

const otherTerms = ({ type, total, contract }: LoanDetail, rest: Partial<LoanTerms>): ProposalContent => ({
  kind: 'terms',
  draft: { type, total, contract: { ...contract, ...rest }, parties: { from: ['jan'], to: ['sanne'] } },
});

const openOf = (loan: LoanDetail, today: string) =>
  openPrincipal(loan.events, today, {
    ledger: () => ledgerOf(loan, loan.events),
    plan: () => scheduleOf(loan.type, loan.total, loan.contract),
  });

/** The stated effect of a proposal, next to the loan's books once it was accepted. */
function saidAndDone(loan: LoanDetail, rest: Partial<LoanTerms>, today: string) {
  const content = otherTerms(loan, rest);
  const after = contractAfter(loan, content) as LoanDetail;
  return { said: consequencesOf(loan, content, today, no, []), after };
}

describe('the effects of other terms, shown before anybody agrees', () => {
  const TODAY = '2028-12-15';
  const loan = paid(aHome({}), TODAY);

  test.each([
    { term_months: 240 },
    { rate_millipercent: 3500 },
    { payment_every: 3, first_payment_date: '2025-04-01' },
  ])('with records it is the balance and the amount due at once by the records, and since when: %j', (rest) => {
    const { said, after } = saidAndDone(loan, rest as Partial<LoanTerms>, TODAY);
    const { balance, due, arrearsSince } = stateOn(ledgerOf(after, after.events), TODAY);
    expect(said.loan?.before.due).toEqual({ amount: 0, since: null });
    expect(said.loan?.after).toMatchObject({ open: balance, due: { amount: due.total, since: arrearsSince } });
  });

  test('a shorter term makes a lot due at once, and the deduction check does not count that as paid', () => {
    const { said, after } = saidAndDone(loan, { term_months: 240 }, TODAY);
    expect(said.loan?.after.due?.amount).toBeGreaterThan(1_000_000);
    expect(standingCheck(after, TODAY, no)?.check.verdict).not.toBe('green');
    expect(said.deduction?.before.verdict).toBe('green');
    expect(said.deduction?.after.verdict).not.toBe('green');
  });

  test('a higher rate from a past day makes the difference due at once, late from the day it is agreed', () => {
    const rate = { kind: 'rate_change', date: '2028-07-01', rate_millipercent: 5_000 } as const;
    const said = consequencesOf(loan, rate, TODAY, no, []);
    const [agreed] = happened([rate]);
    const after = [...loan.events, { ...agreed!, hashid: 'rate', recorded_at: `${TODAY}T10:00:00.000Z` }];
    const { balance, due, arrearsSince } = stateOn(ledgerOf(loan, after), TODAY);
    expect(due.total).toBeGreaterThan(0);
    expect(said.loan?.after).toMatchObject({ open: balance, due: { amount: due.total, since: arrearsSince } });
    expect(arrearsSince).toBeNull();
  });

  test('without records both follow the plan: nothing is due, and less is open', () => {
    const plain = aHome({ start_date: '2016-01-01', first_payment_date: '2016-02-01', signed_date: '2015-12-01' });
    const { said, after } = saidAndDone(plain, { term_months: 240 }, '2026-11-26');
    expect(said.loan?.before).toMatchObject({ open: openOf(plain, '2026-11-26'), due: { amount: 0, since: null } });
    expect(said.loan?.after).toMatchObject({ open: openOf(after, '2026-11-26'), due: { amount: 0, since: null } });
    expect([said.loan?.before.open, said.loan?.after.open]).toEqual([14_735_424, 10_655_466]);
    expect([said.deduction?.before.verdict, said.deduction?.after.verdict]).toEqual(['green', 'green']);
  });
});
