import { ledgerOf } from '../ledger/ledger.ts';
import { stateOn } from '../ledger/state.ts';
import { type Facts, aLoan, happened } from '../ledger/test/loans.ts';
import type { EventDraft } from '../../wire/event.ts';
import { missingPayments } from './paidAsPlanned.ts';
import { validateEvent } from './validateEvent.ts';

const loan = aLoan('AnnuityLoanContract', 20_000_000);
const today = '2026-06-15';
const check = (draft: object, before: Facts[] = []) =>
  validateEvent(loan, happened(before), { contract: 'x', ...draft }, today);
const fine = { kind: 'payment', date: '2025-02-01', amount: 84_321 };

test('a possible event is accepted', () => {
  for (const draft of [
    fine,
    { kind: 'payment', date: today, amount: 1, note: 'contant' },
    { kind: 'extra_repayment', date: today, amount: 1_000_000, outcome: 'shorter_term' },
    { kind: 'forgiveness', date: today, amount: 550_000, outcome: 'lower_payment' },
    { kind: 'forgiveness', date: today, amount: 550_000, outcome: 'lower_payment', exclusion: 'hard' },
    { kind: 'costs', date: today, amount: 4_840 },
    { kind: 'rate_change', date: '2030-01-01', rate_millipercent: 4_000 },
    { kind: 'pause', date: '2026-07-01', until: '2026-09-30', rests: 'everything', outcome: 'later_end' },
    { kind: 'pause', date: '2026-07-01', until: '2026-07-01', rests: 'repayment', outcome: 'same_end' },
    { kind: 'pause', date: '2026-06-20', until: '2026-07-01', rests: 'repayment', outcome: 'same_end' },
    { kind: 'rate_change', date: '2054-12-31', rate_millipercent: 0 },
  ])
    expect(check(draft)).toEqual({});
});

test.each([
  [{ ...fine, kind: 'correction' }, 'kind', 'Kies wat je wilt vastleggen.'],
  [{ ...fine, kind: '__proto__' }, 'kind', 'Kies wat je wilt vastleggen.'],
  [{ ...fine, amount: 0 }, 'amount', 'Vul een getal boven 0 in.'],
  [{ ...fine, amount: 1.5 }, 'amount', 'Vul een bedrag in'],
  [{ ...fine, amount: '84321' }, 'amount', 'Vul een bedrag in'],
  [{ ...fine, date: '2025-02-30' }, 'date', 'Vul een datum in zoals'],
  [{ ...fine, date: '2026-06-16' }, 'date', 'Deze dag moet nog komen.'],
  [{ ...fine, date: '2024-12-31' }, 'date', 'Deze dag ligt voor het begin van de lening, op 01-01-2025.'],
  [{ ...fine, amount: 50_000_000 }, 'amount', 'Dit is meer dan er openstaat. Vul ten hoogste'],
  [{ ...fine, note: 'x'.repeat(501) }, 'note', 'Deze tekst is te lang.'],
  [{ ...fine, note: 7 }, 'note', 'Vul hier een tekst in'],
  [
    { kind: 'forgiveness', date: today, amount: 1, outcome: 'lower_payment', exclusion: 'liftable' },
    'exclusion',
    'Kies een van de antwoorden.',
  ],
  [{ kind: 'costs', date: today, amount: 0 }, 'amount', 'Vul een getal boven 0 in.'],
  [{ kind: 'costs', date: '2026-06-16', amount: 1 }, 'date', 'Deze dag moet nog komen.'],
  [{ kind: 'extra_repayment', date: today, amount: 1, outcome: 'later' }, 'outcome', 'Kies een van de antwoorden.'],
  [
    { kind: 'extra_repayment', date: today, amount: 40_000_000, outcome: 'lower_payment' },
    'amount',
    'Dit is meer dan er openstaat.',
  ],
  [
    { kind: 'forgiveness', date: '2025-01-01', amount: 20_000_001, outcome: 'lower_payment' },
    'amount',
    'Dit is meer dan er openstaat. Vul ten hoogste €\u00a0200.000 in.',
  ],
  [
    { kind: 'forgiveness', date: '2027-01-01', amount: 1, outcome: 'lower_payment' },
    'date',
    'Deze dag moet nog komen.',
  ],
  [
    { kind: 'rate_change', date: '2055-01-02', rate_millipercent: 1 },
    'date',
    'Deze dag ligt na de laatste termijn, op 01-01-2055.',
  ],
  [{ kind: 'rate_change', date: '2055-01-01', rate_millipercent: 1 }, 'date', 'Dit is de dag van de laatste termijn'],
  [{ kind: 'rate_change', date: today, rate_millipercent: 25_001 }, 'rate_millipercent', 'Vul een rente in'],
  [{ kind: 'rate_change', date: today, rate_millipercent: -1 }, 'rate_millipercent', 'Vul een rente in'],
  [{ kind: 'rate_change', date: today, rate_millipercent: 0.5 }, 'rate_millipercent', 'Vul een rente in'],
  [
    { kind: 'pause', date: '2055-01-02', until: '2055-03-01', rests: 'repayment', outcome: 'later_end' },
    'date',
    'Deze dag ligt na de laatste termijn, op 01-01-2055.',
  ],
  [
    { kind: 'pause', date: '2026-07-02', until: '2026-07-31', rests: 'repayment', outcome: 'same_end' },
    'until',
    'In deze dagen valt geen termijn.',
  ],
  [
    { kind: 'pause', date: '2026-07-02', until: '2026-07-01', rests: 'repayment', outcome: 'same_end' },
    'until',
    'Kies een laatste dag',
  ],
  [
    { kind: 'pause', date: '2026-07-01', until: '2026-07-31', rests: 'niets', outcome: 'same_end' },
    'rests',
    'Kies een van de antwoorden.',
  ],
])('%j is refused at %s', (draft, field, message) => {
  const errors = check(draft);
  expect(Object.keys(errors)).toEqual([field]);
  expect(errors[field]).toContain(message);
});

