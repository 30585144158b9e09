import { giftHints } from './giftHints.ts';
import type { HintedGift, HintedLoan } from './hint.ts';
import { loanHints } from './loanHints.ts';

const loan: HintedLoan = {
  type: 'AnnuityLoanContract',
  total: 10_000_000,
  rate_millipercent: 3500,
  term_months: 360,
  start_date: '2026-04-01',
  first_payment_date: '2026-05-01',
  payment_every: 1,
  on_last_day: false,
  own_home: true,
  replaces_since: null,
  rate_motivation: '',
  compared_rate_millipercent: 3400,
  purpose: '',
  callable: 'limited',
  exclusion_on_forgiven: 'none',
  payment_rounding: 'up',
  taken_over: false,
  signed_date: '2026-04-01',
  today: '2026-04-01',
};
const gift: HintedGift = {
  form: 'transfer',
  exemption: 'yearly',
  revocable: false,
  tax_paid_by: 'recipient',
  condition: 'none',
  exclusion_clause: 'none',
  administration: false,
  signed_date: '2026-04-14',
  gift_date: '2026-04-14',
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
  [{ callable: 'long_notice', rate_millipercent: 0 }, ['long_notice', 'low_rate']],
  // law 11: a bank's offer is a rate next to ours, not a word.
  [
    { compared_rate_millipercent: null, rate_motivation: 'De bank vraagt 3,9 % voor een vergelijkbare lening' },
    ['low_rate'],
  ],
  [{ compared_rate_millipercent: null, rate_motivation: 'omdat zij mijn dochter is' }, ['low_rate']],
  [{ compared_rate_millipercent: 3900 }, ['low_rate']],
  [{ compared_rate_millipercent: 3500 }, []],
  [{ compared_rate_millipercent: 2000, rate_millipercent: 2000 }, []],
  [{ compared_rate_millipercent: 1500, rate_millipercent: 1999 }, ['low_rate']],
  [{ callable: 'on_demand', rate_millipercent: 1999 }, ['callable']],
  [{ compared_rate_millipercent: null, rate_millipercent: 6000 }, []],
  [{ compared_rate_millipercent: null, rate_motivation: 'Wat de bank vraagt', rate_millipercent: 6001 }, ['high_rate']],
  [{ compared_rate_millipercent: 6000, rate_millipercent: 6001 }, ['high_rate']],
  [{ compared_rate_millipercent: 6001, rate_millipercent: 6001 }, []],
  [{ compared_rate_millipercent: null, rate_millipercent: null }, []],
  [{ rate_millipercent: 0 }, ['low_rate']],
  [{ type: 'RepaymentFreeLoanContract' }, ['repayment_free']],
  [{ type: 'RepaymentFreeLoanContract', own_home: false }, ['repayment_free']],
  [{ term_months: 361 }, ['longer_than_360']],
  [{ term_months: 361, own_home: false }, []],
  [{ term_months: 361, start_date: '' }, ['longer_than_360']],
  // From 14 April 2026: 1 May 2056 is 17 days later than 360 months, 14 April 2056 is not; from 1 April 2027 it is a year.
  [{ start_date: '2026-04-14', first_payment_date: '2026-06-01' }, ['days_past_360']],
  [{ start_date: '2026-04-14', first_payment_date: '2026-06-01', term_months: 359 }, []],
  [{ start_date: '2026-04-14', first_payment_date: '2026-05-14' }, []],
  [{ start_date: '2026-04-14', first_payment_date: '2027-04-01' }, ['longer_than_360']],
  [{ start_date: '2010-06-01', first_payment_date: '2010-07-01' }, ['before_2013']],
  [{ type: 'RepaymentFreeLoanContract', start_date: '2010-06-01', first_payment_date: '2010-07-01' }, ['before_2013']],
  [{ payment_every: 12 }, ['own_home_not_monthly']],
  [{ payment_every: 12, own_home: false }, []],
  [{ purpose: 'Rente wordt elk jaar teruggeschonken' }, ['forgiving_beforehand']],
  [{ rate_motivation: 'We schelden de rente kwijt, of: kwijtschelden' }, ['forgiving_beforehand']],
  [{ purpose: 'Een kwijtgeraakte fiets' }, []],
  [{ exclusion_on_forgiven: 'soft' }, ['exclusion_is_no_promise']],
])('a loan: %j', (change, expected) => expect(ids(change)).toEqual(expected));

