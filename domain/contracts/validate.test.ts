import fc from 'fast-check';
import type { ContractDraft, GiftDraft, LoanDraft } from '../wire/contract.ts';
import { validateContract } from './validate.ts';
import { runs } from '../test/seed.ts';

const today = '2026-06-15';
const gift: GiftDraft = {
  type: 'GiftContract',
  total: 500_000,
  contract: {
    signed_date: '2026-06-15',
    gift_date: '2026-07-01',
    purpose: '',
    exclusion_clause: 'hard',
    revocable: false,
    counts_toward_estate: true,
  },
  parties: { from: ['jan', 'marijke'], to: ['sanne'] },
};
const loan: LoanDraft = {
  type: 'AnnuityLoanContract',
  total: 20_000_000,
  contract: {
    signed_date: null,
    start_date: '2026-07-01',
    first_payment_date: '2026-08-01',
    rate_millipercent: 3500,
    term_months: 360,
    purpose: 'Huis',
    own_home: true,
    rate_motivation: '',
  },
  parties: { from: ['jan'], to: ['sanne', 'tom'] },
};

/** Lets a test pass data that the types forbid, as an attacker would. */
const check = (draft: unknown) => validateContract(draft as ContractDraft, today);
const withTerms = (draft: GiftDraft | LoanDraft, change: Record<string, unknown>) =>
  check({ ...draft, contract: { ...draft.contract, ...change } });

test('a complete gift and a complete loan pass, also as an edit and with unknown keys', () => {
  expect(check(gift)).toEqual({});
  expect(check(loan)).toEqual({});
  expect(
    check({ ...loan, hashid: 'abc', version: 3, isAdmin: true, contract: { ...loan.contract, family_id: 7 } }),
  ).toEqual({});
  expect(withTerms(gift, { gift_date: null })).toEqual({});
});

describe('S-51 R-4.2 the type is one of four, to the letter', () => {
  test.each([
    '__proto__',
    'constructor',
    'toString',
    'giftcontract',
    'GiftContract ',
    '',
    null,
    undefined,
    7,
    ['GiftContract'],
    {},
  ])('%p', (type) => {
    expect(check({ ...gift, type })).toEqual({ type: 'Kies een schenking of een soort lening.' });
  });
});

describe('S-49 the amount', () => {
  test.each([
    0,
    -1,
    NaN,
    Infinity,
    0.001,
    2 ** 53 + 2,
    100_000_000_001,
    '1.000,00',
    '1,005',
    '12abc',
    [1],
    null,
    undefined,
  ])('%p', (total) => {
    const errors = { total: 'Vul een bedrag in van €\u00a00,01 tot en met €\u00a01.000.000.000.' };
    expect(check({ ...gift, total })).toEqual(errors);
    expect(check({ ...loan, total })).toEqual(errors);
  });
});

