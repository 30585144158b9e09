import type { ContractDraft } from '../../wire/contract.ts';
import { needsNotary } from '../needsNotary.ts';
import { validateContract } from '../validate.ts';
import { possibleCallEvents } from './callEvents.ts';
import { clauseOf, GIFT_CLAUSES, LOAN_CLAUSES } from './catalogue.ts';
import { completeGiftTerms, completeLoanTerms, completeTerms } from './complete.ts';
import { PLAIN_GIFT_CLAUSES, PLAIN_LOAN_CLAUSES } from './plain.ts';
import { readShare } from './shares.ts';

const gift = {
  signed_date: null,
  gift_date: '2026-07-01',
  purpose: '',
  exclusion_clause: 'soft',
  revocable: false,
  counts_toward_estate: false,
} as const;
const loan = {
  signed_date: null,
  start_date: '2026-07-01',
  first_payment_date: '2026-08-01',
  rate_millipercent: 3500,
  term_months: 120,
  purpose: '',
  own_home: false,
  rate_motivation: '',
};

const check = (type: string, contract: object) =>
  validateContract(
    { type, total: 500_000, contract, parties: { from: ['jan'], to: ['sanne'] } } as unknown as ContractDraft,
    '2026-06-15',
  );
const inGift = (clauses: object) => check('GiftContract', { ...gift, ...clauses });
const inLoan = (clauses: object) => check('LinearLoanContract', { ...loan, ...clauses });

test('a contract from before the clauses reads as the plain one, and passes', () => {
  expect(completeGiftTerms(gift)).toEqual({ ...gift, ...PLAIN_GIFT_CLAUSES });
  expect(completeLoanTerms(loan)).toEqual({ ...loan, ...PLAIN_LOAN_CLAUSES });
  expect(inGift({})).toEqual({});
  expect(inLoan({})).toEqual({});
  expect(inGift(PLAIN_GIFT_CLAUSES)).toEqual({});
  expect(inLoan(PLAIN_LOAN_CLAUSES)).toEqual({});
});

test('S-38 S-40 completing keeps the chosen answers, and nothing that does not belong to the type', () => {
  const given = {
    ...loan,
    callable: 'long_notice',
    notice_months: 6,
    account_iban: 'nl91 abna 0417 1643 00',
    family_id: 7,
    form: 'paper',
    __proto__: { evil: 1 },
  } as const;
  expect(completeLoanTerms(given)).toEqual({
    ...loan,
    ...PLAIN_LOAN_CLAUSES,
    callable: 'long_notice',
    notice_months: 6,
    account_iban: 'NL91ABNA0417164300',
  });
  expect(Object.keys(completeGiftTerms({ ...gift, callable: 'on_demand', evil: true } as never)).sort()).toEqual(
    Object.keys({ ...gift, ...PLAIN_GIFT_CLAUSES }).sort(),
  );
});

const CHOICE = 'Kies een van de antwoorden.';

describe('R-5.2 the clauses of a gift', () => {
  test.each([
    [{ form: 'mondeling' }, { 'contract.form': CHOICE }],
    [{ exemption: '__proto__' }, { 'contract.exemption': CHOICE }],
    [{ tax_paid_by: null }, { 'contract.tax_paid_by': CHOICE }],
    [
      { condition: 'maybe' },
      { 'contract.condition': CHOICE, 'contract.condition_text': 'Schrijf op wat de voorwaarde is.' },
    ],
    [
      { condition: 'suspensive', condition_text: ' ' },
      { 'contract.condition_text': 'Schrijf op wat de voorwaarde is.' },
    ],
    [{ condition: 'dissolving', condition_text: 'Als het huis niet doorgaat.' }, {}],
    [
      { condition_text: 'x'.repeat(1001) },
      { 'contract.condition_text': 'Deze tekst is te lang. Gebruik ten hoogste 1000 tekens.' },
    ],
    [{ exclusion_liftable: 'ja' }, { 'contract.exclusion_liftable': CHOICE }],
    [{ administration: true }, { 'contract.administration_until': 'Vul in op welke dag het bewind stopt.' }],
    [
      { administration: true, administration_until: '2026-07-01' },
      { 'contract.administration_until': 'Kies een dag na de schenking.' },
    ],
    [
      { administration: true, administration_until: '2030-02-30' },
      { 'contract.administration_until': 'Vul een datum in zoals 14-04-2026.' },
    ],
    [{ administration: true, administration_until: '2030-07-01', administrator: 'Marijke Bakker' }, {}],
    [{ administrator: 5 }, { 'contract.administrator': 'Vul hier een tekst in, of laat het leeg.' }],
  ])('%j', (clauses, errors) => expect(inGift(clauses)).toEqual(errors));
});