test('law 36: an own home paid for before anybody signed: proof of the duty to repay before that day', () => {
  // A year before, and a day; on the day itself or later the paper covers all of it.
  const of = (change: Partial<HintedLoan>) => ids({ ...change }).includes('paid_out_before');
  expect([{ signed_date: '2027-04-01' }, { signed_date: '2026-04-02' }, {}].map(of)).toEqual([true, true, false]);
  // Nobody signed yet: today at the earliest.
  const unsigned = (today: string, signed_date: string | null = null) => of({ signed_date, today });
  expect([unsigned('2026-04-02'), unsigned('2026-04-02', ''), unsigned('2026-04-01')]).toEqual([true, true, false]);
  // Without any deduction, the earlier duty does not matter.
  const late = { signed_date: '2027-04-01' };
  expect(ids({ ...late, own_home: false })).toEqual([]);
  expect(ids({ ...late, type: 'RepaymentFreeLoanContract' })).toEqual(['repayment_free']);
  expect(ids({ ...late, term_months: 361 })).toEqual(['longer_than_360']);
  expect(ids({ ...late, partners: true })).toEqual(['between_partners']);
  expect(ids({ ...late, payment_every: 12 })).toEqual(['paid_out_before', 'own_home_not_monthly']);
  // Taken over: the earlier agreement is another paper.
  expect([of({ ...late, start_date: '' }), of({ ...late, taken_over: true })]).toEqual([false, false]);
  expect(loanHints({ ...loan, ...late })[0]).toEqual({
    id: 'paid_out_before',
    title: 'Uitbetaald voordat er is ondertekend',
    text: 'De rente is alleen aftrekbaar als jullie hebben afgesproken dat de lening wordt afgelost. Het contract bewijst dat vanaf de dag waarop het is ondertekend. Van 1 april 2026 tot die dag bewijst het niets. Bewaar daarom wat jullie toen al hebben afgesproken, bijvoorbeeld in een brief of een mail.',
    law: 'Artikel 3.119a lid 1 onder b van de Wet inkomstenbelasting 2001',
  });
});

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
  [{ exemption: 'raised_study' }, ['notary', 'raised_once']],
  [{ exemption: 'raised_free' }, ['raised_once']],
  [{ condition: 'suspensive', revocable: true, tax_paid_by: 'giver' }, ['suspensive', 'revocable', 'free_of_duty']],
  [{ condition: 'dissolving' }, []],
  // Only possible at the gift itself: money sent before the signing came without it.
  [{ gift_date: '2026-04-13', exclusion_clause: 'soft' }, ['clause_after_gift']],
  [{ gift_date: '2026-04-13', administration: true }, ['clause_after_gift']],
  [{ gift_date: '2026-04-13' }, []],
  [{ gift_date: '2026-04-14', exclusion_clause: 'hard', administration: true }, []],
  [{ gift_date: '2026-04-13', exclusion_clause: 'hard', signed_date: null }, []],
  [{ gift_date: '', exclusion_clause: 'hard', signed_date: '2026-04-14' }, []],
  [{ gift_date: '2026-04-13', exclusion_clause: 'hard', form: 'real_estate' }, ['notary']],
])('a gift: %j', (change, expected) => expect(giftIds(change)).toEqual(expected));

