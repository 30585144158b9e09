import { describe, test } from 'node:test';
import type { GiftTerms, LoanTerms } from '../../domain/wire/contract.ts';
import { estateOf } from '../../domain/estate.ts';
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

describe('R-7.1 what a notary asks of the papers', () => {
  const both = { from: two };
  const textOfGift = (terms: Partial<GiftTerms>, choices = {}) => textOf(giftInput(terms, choices));

  test("the power to revoke, or to lift the exclusion, is personal, ends at death, and reaches each one's own half", async () => {
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

  test('for the legitimate portion a gift to a child counts whenever it was made, to another for five years', async () => {
    const law = [
      'een schenking aan een kind of kleinkind mee, hoe lang geleden zij ook is gedaan',
      'laatste vijf jaar',
    ];
    const plainGift = await textOfGift({});
    says(plainGift, ...law, 'artikelen 4:67 en 4:70');
    saysNot(plainGift, 'kon herroepen ook');
    says(await textOfGift({ revocable: true }), ...law, 'die de schenker kon herroepen ook, wie haar ook kreeg');
    says(
      await textOfGift({ counts_toward_estate: true }, both),
      'In de nalatenschap van ieder van de schenkers telt de eigen helft',
    );
  });

  test('a soft exclusion holds at a death while a divorce is asked for', async () => {
    const pending = 'een verzoek tot scheiding gedaan, dan geldt de uitsluiting wel';
    says(await textOfGift({ exclusion_clause: 'soft' }), pending);
    saysNot(await textOfGift({ exclusion_clause: 'hard' }), pending);
    says(await loan({ exclusion_on_forgiven: 'soft' }), pending);
  });

  test('with a condition beforehand the money goes when it is met; under administration nobody spends it freely', async () => {
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

  test('two borrowers bear a half each, get back what they paid more, and are released in writing', async () => {
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

  test('two lenders have a half each, and call, forgive and agree together', async () => {
    const text = await loan({}, both);
    says(
      text,
      'Daarvan komt ieder van hen de helft toe',
      'Opeisen, opzeggen, kwijtschelden en toestemming geven doen zij alleen samen',
    );
  });

  test('what comes after a bank is not called or repaid sooner without it', async () => {
    const behind = await loan({ subordinated: true, subordinated_to: 'Bank Eén' });
    says(
      behind,
      'is voor extra aflossen en voor opeisen van deze lening zijn toestemming nodig',
      'voor zover het artikel over achterstelling dat toelaat',
      'Bij opeisen geldt ook het artikel over achterstelling',
    );
    saysNot(await loan({}), 'achterstelling');
  });

  test('how long a term can be asked, and what makes that begin anew', async () => {
    says(await loan({}), 'verjaren vijf jaar na de dag', 'artikelen 3:307 en 3:308', '3:317, 3:318 en 3:319');
  });

  test('own home: a loan paid out before says from when the duty is proved', async () => {
    const ownHome = {
      own_home: true,
      signed_date: '2026-04-14',
      start_date: '2025-01-01',
      first_payment_date: '2025-02-01',
    };
    says(await loan(ownHome), 'bewijst de verplichting om af te lossen vanaf de dag waarop zij is ondertekend');
    saysNot(await loan({ ...ownHome, signed_date: '2025-01-01' }), 'bewijst de verplichting');
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

describe('R-8.2 what an executor reads of a gift on paper', () => {
  test('of what two gave it says with whom, and that amount and interest are those of both', async () => {
    const of = async (from: typeof two) => {
      const input = giftInput({ form: 'paper', falls_due: 'own_death', signed_date: '2024-01-01' }, { from });
      const estate = estateOf('jan', '2025-06-30', [{ ...input.contract, events: [] } as never], () => {
        throw new Error('It is no loan.');
      });
      const person = { firstname: 'Jan', infix: 'de', lastname: 'Vries', birthdate: null };
      return (await readPdf(await makeEstate({ person, estate, madeOn: '2025-09-01' }))).text;
    };
    const whole = 'Van wat samen is geschonken, staan hier het bedrag en de rente van het geheel.';
    says(await of(two), 'met Sanne de Vries, samen met Marijke Bakker, akte van 1 januari 2024', whole);
    saysNot(await of([jan]), whole);
    says(
      await textOf(giftInput({ form: 'paper', falls_due: 'own_death' }, { from: two })),
      'Over wat opeisbaar wordt, loopt deze rente tot en met die dag.',
    );
  });
});
