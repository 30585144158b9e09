import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { GiftTerms, LoanTerms } from '../../domain/wire/contract.ts';
import { makeAgreement } from './agreement.ts';
import type { AgreementInput } from './agreementInput.ts';
import { readPdf } from './test/readPdf.ts';
import { bram, giftInput, jan, loanInput, marijke, sanne } from './test/samples.ts';
import { plain, says, saysNot } from './test/says.ts';

const textOf = async (input: AgreementInput) => (await readPdf(await makeAgreement(input))).text;
const loan = (terms: Partial<LoanTerms>, parties: Parameters<typeof loanInput>[2] = {}) =>
  textOf(loanInput('AnnuityLoanContract', terms, parties));
const gift = (terms: Partial<GiftTerms>) => textOf(giftInput(terms));

describe('R-7.1 the clauses a family chooses in a loan (docs/domain.md 4.2)', () => {
  test('the plain choice: callable only in the listed cases, nothing optional', async () => {
    const text = await loan({});
    says(
      text,
      'De lening is niet direct opeisbaar',
      'meer dan drie maanden achter is met een betaling',
      'failliet is verklaard',
      'beslag is gelegd op een groot deel',
      'de geldlener is overleden, en de erfgenamen',
      'Deze opsomming is volledig',
      'Alleen in de genoemde gevallen',
      'Betaalpauze',
      'Overdracht en verrekening',
      'een bankrekening die de geldgever opgeeft',
      'De rente staat vast voor de hele looptijd',
    );
    saysNot(
      text,
      'Achterstelling',
      'Verzekering',
      'Uitsluitingsclausule',
      'Toestemming van de partner',
      'de woning waarvoor',
      'scheiding',
    );
  });

  test('callable on notice, short or long: the notice is stated, and the list is only for calling without it', async () => {
    says(
      await loan({ callable: 'short_notice', notice_months: 1 }),
      'met een opzegtermijn van één maand',
      'Zonder opzegtermijn mag de geldgever de lening alleen opeisen als',
      'Ja, na opzegging',
    );
    const long = await loan({ callable: 'long_notice', notice_months: 6 });
    says(long, 'met een opzegtermijn van 6 maanden');
    saysNot(long, 'Deze opsomming is volledig', 'niet direct opeisbaar.');
  });

  test('callable on demand says so, and promises nothing about the lender’s death', async () => {
    const text = await loan({ callable: 'on_demand' });
    says(text, 'op elk moment opeisen, zonder reden en zonder opzegtermijn', 'Ja, op elk moment');
    saysNot(text, 'Deze opsomming is volledig', 'is door het overlijden van de geldgever niet opeisbaar');
  });

  test('the cases for calling are the chosen ones, and always insolvency', async () => {
    const none = await loan({ call_events: [] });
    says(none, 'failliet is verklaard of de schuldsaneringsregeling voor de geldlener geldt.');
    saysNot(none, 'termijnen achter', 'beslag is gelegd', 'is overleden, en de erfgenamen');
    says(
      await loan({ call_events: ['divorce', 'home_sold'], own_home: true }),
      'de woning waarvoor de lening is gesloten wordt verkocht',
      'van de geldlener eindigt door scheiding.',
    );
    says(await loan({ call_events: ['divorce'] }, { to: [sanne, bram] }), 'de geldleners uit elkaar gaan');
  });

  test('security, subordination, insurance, consent, account, home, forgiven claims, fixed rate, extra repayment', async () => {
    says(
      await loan({ security: 'mortgage', security_text: 'Dorpsstraat 12 te Ede' }),
      'recht van hypotheek op: “Dorpsstraat 12 te Ede”',
      'artikel 3:260',
      'Hypotheek (akte van de notaris)',
    );
    says(
      await loan({ security: 'pledge', security_text: 'De zeilboot' }),
      'een pandrecht op: “De zeilboot”',
      'artikel 3:237',
    );
    says(
      await loan({ subordinated: true, subordinated_to: 'Bank Eén' }),
      'Achterstelling',
      'achtergesteld bij wat de geldlener schuldig is aan “Bank Eén”',
      'artikel 3:277',
    );
    says(await loan({ insurance: 'death_disability' }), 'overlijdensrisicoverzekering', 'arbeidsongeschiktheid');
    saysNot(await loan({ insurance: 'death' }), 'arbeidsongeschiktheid');
    says(await loan({ spouse_consent: true }), 'Toestemming van de partner van de geldgever', 'artikel 1:88');
    const borrower = await loan({ borrower_spouse: true });
    says(borrower, 'Toestemming van de partner van de geldlener', 'hoofdelijk', 'artikel 1:88', 'artikel 1:89');
    const two = { from: [jan, marijke] };
    const toOne = ['Betalen aan een van hen is genoeg', 'mag voor hen allebei bevestigen'] as const;
    says(await loan({ paid_to_one: true }, two), ...toOne, 'artikel 6:15 lid 1');
    const toBoth = await loan({}, two);
    says(toBoth, 'nemen de betalingen samen aan', 'als die dat goedvindt', 'artikel 6:15 lid 1');
    saysNot(toBoth, ...toOne);
    saysNot(await loan({ paid_to_one: false }), 'vorderingsrecht');
    says(await loan({ account_iban: 'NL91ABNA0417164300' }), 'naar rekening NL91 ABNA 0417 1643 00 van de geldgever');
    says(
      await loan({ own_home: true, home_address: 'Dorpsstraat 12, Ede', replaces_since: '2014-05-01' }),
      'Het gaat om deze woning: “Dorpsstraat 12, Ede”',
      'in de plaats van een eerdere lening voor een eigen woning, die begon op 1 mei 2014',
    );
    const forgiven = await loan({ exclusion_on_forgiven: 'hard' });
    says(
      forgiven,
      'Uitsluitingsclausule bij een latere kwijtschelding',
      'harde uitsluiting',
      'Dit is geen toezegging om iets kwijt te schelden',
    );
    says(await loan({ exclusion_on_forgiven: 'soft' }), 'zachte uitsluiting');
    const fixed = await loan({ rate_fixed_until: '2031-05-01' });
    says(fixed, 'De rente staat vast tot 1 mei 2031');
    saysNot(fixed, 'vast voor de hele looptijd');
    says(await loan({ extra_repayment: 'shorter_term' }), 'blijven de termijnen gelijk en wordt de looptijd korter');
  });
});

