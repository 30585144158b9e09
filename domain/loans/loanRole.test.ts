import type { BookPeople, BookPerson } from './bookPeople.ts';
import { EVENT_KINDS, isMoney } from './events/catalogue.ts';
import { loanRole } from './loanRole.ts';

const person = (hashid: string, changes: Partial<BookPerson> = {}): BookPerson => ({
  hashid,
  sub: hashid,
  blocked: false,
  passed_away: false,
  ...changes,
});
const book = (changes: Partial<BookPeople> = {}): BookPeople => ({
  receivers: [person('jan'), person('noor', { sub: null })],
  payers: [person('sanne')],
  managers: ['jan', 'marie', 'sanne'],
  partners: {},
  paidToOne: [],
  mandates: [],
  ...changes,
});

test('R-8.5 receivers keep the records, and payers report, whoever manages the family', () => {
  expect(['jan', 'noor', 'sanne'].map((one) => loanRole(book(), one))).toEqual(['keeper', 'keeper', 'borrower']);
});

test('R-8.5 a manager keeps them if no receiver has a login, but never as the borrower', () => {
  expect(loanRole(book(), 'marie')).toBe('reader');
  expect(loanRole(book({ receivers: [person('jan', { blocked: true })] }), 'marie')).toBe('reader');
  for (const receivers of [[person('jan', { sub: null })], [person('jan', { passed_away: true })]]) {
    expect(loanRole(book({ receivers }), 'marie')).toBe('keeper');
    expect(loanRole(book({ receivers }), 'sanne')).toBe('borrower');
    expect(loanRole(book({ receivers }), 'bram')).toBe('reader');
  }
});

test('S-292 a payer’s partner does not keep the records, and reports in their place if nobody else manages the family', () => {
  const receivers = [person('jan', { sub: null })];
  const partners = { marie: 'sanne', sanne: 'marie' };
  expect(loanRole(book({ receivers, partners, managers: ['marie', 'tom'] }), 'marie')).toBe('reader');
  expect(loanRole(book({ receivers, partners, managers: ['marie', 'tom'] }), 'tom')).toBe('keeper');
  expect(loanRole(book({ receivers, partners, managers: ['marie'] }), 'marie')).toBe('borrower');
});

test('R-8.5 a borrower reports money paid to the lender, and nothing that changes the terms', () => {
  expect(EVENT_KINDS.filter(isMoney)).toEqual(['payment', 'extra_repayment']);
});
