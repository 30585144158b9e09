import { aLoan } from '../../loans/ledger/test/loans.ts';
import type { LedgerLoan } from '../../loans/ledger/types.ts';
import type { Contract, ContractDraft } from '../../wire/contract.ts';
import { completeLoanTerms } from '../clauses/complete.ts';
import { refusedTerms, termsInLaw } from './givenUpByTerms.ts';

const party = (hashid: string) => ({ hashid, firstname: hashid, infix: '', lastname: '' });
const parties = { from: [party('jan')], to: [party('sanne'), party('bram')] };
const plain: Contract & LedgerLoan = { ...aLoan('AnnuityLoanContract', 2_000_000), hashid: 'een', version: 1, parties };

/** A signed loan that was paid out on 1 January 2025, and other terms of it. */
const signed = (rest: object = {}): Contract & LedgerLoan => ({
  ...plain,
  contract: {
    ...completeLoanTerms(plain.contract),
    signed_date: '2025-01-01',
    start_date: '2025-01-01',
    rate_millipercent: 4_000,
    ...rest,
  },
});
const drafted = (contract: Contract, rest: object, top: object = {}) =>
  ({
    ...contract,
    ...top,
    contract: { ...contract.contract, ...rest },
    parties: { from: ['jan'], to: ['sanne', 'bram'] },
  }) as ContractDraft;

describe('R-5.2 forbidden new terms of a running loan', () => {
  const refused = (rest: object, top: object = {}, was: object = {}, today = '2026-11-28') =>
    Object.keys(refusedTerms(signed(was), drafted(signed(was), rest, top), today));

  test('a lower rate and a lower sum are refused at their field, with the alternative', () => {
    expect(refused({ rate_millipercent: 3_999 })).toEqual(['contract.rate_millipercent']);
    expect(refused({}, { total: 1_999_999 })).toEqual(['total']);
    const balance = (cents: number) => ({ taken_over: { date: '2026-01-01', balance: cents } });
    expect(refused(balance(1_500_000))).toEqual(['contract.taken_over.balance']);
    expect(refused(balance(1_400_000), {}, balance(1_500_000))).toEqual(['contract.taken_over.balance']);
    expect(refused(balance(1_600_000), {}, balance(1_500_000))).toEqual([]);
    const said = refusedTerms(signed(), drafted(signed(), { rate_millipercent: 0 }, { total: 1 }), '2026-11-28');
    expect(said['contract.rate_millipercent']).toContain('met Andere rente');
    expect(said.total).toContain('met Kwijtschelden');
  });

  test('in every kind of loan, however soon it can be called, and never as one that is not running yet', () => {
    expect(refused({ rate_millipercent: 0, callable: 'on_demand' }, { type: 'RepaymentFreeLoanContract' })).toEqual([
      'contract.rate_millipercent',
    ]);
    expect(refused({ start_date: '2025-02-01' })).toEqual([]);
    expect(refused({ start_date: '2027-01-01' })).toEqual(['contract.start_date']);
  });

  test('for an own home no other rate at all: its day is a test (art. 3.119c lid 7 onderdeel c)', () => {
    expect(refused({ rate_millipercent: 5_000 })).toEqual([]);
    expect(refused({ rate_millipercent: 5_000 }, {}, { own_home: true })).toEqual(['contract.rate_millipercent']);
  });

  test('until it is paid out, and until it is signed, everything can be changed by agreement', () => {
    expect(refused({ rate_millipercent: 0 }, { total: 1 }, {}, '2024-12-31')).toEqual([]);
    expect(refused({ rate_millipercent: 0 }, { total: 1 }, { signed_date: null })).toEqual([]);
    expect(refused({ term_months: 12, purpose: 'Een keuken' }, { total: 2_100_000 })).toEqual([]);
  });
});

describe('the legal meaning of other terms', () => {
  const said = (rest: object, was: object = {}) => termsInLaw(signed(was), drafted(signed(was), rest));

  test('a loan that becomes callable gives from day to day below 6 %; one that stops being callable gives at once', () => {
    expect(said({ callable: 'on_demand' })).toEqual([expect.stringContaining('artikel 15 van de Successiewet')]);
    expect(said({ callable: 'limited' }, { callable: 'short_notice' })).toEqual([
      expect.stringContaining('in één keer'),
    ]);
    expect(said({ callable: 'long_notice' }, { callable: 'on_demand' })[0]).toContain('KG:063:2023:33');
    expect(said({ callable: 'on_demand' }, { callable: 'short_notice' })).toEqual([]);
    expect(said({ callable: 'on_demand' }, { rate_millipercent: 6_000 })).toEqual([]);
  });

  test('a longer term or a higher sum at a low rate gives more; not at a usual rate, nor a shorter term', () => {
    const low = { rate_millipercent: 1_000, callable: 'limited', term_months: 120 };
    const more = [expect.stringContaining('dan is wat erbij komt een schenking')];
    expect(said({ term_months: 240 }, low)).toEqual(more);
    expect(said({ term_months: 60 }, low)).toEqual([]);
    expect(said({ purpose: 'Een keuken' }, low)).toEqual([]);
    const repaid = drafted(signed(low), {}, { type: 'RepaymentFreeLoanContract' });
    expect(termsInLaw(signed(low), repaid)).toEqual(more);
    expect(said({ term_months: 240 }, { ...low, taken_over: { date: '2026-01-01', balance: 1_500_000 } })).toEqual(
      more,
    );
    expect(said({ term_months: 240 }, { ...low, rate_millipercent: 4_000, compared_rate_millipercent: 4_000 })).toEqual(
      [],
    );
    expect(said({ term_months: 240 }, { ...low, callable: 'on_demand' })).toEqual([]);
  });

  test('a later first day cancels interest on money already paid out; not without interest, nor an earlier day', () => {
    const later = [expect.stringContaining('vervalt de rente van de dagen daarvoor')];
    expect(said({ start_date: '2026-01-01' })).toEqual(later);
    expect(said({ start_date: '2026-01-01' }, { rate_millipercent: 0, callable: 'on_demand' })).toEqual([]);
    expect(said({ start_date: '2024-12-01' })).not.toEqual(later);
  });

  test('70/30 to halves is a gift of one borrower to the other', () => {
    const shares = [
      { hashid: 'sanne', part: 70, of: 100 },
      { hashid: 'bram', part: 30, of: 100 },
    ];
    expect(said({ borrower_shares: null }, { borrower_shares: shares })).toEqual([
      expect.stringContaining('een schenking van de een aan de ander'),
    ]);
    const halves = shares.map(({ hashid }) => ({ hashid, part: 1, of: 2 }));
    expect(said({ borrower_shares: null }, { borrower_shares: halves })).toEqual([]);
    expect(said({ purpose: 'Een keuken' }, { borrower_shares: shares })).toEqual([]);
  });
});