describe('R-5.2 the clauses of a loan', () => {
  const short = 'Vul een opzegtermijn in van 1 tot en met 3 hele maanden.';
  const long = 'Vul een opzegtermijn in van 4 tot en met 24 hele maanden.';
  const afterEnd = 'Kies een dag vóór de laatste termijn. Staat de rente de hele looptijd vast? Laat dit dan leeg.';
  const noIban = 'Dit rekeningnummer klopt niet. Vul een IBAN in zoals NL91 ABNA 0417 1643 00.';
  test.each([
    [{ callable: 'whenever' }, { 'contract.callable': CHOICE }],
    [{ callable: '__proto__' }, { 'contract.callable': CHOICE }],
    [{ callable: 'on_demand' }, {}],
    [{ callable: 'short_notice' }, { 'contract.notice_months': short }],
    [{ callable: 'short_notice', notice_months: 4 }, { 'contract.notice_months': short }],
    [{ callable: 'short_notice', notice_months: 3 }, {}],
    [{ callable: 'long_notice', notice_months: 3 }, { 'contract.notice_months': long }],
    [{ callable: 'long_notice', notice_months: 6.5 }, { 'contract.notice_months': long }],
    [{ callable: 'long_notice', notice_months: 24 }, {}],
    [
      { notice_months: 3 },
      { 'contract.notice_months': 'Een opzegtermijn hoort alleen bij een lening die kan worden opgezegd.' },
    ],
    [{ call_events: [] }, {}],
    [{ call_events: ['divorce', 'divorce'] }, { 'contract.call_events': CHOICE }],
    [{ call_events: ['quarrel'] }, { 'contract.call_events': CHOICE }],
    [{ call_events: 'arrears' }, { 'contract.call_events': CHOICE }],
    [{ rate_fixed_until: '2026-07-01' }, { 'contract.rate_fixed_until': 'Kies een dag na de uitbetaling.' }],
    [{ rate_fixed_until: '2031-07-01' }, {}],
    // The last of 120 terms from 1 August 2026 is on 1 July 2036; of ten that are paid yearly from 2027 on 1 July 2036 too.
    [{ rate_fixed_until: '2036-06-30' }, {}],
    [{ rate_fixed_until: '2036-07-01' }, { 'contract.rate_fixed_until': afterEnd }],
    [{ rate_fixed_until: '2060-01-01' }, { 'contract.rate_fixed_until': afterEnd }],
    [{ rate_fixed_until: '2036-06-30', payment_every: 12, first_payment_date: '2027-07-01' }, {}],
    [
      { rate_fixed_until: '2036-07-01', payment_every: 12, first_payment_date: '2027-07-01' },
      { 'contract.rate_fixed_until': afterEnd },
    ],
    [
      { rate_fixed_until: '2060-01-01', term_months: 601 },
      { 'contract.term_months': 'Vul een looptijd in van 1 tot en met 600 hele maanden.' },
    ],
    [{ extra_repayment: 'none' }, { 'contract.extra_repayment': CHOICE }],
    [{ account_iban: 'NL91ABNA0417164301' }, { 'contract.account_iban': noIban }],
    [{ account_iban: 'NL91ABNA04171643' }, { 'contract.account_iban': noIban }],
    [{ account_iban: 7 }, { 'contract.account_iban': 'Vul hier een tekst in, of laat het leeg.' }],
    [{ account_iban: 'be68 5390 0754 7034' }, {}],
    [
      { security: 'pledge' },
      { 'contract.security_text': 'Schrijf op wat de zekerheid is, bijvoorbeeld het adres van de woning.' },
    ],
    [{ security: 'mortgage', security_text: 'Dorpsstraat 12 te Ede' }, {}],
    [{ subordinated: true }, { 'contract.subordinated_to': 'Vul in welke bank voorgaat.' }],
    [{ subordinated: true, subordinated_to: 'Bank X' }, {}],
    [{ insurance: true }, { 'contract.insurance': CHOICE }],
    [{ spouse_consent: 1 }, { 'contract.spouse_consent': CHOICE }],
    [{ exclusion_on_forgiven: 'liftable' }, { 'contract.exclusion_on_forgiven': CHOICE }],
    [{ own_home: true, replaces_since: '2013-01-01' }, {}],
    [{ own_home: true, replaces_since: '2026-06-30' }, {}],
    [{ own_home: true, replaces_since: null }, {}],
    [
      { own_home: true, replaces_since: '2012-12-31' },
      { 'contract.replaces_since': 'Vul een dag vanaf 1 januari 2013 in. Was de lening ouder, laat dit dan leeg.' },
    ],
    [
      { own_home: true, replaces_since: '2026-07-01' },
      { 'contract.replaces_since': 'Kies een dag vóór de uitbetaling van deze lening.' },
    ],
    // Without an own home nothing requires it, so the value is only checked as a day.
    [{ own_home: false, replaces_since: '2012-12-31' }, {}],
    [
      { home_address: 'a\u0000b' },
      { 'contract.home_address': 'In deze tekst staat een onzichtbaar teken. Typ de tekst opnieuw.' },
    ],
  ])('%j', (clauses, errors) => expect(inLoan(clauses)).toEqual(errors));
});

