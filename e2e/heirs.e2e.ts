import { readFile } from 'node:fs/promises';
import { FOUNDER_EMAIL, CHILD_EMAIL, PASSWORD } from '../demo/family.ts';
import { onDemo } from './support/demo.ts';
import { fillLogin, invitePartner, newPerson } from './support/person.ts';
import { expect, screenshot } from './support/test.ts';

/** The founder of the family dies here. */
const test = onDemo();

const LOAN = /€.12\.500,00 Annuïteitenlening/u;

test('the death of somebody with a login takes effect after a week, and then his widow does what he no longer can', async ({
  page: jan,
  product,
  another,
}) => {
  test.setTimeout(300_000);
  const marijke = newPerson({ firstname: 'Marijke', email: 'marijke@voorbeeld.example' });
  const [hers, sanne] = [await another(), await another()];
  await jan.goto('/familiebeheer/relaties');
  await fillLogin(jan, { email: FOUNDER_EMAIL, password: PASSWORD });
  await invitePartner({ manager: jan, theirs: hers }, product, marijke);
  await jan.reload();
  await jan.getByRole('button', { name: 'Geef het beheer aan Marijke' }).click();
  await jan.getByRole('alertdialog').getByRole('button', { name: 'Geef het beheer' }).click();
  await expect(jan.getByText(/Partner van Jan · beheert de familie/u)).toBeVisible();
  // Any call he makes would stop the week.
  await jan.goto('about:blank');

  await sanne.goto('/overzicht');
  await fillLogin(sanne, { email: CHILD_EMAIL, password: PASSWORD });
  await sanne.getByRole('link', { name: LOAN }).click();
  const { pathname } = new URL(sanne.url());
  // A payment on this loan was reported already.
  await sanne.getByRole('button', { name: 'Meld nog een betaling' }).click();
  const report = sanne.getByRole('dialog', { name: 'Ik heb betaald' });
  await report.getByLabel('Bedrag').fill('100');
  await report.getByRole('button', { name: 'Meld betaling' }).click();
  await expect(sanne.getByText('Wacht op bevestiging door Jan').first()).toBeVisible();

  await test.step('she records his death: he is asked first, and nobody answers for him', async () => {
    await hers.goto('/familiebeheer/relaties');
    await hers.getByRole('button', { name: 'Overlijden vastleggen van Jan' }).click();
    const dialog = hers.getByRole('dialog', { name: 'Is Jan overleden?' });
    await dialog.getByLabel('Overleden op').fill(dayBefore());
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(hers.getByText(/Marijke legde vast dat Jan op .* is overleden\. Dit gaat in op/u)).toBeVisible();
    await screenshot(hers, 'overlijden-wacht');
    await hers.goto(pathname);
    await expect(hers.getByText('Wacht op bevestiging door Jan').first()).toBeVisible();
    await expect(hers.getByRole('button', { name: /^Klopt: €.100,00/u })).toHaveCount(0);
  });

  await test.step('a week later she keeps the book of his loan, and has the papers of the estate', async () => {
    await product.stop();
    await product.start({ daysLater: 8 });
    const next = await another();
    await next.goto('/familiebeheer/relaties');
    await fillLogin(next, marijke);
    const [papers] = await Promise.all([
      next.waitForEvent('download'),
      next.getByRole('button', { name: 'Papieren voor de nabestaanden van Jan de Vries' }).click(),
    ]);
    expect((await readFile(await papers.path())).subarray(0, 2).toString()).toBe('PK');
    await screenshot(next, 'overlijden-geldt');
    await next.goto(pathname);
    await next.getByRole('button', { name: /^Klopt: €.100,00/u }).click();
    await expect(next.getByText('Bevestigd. De betaling telt mee.')).toBeVisible();
  });
});

/** As it is typed. */
function dayBefore(): string {
  const day = new Date(Date.now() - 86_400_000);
  return `${day.getDate()}-${day.getMonth() + 1}-${day.getFullYear()}`;
}