test('every hint names its subject in its own title', () => {
  const titles = (change: Partial<HintedLoan>) => loanHints({ ...loan, ...change }).map(({ title }) => title);
  const giftTitles = (change: Partial<HintedGift>) => giftHints({ ...gift, ...change }).map(({ title }) => title);
  expect([
    ...titles({ callable: 'on_demand' }),
    ...titles({ callable: 'long_notice' }),
    ...titles({ type: 'RepaymentFreeLoanContract' }),
    ...titles({ term_months: 361 }),
    ...titles({ payment_every: 3 }),
    ...titles({ signed_date: '2026-05-01' }),
    ...titles({ rate_millipercent: 1_999 }),
    ...titles({ compared_rate_millipercent: null }),
    ...titles({ rate_millipercent: 3_399 }),
    ...titles({ compared_rate_millipercent: null, rate_millipercent: 6_001 }),
    ...titles({ purpose: 'kwijtschelden' }),
    ...titles({ exclusion_on_forgiven: 'hard' }),
  ]).toEqual([
    'Direct opeisbaar, met een rente onder 6 %',
    'Opzegbaar, met een rente onder 6 %',
    'Alleen rente: niet aftrekbaar',
    'Langer dan 360 maanden: niet aftrekbaar',
    'Niet elke maand betalen, bij een eigen woning',
    'Uitbetaald voordat er is ondertekend',
    'Een lage rente kan een schenking zijn',
    'Een rente onder 6 %, zonder vergelijking',
    'Een lagere rente dan die van de bank',
    'Een hoge rente',
    'Vooraf afspreken om kwijt te schelden',
    'Een uitsluitingsclausule is geen toezegging',
  ]);
  expect([
    ...giftTitles({ form: 'paper' }),
    ...giftTitles({ condition: 'suspensive' }),
    ...giftTitles({ revocable: true }),
    ...giftTitles({ tax_paid_by: 'giver' }),
    ...giftTitles({ gift_date: '2026-04-13', exclusion_clause: 'soft' }),
  ]).toEqual([
    'Hier is een notaris voor nodig',
    'De schenking telt later',
    'Een schenking die terug te draaien is',
    'De belasting betalen is ook schenken',
    'Een uitsluitingsclausule of bewind hoort bij de schenking zelf',
  ]);
});

test('law 13: no source says whose the income tax on a revocable gift’s yield is: that is for a notary', () => {
  const [hint] = giftHints({ ...gift, revocable: true });
  expect(hint?.text).toMatch(
    /Wie de inkomstenbelasting over de opbrengsten betaalt, en wat daarvan blijft na herroepen: vraag je notaris\.$/u,
  );
});

test('a low and a high rate each have their own reason, and unknown amounts are left out', () => {
  const text = (change: Partial<HintedLoan>) => loanHints({ ...loan, ...change })[0]?.text ?? '';
  expect(text({ rate_millipercent: 6_001 })).toMatch(/^Is de rente hoger dan een bank/u);
  expect(text({ callable: 'on_demand', total: null })).toBe(
    'Kan de lening zomaar of op korte termijn worden opgeëist, dan telt het verschil met 6 % elk jaar als een schenking van wie uitleent. Bij een lening die alleen in vaste gevallen opeisbaar is, geldt deze regel niet.',
  );
  expect(text({ purpose: 'kwijtschelden' })).toContain('niet op wie leent. De rente is dan niet aftrekbaar. Een');
  expect(text({ purpose: 'kwijtschelden', own_home: false })).toContain('niet op wie leent. Een schenking');
  expect(loanHints({ ...loan, payment_every: 3 })[0]).toMatchObject({
    text: 'Voor de aftrek mag de schuld op 31 december niet hoger zijn dan bij maandelijks aflossen in 360 maanden. Kies de betaaldag zo dat de aflossing van het jaar dan is gedaan.',
    law: 'Artikel 3.119c van de Wet inkomstenbelasting 2001',
  });
  expect(ids({ callable: 'on_demand', rate_millipercent: null })).toEqual([]);
  expect(ids({ term_months: null })).toEqual([]);
});

