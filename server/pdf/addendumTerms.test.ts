import { test } from 'node:test';
import { makeAddendum } from './addendum.ts';
import { addendumInput } from './test/addendumInput.ts';
import { readPdf } from './test/readPdf.ts';
import { says } from './test/says.ts';

test('R-3.14 new terms from a day are stated in full, with the day they were agreed, and a home loan’s lost deduction', async () => {
  const input = addendumInput(
    'AnnuityLoanContract',
    [
      {
        kind: 'new_terms',
        date: '2026-10-01',
        agreed: '2026-08-20',
        form: 'RepaymentFreeLoanContract',
        rate_millipercent: 3_000,
        ends: '2036-05-01',
        fixed_until: '2029-05-01',
      },
    ],
    { own_home: true, rate_millipercent: 3_000, compared_rate_millipercent: null, callable: 'limited' },
  );
  const { text } = await readPdf(await makeAddendum(input));
  says(
    text,
    'Andere afspraken vanaf 1 oktober 2026: aflossen aan het einde',
    'Vanaf 1 oktober 2026 loopt de lening verder met de afspraken in dit artikel',
    'Partijen hebben dit afgesproken op 20 augustus 2026.',
    'per maand alleen rente',
    'in één keer met de termijn van 1 mei 2036',
    'De rente blijft 3 % per jaar',
    'Deze rente staat vast tot 1 mei 2029.',
    'tot deze wijziging was de betaling per maand',
    'artikel 3.119a lid 1 onderdeel b',
    'Door deze wijziging blijft geld langer uitgeleend.',
    'Bijlage 1. Aflossingsschema',
  );
});

test('R-3.14 the addendum names the last day of the month from a day, and that a longer period counts by days', async () => {
  const terms = {
    form: 'AnnuityLoanContract',
    rate_millipercent: 3_000,
    ends: '2036-05-31',
    on_last_day: true,
  } as const;
  const input = addendumInput(
    'AnnuityLoanContract',
    [{ kind: 'new_terms', date: '2026-10-01', agreed: '2026-10-01', ...terms }],
    { rate_millipercent: 3_000, start_date: '2026-05-31', first_payment_date: '2026-06-30', term_months: 120 },
  );
  const { text } = await readPdf(await makeAddendum(input));
  says(
    text,
    'laatste termijn op 31 mei 2036, elke termijn op de laatste dag van de maand',
    'Vanaf die dag valt elke termijn op de laatste dag van de maand.',
    'wordt de rente over die periode naar dagen berekend',
    '31-10-2026',
  );
});