describe('S-54 S-55 the parties', () => {
  test.each([
    [{ from: [], to: ['b'] }, { 'parties.from': 'Kies wie het geld geeft.' }],
    [{ from: ['a'], to: [] }, { 'parties.to': 'Kies wie het geld krijgt.' }],
    [{ from: ['a'], to: ['a'] }, { 'parties.to': 'Iemand kan niet aan zichzelf geven. Kies iemand anders.' }],
    [{ from: ['a', 'b'], to: ['c', 'b'] }, { 'parties.to': 'Iemand kan niet aan zichzelf geven. Kies iemand anders.' }],
    [
      { from: ['a', 'a'], to: ['b'] },
      { 'parties.from': 'Deze persoon staat er twee keer. Kies twee verschillende mensen.' },
    ],
    [{ from: ['a', 'b', 'c'], to: ['d'] }, { 'parties.from': 'Kies ten hoogste twee mensen.' }],
    [{ from: [1], to: ['b'] }, { 'parties.from': 'Kies wie het geld geeft.' }],
    [
      { from: [{ $ne: 1 }], to: [['b']] },
      { 'parties.from': 'Kies wie het geld geeft.', 'parties.to': 'Kies wie het geld krijgt.' },
    ],
    [
      { from: 'a', to: ['x'.repeat(10_000)] },
      { 'parties.from': 'Kies wie het geld geeft.', 'parties.to': 'Kies wie het geld krijgt.' },
    ],
    [
      { from: ['a', 1], to: ['b', ''] },
      { 'parties.from': 'Kies wie het geld geeft.', 'parties.to': 'Kies wie het geld krijgt.' },
    ],
    [{ from: ['x'.repeat(64)], to: ['x'.repeat(65)] }, { 'parties.to': 'Kies wie het geld krijgt.' }],
    [null, { 'parties.from': 'Kies wie het geld geeft.', 'parties.to': 'Kies wie het geld krijgt.' }],
  ])('%j', (parties, errors) => expect(check({ ...gift, parties })).toEqual(errors));

  test('a loan has its own wording for missing parties', () => {
    expect(check({ ...loan, parties: { from: [], to: [] } })).toEqual({
      'parties.from': 'Kies wie het geld uitleent.',
      'parties.to': 'Kies wie het geld leent.',
    });
    expect(check({ ...loan, parties: { from: ['a'], to: ['a'] } })).toEqual({
      'parties.to': 'Iemand kan niet aan zichzelf lenen. Kies iemand anders.',
    });
  });
});

describe('S-53 the signed date', () => {
  const future =
    'De datum van ondertekening kan niet in de toekomst zijn. Laat de datum leeg als er nog niet is ondertekend.';
  test.each([
    ['2026-06-15', undefined],
    ['1900-01-01', undefined],
    [null, undefined],
    ['2026-06-16', future],
    ['2026-02-31', 'Vul een datum in zoals 14-04-2026.'],
    ['9999-01-01', 'Vul een datum in tussen 01-01-1900 en 31-12-2100.'],
    ['2026-06-14T23:00:00+02:00', 'Vul een datum in zoals 14-04-2026.'],
    [undefined, 'Vul een datum in zoals 14-04-2026.'],
  ])('%p', (signed_date, message) => {
    expect(withTerms(gift, { signed_date })['contract.signed_date']).toBe(message);
    expect(withTerms(loan, { signed_date })['contract.signed_date']).toBe(message);
  });
});

test('the terms of a gift', () => {
  const wrong = {
    gift_date: 'morgen',
    purpose: 5,
    exclusion_clause: '__proto__',
    revocable: 'ja',
    counts_toward_estate: null,
  };
  expect(withTerms(gift, wrong)).toEqual({
    'contract.gift_date': 'Vul een datum in zoals 14-04-2026.',
    'contract.purpose': 'Vul hier een tekst in, of laat het leeg.',
    'contract.exclusion_clause': 'Kies een van de antwoorden.',
    'contract.revocable': 'Kies een van de antwoorden.',
    'contract.counts_toward_estate': 'Kies een van de antwoorden.',
  });
  expect(withTerms(gift, { purpose: 'x'.repeat(2001) })).toEqual({
    'contract.purpose': 'Deze tekst is te lang. Gebruik ten hoogste 2000 tekens.',
  });
});

test('S-50 the terms of a loan, with the sentences of its schedule', () => {
  expect(
    withTerms(loan, { rate_millipercent: 101_000, term_months: 1e9, own_home: 1, rate_motivation: '\u0000' }),
  ).toEqual({
    'contract.rate_millipercent':
      'Vul een rente in van 0 tot en met 25 procent, met ten hoogste drie cijfers achter de komma.',
    'contract.term_months': 'Vul een looptijd in van 1 tot en met 600 hele maanden.',
    'contract.own_home': 'Kies een van de antwoorden.',
    'contract.rate_motivation': 'In deze tekst staat een onzichtbaar teken. Typ de tekst opnieuw.',
  });
  expect(check({ ...loan, total: 100 })).toEqual({
    'contract.term_months':
      'Met deze looptijd los je per termijn niets af. Kies een kortere looptijd of een hoger bedrag.',
  });
});

