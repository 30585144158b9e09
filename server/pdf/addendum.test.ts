import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { LoanTerms } from '../../domain/wire/contract.ts';
import type { LoanType } from '../../domain/contracts/types.ts';
import { makeAddendum } from './addendum.ts';
import { addendumInput, type Fact } from './test/addendumInput.ts';
import { checkedByQpdf } from './test/qpdf.ts';
import { readPdf, unpacked } from './test/readPdf.ts';
import { bram, marijke, jan, sanne } from './test/samples.ts';
import { says, saysNot } from './test/says.ts';

const read = async (...input: Parameters<typeof addendumInput>) => readPdf(await makeAddendum(addendumInput(...input)));

/** Interest-free in twelve terms of 1.000 euro from 1 June 2026: figures for mental arithmetic. */
const simple: Partial<LoanTerms> = { signed_date: '2026-04-14', rate_millipercent: 0, term_months: 12 };
const paid = (...months: string[]): Fact[] =>
  months.map((month) => ({ kind: 'payment', date: `2026-${month}-01`, amount: 100_000 }));
const summer = paid('06', '07', '08');
const rate: Fact = {
  kind: 'rate_change',
  date: '2026-09-01',
  rate_millipercent: 2_500,
  note: 'De bank vraagt dit ook.',
};

