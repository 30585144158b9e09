import { homeLoan, paysTerms, termsOf } from '../deduction/test/homeLoan.ts';
import { isLoan } from '../contracts/isLoan.ts';
import { recordNamed } from '../contracts/life/contestedWords.ts';
import { addDays } from '../dates/isoDate.ts';
import { dueTerm } from '../loans/dueTerm.ts';
import { lateRule } from '../loans/lateRule.ts';
import type { ContractDetail, GiftDetail, LoanDetail } from '../wire/contract.ts';
import type { Book, LoanEvent } from '../wire/event.ts';
import type { Party } from '../wire/party.ts';
import type { ProposalContent } from '../wire/proposal.ts';
import { nextStep, type StepFacts } from './nextStep.ts';
import { inOrder } from './order.ts';

const running = homeLoan();
const [, second] = termsOf(running);
const DAY = second?.date ?? '';
const paid = homeLoan({}, paysTerms(running, 1, 1));
/** The borrower reported the payment of a day, and nobody answered. */
const reported = (loan: LoanDetail, date: string): LoanDetail => ({
  ...loan,
  events: [
    ...loan.events,
    {
      hashid: `r-${date}`,
      kind: 'payment',
      date,
      amount: 84_400,
      status: 'reported',
      note: '',
      recorded_at: `${date}T10:00:00.000Z`,
      recorded_by: { hashid: 'sanne', firstname: 'Sanne', infix: '', lastname: 'Vries' },
      answered_at: null,
      answered_by: null,
    },
  ],
});

const noor = { hashid: 'noor', firstname: 'Noor', infix: '', lastname: 'Vries' };

/** A person's role in the records: the lender alone answers reports. */
const bookOf = (role: Book['role'], { events = [] }: Partial<ContractDetail> = {}, then: Party[] = []) => ({
  role,
  open: events
    .filter(({ status }) => status === 'reported')
    .map(({ hashid }) => ({ event: hashid, waits: [], then, mine: role === 'keeper' })),
  automatic_waits: [],
});

/** The pending steps, for the lender unless stated otherwise. */
function stepOf(contract: ContractDetail, today: string, changes: Partial<StepFacts> = {}) {
  return nextStep({
    contract,
    book: bookOf('keeper', contract),
    me: 'jan',
    toSign: null,
    toAnswer: null,
    toRecognise: false,
    mayAsk: false,
    due: () => (isLoan(contract) ? dueTerm(contract, today) : null),
    today,
    ...changes,
  });
}
const kindOf = (...given: Parameters<typeof stepOf>) => stepOf(...given)?.kind ?? null;
const asked = { hashid: 's', change: null };
const proposal = { hashid: 'v', by: 'Jan', until: '2024-04-01' };

