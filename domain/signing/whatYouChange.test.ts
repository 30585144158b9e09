import { PLAIN_GIFT_CLAUSES, PLAIN_LOAN_CLAUSES } from '../contracts/clauses/plain.ts';
import { draftEvent } from '../loans/events/draftEvent.ts';
import type { ContractDetail, LoanDetail } from '../wire/contract.ts';
import type { Consequences, ProposalContent } from '../wire/proposal.ts';
import { whatYouChange } from './whatYouChange.ts';

const named = (firstname: string) => ({ hashid: firstname.toLowerCase(), firstname, infix: 'de', lastname: 'Vries' });
const parties = { from: [named('Jan')], to: [named('Sanne')] };
const loan: LoanDetail = {
  hashid: 'loan',
  type: 'AnnuityLoanContract',
  total: 2_500_000,
  version: 2,
  ledger_version: 0,
  parties,
  events: [],
  contract: {
    ...PLAIN_LOAN_CLAUSES,
    signed_date: '2026-01-01',
    start_date: '2026-01-01',
    first_payment_date: '2026-02-01',
    rate_millipercent: 4_100,
    term_months: 120,
    purpose: '',
    own_home: false,
    rate_motivation: '',
  },
};
const figures = { open: 2_000_000, payment: 24_721, interest: 100_000, endDate: '2036-01-01' };
const consequences = (after: Partial<typeof figures> | null): Consequences => ({
  loan: after && { before: figures, after: { ...figures, ...after } },
  deduction: null,
  gifts: [],
  open: 2_000_000,
});
const read = (sentences: string[]) => sentences.map((sentence) => sentence.replaceAll('\u00A0', ' '));
const told = (content: ProposalContent, after: Partial<typeof figures> | null, side: 'from' | 'to' | 'none' = 'to') =>
  read(whatYouChange(loan, [], { content, consequences: consequences(after) }, side));

const rate: ProposalContent = { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 1_000 };

test('another rate: the new rate and its day, the new term, and the end of the loan', () => {
  expect(told(rate, { payment: 22_000 })).toEqual([
    'De rente van de lening van Jan de Vries aan Sanne de Vries wordt 1 % per jaar, vanaf 1 juli 2026. Een lagere rente geldt niet eerder dan de dag van de laatste handtekening.',
    'Jij betaalt dan € 220,00 per termijn. Dat was € 247,21.',
    'De laatste termijn blijft op 1 januari 2036. Al het andere blijft zoals jullie het ondertekenden.',
  ]);
  expect(told({ ...rate, said: 'spoken' }, { payment: 22_000 })[0]).toMatch(
    /Dat is op die dag al afgesproken, mondeling\.$/u,
  );
  expect(told({ ...rate, rate_millipercent: 5_000 }, { payment: 26_000 })[0]).toMatch(/vanaf 1 juli 2026\.$/u);
  expect(told(rate, { payment: 22_000 }, 'from')[1]).toBe('Jij krijgt dan € 220,00 per termijn. Dat was € 247,21.');
  expect(told(rate, { payment: 22_000 }, 'none')[1]).toMatch(/^Er wordt dan betaald: € 220,00 per termijn\./u);
});

test('a pause, and the part that rests', () => {
  const pause = { kind: 'pause', date: '2026-07-01', until: '2026-09-30', outcome: 'later_end' } as const;
  expect(told({ ...pause, rests: 'everything' }, { endDate: '2036-04-01' })).toEqual([
    'Van 1 juli 2026 tot en met 30 september 2026 rust de lening van Jan de Vries aan Sanne de Vries: dan wordt er niets betaald.',
    'Het bedrag per termijn blijft € 247,21.',
    'De laatste termijn is dan op 1 april 2036. Dat was 1 januari 2036. Al het andere blijft zoals jullie het ondertekenden.',
  ]);
  expect(told({ ...pause, rests: 'repayment' }, {})[0]).toMatch(/dan wordt er niet afgelost\.$/u);
});

test('forgiveness, of a part and of everything', () => {
  const forgiveness: ProposalContent = {
    kind: 'forgiveness',
    date: '2026-07-01',
    amount: 500_000,
    outcome: 'lower_payment',
  };
  expect(told(forgiveness, { payment: 20_000 })[0]).toBe(
    'Van de lening van Jan de Vries aan Sanne de Vries wordt € 5.000,00 kwijtgescholden, op de dag van de laatste handtekening: dat bedrag hoeft niet terug.',
  );
  expect(told({ ...forgiveness, said: 'spoken' }, { payment: 20_000 })[0]).toBe(
    'Van de lening van Jan de Vries aan Sanne de Vries is op 1 juli 2026 € 5.000,00 kwijtgescholden, mondeling: dat bedrag hoeft niet terug.',
  );
  expect(told(forgiveness, { payment: 0, open: 0 }).slice(1)).toEqual([
    'Daarna hoeft er niets meer te worden betaald.',
  ]);
});

test('a change taken back, in the words of its addendum', () => {
  const event = draftEvent({ kind: 'rate_change', date: '2026-07-01', rate_millipercent: 1_000 }, 'e1');
  const content: ProposalContent = { kind: 'correction', event: 'e1' };
  expect(read(whatYouChange(loan, [event], { content, consequences: consequences(null) }, 'to'))).toEqual([
    'Wat jullie eerder afspraken over de lening van Jan de Vries aan Sanne de Vries, vervalt: Rente van 1 % per jaar vanaf 1 juli 2026.',
  ]);
  expect(told(content, null)[0]).toMatch(/, vervalt\.$/u);
});

test('other terms, described as an agreement is: a loan and a gift', () => {
  const { type, total, contract } = loan;
  const draft = {
    type,
    total,
    contract: { ...contract, rate_millipercent: 1_000 },
    parties: { from: ['jan'], to: ['sanne'] },
  };
  const sentences = told({ kind: 'terms', draft }, {});
  expect(sentences[0]).toBe(
    'Dit komt in de plaats van wat jullie op 1 januari 2026 ondertekenden. Jan de Vries leent € 25.000 uit aan Sanne de Vries, tegen 1 % rente per jaar.',
  );
  expect(sentences).toHaveLength(3);
  const terms = {
    ...PLAIN_GIFT_CLAUSES,
    signed_date: null,
    gift_date: null,
    purpose: '',
    exclusion_clause: 'none',
    revocable: false,
    counts_toward_estate: false,
  } as const;
  const gift: ContractDetail = {
    hashid: 'gift',
    type: 'GiftContract',
    total: 600_000,
    version: 2,
    parties,
    contract: terms,
  };
  const content: ProposalContent = {
    kind: 'terms',
    draft: { type: 'GiftContract', total: 500_000, contract: terms, parties: { from: ['jan'], to: ['sanne'] } },
  };
  expect(read(whatYouChange(gift, [], { content, consequences: consequences(null) }, 'to'))[0]).toBe(
    'Dit komt in de plaats van wat jullie ondertekenden. Jan de Vries schenkt € 5.000 aan Sanne de Vries.',
  );
});

test('an event that changes no term has no addendum', () => {
  for (const kind of ['archive', 'restore'] as const)
    expect(() => told({ kind }, null)).toThrow(`Nobody signs an addendum for ${kind}.`);
});