describe('R-8.5 the addendum of each change states the change, its start and its consequences to the cent', () => {
  test('forgiveness', async () => {
    const { text } = await read(
      'LinearLoanContract',
      [...summer, { kind: 'forgiveness', date: '2026-08-15', amount: 450_000, outcome: 'lower_payment' }],
      { ...simple, exclusion_on_forgiven: 'soft' },
    );
    says(
      text,
      'Aanvulling op de overeenkomst van geldlening',
      'Kwijtschelding van € 4.500,00 op 15 augustus 2026',
      'Jan de Vries',
      'geboren op 29 februari 1956',
      'Sanne de Vries',
      'die partijen op 14 april 2026 hebben ondertekend, voor een hoofdsom van € 12.000,00 (twaalfduizend euro)',

      'kwijt, uit vrijgevigheid en zonder tegenprestatie',
      'De geldlener neemt de kwijtschelding aan',
      'artikel 6:160',
      'geldt de uitsluitingsclausule die daarvoor in de overeenkomst staat',
      'De aangifte is binnen vóór 1 maart 2027',
      'Toestemming van de partner van de geldgever',
      'artikel 1:89',
      'op 15 augustus 2026 staat na deze wijziging nog € 4.500,00 van de hoofdsom open, en daarvoor € 9.000,00',
      'wordt € 500,00, en was € 1.000,00',
      'de laatste termijn blijft op 1 mei 2027',
      'artikel 7:186',
      'schenkbelasting over 2026',
      'Plaats:',
      'Handtekening:',
      'Bijlage 1. Aflossingsschema',
    );
  });

  test('a forgiveness has its own exclusion clause, whatever the agreement says', async () => {
    const forgiven = { kind: 'forgiveness', date: '2026-08-15', amount: 450_000, outcome: 'lower_payment' } as const;
    const hard = await read('LinearLoanContract', [...summer, { ...forgiven, exclusion: 'hard' }], simple);
    says(hard.text, 'Wat is kwijtgescholden, valt', 'artikel 1:94', 'harde uitsluiting');
    const none = await read('LinearLoanContract', [...summer, { ...forgiven, exclusion: 'none' }], {
      ...simple,
      exclusion_on_forgiven: 'soft',
    });
    says(none.text, 'Aan deze kwijtschelding is geen uitsluitingsclausule verbonden');
  });

  test('an earlier forgiveness says how it was declared, and claims its exemption', async () => {
    const before = { kind: 'forgiveness', date: '2026-08-15', amount: 450_000, outcome: 'lower_payment' } as const;
    const { text } = await read(
      'LinearLoanContract',
      [...summer, { ...before, said: 'spoken', exemption: 'raised_free' }],
      simple,
    );
    says(
      text,
      'Op 15 augustus 2026 heeft de geldgever aan de geldlener mondeling gezegd dat van de hoofdsom € 4.500,00',
      'De geldlener heeft dat toen aangenomen (artikel 6:160',
      'wordt een beroep gedaan op de eenmalig verhoogde vrijstelling (artikel 33',
      'Daarvoor is altijd aangifte schenkbelasting nodig: zonder aangifte geldt die vrijstelling niet.',
    );
    assert.doesNotMatch(text, /scheldt de geldgever/u);
  });

  test('extra repayment: a shorter term, after paying arrears first', async () => {
    const extra: Fact = { kind: 'extra_repayment', date: '2026-08-15', amount: 300_000, outcome: 'shorter_term' };
    const { text } = await read('LinearLoanContract', [...summer, extra], simple);
    says(
      text,
      'heeft de geldlener € 3.000,00 (drieduizend euro) extra betaald, zonder boete',
      'nog € 6.000,00 van de hoofdsom open, en daarvoor € 9.000,00',
      'blijft € 1.000,00',
      'de laatste termijn is op 1 februari 2027, en was op 1 mei 2027',
    );
    const late = await read('AnnuityLoanContract', [{ kind: 'payment', date: '2026-06-01', amount: 1_000 }, extra], {
      term_months: 12,
    });
    says(late.text, 'Daarvan gaat', 'naar rente die al betaald had moeten zijn', 'artikel 6:44');
    const costs: Fact = { kind: 'costs', date: '2026-08-10', amount: 2_500 };
    const after = await read('LinearLoanContract', [...summer, costs, extra], simple);
    says(
      after.text,
      'Daarvan gaat € 25,00 naar kosten en € 2.975,00 naar aflossing van de hoofdsom (artikel 6:44',
      'nog € 6.025,00 van de hoofdsom open, en daarvoor € 9.000,00',
    );
  });

  test('a new rate: the old and new rate, the reason, and the first term after it', async () => {
    const { text } = await read('AnnuityLoanContract', [rate], { term_months: 120, own_home: true });
    says(
      text,
      'Vanaf 1 september 2026 is de rente 2,5 % per jaar (nominaal). Tot die dag is de rente 3,5 % per jaar.',
      '“De bank vraagt dit ook.”',
      'betaling per maand',
      'Rente tot het einde, voortaan',
      'geeft de nieuwe gegevens van de lening op in de aangifte inkomstenbelasting over 2026 (artikel 3.119g',
      // law 33: the day itself is a test moment, without a year to catch up.
      'Vlak voor deze wijziging mag van de hoofdsom niet meer openstaan dan artikel 3.119c toelaat (lid 7 onder c).',
      'Wat er dan te veel openstaat, kan de geldlener niet later inhalen (artikel 3.119e lid 5).',
    );
    saysNot((await read('AnnuityLoanContract', [rate], { term_months: 120 })).text, 'lid 7 onder c');
    const later = await read('AnnuityLoanContract', [{ ...rate, date: '2027-09-01' }], {
      term_months: 120,
      own_home: true,
    });
    says(later.text, 'in de aangifte inkomstenbelasting over 2027 (artikel 3.119g');
  });

  test('a lowered rate is named as a possible gift, with its benefit, and has a place for the spouse', async () => {
    const question = 'dan is de rente die de geldgever opgeeft een schenking aan de geldlener, op 1 september 2026';
    const spouse = 'De partner geeft toestemming voor deze verlaging van de rente';
    const loan = {
      term_months: 120,
      callable: 'limited',
      signed_date: '2026-04-14',
      compared_rate_millipercent: 3_500,
    } as const;
    const lowered = async (change: Fact, terms: Partial<LoanTerms> = loan) =>
      (await read('RepaymentFreeLoanContract', [...paid('06', '07', '08'), change], terms)).text;
    const free = await lowered({ ...rate, rate_millipercent: 0, note: '' });
    // 12.000 at 3,5 % is 420 a year, for nine years and eight months: 420 × (5 × 0,85 + 4,67 × 0,64).
    says(free, question, 'artikel 21 lid 14', 'is dat € 3.038,67. Dat is een berekening', 'vóór 1 maart 2027', spouse);
    says(
      free,
      'Rente tot het einde, tot nu toe € 4.060,00',
      'Rente per maand, voortaan € 0,00',
      'er is geen rente per maand meer, en die was € 35,00: de hoofdsom van € 12.000,00 wordt aan het einde in één keer betaald',
      'Termijnen waarin niets wordt betaald, staan er niet in. Termijn Datum Betaling Rente Aflossing Nog open 120 01-05-2036 € 12.000,00',
    );
    assert.doesNotMatch(free, /voortaan € 12\.000|119 01-04-2036/u);
    const begins = await lowered({ ...rate, date: '2027-02-01', agreed: '2026-08-20' });
    says(begins, 'een schenking aan de geldlener, op 20 augustus 2026', 'vóór 1 maart 2027');
    says(await lowered({ ...rate, note: '' }, { ...loan, callable: 'long_notice' }), question, 'KG:063:2023:33');
    const none = (text: string) => assert.ok(!text.includes(question) && !text.includes(spouse));
    // law 11: a reason in words is no comparison.
    says(await lowered(rate), question, spouse);
    none(await lowered({ ...rate, rate_millipercent: 4_500, note: '' }));
    none(await lowered({ ...rate, rate_millipercent: 0, note: '' }, { ...loan, callable: 'on_demand' }));
  });

  test('own home: a pause states the arrears by its own schedule and when to catch up, or that it exceeds 360 months', async () => {
    // First term on 1 June 2026, the 360th on 1 May 2056; six terms later is 1 November 2056, 366 months and 18 days.
    const pause: Fact = {
      kind: 'pause',
      date: '2026-09-01',
      until: '2027-02-28',
      rests: 'repayment',
      outcome: 'later_end',
    };
    const home = { term_months: 360, own_home: true };
    const { text } = await read('AnnuityLoanContract', [pause], home);
    says(
      text,
      'De laatste termijn is op 1 november 2056: 366 maanden en 18 dagen na de uitbetaling.',
      'ten hoogste 360 maanden',
    );
    const same = await read('AnnuityLoanContract', [{ ...pause, outcome: 'same_end' }], home);
    assert.doesNotMatch(same.text, /366 maanden/u);
    // The deadline to catch up on suspended terms; not if the deduction ends anyway, or for another loan.
    const catchUp = 'meer open dan artikel 3.119c van de Wet inkomstenbelasting 2001 toelaat';
    says(
      same.text,
      `Met deze pauze staat op 31 december 2026 € 95,80 ${catchUp}, ook als elke termijn op zijn dag wordt betaald.`,
      'Het nieuwe schema haalt dat niet in: op 31 december 2027 is het nog € 113,01. De geldlener lost daarom uiterlijk op 31 december 2027 € 113,01 extra af',
      'Zonder die betaling is de rente vanaf 1 januari 2028 niet aftrekbaar (artikel 3.119e lid 4)',
      'Niet in dit schema: de extra aflossing van € 113,01, uiterlijk op 31 december 2027',
    );
    assert.ok(!text.includes(catchUp));
    const fast = await read('AnnuityLoanContract', [{ ...pause, outcome: 'same_end' }], { ...home, term_months: 120 });
    says(fast.text, `dan staat ook met deze pauze op geen 31 december ${catchUp}.`);
    const other = await read('AnnuityLoanContract', [pause], { ...home, own_home: false });
    assert.ok(!other.text.includes(catchUp));
  });

  test('a pause: the suspended terms, the postponed sum, and the new end', async () => {
    const pause: Fact = {
      kind: 'pause',
      date: '2026-09-01',
      until: '2026-11-30',
      rests: 'everything',
      outcome: 'later_end',
    };
    const { text } = await read('LinearLoanContract', [...summer, pause], { ...simple, rate_millipercent: 3_000 });
    says(
      text,
      'Van 1 september 2026 tot en met 30 november 2026 rust de betaling van aflossing en rente',
      'de termijnen van 1 september 2026, 1 oktober 2026 en 1 november 2026',
      'komen er aan het einde bij',
      'de laatste termijn is op 1 augustus 2027, en was op 1 mei 2027',
    );
    const shorter = await read('AnnuityLoanContract', [{ ...pause, rests: 'repayment', outcome: 'same_end' }], {
      term_months: 24,
    });
    says(
      shorter.text,
      'rust de aflossing',
      'De rente wordt in deze tijd gewoon',
      'De einddatum blijft gelijk',
      'de laatste termijn blijft op',
    );
  });

  test('without interest no term is called lower, and a pause accrues no interest', async () => {
    const none: Fact = { kind: 'rate_change', date: '2026-09-15', rate_millipercent: 0 };
    const linear = await read('LinearLoanContract', [none]);
    says(linear.text, 'de eerstvolgende termijn wordt');
    assert.ok(!linear.text.includes('steeds lager'));
    for (const rests of ['everything', 'repayment'] as const) {
      const { text } = await read(
        'AnnuityLoanContract',
        [...summer, { kind: 'pause', date: '2026-09-01', until: '2026-11-30', rests, outcome: 'same_end' }],
        simple,
      );
      says(text, 'Van 1 september 2026 tot en met 30 november 2026 rust de aflossing.');
      assert.doesNotMatch(text, /De rente loopt|Die rente|De rente wordt in deze tijd/u);
    }
  });

  test('without interest an extra repayment lowers no interest, and none is totalled', async () => {
    const { text } = await read(
      'RepaymentFreeLoanContract',
      [{ kind: 'extra_repayment', date: '2026-08-15', amount: 100_000, outcome: 'lower_payment' }],
      simple,
    );
    says(
      text,
      'De einddatum blijft gelijk.',
      'Betaling aan het einde, voortaan € 11.000,00',
      'de betaling aan het einde wordt € 11.000,00, en was € 12.000,00',
    );
    assert.doesNotMatch(text, /rente per (termijn|maand)|de rente in alle termijnen/iu);
  });

  test('forgiving missed terms changes no future term, and no end', async () => {
    const missed: Fact = { kind: 'forgiveness', date: '2026-09-01', amount: 400_000, outcome: 'shorter_term' };
    const { text } = await read(
      'LinearLoanContract',
      [{ kind: 'payment', date: '2026-06-01', amount: 1 }, missed],
      simple,
    );
    says(text, 'De einddatum en het bedrag per termijn blijven zoals ze waren.');
    saysNot(text, 'eerder afgelost');
    const ahead = await read('LinearLoanContract', [...summer, { ...missed, date: '2026-08-15' }], simple);
    says(ahead.text, 'de lening is daardoor eerder afgelost');
  });

  test('a loan forgiven in full has no future terms and no schedule', async () => {
    const { text } = await read(
      'LinearLoanContract',
      [...summer, { kind: 'forgiveness', date: '2026-08-15', amount: 900_000, outcome: 'lower_payment' }],
      simple,
    );
    says(
      text,
      'Wat er van de lening nog openstaat, hoeft niet terug.',
      'is de hele hoofdsom op 15 augustus 2026 vervallen',
      'Er komen geen termijnen meer.',
    );
    assert.ok(!text.includes('Een deel van de lening'));
    assert.ok(!text.includes('Bijlage 1'));
    // Fourteen of thirty days over 9.000 euro at 3 %: only principal is forgiven, the interest until then stays.
    const paidAll = summer.map((payment, i) => ({ ...payment, amount: [103_000, 102_750, 102_500][i] ?? 0 }));
    const whole: Fact = { kind: 'forgiveness', date: '2026-08-15', amount: 900_000, outcome: 'lower_payment' };
    says(
      (
        await read('LinearLoanContract', [...paidAll, whole], {
          ...simple,
          rate_millipercent: 3_000,
          start_date: '2026-05-01',
        })
      ).text,
      'De geldlener betaalt nog de rente tot en met die dag: € 10,50.',
    );
  });

  test('paying off with interest until that day leaves no later term to allocate to', async () => {
    const terms = [1_983, 11_866, 11_866, 11_866].map((amount, i): Fact => ({
      kind: 'payment',
      date: `2026-0${i + 5}-01`,
      amount,
    }));
    const off: Fact = { kind: 'extra_repayment', date: '2026-08-15', amount: 1_176_428, outcome: 'lower_payment' };
    const { text } = await read('AnnuityLoanContract', [...terms, off]);
    says(
      text,
      'Daarvan gaat € 11.748,29 naar aflossing van de hoofdsom en € 15,99 naar de rente tot en met die dag',
      'Er komen geen termijnen meer.',
    );
    assert.ok(!text.includes('daarna nog betaald'));
  });

  test('earlier changes are named, and a couple signs together', async () => {
    const { text } = await read(
      'AnnuityLoanContract',
      [rate, { kind: 'forgiveness', date: '2026-09-01', amount: 100_000, outcome: 'lower_payment' }],
      { spouse_consent: true },
      { from: [jan, marijke], to: [sanne, bram] },
    );
    says(
      text,
      'Daarin is eerder al veranderd:',
      'Rente van 2,5 % per jaar vanaf 1 september 2026',
      'Marijke Bakker',
      'Bram de Vries',
      'vier gelijke exemplaren',
    );
    assert.ok(!text.includes('Toestemming'), 'both forgivers sign');
  });
});