describe('the most pressing step of a contract for its reader', () => {
  it('is first one that another waits for, then money, then the concept', () => {
    const late = addDays(DAY, 40);
    const all = { toSign: asked, toAnswer: proposal, toRecognise: true, mayAsk: true };
    const both = reported(paid, DAY);
    expect(kindOf(both, late, all)).toBe('sign');
    expect(kindOf(both, late, { ...all, toSign: null })).toBe('answer');
    expect(kindOf(both, late, { toRecognise: true, mayAsk: true })).toBe('recognise');
    expect(kindOf(both, late, { mayAsk: true })).toBe('confirm');
    expect(kindOf(paid, late, { mayAsk: true })).toBe('late');
    expect(kindOf(paid, addDays(DAY, -2), { book: bookOf('borrower'), mayAsk: true })).toBe('soon');
    expect(kindOf(paid, addDays(DAY, -9), { mayAsk: true })).toBe('send');
    expect(kindOf(paid, addDays(DAY, -9))).toBeNull();
  });

  it('a paper to sign and a concept to send name no day, sum or person, and neither can be done with one press', () => {
    const bare = { hashid: null, date: null, amount: null, by: null, at_once: false };
    expect(stepOf(paid, DAY, { toSign: asked })).toEqual({ ...bare, kind: 'sign', hashid: 's' });
    expect(stepOf(paid, addDays(DAY, -9), { mayAsk: true })).toEqual({ ...bare, kind: 'send' });
  });

  it('a change to sign is named, with the day from which it would count now', () => {
    const named = (change: ProposalContent, today = DAY) =>
      stepOf(paid, today, { toSign: { hashid: 's', change } })?.what?.replaceAll('\u00a0', ' ');
    const rate = { kind: 'rate_change', rate_millipercent: 1_000 } as const;
    expect(named({ ...rate, date: '2090-03-01' })).toBe('rente van 1 % per jaar vanaf 1 maart 2090');
    const forgiven = { kind: 'forgiveness', amount: 500_000, outcome: 'lower_payment', date: '2024-01-31' } as const;
    expect(named(forgiven, '2024-05-06')).toBe('kwijtschelding van € 5.000,00 op 6 mei 2024');
    expect(named({ ...forgiven, date: '2024-12-25' }, '2024-05-06')).toMatch(/op 25 december 2024$/u);
    expect(named({ kind: 'correction', event: 'x' })).toBe('terugdraaien wat was afgesproken');
  });

  it('a reported payment waits for the receiver, with the reported amount; the reporter waits too', () => {
    const loan = reported(paid, DAY);
    expect(stepOf(loan, addDays(DAY, 1))).toEqual({
      kind: 'confirm',
      hashid: `r-${DAY}`,
      date: DAY,
      amount: 84_400,
      by: 'Sanne',
      at_once: true,
    });
    expect(kindOf(loan, addDays(DAY, 40), { book: bookOf('borrower') })).toBeNull();
    expect(kindOf(loan, addDays(DAY, 40), { book: bookOf('reader') })).toBeNull();
  });

  it('R-8.5 if another lender has to confirm it too, the answer names the person it waits for', () => {
    const loan = reported(paid, DAY);
    expect(stepOf(loan, DAY, { book: bookOf('keeper', loan, [noor]) })).toMatchObject({
      kind: 'confirm',
      at_once: false,
    });
  });

  it('reported costs wait for the debtor, and automatic terms for the other lender', () => {
    const [report] = reported(paid, DAY).events.slice(-1);
    const loan = { ...paid, events: [...paid.events, { ...report, kind: 'costs', hashid: 'k' } as LoanEvent] };
    const waits = { ...bookOf('borrower'), open: [{ event: 'k', waits: [], then: [], mine: true }] };
    expect(stepOf(loan, DAY, { book: waits })).toMatchObject({
      kind: 'debt',
      hashid: 'k',
      by: 'Sanne',
      what: recordNamed({ ...report, kind: 'costs' } as LoanEvent).replace('Kosten', 'kosten'),
      at_once: false,
    });
    const asked = { ...bookOf('keeper'), automatic_waits: [noor] };
    expect(kindOf(paid, DAY, { book: asked, me: 'noor' })).toBe('automatic');
    expect(kindOf(paid, DAY, { book: asked })).toBeNull();
  });

  it('a lender’s report about the home waits for the borrower, with its day; taking it back says less', () => {
    const [report] = reported(paid, DAY).events.slice(-1);
    const fact = { ...report, kind: 'home', became: 'sold', hashid: 'h' } as LoanEvent;
    const loan = { ...paid, events: [...paid.events, fact] };
    const waits = { ...bookOf('borrower'), open: [{ event: 'h', waits: [], then: [], mine: true }] };
    expect(stepOf(loan, DAY, { book: waits })).toMatchObject({
      kind: 'home',
      hashid: 'h',
      date: fact.date,
      amount: null,
      by: 'Sanne',
      at_once: false,
    });
    const counts = { ...fact, status: 'confirmed' } as LoanEvent;
    const undone = { ...report, kind: 'correction', corrects: 'h', hashid: 'c' } as LoanEvent;
    const asked = { ...bookOf('borrower'), open: [{ event: 'c', waits: [], then: [], mine: true }] };
    const back = { ...paid, events: [...paid.events, counts, undone] };
    expect(stepOf(back, DAY, { book: asked })).toMatchObject({
      kind: 'debt',
      hashid: 'c',
      what: expect.stringMatching(/^dat dit niet telt: de woning /u) as string,
    });
  });

  it('the first payment that counts asks about earlier payments, so one press does not answer it', () => {
    expect(stepOf(reported(running, DAY), addDays(DAY, 1))).toMatchObject({ kind: 'confirm', at_once: false });
  });

  it('if the reported payment is the only term so far nothing is asked; a record that is no payment pays no term', () => {
    const [first] = termsOf(running);
    const report = reported(running, first?.date ?? '');
    expect(stepOf(report, addDays(first?.date ?? '', 1))).toMatchObject({ kind: 'confirm', at_once: true });
    const extra = { ...report, events: report.events.map((event) => ({ ...event, kind: 'extra_repayment' })) };
    expect(stepOf(extra as LoanDetail, addDays(first?.date ?? '', 1))).toMatchObject({ at_once: false });
  });

  it('an onlooker, or the reader of a contract without records, sees no money', () => {
    const late = addDays(DAY, 40);
    for (const role of ['reader', null] as const) {
      expect(kindOf(paid, late, { book: role && bookOf(role) })).toBeNull();
      expect(kindOf(paid, late, { book: role && bookOf(role), mayAsk: true })).toBe('send');
    }
  });

  it('a gift without records waits for nobody, and one reported as paid waits for the keeper of its records', () => {
    const { events, ...terms } = reported(paid, DAY);
    const gift = { ...terms, type: 'GiftContract' } as unknown as GiftDetail;
    expect(kindOf(gift, DAY)).toBeNull();
    const report = { ...gift, events: events.slice(-1) } as GiftDetail;
    expect(stepOf(report, DAY)).toMatchObject({ kind: 'confirm', at_once: true });
    expect(kindOf(report, DAY, { book: bookOf('borrower') })).toBeNull();
  });

  it('an answered or retracted report waits for nobody', () => {
    const loan = reported(paid, DAY);
    const [, report] = loan.events;
    const answered = { ...loan, events: loan.events.map((event) => ({ ...event, status: 'confirmed' as const })) };
    const correction = { ...report, hashid: 'c', kind: 'correction', corrects: `r-${DAY}`, status: 'confirmed' };
    const takenBack = { ...loan, events: [...loan.events, correction] } as LoanDetail;
    for (const one of [answered, takenBack]) expect(kindOf(one, addDays(DAY, 1))).toBeNull();
  });

  it('a term is soon for three days, only for its payer, and late once lateness costs something', () => {
    const days = [-4, -3, 0, 1].map((days) => kindOf(paid, addDays(DAY, days), { book: bookOf('borrower') }));
    expect(days).toEqual([null, 'soon', 'soon', null]);
    const grace = lateRule(paid.contract).graceDays;
    expect(grace).toBeGreaterThan(1);
    for (const role of ['keeper', 'borrower'] as const)
      expect(kindOf(paid, addDays(DAY, grace + 1), { book: bookOf(role) })).toBe('late');
    expect([kindOf(paid, DAY), kindOf(paid, addDays(DAY, grace))]).toEqual([null, null]);
    // While nothing was recorded it goes as agreed.
    expect(kindOf(running, addDays(DAY, grace + 1))).toBeNull();
  });

  it('for a late term the amount is everything due; for the coming one its open amount', () => {
    const [, term, third] = termsOf(running);
    expect(stepOf(paid, addDays(third?.date ?? '', 20))).toMatchObject({
      date: term?.date,
      amount: (term?.payment ?? 0) + (third?.payment ?? 0),
    });
    expect(stepOf(paid, addDays(DAY, -1), { book: bookOf('borrower') })).toMatchObject({
      date: DAY,
      amount: term?.payment,
    });
  });

  it('nothing is due on a concept', () => {
    const concept = homeLoan({ signed_date: null });
    expect(kindOf(reported(concept, DAY), addDays(DAY, 90))).toBeNull();
  });
});