describe('R-7.1 consent, and writing the amount', () => {
  test('R-5.2 a brother and sister who give each ask their own spouse; a couple asks nobody', async () => {
    const places = [
      'Toestemming van de partner van Sanne de Vries Alleen nodig als Sanne de Vries is gehuwd',
      'Toestemming van de partner van Bram de Vries Alleen nodig als Bram de Vries is gehuwd',
    ];
    says((await readPdf(await makeAgreement(giftInput({}, { from: [sanne, bram], to: [jan] })))).text, ...places);
    saysNot(
      (await readPdf(await makeAgreement(giftInput({}, { from: [jan, marijke] })))).text,
      'Toestemming van de partner',
    );
    const lenders = loanInput('AnnuityLoanContract', { spouse_consent: true }, { from: [sanne, bram], to: [jan] });
    says((await readPdf(await makeAgreement(lenders))).text, 'Toestemming van de partner van Bram de Vries');
  });

  test('R-5.2 a paper signed here has no place that nobody can fill', async () => {
    const here = await readPdf(await makeAgreement({ ...giftInput(), signedHere: true }));
    saysNot(here.text, 'Toestemming van de partner', 'Naam:', 'Handtekening:', 'zet daarna allemaal je handtekening');
    says(here.text, 'onderteken daarna allemaal in Onderling');
  });

  test('the giver’s spouse signs if the family says so or if needed, and otherwise not', async () => {
    const asked = await gift({});
    says(asked, 'Toestemming van de partner van de schenker Alleen nodig als', 'artikel 1:88', 'artikel 1:89');
    const signs = await gift({ giver_spouse: 'signs' });
    says(signs, 'heeft deze overeenkomst gelezen en geeft toestemming voor deze schenking', 'artikel 1:89');
    saysNot(signs, 'Alleen nodig als');
    saysNot(await gift({ giver_spouse: 'not_needed' }), 'Toestemming van de partner');
  });

  test('the only debtor writes the amount in letters: for a gift still to be paid, for a loan taken over', async () => {
    const promised = await gift({ signed_date: '2026-04-14', gift_date: '2026-04-15' });
    says(
      promised,
      'Alleen de schenker belooft hier te betalen',
      'zesduizend negenhonderdacht euro',
      'Bedrag in letters:',
    );
    saysNot(await gift({ signed_date: '2026-04-15', gift_date: '2026-04-15' }), 'Bedrag in letters:');
    says(await gift({ signed_date: '2026-04-15' }), 'De schenker maakt het bedrag op 15 april 2026 over');
    says(await gift({ signed_date: '2026-04-16' }), 'De schenker heeft het bedrag op 15 april 2026 overgemaakt');
    const taken_over = { date: '2028-06-01', balance: 900_000 };
    says(await loan({ taken_over }), 'Bedrag in letters:', 'negenduizend euro');
    saysNot(await loan({}), 'Bedrag in letters:');
  });

  test('a loan paid out before it was signed says so, and the borrower writes the principal in letters', async () => {
    const before = { start_date: '2025-01-01', first_payment_date: '2025-02-01', signed_date: '2026-04-14' };
    const past = await loan(before);
    says(
      past,
      'De geldgever heeft de hoofdsom op 1 januari 2025 overgemaakt',
      'het bewijs van ontvangst',
      'bij de handtekening voluit in letters de hoofdsom: twaalfduizend vijfhonderd euro en vijftig cent',
      'Bedrag in letters:',
    );
    saysNot(past, 'maakt de hoofdsom', 'leent');
    const then = await loan({ ...before, signed_date: '2025-01-01' });
    says(then, 'De geldgever maakt de hoofdsom op 1 januari 2025 over');
    saysNot(then, 'Bedrag in letters:');
  });

  test('the paper of a paid-out loan, to be signed by hand, says so and asks for the principal in letters', async () => {
    const undated = loanInput('AnnuityLoanContract', { signed_date: null });
    const after = await textOf({ ...undated, madeOn: '2026-11-26' });
    says(
      after,
      'Jan de Vries heeft € 12.500,50 uitgeleend aan Sanne de Vries',
      'De geldgever heeft aan de geldlener geleend: een bedrag van € 12.500,50',
      'De geldgever heeft de hoofdsom op 14 april 2026 overgemaakt',
      'zelf, met de hand, bij de handtekening voluit in letters de hoofdsom',
      'Bedrag in letters:',
    );
    saysNot(after, 'leent', 'is of wordt');
    // Made on or before the day of the payout: it may be signed before the money is there.
    for (const madeOn of ['2026-04-13', '2026-04-14']) {
      const text = await textOf({ ...undated, madeOn });
      says(text, 'leent € 12.500,50 uit', 'is of wordt op 14 april 2026 door de geldgever overgemaakt');
      saysNot(text, 'Bedrag in letters:');
    }
    // On a screen the sum is typed, not written by hand (docs/decisions/0014).
    const here = await textOf({ ...undated, madeOn: '2026-11-26', signedHere: true });
    says(
      here,
      'De geldgever heeft de hoofdsom op 14 april 2026 overgemaakt',
      'voluit in letters de hoofdsom: twaalfduizend vijfhonderd euro en vijftig cent',
    );
    saysNot(here, 'Bedrag in letters:', 'met de hand');
  });
});