test('terms that were added later are checked with the others', () => {
  const rate = 'Vul een rente in van 0 tot en met 25 procent, met ten hoogste drie cijfers achter de komma.';
  const told = (change: Record<string, unknown>) => withTerms(loan, change);
  expect(
    told({
      taken_over: { date: '2026-06-15', balance: 18_000_000, january: 18_100_000 },
      start_date: '2020-07-01',
      first_payment_date: '2020-08-01',
    }),
  ).toEqual({});
  const onFirst = (taken_over: object, start_date = '2020-07-01') =>
    Object.keys(told({ taken_over, start_date, first_payment_date: '2026-02-05' }));
  for (const january of [undefined, null, 17_999_999, 1.5, '18100000', 10 ** 12])
    expect(onFirst({ date: '2026-06-15', balance: 18_000_000, january })).toContain('contract.taken_over.january');
  // Not asked for a balance of 1 January itself, or for a loan paid out later than that.
  expect(onFirst({ date: '2026-01-01', balance: 18_000_000 })).not.toContain('contract.taken_over.january');
  expect(onFirst({ date: '2026-06-15', balance: 18_000_000 }, '2026-01-02')).toEqual([]);
  expect(
    told({
      taken_over: { date: '2026-06-16', balance: 18_000_000, january: 18_100_000 },
      start_date: '2020-07-01',
      first_payment_date: '2020-08-01',
    }),
  ).toEqual({
    'contract.taken_over.date': 'Kies een dag die geweest is: wat er dan nog openstaat weten we nog niet.',
  });
  expect([null, undefined, 0, 25_000].map((default_rate_millipercent) => told({ default_rate_millipercent }))).toEqual(
    Array(4).fill({}),
  );
  for (const default_rate_millipercent of [-1, 25_001, 1.5, '3'])
    expect(told({ default_rate_millipercent })).toEqual({ 'contract.default_rate_millipercent': rate });
  expect(told({ purpose: 5 })).toEqual({ 'contract.purpose': 'Vul hier een tekst in, of laat het leeg.' });
  expect(Object.keys(told({ payment_every: 5 }))).toEqual(['contract.payment_every']);
  expect(told({ payment_every: undefined, day_count: undefined, taken_over: undefined })).toEqual({});
});

test('the three answers of an exclusion clause pass, and a name of 64 characters is valid', () => {
  for (const exclusion_clause of ['none', 'soft', 'hard']) expect(withTerms(gift, { exclusion_clause })).toEqual({});
  expect(check({ ...gift, hashid: 'x'.repeat(64) })).toEqual({});
});

test.each([
  { hashid: '' },
  { hashid: 7 },
  { hashid: { $ne: 1 } },
  { hashid: 'x'.repeat(65) },
  { version: 0 },
  { version: 1.5 },
  { version: '1' },
])('S-55 %j is not a contract id', (change) => {
  expect(check({ ...gift, ...change })).toEqual({
    hashid: 'Dit contract kennen we niet. Ga terug naar het overzicht en open het opnieuw.',
  });
});

test('S-42 any input gets sentences, never an exception', () => {
  const junk = fc.anything({ withNullPrototype: true, withBigInt: true });
  const draft = fc.oneof(
    junk,
    fc.record({
      type: fc.oneof(fc.constantFrom('GiftContract', 'LinearLoanContract'), junk),
      total: junk,
      contract: fc.oneof(junk, fc.dictionary(fc.string(), junk)),
      parties: junk,
    }),
  );
  fc.assert(
    fc.property(draft, (input) => {
      const messages = Object.values(check(input));
      expect(messages.length).toBeGreaterThan(0);
      expect(messages.every((message) => typeof message === 'string' && message !== '')).toBe(true);
    }),
    { numRuns: runs(3000) },
  );
  expect(check(JSON.parse('{"__proto__": {"type": "GiftContract"}, "type": "x"}'))).toHaveProperty('type');
});
