import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { GiftTerms, LoanTerms } from '../../domain/wire/contract.ts';
import { estateOf } from '../../domain/estate.ts';
import { loan as rated } from '../../domain/gifts/test/giftYearCases.ts';
import { happened } from '../../domain/loans/ledger/test/loans.ts';
import { booksOf } from '../../domain/statements/ledgerBooks.ts';
import { makeAgreement } from './agreement.ts';
import type { AgreementInput } from './agreementInput.ts';
import { makeEstate } from './estate.ts';
import { readPdf } from './test/readPdf.ts';
import { bram, giftInput, jan, loanInput, marijke, sanne } from './test/samples.ts';
import { says, saysNot } from './test/says.ts';

const textOf = async (input: AgreementInput) => (await readPdf(await makeAgreement(input))).text;
const loan = (terms: Partial<LoanTerms>, parties: Parameters<typeof loanInput>[2] = {}) =>
  textOf(loanInput('AnnuityLoanContract', terms, parties));

const two = [jan, marijke];

describe('R-7.1 a notary’s requirements for the papers', () => {
  const both = { from: two };
  const textOfGift = (terms: Partial<GiftTerms>, choices = {}) => textOf(giftInput(terms, choices));

  test("the power to revoke, or to lift the exclusion, is personal, ends at death, and covers each one's own half", async () => {
    const personal = [
      'Deze bevoegdheid is persoonlijk: alleen de schenker zelf heeft haar',
      'eindigt bij het overlijden van de schenker',
    ];
    const one = await textOfGift({ revocable: true });
    says(one, ...personal);
    saysNot(one, 'eigen helft');
    says(
      await textOfGift({ revocable: true }, both),
      ...personal,
      'Ieder van de schenkers heeft haar alleen voor de eigen helft',
    );
    says(await textOfGift({ exclusion_clause: 'soft', exclusion_liftable: true }), ...personal);
    saysNot(await textOfGift({}), ...personal);
  });

  test('for the legitimate portion a gift to a child always counts, one to others for five years', async () => {
    const law = [
      'een schenking aan een kind mee, hoe lang geleden zij ook is gedaan, aan een kleinkind ook als de ouder daartussen voor de schenker is overleden',
      'laatste vijf jaar',
    ];
    const plainGift = await textOfGift({});
    says(plainGift, ...law, 'artikelen 4:63, 4:67 en 4:70');
    saysNot(plainGift, 'kon herroepen ook');
    says(await textOfGift({ revocable: true }), ...law, 'die de schenker kon herroepen ook, wie haar ook kreeg');
    says(
      await textOfGift({ counts_toward_estate: true }, both),
      'In de nalatenschap van ieder van de schenkers telt de eigen helft',
    );
  });

  test('a soft exclusion applies at a death while divorce is pending', async () => {
    const pending = 'een verzoek tot scheiding gedaan, dan geldt de uitsluiting wel';
    says(await textOfGift({ exclusion_clause: 'soft' }), pending);
    saysNot(await textOfGift({ exclusion_clause: 'hard' }), pending);
    says(await loan({ exclusion_on_forgiven: 'soft' }), pending);
  });

  test('with a condition precedent the money is paid once it is met; under administration nobody spends it freely', async () => {
    const conditional = { condition: 'suspensive', condition_text: 'Sanne koopt het huis' } as const;
    const text = await textOfGift({ ...conditional, signed_date: '2026-04-14', gift_date: '2027-02-01' });
    says(text, 'zodra aan de voorwaarde hierna is voldaan, en niet vóór 1 februari 2027');
    says(text, 'Datum van de overboeking', 'na de voorwaarde, niet vóór 1 februari 2027');
    saysNot(text, 'maakt het bedrag op 1 februari 2027 over');
    says(
      await textOfGift({ administration: true, administration_until: '2035-07-21' }),
      'vrij besteden, zodra het bewind is geëindigd of met medewerking van de bewindvoerder',
    );
  });

  test('two borrowers bear half each, recover any excess paid, and are released in writing', async () => {
    const text = await loan({}, { to: [sanne, bram] });
    says(
      text,
      'Onderling draagt ieder van de geldleners de helft',
      'artikelen 6:10 en 6:12',
      'schriftelijk ontslaat uit de hoofdelijkheid',
      'niet meer aan de geldgever schuldig',
    );
    saysNot(await loan({}), 'Onderling draagt', 'hoofdelijk');
  });

  test('law 15: two borrowers with agreed shares bear those', async () => {
    const borrower_shares = [
      { hashid: sanne.hashid, part: 2, of: 3 },
      { hashid: bram.hashid, part: 1, of: 3 },
    ];
    const text = await loan({ borrower_shares }, { to: [sanne, bram] });
    says(text, 'de schuld en de rente zo:', '2/3 en', '1/3', 'meer dan het eigen deel betaalt');
    saysNot(text, 'ieder van de geldleners de helft');
  });

  test('two lenders have a half each, and call, forgive and agree together', async () => {
    const text = await loan({}, both);
    says(
      text,
      'Daarvan komt ieder van hen de helft toe',
      'Opeisen, opzeggen, kwijtschelden en toestemming geven doen zij alleen samen',
    );
  });

  test('a loan subordinated to a bank is not called or repaid early without it', async () => {
    const behind = await loan({ subordinated: true, subordinated_to: 'Bank Eén' });
    says(
      behind,
      'is voor extra aflossen en voor opeisen van deze lening zijn toestemming nodig',
      'voor zover het artikel over achterstelling dat toelaat',
      'Bij opeisen geldt ook het artikel over achterstelling',
    );
    saysNot(await loan({}), 'achterstelling');
  });

  test('the limitation period of a term, and what restarts it', async () => {
    says(await loan({}), 'verjaren vijf jaar na de dag', 'artikelen 3:307 en 3:308', '3:317, 3:318 en 3:319');
  });

  test('own home: a loan paid out earlier says from when the duty is proved', async () => {
    const ownHome = {
      own_home: true,
      signed_date: '2026-04-14',
      start_date: '2025-01-01',
      first_payment_date: '2025-02-01',
    };
    says(await loan(ownHome), 'bewijst de verplichting om af te lossen vanaf de dag waarop zij is ondertekend');
    saysNot(await loan({ ...ownHome, signed_date: '2025-01-01' }), 'bewijst de verplichting');
  });

  test('own home: 360 months and some days is the parties’ reading, not the law’s text', async () => {
    const days = { own_home: true, term_months: 360, start_date: '2026-04-14', first_payment_date: '2026-06-01' };
    says(
      await loan({ ...days, signed_date: '2026-04-14' }),
      'Partijen tellen dat als 360 hele kalendermaanden na de gebroken eerste maand',
      'Of die eerste maand meetelt, zegt de wet niet',
    );
    saysNot(await loan({ ...days, first_payment_date: '2026-05-14' }), 'gebroken eerste maand');
  });

  test('a loan between partners for their home is not called deductible', async () => {
    const between = await loan({ own_home: true }, { from: [jan], to: [marijke] });
    says(
      between,
      'niet aftrekbaar als rente voor een eigen woning: een schuld aan de fiscale partner telt',
      'lid 6 onder c',
    );
    saysNot(between, 'ten minste annuïtair en helemaal af te lossen', 'burgerservicenummer');
    says(await loan({ own_home: true }), 'ten minste annuïtair en helemaal af te lossen');
  });
});