describe('R-7.1 the terms that change the sum', () => {
  test('payment per quarter or year is stated in every place that says how often', async () => {
    const quarterly = await loan({ payment_every: 3, first_payment_date: '2026-08-01' });
    says(
      quarterly,
      'Annuïteitenlening: elk kwartaal hetzelfde bedrag',
      'Betaling per kwartaal',
      'betaalt elk kwartaal hetzelfde bedrag (annuïteit)',
      'elk kwartaal op dag 1 van de maand',
      'gedeeld door vier',
    );
    saysNot(quarterly, 'elke maand hetzelfde', 'gedeeld door twaalf', 'per maand');
    const yearly = await textOf(
      loanInput('RepaymentFreeLoanContract', { payment_every: 12, first_payment_date: '2027-05-01' }),
    );
    says(
      yearly,
      'elk jaar alleen rente: € 437,52',
      'Rente per jaar',
      'aan het begin van dat jaar maal het rentepercentage.',
    );
  });

  test('broken days by the calendar, agreed default interest, an existing loan', async () => {
    says(await loan({ day_count: 'actual/365' }), 'tellen de werkelijke dagen, en het jaar als 365 dagen (actual/365)');
    const late = await loan({ default_rate_millipercent: 5000 });
    says(late, 'over de aflossing die te laat is 5 % rente per jaar verschuldigd, in plaats van de wettelijke rente');
    const fixed = await loan({ late_payment: 'due_date', default_rate_millipercent: 5000 });
    says(
      fixed,
      'een herinnering is daarvoor niet nodig (artikel 6:83 onder a',
      'Betaalt de geldlener binnen 14 dagen na die dag alsnog, dan kost dat niets extra',
      'tot de dag van betaling: 5 % rente per jaar, in plaats van de wettelijke rente',
      'ook niet na een jaar',
    );
    saysNot(fixed, 'schriftelijke herinnering. De geldlener krijgt');
    const taken = await loan({ taken_over: { date: '2028-06-01', balance: 1_000_000 } });
    says(
      taken,
      'Deze lening bestond al. Op 1 juni 2028 stond daarvan nog € 10.000,00 open (tienduizend euro)',
      'Nog open op 1 juni 2028',
      'legt de bestaande lening vast en vervangt die niet',
    );
    saysNot(taken, 'in de plaats van');
  });
});

