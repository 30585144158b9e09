import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeAgreement } from './agreement.ts';
import type { AgreementInput } from './agreementInput.ts';
import { readPdf } from './test/readPdf.ts';
import { giftInput, jan, marijke } from './test/samples.ts';
import { says, saysNot } from './test/says.ts';

const read = async (input: AgreementInput) => readPdf(await makeAgreement(input));

test('a deed changed since states the day of the deed and of the change, and is a draft again', async () => {
  const told = async (changedOn: string | null) =>
    (await read({ ...giftInput({ form: 'paper' }), changedOn })).text.replaceAll(/\s+/gu, ' ');
  assert.doesNotMatch(await told(null), /hebben gewijzigd/u);
  const changed = await told('2026-06-20');
  assert.match(
    changed,
    /De akte is van 14 april 2026\. Hier staan de afspraken zoals jullie die op 20 juni 2026 hebben gewijzigd\./u,
  );
  assert.match(changed, /Concept voor de notaris: niet ondertekenen/u);
});

describe('R-7.1 the agreement of a gift states its contract', () => {
  test('gift', async () => {
    const { text } = await read(giftInput({ purpose: 'Een auto' }));
    says(
      text,
      'Jan de Vries',
      'geboren op 21 juli 1987',
      '€ 6.908,00 (zesduizend negenhonderdacht euro)',
      '(om niet)',
      'op 15 april 2026 over',
      'artikel 7:175',
      '“Een auto”',
      'geen uitsluitingsclausule',
      'kan niet worden herroepen',
      'telt niet mee bij de verdeling van de erfenis',
      'vóór 1 maart 2027',
      'Toestemming van de partner',
      'Nederlands recht',
      'Handtekening:',
    );
    saysNot(text, 'Bijlage', 'VOORBEELD');
  });

  test('gift: the return is due in the year after the day it counts, as in the meter', async () => {
    const due = async (terms: Parameters<typeof giftInput>[0]) =>
      /binnen vóór 1 maart ([^.]*)\./.exec((await read(giftInput(terms))).text)?.[1];
    // Signed on 31 December 2025, transferred on 2 January 2026: the agreement is the gift (BW 7:175).
    assert.equal(await due({ signed_date: '2025-12-31', gift_date: '2026-01-02' }), '2026');
    assert.equal(await due({ signed_date: '2026-01-02', gift_date: '2025-12-31' }), '2026');
    assert.equal(await due({ signed_date: null, gift_date: '2026-01-02' }), 'van het jaar na de schenking');
    assert.equal(
      await due({ signed_date: '2025-12-31', condition: 'suspensive', condition_text: 'Het huis is verkocht.' }),
      'van het jaar nadat de voorwaarde is vervuld',
    );
  });

  test('gift: the front page names the same year for the return as its article', async () => {
    const front = async (terms: Parameters<typeof giftInput>[0]) =>
      /Aangifte schenkbelasting (.*?) Uitsluitingsclausule/.exec((await read(giftInput(terms))).text)?.[1];
    // Signed in 2026 and transferred in 2027: the agreement is the gift (BW 7:175).
    assert.equal(await front({ signed_date: '2026-12-20', gift_date: '2027-01-05' }), 'zo nodig, vóór 1 maart 2027');
    assert.equal(
      await front({ form: 'paper', signed_date: '2025-12-20', gift_date: '2026-01-05' }),
      'zo nodig, vóór 1 maart 2026',
    );
    assert.equal(await front({ signed_date: null, gift_date: '2027-01-05' }), 'zo nodig, vóór 1 maart');
    // A raised exemption only applies with a return (art. 33 under 5° SW).
    assert.equal(
      await front({ signed_date: '2026-12-20', gift_date: '2026-12-20', exemption: 'raised_free' }),
      'ja, vóór 1 maart 2027',
    );
    assert.equal(
      await front({ condition: 'suspensive', condition_text: 'Sanne koopt een huis.' }),
      'zo nodig, als de voorwaarde is vervuld',
    );
  });

  test('gift payable at death: nobody is asked for a return before the death', async () => {
    const { text } = await read(giftInput({ form: 'at_death' }));
    says(
      text,
      'Aangifte schenkbelasting pas na het overlijden',
      'Pas na het overlijden van de schenker kan een aangifte nodig zijn: de notaris bespreekt welke.',
    );
    saysNot(text, 'vóór 1 maart');
  });

  test('gift: the variants of its clauses', async () => {
    says(
      (await read(giftInput({ exclusion_clause: 'soft', revocable: true, counts_toward_estate: true }))).text,
      'artikel 1:94',
      'zachte uitsluiting',
      'geheel of gedeeltelijk herroepen',
      'artikelen 4:63, 4:67',
      'artikel 4:229',
      'telt mee bij de erfenis',
    );
    const couple = await read(giftInput({ exclusion_clause: 'hard', gift_date: null }, { from: [jan, marijke] }));
    says(couple.text, 'harde uitsluiting', 'De schenkers schenken dit bedrag samen', 'Datum van de overboeking: ___');
    saysNot(couple.text, 'Toestemming van de partner');
  });

  test('a draft leaves the date of signing open', async () => {
    const { text } = await read(giftInput({ signed_date: null }));
    says(text, 'Datum ondertekening: ');
    saysNot(text, 'Datum ondertekening: 14');
  });
});