test.each<[Partial<HintedGift>, text: string, law: string]>([
  [
    { form: 'paper' },
    'Een schenking op papier vervalt bij het overlijden van wie schenkt, behalve met een akte van de notaris. Ook moet elk jaar echt 6 % rente worden betaald; anders telt het hele bedrag mee bij de erfbelasting.',
    'Artikel 7:177 van het Burgerlijk Wetboek en artikel 10 van de Successiewet 1956',
  ],
  [
    { form: 'at_death' },
    'Een schenking die pas na het overlijden wordt betaald, vervalt zonder akte van de notaris.',
    'Artikel 7:177 van het Burgerlijk Wetboek',
  ],
  [
    { form: 'real_estate' },
    'Een huis of een stuk grond gaat alleen over met een akte van de notaris.',
    'Artikel 3:89 van het Burgerlijk Wetboek',
  ],
  [
    { exemption: 'raised_study' },
    'De verhoogde vrijstelling voor een dure studie geldt alleen met een akte van de notaris, waarin de studie en de kosten staan.',
    'Artikel 33 van de Successiewet 1956 en artikel 6 van de Uitvoeringsregeling',
  ],
])('the reason a notary is needed: %j', (change, text, law) => {
  expect(giftHints({ ...gift, ...change })[0]).toMatchObject({
    text: `${text} We maken een concept dat je meeneemt naar de notaris.`,
    law,
  });
});

test('a promise to forgive or give back is recognised in its usual words, and other words are not', () => {
  const promised = (purpose: string) => ids({ purpose }).includes('forgiving_beforehand');
  for (const text of [
    'We schelden de rente elk jaar kwijt',
    'De rente wordt kwijtgescholden',
    'om kwijt te schelden',
    'kwijtschelding',
    'om elk jaar terug te schenken',
    'wordt teruggeschonken',
    'de rente die teruggegeven wordt',
    'dat Sanne terugkrijgt',
    'terug te geven',
    'TERUGGAF',
  ])
    expect([text, promised(text)]).toEqual([text, true]);
  for (const text of ['Een fiets', 'terugbetalen in termijnen', 'We zijn het geld kwijt', 'Hij scheldt niet'])
    expect([text, promised(text)]).toEqual([text, false]);
});

test('a low rate for a fixed term: € 100.000 for ten years at 0 % is a benefit of € 44.700 (docs/domain.md 2.5)', () => {
  const low: Partial<HintedLoan> = {
    type: 'RepaymentFreeLoanContract',
    own_home: false,
    term_months: 120,
    rate_millipercent: 0,
  };
  const text = (change: Partial<HintedLoan>) =>
    loanHints({ ...loan, ...low, ...change }).find(({ id }) => id === 'low_rate')?.text ?? '';
  expect(text({})).toBe(
    'Vraagt een bank ongeveer hetzelfde? Dan is er geen schenking. Is de rente uit vrijgevigheid lager? Dan is het voordeel een schenking: in één keer, bij het aangaan, voor de hele looptijd. Bij deze afspraken is dat €\u00a044.700,00: het verschil tussen 0\u00a0% en 6 %, waarbij latere jaren minder zwaar tellen. Is wie uitleent getrouwd of geregistreerd partner, en is het een grote schenking? Dan is toestemming van die partner nodig.',
  );
  expect(text({ compared_rate_millipercent: null })).toMatch(/Vul in welke rente een bank vraagt\.$/u);
  // Unknown amounts are not guessed.
  for (const unknown of [{ total: null }, { term_months: null }, { taken_over: true }, { start_date: '' }])
    expect(text(unknown)).not.toContain('€');
});

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
    ...loanHints({ ...loan, rate_millipercent: 0 }),
    ...giftHints({ ...gift, form: 'paper', revocable: true, tax_paid_by: 'giver', condition: 'suspensive' }),
    ...giftHints({ ...gift, exclusion_clause: 'hard', gift_date: '2026-04-13' }),
  ];
  expect(all.length).toBe(12);
  for (const { title, text, law } of all) {
    expect(title + text).not.toMatch(/25 ?%|advies|moet je/iu);
    expect(text).toMatch(/\.$/);
    expect(law).toMatch(/artikel/iu);
  }
});

test('a loan between partners for their home has no deduction; other purposes or people get no hint', () => {
  expect(ids({ partners: true })).toEqual(['between_partners']);
  expect(ids({ partners: true, own_home: false })).toEqual([]);
  expect(ids({ partners: false })).toEqual([]);
});