describe('the paper of an addendum', () => {
  const inputs: [LoanType, Fact[]][] = [
    ['AnnuityLoanContract', [rate]],
    [
      'RepaymentFreeLoanContract',
      [{ kind: 'extra_repayment', date: '2026-08-15', amount: 100_000, outcome: 'lower_payment' }],
    ],
    [
      'LinearLoanContract',
      [{ kind: 'pause', date: '2026-09-01', until: '2027-04-30', rests: 'repayment', outcome: 'later_end' }],
    ],
  ];

  test('is tagged, in Dutch, with a title, bookmarks and embedded fonts; the same input gives the same bytes', async () => {
    const input = addendumInput(...inputs[0]!);
    const bytes = await makeAddendum(input);
    const { title, lang, marked, roles, bookmarks } = await readPdf(bytes);
    assert.deepEqual(
      { lang, marked, title },
      {
        lang: 'nl-NL',
        marked: true,
        title: 'Aanvulling op de overeenkomst van geldlening, Jan de Vries, Sanne de Vries',
      },
    );
    assert.equal(roles.filter((role) => role === 'H1').length, 1);
    assert.deepEqual(bookmarks, [
      'Aanvulling op de overeenkomst van geldlening',
      'De partijen',
      'Artikel 1. Bij welke overeenkomst',
      'Artikel 2. De wijziging',
      'Artikel 3. De gevolgen',
      'Artikel 4. Belasting',
      'Ondertekening',
      'Bijlage 1. Aflossingsschema',
    ]);
    assert.ok((unpacked(bytes).match(/\/FontFile2 \d+ 0 R/g)?.length ?? 0) >= 4);
    assert.deepEqual(await makeAddendum(input), bytes);
  });

  for (const [type, facts] of inputs) {
    test(`the paper of ${type} passes qpdf`, async () => {
      assert.match(
        checkedByQpdf(await makeAddendum(addendumInput(type, facts))),
        /No syntax or stream encoding errors found/,
      );
    });
  }

  test('R-5.2 two lenders who are not a couple each have a spouse to ask; if signed here, the article says how', async () => {
    const forgiven = [{ kind: 'forgiveness', date: '2026-08-01', amount: 100_000, outcome: 'lower_payment' }] as const;
    const input = addendumInput('LinearLoanContract', forgiven, {}, { from: [sanne, bram], to: [jan] });
    const text = (await readPdf(await makeAddendum(input))).text;
    for (const name of ['Sanne', 'Bram'])
      assert.ok(text.includes(`Toestemming van de partner van ${name} de Vries`), name);
    const here = (await readPdf(await makeAddendum({ ...input, signedHere: true }))).text;
    assert.doesNotMatch(here, /Naam:|Handtekening:/u);
    assert.match(here, /Is een geldgever gehuwd .* hij of zij geeft de toestemming op een eigen papier/u);
    const alone = addendumInput('LinearLoanContract', forgiven, {}, { from: [sanne], to: [jan] });
    const one = (await readPdf(await makeAddendum({ ...alone, signedHere: true }))).text;
    assert.match(one, /Is de geldgever gehuwd of geregistreerd partner/u);
    const couple = addendumInput('LinearLoanContract', forgiven, {}, { from: [jan, marijke] });
    assert.doesNotMatch((await readPdf(await makeAddendum({ ...couple, signedHere: true }))).text, /eigen papier/u);
  });
});
