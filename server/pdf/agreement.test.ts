import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeSchedule } from '../../domain/loans/schedule.ts';
import { formatDate } from '../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../domain/money/format.ts';
import { type LoanType, isLoanType } from '../../domain/contracts/types.ts';
import type { LoanTerms } from '../../domain/wire/contract.ts';
import { makeAgreement } from './agreement.ts';
import type { AgreementInput } from './agreementInput.ts';
import { readPdf } from './test/readPdf.ts';
import { bram, jan, loanInput, marijke, sanne } from './test/samples.ts';
import { plain, says, saysNot } from './test/says.ts';

const read = async (input: AgreementInput) => readPdf(await makeAgreement(input));

const alwaysInLoans = [
  'Jan de Vries',
  'geboren op 29 februari 1956',
  'Sanne de Vries',
  'geboren op 21 juli 1987',
  'Adres:',
  '€ 12.500,50 (twaalfduizend vijfhonderd euro en vijftig cent)',
  'op 14 april 2026 over naar een bankrekening',
  '3,5 % per jaar (nominaal)',
  '120 maanden (10 jaar)',
  'De laatste termijn is op 1 mei 2036',
  'een twaalfde deel van een jaar',
  '30E/360',
  'een halve cent wordt naar boven afgerond',
  'geen boete of vergoeding',
  'artikel 6:44',
  'artikel 6:119',
  'niet direct opeisbaar',
  'Deze opsomming is volledig',
  'Overlijden van de geldgever',
  'geen zekerheid',
  'niet toegezegd om rente of aflossing kwijt te schelden',
  'door alle partijen is ondertekend',
  'Nederlands recht',
  'Datum ondertekening: 14 april 2026',
  'Plaats:',
  'Handtekening:',
  'Bijlage 1. Aflossingsschema',
];