describe('the most pressing step of all contracts', () => {
  const one = (hashid: string, next: ContractDetail['next']) => ({ ...homeLoan(), hashid, ...(next && { next }) });
  const step = { hashid: null, date: null, amount: null, by: null, at_once: false };

  it('is sorted by kind, then by day; contracts without a step are not listed', () => {
    const contracts = [
      one('calm', undefined),
      one('concept', { ...step, kind: 'send' }),
      one('later', { ...step, kind: 'late', date: '2026-03-01' }),
      one('report', { ...step, kind: 'confirm', date: '2026-05-01' }),
      one('earlier', { ...step, kind: 'late', date: '2026-02-01' }),
      one('sign', { ...step, kind: 'sign' }),
      one('second concept', { ...step, kind: 'send' }),
    ];
    expect(inOrder(contracts).map(({ contract }) => contract.hashid)).toEqual([
      'sign',
      'report',
      'earlier',
      'later',
      'concept',
      'second concept',
    ]);
  });
});

describe('a loan with automatic terms', () => {
  const counted = (year: number): LoanDetail => ({
    ...paid,
    automatic_since: DAY,
    events: paid.events.map((event) => ({ ...event, automatic: true, date: `${year}-12-01` }) as LoanEvent),
  });

  it('asks the lender, once the year is over, whether all of it was paid; the borrower has nothing to answer', () => {
    const [first] = paid.events as { amount: number }[];
    const due = () => null;
    expect(stepOf(counted(2024), '2024-12-31', { due })).toBeNull();
    expect(stepOf(counted(2024), '2025-01-01', { due })).toMatchObject({
      kind: 'year',
      date: '2024-12-31',
      amount: first?.amount,
      at_once: true,
    });
    expect(stepOf(counted(2024), '2025-01-01', { due, book: bookOf('borrower') })).toBeNull();
  });

  it('has no term that is soon or late, until its payment was made and part of it is open', () => {
    const late = addDays(DAY, 40);
    expect(kindOf(paid, late)).toBe('late');
    expect(kindOf({ ...paid, automatic_since: DAY }, late)).toBeNull();
    expect(kindOf({ ...paid, automatic_since: DAY }, addDays(DAY, -2), { book: bookOf('borrower') })).toBeNull();
    const made = reported(paid, DAY).events.at(-1);
    const gone = { ...made, hashid: 'c', kind: 'correction', status: 'confirmed', corrects: made?.hashid } as LoanEvent;
    const events = [...paid.events, { ...made, status: 'confirmed', automatic: true } as LoanEvent, gone];
    expect(kindOf({ ...paid, automatic_since: DAY, events }, late)).toBe('late');
  });
});