describe('R-7.1 a loan taken over states the open balance and the remaining terms', () => {
  const running = {
    start_date: '2024-01-15',
    first_payment_date: '2024-03-01',
    taken_over: { date: '2026-03-15', balance: 900_000, january: 950_000 },
  };

  test('linear: the next term on its own day, and the interest from the day it was taken over', async () => {
    const text = await textOf(loanInput('LinearLoanContract', running, { to: [sanne, bram] }));
    says(
      text,
      'Jan de Vries heeft € 12.500,50 uitgeleend aan Sanne de Vries en Bram de Vries. Daarvan stond op 15 maart 2026 nog € 9.000 open. Dat geld komt terug in 95 termijnen',
      'Eerstvolgende termijn 1 april 2026',
      'Eerstvolgende termijn (daarna steeds lager) € 120,99',
      'Rente vanaf 15 maart 2026 € 1.259,96',
      'De geldgever heeft aan de geldlener geleend: een bedrag van',
      'De eerstvolgende termijn is daardoor € 120,99',
      'De eerstvolgende termijn moet op 1 april 2026 zijn betaald',
      'De termijnen vanaf 15 maart 2026 van de lening van € 12.500,50',
    );
    saysNot(text, 'Eerste termijn', 'eerste termijn', 'Alle termijnen', 'hele looptijd €', '1 maart 2024');
  });

  test('repayment-free: the balance is repaid at the end; for a day that a month lacks, the agreed day is named', async () => {
    const free = await textOf(loanInput('RepaymentFreeLoanContract', running));
    says(
      free,
      'Op die dag komt wat nog openstaat in één keer terug',
      'wat dan van de hoofdsom nog openstaat, in één keer terug. Op 15 maart 2026 was dat € 9.000,00',
    );
    saysNot(free, 'het hele bedrag', 'de hoofdsom van € 9.000,00');
    const last = { ...running, first_payment_date: '2024-03-31', taken_over: { date: '2026-02-01', balance: 900_000 } };
    const end = await loan({ ...running, taken_over: { date: '2034-01-15', balance: 90_000 } });
    says(end, 'Dat geld komt in één termijn terug, op 1 februari 2034', 'De laatste termijn is op 1 februari 2034');
    says(await loan(last), 'op 28 februari 2026 zijn betaald. De volgende termijnen volgen elke maand op dag 31');
  });
});

