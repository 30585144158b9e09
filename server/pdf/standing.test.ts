import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { LoanTerms } from '../../domain/wire/contract.ts';
import { makeStanding } from './standing.ts';
import type { StandingInput } from './standingInput.ts';
import { addendumInput, type Fact } from './test/addendumInput.ts';
import { checkedByQpdf } from './test/qpdf.ts';
import { readPdf } from './test/readPdf.ts';
import { says } from './test/says.ts';

function standing(facts: readonly Fact[], date: string, terms: Partial<LoanTerms> = {}): StandingInput {
  const { contract, people, events, madeOn } = addendumInput('LinearLoanContract', facts, {
    rate_millipercent: 3_000,
    term_months: 12,
    start_date: '2026-05-01',
    ...terms,
  });
  return { contract, people, events, madeOn, date };
}
const read = async (...input: Parameters<typeof standing>) =>
  (await readPdf(await makeStanding(standing(...input)))).text;

describe('R-8.5 the standing of a loan on a day', () => {
  test('by the schedule: the balance, the interest since the last term, and the sum to pay it off', async () => {
    says(
      await read([], '2026-07-16'),
      'Stand van de lening op 16 juli 2026',
      'Jan de Vries, geboren op 29 februari 1956',
      'Sanne de Vries',
      'Hoofdsom € 12.000,00',
      'Rente per jaar op deze dag 3 %',
      'Hoofdsom die nog openstaat € 10.000,00',
      'Rente vanaf 1 juli 2026 tot deze dag € 12,50',
      'Om de lening op deze dag helemaal af te lossen € 10.012,50',
      'Betaald sinds het begin € 2.057,50',
      'waarvan rente € 57,50',
      'De volgende termijn, op 1 augustus 2026 € 1.025,00',
      'volgen daarom het schema van de overeenkomst',
      'Handtekening:',
    );
  });

  test('by the records: arrears, extra payments and forgiveness, with the new rate', async () => {
    const text = await read(
      [
        { kind: 'payment', date: '2026-06-01', amount: 103_000 },
        { kind: 'extra_repayment', date: '2026-06-01', amount: 100_000, outcome: 'lower_payment' },
        { kind: 'forgiveness', date: '2026-06-01', amount: 50_000, outcome: 'lower_payment' },
        { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 2_000 },
      ],
      '2026-07-02',
    );
    says(
      text,
      'Rente per jaar op deze dag 2 %',
      'Hoofdsom die nog openstaat € 9.500,00',
      'Rente die al betaald had moeten zijn € 23,75',
      'waarvan extra aflossing € 1.000,00',
      'Kwijtgescholden € 500,00',
      'Nog te betalen over termijnen sinds 1 juli 2026',
      'is vastgelegd en bevestigd',
    );
  });

  test('for a future day it says so; for a loan taken over it says from when it counts', async () => {
    says(
      await read([{ kind: 'payment', date: '2026-06-01', amount: 103_000 }], '2026-12-24'),
      '24 december 2026 moet nog komen',
      'vanaf vandaag op zijn dag wordt betaald',
    );
    says(
      await read([], '2026-09-01', {
        start_date: '2020-01-01',
        first_payment_date: '2020-02-01',
        term_months: 120,
        taken_over: { date: '2026-05-01', balance: 500_000 },
      }),
      'Nog open op 1 mei 2026, het begin van deze administratie € 5.000,00',
      'Betaald sinds 1 mei 2026 €',
    );
  });

  test('it is tagged, in Dutch, with a title; the same input gives the same bytes, and qpdf finds no errors', async () => {
    const bytes = await makeStanding(standing([], '2026-07-16'));
    const { title, lang, marked, roles } = await readPdf(bytes);
    assert.deepEqual(
      { lang, marked, title },
      { lang: 'nl-NL', marked: true, title: 'Stand van de lening op 16 juli 2026, Jan de Vries en Sanne de Vries' },
    );
    assert.equal(roles.filter((role) => role === 'H1').length, 1);
    assert.deepEqual(await makeStanding(standing([], '2026-07-16')), bytes);
    assert.match(checkedByQpdf(bytes), /No syntax or stream encoding errors found/);
  });
});
