import type { LoginState } from '../relations/canLogIn.ts';
import { loanRole, REPORTABLE } from './loanRole.ts';

const lender = (changes: Partial<LoginState> = {}): LoginState => ({
  sub: 'een',
  blocked: false,
  passed_away: false,
  ...changes,
});

test('R-8.5 a lender keeps the records of the loan, whoever manages the family', () => {
  expect([loanRole('from', false, []), loanRole('from', true, [lender()])]).toEqual(['keeper', 'keeper']);
});

test('R-8.5 who stands beside the loan keeps its records as a manager, and reads them otherwise', () => {
  expect([loanRole('none', true, [lender()]), loanRole('none', false, [])]).toEqual(['keeper', 'reader']);
});

test('R-8.5 a borrower reports; as a manager they keep the records only while no lender has a login, also of who is blocked', () => {
  expect(loanRole('to', false, [])).toBe('borrower');
  expect(loanRole('to', true, [lender({ sub: null }), lender()])).toBe('borrower');
  expect(loanRole('to', true, [lender({ blocked: true })])).toBe('borrower');
  for (const lenders of [[], [lender({ sub: null })], [lender({ passed_away: true })]])
    expect(loanRole('to', true, lenders)).toBe('keeper');
});

test('R-8.5 a borrower reports money that went to the lender, and nothing that changes the terms', () => {
  expect(REPORTABLE).toEqual(['payment', 'extra_repayment']);
});