test('after it is paid off nothing can be recorded, and nothing before it that makes it too much', () => {
  const end: Facts[] = [{ kind: 'extra_repayment', date: '2025-01-01', amount: 20_000_000, outcome: 'lower_payment' }];
  expect(check({ ...fine, date: '2025-03-01' }, end)).toEqual({
    date: 'Op deze dag was de lening al helemaal afgelost.',
  });
  const forgiven: Facts[] = [{ kind: 'forgiveness', date: '2025-02-01', amount: 20_000_000, outcome: 'lower_payment' }];
  expect(
    check({ kind: 'extra_repayment', date: '2025-01-15', amount: 100, outcome: 'lower_payment' }, forgiven),
  ).toEqual({ date: 'Hierdoor klopt iets niet meer wat al is vastgelegd. Draai dat eerst terug.' });
});

test('an event after the loan is paid off gets its own sentence, not “ten hoogste € 0”', () => {
  const ahead: Facts[] = [
    { kind: 'payment', date: '2025-01-01', amount: 20_000_000 },
    { kind: 'payment', date: '2025-01-01', amount: 10_355_000 },
  ];
  expect(check({ ...fine, amount: 1_000_000, date: '2025-01-02' }, ahead)).toEqual({
    amount: expect.stringMatching(/^Dit is meer dan er openstaat\. Vul ten hoogste €/),
  });
  expect(
    check({ ...fine, amount: 84_321, date: '2025-01-02' }, [
      ...ahead,
      { kind: 'payment', date: '2025-01-01', amount: 1_000_000 },
    ]),
  ).toEqual({ amount: 'Op deze dag was de lening al helemaal afgelost.' });
});

test('an earlier wrong record is no reason to refuse another', () => {
  expect(check(fine, [{ kind: 'payment', date: '2024-06-01', amount: 1 }])).toEqual({});
});

