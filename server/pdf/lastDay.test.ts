import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoanTerms } from '../../domain/wire/contract.ts';
import { makeAgreement } from './agreement.ts';
import { readPdf } from './test/readPdf.ts';
import { loanInput } from './test/samples.ts';

const textOf = async (terms: Partial<LoanTerms>) =>
  (await readPdf(await makeAgreement(loanInput('AnnuityLoanContract', terms)))).text.replace(/\s+/gu, ' ');

test('R-7.1 the agreement says that each term is on the last day of the month, and its schedule has those days', async () => {
  const february = { start_date: '2027-01-31', first_payment_date: '2027-02-28' };
  const last = await textOf({ ...february, on_last_day: true });
  assert.ok(
    last.includes(
      'moet op 28 februari 2027 zijn betaald. De volgende termijnen volgen elke maand op de laatste dag van de maand.',
    ),
  );
  assert.ok(last.includes('31-03-2027') && last.includes('29-02-2028'));
  assert.ok(!last.includes('Heeft een maand die dag niet'));
  const same = await textOf(february);
  assert.ok(same.includes('volgen elke maand op dag 28.'));
  assert.ok(same.includes('28-03-2027') && !same.includes('31-03-2027'));
  const quarters = {
    start_date: '2026-11-30',
    first_payment_date: '2027-02-28',
    payment_every: 3,
    on_last_day: true,
  } as const;
  assert.ok((await textOf(quarters)).includes('volgen elk kwartaal op de laatste dag van de maand.'));
});