test('R-8.5 paying one of the lenders is enough only if there are two', () => {
  const lent = (from: string[], paid_to_one: unknown) =>
    validateContract(
      {
        type: 'LinearLoanContract',
        total: 500_000,
        contract: { ...loan, paid_to_one, lenders: 2 },
        parties: { from, to: ['sanne'] },
      } as unknown as ContractDraft,
      '2026-06-15',
    );
  expect(lent(['jan', 'noor'], true)).toEqual({});
  expect(lent(['jan', 'noor'], 'ja')).toEqual({ 'contract.paid_to_one': CHOICE });
  expect(lent(['jan'], true)).toEqual({
    'contract.paid_to_one': 'Dit kan alleen als er twee mensen zijn die uitlenen.',
  });
  expect(lent(['jan'], false)).toEqual({});
});

describe('law 15: the shares of two borrowers', () => {
  const borrowed = (to: string[], borrower_shares: unknown) =>
    validateContract(
      {
        type: 'LinearLoanContract',
        total: 500_000,
        contract: { ...loan, borrower_shares, borrowers: ['sanne', 'bram'] },
        parties: { from: ['jan'], to },
      } as unknown as ContractDraft,
      '2026-06-15',
    )['contract.borrower_shares'];
  const two = (sanne: unknown, bram: unknown, of: unknown = 100, whose = 'bram') => [
    { hashid: 'sanne', part: sanne, of },
    { hashid: whose, part: bram, of },
  ];
  const both = ['sanne', 'bram'];
  const WRONG = 'Vul voor ieder een deel in: meer dan 0 en minder dan alles, zoals 70 % of 2/3.';
  const OTHERS = 'De delen horen bij iemand die niet meeleent. Vul ze opnieuw in, voor de twee die lenen.';

  test.each([
    ['70 and 30', two(70, 30), undefined],
    ['a third and two thirds', two(1, 2, 3), undefined],
    ['60 % and two fifths', [...two(60, 40).slice(0, 1), { hashid: 'bram', part: 2, of: 5 }], undefined],
    ['halves', null, undefined],
    ['nothing and all', two(0, 100), WRONG],
    ['all and nothing', two(100, 0), WRONG],
    ['below nothing', two(-10, 110), WRONG],
    ['a part of a part', two(69.5, 30.5), WRONG],
    ['texts', two('70', '30'), WRONG],
    ['99 together', two(70, 29), 'De twee delen zijn samen niet het geheel. Maak er samen 100 % van, of samen 1.'],
    ['101 together', two(70, 31), 'De twee delen zijn samen niet het geheel. Maak er samen 100 % van, of samen 1.'],
    ['an ex-partner who does not borrow', two(70, 30, 100, 'thomas'), OTHERS],
    ['one twice', two(70, 30, 100, 'sanne'), OTHERS],
    ['one alone', two(70, 30).slice(0, 1), OTHERS],
    ['a text', '70/30', OTHERS],
  ])('%s', (_, value, sentence) => expect(borrowed(both, value)).toBe(sentence));

  test('a sole borrower has no shares', () => {
    expect(borrowed(['sanne'], two(70, 30))).toBe(
      'Delen horen bij twee mensen die samen lenen. Kies er twee, of laat de delen weg.',
    );
  });

  test.each([
    ['70', { part: 70, of: 100 }],
    [' 70 % ', { part: 70, of: 100 }],
    ['66,67%', { part: 6_667, of: 10_000 }],
    ['70,5', { part: 7_050, of: 10_000 }],
    ['70,00', { part: 70, of: 100 }],
    ['2/3', { part: 2, of: 3 }],
    ['0', { part: 0, of: 100 }],
    ['zeventig', null],
    ['', null],
    ['-5', null],
    ['1000', null],
  ])('“%s” is read', (typed, read) => expect(readShare(typed)).toEqual(read));
});