test('a pause that would make the loan longer than 600 months is refused at its last day', () => {
  const long = aLoan('LinearLoanContract', 1_200_000, { term_months: 600 });
  const draft = {
    contract: 'x',
    kind: 'pause',
    date: '2026-07-01',
    until: '2026-07-31',
    rests: 'repayment',
    outcome: 'later_end',
  } as unknown as EventDraft;
  expect(validateEvent(long, [], draft, today)).toEqual({
    until: 'Met deze pauze duurt de lening langer dan 600 maanden. Kies een kortere pauze, of een gelijke einddatum.',
  });
});

test('the repayment of a repayment-free loan cannot rest, its interest can', () => {
  const free = aLoan('RepaymentFreeLoanContract', 1_200_000);
  const pause = { contract: 'x', kind: 'pause', date: '2026-07-01', until: '2026-09-30', outcome: 'later_end' };
  const resting = (rests: string) => validateEvent(free, [], { ...pause, rests }, today);
  expect(resting('repayment')).toEqual({
    rests:
      'Van een aflossingsvrije lening is er tot het einde geen aflossing die kan rusten. Laat ook de rente rusten.',
  });
  expect(resting('everything')).toEqual({});
});

test('two pauses over the same days are refused', () => {
  const pause = { kind: 'pause', rests: 'repayment', outcome: 'same_end' } as const;
  expect(
    check({ ...pause, date: '2026-07-15', until: '2026-09-30' }, [
      { ...pause, date: '2026-07-01', until: '2026-08-31' },
    ]),
  ).toEqual({ date: 'In deze dagen is er al een pauze.' });
});

test('all paid as planned until a day: one payment per unpaid term, and none the second time', () => {
  const before = happened([fine as Facts, { kind: 'payment', date: '2025-03-03', amount: 50_000 }]);
  const missing = missingPayments(loan, before, '2025-05-20');
  expect(missing).toEqual([
    { date: '2025-03-01', amount: 34_321 },
    { date: '2025-04-01', amount: 84_321 },
    { date: '2025-05-01', amount: 84_321 },
  ]);
  const events = happened([
    fine as Facts,
    { kind: 'payment', date: '2025-03-03', amount: 50_000 },
    ...missing.map((payment): Facts => ({ kind: 'payment', ...payment })),
  ]);
  expect(missingPayments(loan, events, '2025-05-20')).toEqual([]);
  expect(stateOn(ledgerOf(loan, events), '2025-05-20')).toMatchObject({ arrears: 0, prepaid: 0, due: { late: 0 } });
});

test('all paid as planned until a day: costs of that very day too, paid costs not, and in the order of their days', () => {
  const costs = (date: string, amount: number): Facts => ({ kind: 'costs', date, amount });
  const before: Facts[] = [
    costs('2025-01-10', 1_000),
    { kind: 'payment', date: '2025-01-11', amount: 1_500 },
    costs('2025-02-20', 2_000),
    costs('2025-03-05', 3_000),
    costs('2025-03-06', 4_000),
  ];
  expect(missingPayments(loan, happened(before), '2025-03-05')).toEqual([
    { date: '2025-02-01', amount: 84_321 - 500 },
    { date: '2025-02-20', amount: 2_000 },
    { date: '2025-03-01', amount: 84_321 },
    { date: '2025-03-05', amount: 3_000 },
  ]);
});

test('all paid as planned until a day, with costs in between: they are paid on their own day, and every term is whole', () => {
  const before: Facts[] = [
    fine as Facts,
    { kind: 'costs', date: '2025-02-20', amount: 4_840 },
    { kind: 'payment', date: '2025-03-01', amount: 1_000 },
  ];
  const missing = missingPayments(loan, happened(before), '2025-04-15');
  expect(missing).toEqual([
    { date: '2025-02-20', amount: 3_840 },
    { date: '2025-03-01', amount: 84_321 },
    { date: '2025-04-01', amount: 84_321 },
  ]);
  const events = happened([...before, ...missing.map((payment): Facts => ({ kind: 'payment', ...payment }))]);
  expect(missingPayments(loan, events, '2025-04-15')).toEqual([]);
  expect(stateOn(ledgerOf(loan, events), '2025-04-15')).toMatchObject({ arrears: 0, prepaid: 0, due: { total: 0 } });
});