describe('R-7.1 the variants of a gift (docs/domain.md 4.1)', () => {
  test('condition, administration, free of duty, a revocable exclusion, a raised exemption', async () => {
    says(
      await gift({ condition: 'suspensive', condition_text: 'Sanne koopt het huis' }),
      'opschortende voorwaarde): “Sanne koopt het huis”',
      'artikel 1 lid 9',
    );
    says(
      await gift({ condition: 'dissolving', condition_text: 'Het huis gaat niet door' }),
      'ontbindende voorwaarde): “Het huis gaat niet door”',
    );
    says(
      await gift({ administration: true, administration_until: '2035-07-21', administrator: 'Marijke Bakker' }),
      'onder bewind tot 21 juli 2035',
      'De bewindvoerder is “Marijke Bakker”',
      'artikel 7:182',
    );
    says(await gift({ administration: true, administration_until: '2035-07-21' }), 'De bewindvoerder is de schenker');
    const house = await gift({ form: 'real_estate', administration: true, administration_until: '2035-07-21' });
    says(
      house,
      'beheert wat is geschonken en wat daarvoor',
      'beschikt zolang het bewind duurt niet over wat is geschonken',
    );
    saysNot(house, 'bedrag');
    says(await gift({ tax_paid_by: 'giver' }), 'vrij van recht');
    says(await gift({ exclusion_clause: 'hard', exclusion_liftable: true }), 'mag deze uitsluiting later opheffen');
    says(await gift({ exemption: 'raised_free' }), 'eenmalig verhoogde vrijstelling');
    const simple = await gift({ exclusion_clause: 'none', exclusion_liftable: true });
    says(simple, 'Aan de schenking is geen voorwaarde verbonden');
    saysNot(simple, 'opheffen', 'Bewind', 'CONCEPT', 'vrij van recht');
  });

  const drafts: [string, Partial<GiftTerms>, string[]][] = [
    [
      'on paper',
      { form: 'paper' },
      ['schuldig te erkennen uit vrijgevigheid', '6 % rente', 'artikel 10 lid 3', 'artikel 7:177'],
    ],
    ['payable at death', { form: 'at_death' }, ['te betalen na het overlijden van de schenker', 'artikel 7:177']],
    [
      'of real estate',
      { form: 'real_estate', purpose: 'Dorpsstraat 12, Ede' },
      [
        'De zaak is: “Dorpsstraat 12, Ede”',
        'Partijen gaan uit van een waarde van € 6.908,00',
        'WOZ-waarde',
        'artikel 24 lid 2',
        'artikel 3:89',
      ],
    ],
    [
      'for a study',
      { exemption: 'raised_study' },
      ['bestemd voor een studie', 'binnen twee kalenderjaren', '€ 20.000', 'artikel 6 van de Uitvoeringsregeling'],
    ],
  ];
  for (const [name, terms, parts] of drafts) {
    test(`a gift ${name} needs a notary: its draft is marked on every page and nobody signs it`, async () => {
      const { text, pages, title } = await readPdf(await makeAgreement(giftInput(terms)));
      says(
        text,
        'Concept voor de notaris: schenking',
        'Concept voor de notaris: niet ondertekenen',
        'Zet hier geen handtekening onder',
        ...parts,
      );
      saysNot(
        text,
        'Handtekening:',
        'Datum ondertekening:',
        'onderhandse overeenkomst',
        'Er zijn twee gelijke exemplaren',
      );
      for (const page of pages) says(plain(page), 'CONCEPT', 'Concept voor de notaris: schenking');
      assert.match(title, /^Concept voor de notaris: schenking, Jan de Vries/);
    });
  }

  test('a preview of such a draft is marked as a preview', async () => {
    const { pages } = await readPdf(
      await makeAgreement(giftInput({ form: 'paper' }, { watermark: true, from: [jan] })),
    );
    for (const page of pages) says(page, 'VOORBEELD');
  });
});

test('S-98 text typed by a family stays text: quotes, brackets and invisible characters in a clause break nothing', async () => {
  const text = await loan({
    security: 'pledge',
    security_text: ') Tj /JavaScript <</S/URI>> “boot”',
    subordinated: true,
    subordinated_to: 'A\\B (bank)',
  });
  says(text, '/JavaScript <</S/URI>>', 'A\\B (bank)');
});