describe('R-7.1 the agreement of each type states its contract', () => {
  test('annuity', async () => {
    const { text } = await read(loanInput('AnnuityLoanContract'));
    says(
      text,
      ...alwaysInLoans,
      'Annuïteitenlening: elke maand hetzelfde bedrag',
      'elke maand hetzelfde bedrag (annuïteit): € 123,61',
    );
    saysNot(text, 'hoofdelijk', 'VOORBEELD', 'burgerservicenummer');
  });

  test('linear', async () => {
    const { text } = await read(loanInput('LinearLoanContract'));
    says(
      text,
      ...alwaysInLoans,
      'elke maand evenveel af (lineair): € 104,17',
      'De eerste termijn is daardoor € 140,63',
    );
  });

  test('repayment-free: everything at the end, and no deduction', async () => {
    const { text } = await read(loanInput('RepaymentFreeLoanContract', { own_home: true }));
    says(
      text,
      ...alwaysInLoans,
      'alleen rente: € 36,46',
      'Op 1 mei 2036 betaalt de geldlener de hoofdsom van € 12.500,50',
      'niet aftrekbaar',
    );
    saysNot(text, '3.119g');
  });

  test('own home: the information duty of art. 3.119g, until 360 months', async () => {
    const terms = { own_home: true, purpose: 'Aankoop van Dorpsstraat 12', rate_motivation: 'De bank vraagt 3,4 %.' };
    says(
      (await read(loanInput('AnnuityLoanContract', { ...terms, term_months: 360 }))).text,
      'artikel 3.119a',
      'artikel 3.119g',
      'artikel 3.119e',
      'looptijd (360 maanden)',
      'de woning waarvoor de lening is gesloten wordt verkocht',
      '“Aankoop van Dorpsstraat 12”',
      '“De bank vraagt 3,4 %.”',
    );
    const longer = await read(loanInput('LinearLoanContract', { ...terms, term_months: 361 }));
    says(longer.text, 'niet aftrekbaar', 'langer dan 360 maanden');
    saysNot(longer.text, '3.119g');
    // Paid out on 14 April 2026, 360 terms from 1 June: to 1 May 2056.
    const days = await read(loanInput('AnnuityLoanContract', { ...terms, term_months: 360 }));
    says(days.text, 'De laatste termijn is op 1 mei 2056, 360 maanden en 17 dagen na de uitbetaling.');
    const old = { ...terms, term_months: 360, start_date: '2010-04-14', first_payment_date: '2010-06-01' };
    const before = await read(
      loanInput('AnnuityLoanContract', { ...old, taken_over: { date: '2026-01-01', balance: 900_000 } }),
    );
    says(before.text, 'overgangsrecht', 'artikel 10bis.1');
    saysNot(before.text, '3.119g', 'niet aftrekbaar');
  });

  test('couples: several liability, and a signature for everyone', async () => {
    const { text } = await read(loanInput('AnnuityLoanContract', {}, { from: [jan, marijke], to: [sanne, bram] }));
    says(
      text,
      'hoofdelijk aansprakelijk',
      'samen één vorderingsrecht',
      'Er zijn vier gelijke exemplaren',
      'hierna samen: de geldgever',
    );
    assert.equal(text.match(/Handtekening:/g)?.length, 4);
  });

  test('without interest the agreement does not say how it is paid', async () => {
    const { text } = await read(
      loanInput('RepaymentFreeLoanContract', { rate_millipercent: 0, first_payment_date: '2026-05-14' }),
    );
    says(text, 'Over deze lening is geen rente verschuldigd');
    // Nobody outside a family lends at 0 %, and the law may treat it as a gift.
    saysNot(text, 'zakelijke voorwaarden', 'geen schenking');
    saysNot(text, 'een twaalfde deel van een jaar', 'binnen een maand wordt afgelost');
    // Arrears bear interest by the day, even on an interest-free loan.
    says(text, 'het jaar als 360 dagen (30E/360)');
  });

  test('repayment-free without interest: nothing is due until the end, and no empty terms are listed', async () => {
    const { text, lines } = await read(
      loanInput('RepaymentFreeLoanContract', { rate_millipercent: 0, first_payment_date: '2026-05-14' }),
    );
    says(
      text,
      'Tot 14 april 2036 hoeft er niets te worden betaald. Op die dag komt het hele bedrag in één keer terug.',
      'Aflossingsvrije lening: aan het einde alles in één keer terug',
      'De geldlener hoeft vóór het einde van de looptijd niets te betalen',
      'Op 14 april 2036 betaalt de geldlener de hoofdsom van € 12.500,50',
    );
    saysNot(text, 'Rente per maand', 'erste termijn', 'De volgende termijnen', 'alleen rente', 'Alle termijnen');
    const rows = lines.flat().filter((line) => line.length === 6 && /^\d\d-\d\d-\d{4}$/u.test(line[1] ?? ''));
    assert.deepEqual(
      rows.map(([number, date, payment]) => [number, date, payment]),
      [['120', '14-04-2036', '€ 12.500,50']],
    );
  });

  test('interest-free for now with a new rate to come: no sentence says that it stays without interest or payments', async () => {
    const yet = { rate_millipercent: 0, rate_fixed_until: '2030-05-01' };
    const free = (await read(loanInput('RepaymentFreeLoanContract', yet))).text;
    says(
      free,
      'Zolang de rente 0 % is, hoeft er vóór 1 mei 2036 niets te worden betaald.',
      'De rente is 0 % per jaar: zolang dat zo is, is over deze lening geen rente verschuldigd.',
      'Zolang de rente 0 % is, hoeft de geldlener vóór het einde van de looptijd niets te betalen',
      'Spreken partijen een hogere rente af, dan betaalt de geldlener die vanaf de dag waarop zij ingaat, elke maand op dag 1.',
      'Rente over de hele looptijd, bij deze rente € 0,00',
      'Zolang de rente 0 % per jaar is, hoeft van de lening van € 12.500,50 tot de laatste termijn niets',
    );
    saysNot(
      free,
      'er is geen rente',
      'Tot 1 mei 2036 hoeft',
      'alleen rente',
      'De geldlener hoeft',
      'Over deze lening is',
    );
    const yearly = { ...yet, payment_every: 12, first_payment_date: '2027-04-14' } as const;
    says(
      (await read(loanInput('RepaymentFreeLoanContract', yearly))).text,
      'elk jaar op dag 14 van de maand, geteld vanaf 14 april 2027',
    );
    const annuity = (await read(loanInput('AnnuityLoanContract', yet))).text;
    says(annuity, 'Zolang de rente 0 % is, is dat bedrag in zijn geheel aflossing.');
    const linear = (await read(loanInput('LinearLoanContract', yet))).text;
    says(linear, 'Zolang de rente 0 % is, komt er geen rente bij.');
    saysNot(linear, 'Er komt geen rente bij.');
  });

  test('a loan repaid in one term says so, and mentions no further terms', async () => {
    const yearly = { term_months: 12, payment_every: 12, first_payment_date: '2027-04-14' } as const;
    for (const type of ['AnnuityLoanContract', 'LinearLoanContract', 'RepaymentFreeLoanContract'] as const) {
      const { text } = await read(loanInput(type, yearly));
      says(
        text,
        'Het geld komt in één termijn terug, op 14 april 2027, met de rente.',
        'Betaling in één termijn € 12.938,02',
        'lening: alles in één termijn terug',
        'De enige termijn is op 14 april 2027; dan moet de lening helemaal zijn terugbetaald.',
        'in één termijn terug, op 14 april 2027: € 12.938,02, waarvan € 12.500,50 aflossing en € 437,52 rente.',
        'De enige termijn van de lening van € 12.500,50',
      );
      saysNot(text, '1 termijnen', 'steeds lager', 'elk jaar evenveel', 'volgende termijn is lager', 'laatste termijn');
    }
    const free = await read(loanInput('AnnuityLoanContract', { ...yearly, rate_millipercent: 0 }));
    says(free.text, 'op 14 april 2027.', 'in één termijn terug, op 14 april 2027: € 12.500,50.');
  });

  test('a one-term loan after a broken first period asks two payments, and calls neither the only one', async () => {
    const broken = { term_months: 12, payment_every: 12, first_payment_date: '2028-04-01' } as const;
    for (const type of ['AnnuityLoanContract', 'LinearLoanContract', 'RepaymentFreeLoanContract'] as const) {
      const { text } = await read(loanInput(type, broken));
      says(
        text,
        'lening: eerst alleen rente, daarna alles in één termijn terug',
        'Op 1 april 2027 wordt alleen rente betaald. Daarna komt het geld in één termijn terug, op 1 april 2028, met de rente vanaf 1 april 2027.',
        'Alleen rente, op 1 april 2027 € 421,72',
        'Daarna in één termijn € 12.938,02',
        'Over de periode van 14 april 2026 tot 1 april 2027 betaalt de geldlener alleen rente: € 421,72',
        'Alle termijnen van de lening',
      );
      saysNot(text, 'enige termijn', 'Betaling in één termijn', '1 termijnen', 'De volgende termijnen', 'elk jaar');
    }
    const free = await read(loanInput('AnnuityLoanContract', { ...broken, rate_millipercent: 0 }));
    says(
      free.text,
      'looptijd van 12 maanden, geteld vanaf 1 april 2027',
      'De enige termijn is op 1 april 2028',
      'Betaling in één termijn € 12.500,50',
    );
  });

  test('terms count from the end of a broken first period, and only if there is one', async () => {
    const year = { term_months: 12, rate_millipercent: 3500 } as const;
    const broken = await read(loanInput('LinearLoanContract', { ...year, first_payment_date: '2026-06-01' }));
    says(broken.text, 'looptijd van 12 maanden, geteld vanaf 1 mei 2026. De laatste termijn is op 1 mei 2027');
    const whole = await read(loanInput('LinearLoanContract', { ...year, first_payment_date: '2026-05-14' }));
    says(whole.text, 'looptijd van 12 maanden. De laatste termijn is op 14 april 2027');
  });

  test('a paper made before the payout, and signed before or after it, is true in both cases', async () => {
    const { text } = await read(loanInput('LinearLoanContract', { signed_date: null }));
    says(text, 'De hoofdsom is of wordt op 14 april 2026 door de geldgever overgemaakt naar een bankrekening');
    saysNot(text, 'maakt de hoofdsom', 'heeft de hoofdsom');
  });

  test('without interest no article mentions it except for late payment; a possible later rate is mentioned', async () => {
    const spoken = [
      'en de rente daarover',
      'en de rente tot dan',
      'rente of aflossing kwijt te schelden',
      'De rente is daarom niet aftrekbaar',
      'plus de rente over wat nog openstaat',
      'wordt de rente berekend over de lagere hoofdsom',
      'De rente van deze lening is niet aftrekbaar',
    ];
    for (const type of ['AnnuityLoanContract', 'LinearLoanContract', 'RepaymentFreeLoanContract'] as const) {
      for (const callable of ['limited', 'on_demand', 'short_notice'] as const) {
        const notice_months = callable === 'short_notice' ? 1 : null;
        const { text } = await read(loanInput(type, { rate_millipercent: 0, callable, notice_months }));
        saysNot(text, ...spoken);
        says(text, 'hoofdsom die dan nog openstaat.', 'niet toegezegd om aflossing kwijt te schelden', 'artikel 6:119');
      }
      const later = await read(loanInput(type, { rate_millipercent: 0, rate_fixed_until: '2030-05-01' }));
      says(later.text, 'en de rente tot dan', 'rente of aflossing kwijt te schelden');
    }
    const free = await read(loanInput('RepaymentFreeLoanContract', { rate_millipercent: 0, own_home: true }));
    saysNot(free.text, ...spoken);
    says(
      free.text,
      'Na een extra aflossing blijft de einddatum gelijk.',
      'Deze lening hoort niet bij de eigenwoningschuld: die vraagt een verplichting om tijdens de looptijd af te lossen',
    );
  });

  test('linear without interest: every term is equal, and none is called lower', async () => {
    const { text } = await read(loanInput('LinearLoanContract', { rate_millipercent: 0 }));
    says(text, 'Aflossing per maand € 104,17');
    saysNot(text, 'steeds lager');
  });

  // An inspector quotes the paper (art. 1 lid 7 SW 1956, BW 7:186 lid 2): a reason alone is no comparison.
  test('law 11: only a rate that is not lower than a compared one is called businesslike, whatever the reason says', async () => {
    const rate = (rate_millipercent: number, terms: Partial<LoanTerms> = {}) =>
      read(loanInput('AnnuityLoanContract', { rate_millipercent, ...terms }));
    const bank = {
      compared_rate_millipercent: 3_900,
      compared_lender: 'de Volksbank',
      compared_on: '2026-04-01',
      compared_term_months: 120,
    };
    const said =
      'Als vergelijking namen partijen de rente van “de Volksbank” op 1 april 2026: 3,9 % per jaar, vast voor 120 maanden (10 jaar).';
    for (const why of ['De bank vraagt 3,9 % voor een vergelijkbare lening', 'bank', 'omdat zij mijn dochter is']) {
      const { text } = await rate(3_500, { rate_motivation: why });
      says(text, `“${why}”`);
      saysNot(text, 'zakelijke voorwaarden', 'geen schenking', 'Als vergelijking');
    }
    const below = await rate(3_899, bank);
    says(below.text, said, 'De rente van deze lening is lager.');
    saysNot(below.text, 'zakelijke voorwaarden');
    const equal = await rate(3_900, bank);
    says(equal.text, said, 'zakelijke voorwaarden');
    saysNot(equal.text, 'deze lening is lager', 'geen schenking');
    // Nobody outside a family lends this low, and a much higher rate is not what others agree either.
    saysNot((await rate(1_999, { ...bank, compared_rate_millipercent: 1_500 })).text, 'zakelijke voorwaarden');
    saysNot((await rate(9_000, bank)).text, 'zakelijke voorwaarden');
  });

  test('a rate that may be a gift says so under the rule of the screens: its law, the choice with notice, the spouse', async () => {
    const low = async (terms: Partial<LoanTerms>, choices: Parameters<typeof loanInput>[2] = {}) =>
      (await read(loanInput('AnnuityLoanContract', { rate_millipercent: 1_500, ...terms }, choices))).text;
    const gift = 'dan is het voordeel over de hele looptijd een schenking van de geldgever aan de geldlener (artikel 1';
    const spouse = 'is de geldgever gehuwd of geregistreerd partner, dan is toestemming van die partner nodig';
    const unasked = await low({ callable: 'limited' });
    says(unasked, 'en partijen hebben haar niet met die van een bank vergeleken.', gift, 'artikel 21 lid 14', spouse);
    saysNot(unasked, 'KG:063:2023:33', 'artikel 15 van');
    says(await low({ callable: 'long_notice' }), gift, 'standpunt KG:063:2023:33');
    says(await low({ own_home: true, term_months: 360 }), gift);
    // Between a bank’s credit and debit rates, and below any lender's rate.
    const bank = { compared_lender: 'de Volksbank', compared_on: '2026-04-01', compared_term_months: 120 };
    says(
      await low({ ...bank, compared_rate_millipercent: 3_900 }),
      'De rente is lager dan de rente waarmee partijen haar',
    );
    says(await low({ ...bank, compared_rate_millipercent: 1_500 }), 'De rente is lager dan 2 %.', gift);
    // A spouse who already signs is asked nothing else, nor is a couple that lends together.
    saysNot(await low({ spouse_consent: true }), spouse);
    const couple = loanInput('AnnuityLoanContract', { rate_millipercent: 1_500 }, { from: [jan, marijke] });
    says((await read(couple)).text, gift);
    saysNot((await read(couple)).text, 'gehuwd of geregistreerd partner, dan is toestemming');
    // A loan callable at short notice is a gift from day to day, whatever the intention (art. 15).
    const soon = await low({ callable: 'on_demand' });
    says(soon, 'geldt het verschil van dag tot dag als een schenking van de geldgever aan de geldlener (artikel 15');
    saysNot(soon, gift);
    const fair = { ...bank, rate_millipercent: 3_900, compared_rate_millipercent: 3_900 };
    for (const terms of [fair, { rate_millipercent: 6_000, callable: 'on_demand' } as const])
      saysNot(await low(terms), gift, 'artikel 15 van', spouse);
  });

  test('a known address is printed, an unknown one is a line to write on', async () => {
    const input = loanInput('AnnuityLoanContract');
    const [first = '', second = ''] = Object.keys(input.people);
    const known = { ...input.people[first]!, street: 'Lindelaan 12', town: '1234 AB Voorbeeld' };
    const one = await read({ ...input, people: { ...input.people, [first]: known } });
    says(one.text, 'geboren op 29 februari 1956 Lindelaan 12 1234 AB Voorbeeld', 'geboren op 21 juli 1987 Adres:');
    const town = { ...input.people[second]!, town: 'Antwerpen' };
    const both = await read({ ...input, people: { [first]: known, [second]: town } });
    says(both.text, 'geboren op 21 juli 1987 Antwerpen');
    saysNot(both.text, 'Adres:');
  });
});