const POSSIBLE =
  'Is die uit vrijgevigheid lager dan een bank zou vragen, dan is het voordeel een schenking van die dag';

test('R-8.2 the executor’s papers say that a lowered rate may be a gift, outside every total', async () => {
  const made = rated('limited', 200_000, 4_000, '2024-03-01', 240);
  const events = happened([
    { kind: 'rate_change', rate_millipercent: 0, date: '2026-05-01' },
    { kind: 'forgiveness', date: '2026-06-01', amount: 100_000, outcome: 'lower_payment' },
  ]);
  const lowered = {
    ...made,
    contract: { ...made.contract, compared_rate_millipercent: 4_000 },
    events,
    parties: { from: two, to: [sanne] },
  };
  const person = { firstname: 'Jan', infix: 'de', lastname: 'Vries', birthdate: null };
  const paper = async (death: string) => {
    const estate = estateOf('jan', death, [lowered], booksOf);
    return (await readPdf(await makeEstate({ person, estate, madeOn: '2026-12-01' }))).text;
  };
  const late = await paper('2026-08-01');
  const line =
    /Lagere rente op de [^,]{1,60} aan Sanne de Vries, samen met Marijke Bakker, 1 mei 2026, kan een schenking zijn/gu;
  assert.equal(late.match(line)?.length, 2, late);
  says(late, '€ 86.960,00, de helft: € 43.480,00', 'Totaal € 1.000,00, het eigen deel: € 500,00', POSSIBLE);
  const long = await paper('2027-08-01');
  assert.equal(long.match(line)?.length, 1, long);
  says(long, POSSIBLE);
  saysNot(await paper('2026-04-01'), 'kan een schenking zijn');
});

