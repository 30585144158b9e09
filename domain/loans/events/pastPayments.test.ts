import { ledgerOf } from '../ledger/ledger.ts';
import { stateOn } from '../ledger/state.ts';
import { aLoan, type Facts, happened } from '../ledger/test/loans.ts';
import type { MissingPayment } from './paidAsPlanned.ts';
import { aheadBeside, asksAboutPast, countsAsPlanned, pastPayments } from './pastPayments.ts';

/** Of 843.21 a month, first on 1 February 2025. */
const loan = aLoan('AnnuityLoanContract', 20_000_000);
const TERM = 84_321;
const TODAY = '2025-05-20';
const paid = (date: string, amount = TERM) => ({ kind: 'payment', date, amount }) as const;
const days = (payments: readonly MissingPayment[]) => payments.map(({ date }) => date);
const settled = (facts: readonly Facts[]) => stateOn(ledgerOf(loan, happened(facts)), TODAY);

test('R-8.5 a first payment belongs to the term nearest to its day; everything before it is recorded on its own day', () => {
  const first = paid('2025-05-03');
  const past = pastPayments(loan, [], TODAY, [first]);
  expect(days(past)).toEqual(['2025-02-01', '2025-03-01', '2025-04-01']);
  expect(settled([...past.map(({ date, amount }) => paid(date, amount)), first])).toMatchObject({
    due: { total: 0, late: 0 },
    prepaid: 0,
  });
});

test('R-8.5 a first payment for a term to come is paid ahead: the terms until today are recorded with it', () => {
  const first = paid(TODAY);
  const past = pastPayments(loan, [], TODAY, [first]);
  expect(days(past)).toEqual(['2025-02-01', '2025-03-01', '2025-04-01', '2025-05-01']);
  expect(settled([...past.map(({ date, amount }) => paid(date, amount)), first])).toMatchObject({
    due: { total: 0, late: 0 },
    prepaid: TERM,
  });
});

test('R-8.5 a person who recorded only the last payment can add the past later, without default interest', () => {
  const alone = [paid('2025-05-01')];
  expect(settled(alone).due.total).toBeGreaterThan(2 * TERM);
  const past = pastPayments(loan, happened(alone), TODAY);
  const whole = [...alone, ...past.map(({ date, amount }) => paid(date, amount))];
  expect(settled(whole)).toMatchObject({ due: { total: 0, late: 0 }, prepaid: 0 });
  expect(pastPayments(loan, happened(whole), TODAY)).toEqual([]);
});

test('R-8.5 a rate agreed in advance does not hide the question, and a yes pays every term on its own day', () => {
  const rate = { kind: 'rate_change', date: '2025-04-01', rate_millipercent: 4_000 } as const;
  const agreed = happened([rate]);
  const first = paid('2025-05-03', 94_000);
  expect(asksAboutPast(loan, agreed, TODAY, [first])).toBe(true);
  const past = pastPayments(loan, agreed, TODAY, [first]);
  expect(days(past)).toEqual(['2025-02-01', '2025-03-01', '2025-04-01', '2025-05-01']);
  expect(past.at(-1)!.amount).toBeLessThan(2_000);
  expect(settled([rate, ...past.map(({ date, amount }) => paid(date, amount)), first])).toMatchObject({
    due: { total: 0, late: 0 },
    prepaid: 0,
  });
  expect(asksAboutPast(loan, happened([rate, first]), TODAY)).toBe(false);
});

test('R-8.5 unrecorded terms count as paid until the first record, of any kind', () => {
  expect(countsAsPlanned(loan, [], TODAY)).toBe(true);
  expect(countsAsPlanned(loan, [], '2025-01-20')).toBe(false);
  expect(countsAsPlanned(loan, happened([{ kind: 'rate_change', date: TODAY, rate_millipercent: 1 }]), TODAY)).toBe(
    false,
  );
});

test('a payment above its own term goes to the terms before it, and part of a term leaves the rest', () => {
  expect(pastPayments(loan, [], TODAY, [paid('2025-05-01', 2 * TERM)])).toEqual([
    { date: '2025-02-01', amount: TERM },
    { date: '2025-03-01', amount: TERM },
  ]);
  expect(pastPayments(loan, [], TODAY, [paid('2025-05-01', 300)]).at(-1)).toEqual({
    date: '2025-05-01',
    amount: TERM - 300,
  });
});

test('the past is asked about while nothing counts and a term is missing, and not for the first term itself', () => {
  expect(asksAboutPast(loan, [], TODAY, [paid(TODAY)])).toBe(true);
  expect(asksAboutPast(loan, [], '2025-02-03', [paid('2025-02-03')])).toBe(false);
  expect(asksAboutPast(loan, [], '2025-01-20')).toBe(false);
  expect(asksAboutPast(loan, happened([paid('2025-02-01')]), TODAY)).toBe(false);
  const [reported] = happened([paid('2025-02-01')]);
  expect(asksAboutPast(loan, [{ ...reported!, status: 'reported' }], TODAY)).toBe(true);
});

test('with the whole past recorded, money for a term to come is paid ahead, and money for a past term is not', () => {
  const ahead = (facts: readonly Facts[]) => {
    const events = happened(facts);
    return aheadBeside(loan, events, pastPayments(loan, events, TODAY), TODAY);
  };
  expect(ahead([paid(TODAY)])).toBe(TERM);
  expect(ahead([paid('2025-05-03')])).toBe(0);
});
