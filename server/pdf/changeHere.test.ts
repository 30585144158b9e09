import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeAddendum } from './addendum.ts';
import { makeAgreement } from './agreement.ts';
import { addendumInput, type Fact } from './test/addendumInput.ts';
import { readPdf } from './test/readPdf.ts';
import { giftInput, loanInput } from './test/samples.ts';
import { says, saysNot } from './test/says.ts';

const rate: Fact = { kind: 'rate_change', date: '2026-09-01', rate_millipercent: 1_000 };
const forgiveness: Fact = { kind: 'forgiveness', date: '2026-08-15', amount: 450_000, outcome: 'lower_payment' };
const pause: Fact = {
  kind: 'pause',
  date: '2026-09-01',
  until: '2026-11-30',
  rests: 'everything',
  outcome: 'later_end',
};

describe('the paper of a change that everybody signs in the product (docs/decisions/0003)', () => {
  test('an addendum has no place to write, and says that nothing changes unless everybody signs', async () => {
    const { text } = await readPdf(
      await makeAddendum({ ...addendumInput('AnnuityLoanContract', [rate]), signedHere: true }),
    );
    says(
      text,
      'Vanaf de dag van de laatste handtekening onder deze aanvulling is de rente 1 % per jaar',
      'De bedragen in deze aanvulling gaan uit van 1 september 2026.',
      'een schenking aan de geldlener, op de dag van de laatste handtekening (artikel 6:160, 7:175',
      'vóór 1 maart van het jaar daarna',
      'Zij ondertekenen haar in Onderling',
      'De dag van de laatste handtekening is de datum van deze aanvulling',
      'Tekent een partij niet, dan verandert er niets.',
    );
    assert.doesNotMatch(text, /Handtekening:|gelijke exemplaren/u);
  });

  test('law 35: a lower rate from a future day applies from that day, or from the last signature if that is later', async () => {
    const here = async (fact: Fact) =>
      (await readPdf(await makeAddendum({ ...addendumInput('AnnuityLoanContract', [fact]), signedHere: true }))).text;
    const later = await here({ ...rate, date: '2027-03-01' });
    says(
      later,
      'Vanaf 1 maart 2027 is de rente 1 % per jaar',
      'Is de laatste handtekening onder deze aanvulling van een latere dag, dan geldt de nieuwe rente vanaf die dag',
      'een schenking aan de geldlener, op de dag van de laatste handtekening',
      'vóór 1 maart van het jaar daarna',
    );
    const before = await here({ ...rate, date: '2026-08-15', said: 'written' });
    says(before, 'Op 15 augustus 2026 hebben partijen schriftelijk afgesproken dat de rente vanaf die dag 1 %');
    says(before, 'een schenking aan de geldlener, op 15 augustus 2026', 'vóór 1 maart 2027');
    assert.doesNotMatch(before, /laatste handtekening onder/u);
    const higher = await here({ ...rate, rate_millipercent: 4_500 });
    says(higher, 'Vanaf 1 september 2026 is de rente 4,5 % per jaar');
    assert.doesNotMatch(higher, /laatste handtekening onder/u);
  });

  test('a forgiveness counts from the last signature, in any year: its figures name the day they are based on', async () => {
    const { text } = await readPdf(
      await makeAddendum({ ...addendumInput('LinearLoanContract', [forgiveness]), signedHere: true }),
    );
    says(
      text,
      'Op de dag van de laatste handtekening onder deze aanvulling scheldt de geldgever',
      'De bedragen in deze aanvulling gaan uit van 15 augustus 2026',
      'over het jaar van de laatste handtekening',
      'vóór 1 maart van het jaar daarna',
    );
    assert.doesNotMatch(text, /€ 4\.500,00 op 15 augustus/u);
    const said = { ...forgiveness, said: 'written' } as const;
    const written = await readPdf(
      await makeAddendum({ ...addendumInput('LinearLoanContract', [said]), signedHere: true }),
    );
    says(written.text, 'Op 15 augustus 2026 heeft de geldgever aan de geldlener schriftelijk laten weten', 'over 2026');
  });

  test('a reversed change states what lapses, with the figures reversed', async () => {
    const undone = { note: 'We bedoelden iets anders.' };
    const laid = await readPdf(await makeAddendum(addendumInput('AnnuityLoanContract', [rate])));
    const { text } = await readPdf(
      await makeAddendum({ ...addendumInput('AnnuityLoanContract', [rate]), signedHere: true, undone }),
    );
    says(
      text,
      'Teruggedraaid: Rente van 1 % per jaar vanaf 1 september 2026',
      'Jullie draaien een wijziging terug.',
      'Die afspraak vervalt. Zij telt alsof zij nooit is gemaakt.',
      'We bedoelden iets anders.',
      'Teruggedraaid vanaf',
    );
    const payments = (said: string) =>
      /de betaling per maand wordt (€\s[\d.,]+), en was (€\s[\d.,]+)/u.exec(said.replaceAll(/\s+/gu, ' '))?.slice(1);
    assert.deepEqual(payments(text), payments(laid.text)?.toReversed());
  });

  test('a reversed pause or forgiveness is no gift, and needs no tax return', async () => {
    for (const fact of [pause, forgiveness]) {
      const { text } = await readPdf(
        await makeAddendum({ ...addendumInput('LinearLoanContract', [fact]), undone: { note: '' } }),
      );
      says(text, 'Die afspraak vervalt.');
      assert.doesNotMatch(text, /is een schenking van|Toestemming|rust de betaling|Toelichting/u);
    }
  });

  test('law 34: reversing a raised rate lowers it: a possible gift, and the spouse’s consent', async () => {
    const fixed = { rate_millipercent: 0, term_months: 240 };
    const read = async (raised: number, here: object = {}) => {
      const fact = { kind: 'rate_change', date: '2026-08-01', rate_millipercent: raised } as const;
      const input = addendumInput('RepaymentFreeLoanContract', [fact], { ...fixed, rate_millipercent: 1_000 });
      return (await readPdf(await makeAddendum({ ...input, ...here, undone: { note: '' } }))).text;
    };
    const up = await read(5_000);
    says(
      up,
      'een schenking aan de geldlener, op de dag van de laatste handtekening',
      'vóór 1 maart van het jaar daarna',
      'De partner geeft toestemming voor deze verlaging van de rente',
    );
    const here = await read(5_000, { signedHere: true });
    says(here, 'Die partner tekent deze aanvulling niet');
    saysNot(await read(0), 'schenking', 'toestemming');
  });

  test('new terms: the agreement as it will read, with its changes and the terms that count until then', async () => {
    const was = loanInput('AnnuityLoanContract', { signed_date: '2026-04-14', rate_millipercent: 4_100 });
    const { contract } = loanInput('AnnuityLoanContract', {
      signed_date: '2026-04-14',
      rate_millipercent: 1_000,
      callable: 'on_demand',
    });
    const { text } = await readPdf(await makeAgreement({ ...was, contract, changes: was.contract, signedHere: true }));
    says(
      text,
      'Met dit document wijzigen jullie wat jullie op 14 april 2026 ondertekenden.',
      'gelden vanaf de eerste dag van de lening',
      'Tot iedereen dit heeft ondertekend, geldt wat jullie op 14 april 2026 ondertekenden.',
      'Rente per jaar: 1 % (was 4,1 %)',
      'Opeisen vóór de einddatum: Ja, op elk moment (was Alleen in de genoemde gevallen)',
      'De tekst verandert in artikel',
      'Vanaf de dag waarop iedereen dit heeft afgesproken is het verschil van dag tot dag een schenking (artikel 15',
      'Dit document wijzigt de overeenkomst die partijen op 14 april 2026 hebben ondertekend, en komt ervoor in de plaats.',
      'De dag van de laatste handtekening is de datum van deze wijziging',
    );
    assert.doesNotMatch(text, /Datum ondertekening|Handtekening:/u);
  });

  test('new terms of a gift', async () => {
    const was = giftInput({ signed_date: '2026-04-14' }, { total: 600_000 });
    const { contract } = giftInput({ signed_date: '2026-04-14' }, { total: 500_000 });
    const { text } = await readPdf(await makeAgreement({ ...was, contract, changes: was.contract, signedHere: true }));
    says(text, 'Bedrag: € 5.000,00 (was € 6.000,00)', 'Tekent een partij niet, dan verandert er niets.');
    assert.doesNotMatch(text, /eerste dag van de lening/u);
  });
});