describe('R-8.2 the executor’s papers on a gift on paper', () => {
  const person = { firstname: 'Jan', infix: 'de', lastname: 'Vries', birthdate: null };
  const paid2024 = { kind: 'interest', year: 2024, date: '2024-12-31', amount: 600_000, status: 'confirmed' };
  const of = async (from: typeof two, falls_due: 'own_death' | 'last_death', death = '2025-03-31') => {
    const input = giftInput({ form: 'paper', falls_due, signed_date: '2024-01-01' }, { from });
    const made = { ...input.contract, total: 10_000_000, events: [{ ...paid2024, hashid: 'a' }] };
    const estate = estateOf('jan', death, [made as never], () => {
      throw new Error('It is no loan.');
    });
    return (await readPdf(await makeEstate({ person, estate, madeOn: '2025-09-01' }))).text;
  };

  test('for a gift by two it names the other giver, and says that amount and interest are for both', async () => {
    const whole = 'Van wat samen is geschonken, staan hier het bedrag en de rente van het geheel.';
    says(
      await of(two, 'last_death'),
      'met Sanne de Vries, samen met Marijke Bakker, akte van 1 januari 2024',
      whole,
      '€ 100.000,00, de helft: € 50.000,00',
    );
    saysNot(await of([jan], 'own_death'), whole);
    says(
      await textOf(giftInput({ form: 'paper', falls_due: 'own_death' }, { from: two })),
      'Over wat opeisbaar wordt, loopt deze rente tot en met die dag.',
    );
  });

  test('law 6: with each half due at its giver’s death, it has the deceased’s half, with interest until then', async () => {
    says(
      await of(two, 'own_death'),
      '€ 100.739,73, de eigen helft: € 50.739,73',
      'De eigen helft, € 50.739,73, met Sanne de Vries, samen met Marijke Bakker, akte van 1 januari 2024',
      '2024, verschuldigd € 3.000,00: op tijd betaald; € 3.000,00 op 31-12-2024',
      '2025 tot en met 31 maart 2025, verschuldigd € 739,73; betaald € 0,00',
      'Die helft is sinds 31 maart 2025 opeisbaar',
    );
  });
});

test('R-8.2 law 1: of the gifts of the last days, one with a raised exemption still needs a return (art. 33 under 5° SW)', async () => {
  const person = { firstname: 'Jan', infix: 'de', lastname: 'Vries', birthdate: null };
  const of = async (from: typeof two, exemption: 'yearly' | 'raised_free') => {
    const { contract } = giftInput({ exemption, signed_date: '2026-03-01', gift_date: '2026-03-01' }, { from });
    const estate = estateOf('jan', '2026-06-01', [contract as never], booksOf);
    return (await readPdf(await makeEstate({ person, estate, madeOn: '2026-12-01' }))).text;
  };
  const none =
    'Over wat Jan de Vries in de laatste 180 dagen gaf zonder verhoogde vrijstelling is dan geen aangifte schenkbelasting nodig.';
  const raised =
    'Voor een schenking met een verhoogde vrijstelling wel: zonder aangifte geldt die vrijstelling niet (artikel 33, onderdeel 5° van de Successiewet 1956).';
  const other = 'Ook over de helft van de andere gever kan aangifte nodig zijn.';
  says(await of(two, 'raised_free'), none, raised, other);
  const alone = await of([jan], 'yearly');
  says(alone, none);
  saysNot(alone, raised, other);
});
