import { giftHints } from './giftHints.ts';
import type { HintedGift, HintedLoan } from './hint.ts';
import { loanHints } from './loanHints.ts';

const loan: HintedLoan = {
  type: 'AnnuityLoanContract',
  total: 10_000_000,
  rate_millipercent: 3500,
  term_months: 360,
  payment_every: 1,
  own_home: true,
  rate_motivation: 'De bank vraagt 3,4 %.',
  purpose: '',
  callable: 'limited',
  exclusion_on_forgiven: 'none',
};
const gift: HintedGift = {
  form: 'transfer',
  exemption: 'yearly',
  revocable: false,
  tax_paid_by: 'recipient',
  condition: 'none',
};
const ids = (change: Partial<HintedLoan>) => loanHints({ ...loan, ...change }).map(({ id }) => id);
const giftIds = (change: Partial<HintedGift>) => giftHints({ ...gift, ...change }).map(({ id }) => id);

test('a usual loan and a usual gift get no hint', () => {
  expect(ids({})).toEqual([]);
  expect(giftIds({})).toEqual([]);
});

test.each<[Partial<HintedLoan>, string[]]>([
  [{ callable: 'on_demand' }, ['callable']],
  [{ callable: 'short_notice' }, ['callable']],
  [{ callable: 'on_demand', rate_millipercent: 6000 }, []],
  [{ callable: 'on_demand', rate_millipercent: 5999 }, ['callable']],
  [{ callable: 'long_notice' }, ['long_notice']],
  [{ callable: 'long_notice', rate_millipercent: 6000 }, []],
  [{ rate_motivation: ' ', rate_millipercent: 1999 }, ['rate_without_motive']],
  [{ rate_motivation: '', rate_millipercent: 2000 }, []],
  [{ rate_motivation: '', rate_millipercent: 6000 }, []],
  [{ rate_motivation: '', rate_millipercent: 6001 }, ['rate_without_motive']],
  [{ rate_motivation: '', rate_millipercent: null }, []],
  [{ rate_millipercent: 0 }, []],
  [{ type: 'RepaymentFreeLoanContract' }, ['repayment_free']],
  [{ type: 'RepaymentFreeLoanContract', own_home: false }, ['repayment_free']],
  [{ term_months: 361 }, ['longer_than_360']],
  [{ term_months: 361, own_home: false }, []],
  [{ payment_every: 12 }, ['own_home_not_monthly']],
  [{ payment_every: 12, own_home: false }, []],
  [{ purpose: 'Rente wordt elk jaar teruggeschonken' }, ['forgiving_beforehand']],
  [{ rate_motivation: 'We schelden de rente kwijt, of: kwijtschelden' }, ['forgiving_beforehand']],
  [{ purpose: 'Een kwijtgeraakte fiets' }, []],
  [{ exclusion_on_forgiven: 'soft' }, ['exclusion_is_no_promise']],
])('a loan: %j', (change, expected) => expect(ids(change)).toEqual(expected));

test('art. 15 SW: € 100.000 callable at 2 % is a gift of € 4.000 a year (docs/domain.md 2.5)', () => {
  const [hint] = loanHints({ ...loan, callable: 'on_demand', rate_millipercent: 2000 });
  expect(hint?.text).toContain('€\u00a04.000,00 per jaar');
  expect(hint?.law).toBe('Artikel 15 van de Successiewet 1956');
  expect(loanHints({ ...loan, callable: 'on_demand', total: null })[0]?.text).not.toContain('per jaar.');
});

test.each<[Partial<HintedGift>, string[]]>([
  [{ form: 'paper' }, ['notary']],
  [{ form: 'at_death' }, ['notary']],
  [{ form: 'real_estate' }, ['notary']],
  [{ exemption: 'raised_study' }, ['notary']],
  [{ exemption: 'raised_free' }, []],
  [{ condition: 'suspensive', revocable: true, tax_paid_by: 'giver' }, ['suspensive', 'revocable', 'free_of_duty']],
  [{ condition: 'dissolving' }, []],
])('a gift: %j', (change, expected) => expect(giftIds(change)).toEqual(expected));

test('docs/domain.md 0.1: the rule of 25 % appears nowhere, and every hint gives its reason and its article', () => {
  const all = [
    ...loanHints({
      ...loan,
      callable: 'on_demand',
      type: 'RepaymentFreeLoanContract',
      rate_millipercent: 1000,
      rate_motivation: '',
      purpose: 'kwijtschelden',
      exclusion_on_forgiven: 'hard',
    }),
    ...loanHints({ ...loan, callable: 'long_notice', term_months: 400 }),
    ...giftHints({
      form: 'paper',
      exemption: 'yearly',
      revocable: true,
      tax_paid_by: 'giver',
      condition: 'suspensive',
    }),
  ];
  expect(all.length).toBe(11);
  for (const { title, text, law } of all) {
    expect(title + text).not.toMatch(/25 ?%|advies|moet je/iu);
    expect(text).toMatch(/\.$/);
    expect(law).toMatch(/artikel/iu);
  }
});