describe('invariant 20: the schedule in the PDF is the schedule of the domain', () => {
  const cases: [LoanType, number, number, number][] = [
    ['AnnuityLoanContract', 25_000_000, 360, 3500],
    ['LinearLoanContract', 1_250_050, 120, 4125],
    ['RepaymentFreeLoanContract', 99_999_999, 600, 999],
    ['LinearLoanContract', 700, 7, 0],
  ];
  for (const [type, total, term_months, rate_millipercent] of cases) {
    test(`${type}, ${term_months} terms`, async () => {
      const input = loanInput(type, { term_months, rate_millipercent }, { total });
      const { contract } = input;
      assert.ok(isLoanType(contract.type) && 'term_months' in contract.contract);
      const made = makeSchedule(type, total, contract.contract);
      assert.ok('schedule' in made);
      const { stub, terms } = made.schedule;
      const { lines } = await read(input);
      const rows = lines.flat().filter((line) => line.length === 6 && /^\d\d-\d\d-\d{4}$/.test(line[1] ?? ''));
      const expected = [...(stub === null ? [] : [stub]), ...terms].map(
        ({ number, date, payment, interest, principal, balance }) => [
          number === 0 ? '–' : `${number}`,
          formatDate(date),
          ...[payment, interest, principal, balance].map((cents) => plain(formatEuro(cents))),
        ],
      );
      assert.deepEqual(rows, expected);
    });
  }
});