test.each([
  [{ form: 'transfer', exemption: 'yearly' }, null],
  [{ form: 'transfer', exemption: 'raised_free' }, null],
  [{ form: 'transfer', exemption: 'raised_study' }, 'study'],
  [{ form: 'paper', exemption: 'yearly' }, 'paper'],
  [{ form: 'at_death', exemption: 'raised_study' }, 'at_death'],
  [{ form: 'real_estate', exemption: 'yearly' }, 'real_estate'],
] as const)('a gift that needs a notary (docs/domain.md 4.1): %j', (terms, reason) =>
  expect(needsNotary(terms)).toBe(reason),
);

test('S-38 S-40 a stored contract is completed by its type', () => {
  expect(completeTerms('GiftContract', gift)).toEqual(completeGiftTerms(gift));
  for (const type of ['AnnuityLoanContract', 'LinearLoanContract', 'RepaymentFreeLoanContract'] as const)
    expect(completeTerms(type, loan)).toEqual(completeLoanTerms(loan));
});

test('S-38 S-40 a loan that is taken over keeps its balance on 1 January only if that is asked', () => {
  const given = (taken_over: object) =>
    completeLoanTerms({ ...loan, start_date: '2024-05-01', taken_over } as never).taken_over;
  const later = { date: '2026-03-01', balance: 400_000 };
  expect(given({ ...later, january: 420_000, evil: 1 })).toEqual({ ...later, january: 420_000 });
  expect(given(later)).toEqual({ ...later, january: null });
  expect(given({ ...later, date: '2026-01-01', january: 420_000 })).toEqual({
    ...later,
    date: '2026-01-01',
    january: null,
  });
});

test('a clause is found by the name of its field, and no other name finds one', () => {
  expect(clauseOf('replaces_since')).toBe(LOAN_CLAUSES.replaces_since);
  expect(clauseOf('exemption')).toBe(GIFT_CLAUSES.exemption);
  expect([clauseOf('purpose'), clauseOf('toString')]).toEqual([undefined, undefined]);
});

test('the sale of a home is a case for calling a loan only if there is one', () => {
  const events = ['home_sold', 'arrears'] as const;
  expect(possibleCallEvents(events, true)).toEqual(events);
  expect(possibleCallEvents(events, false)).toEqual(['arrears']);
});
