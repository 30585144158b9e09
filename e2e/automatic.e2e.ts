import { FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { onDemo } from './support/demo.ts';
import { fillLogin } from './support/person.ts';
import { expect, screenshot } from './support/test.ts';

/** Another file archives the loan that is set here, and which of the two runs first is chance. */
const test = onDemo();

test('R-8.5 a loan is set to record its terms automatically: the page says so, and the lender can end it', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  await page.goto(product.url);
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  await page.getByRole('link', { name: /€.30\.000,00 Annuïteitenlening/u }).click();
  await page.getByRole('button', { name: 'Zet op automatisch' }).click();
  const dialog = page.getByRole('dialog', { name: 'Op automatisch zetten?' });
  await dialog.getByRole('radio', { name: 'Ja', exact: true }).check();
  await screenshot(page, 'automatisch-vraag');
  await dialog.getByRole('button', { name: 'Zet op automatisch' }).click();
  await expect(page.getByText('De lening gaat nu automatisch.')).toBeVisible();
  await expect(page.getByText(/^Gaat automatisch sinds /u)).toBeVisible();
  await screenshot(page, 'automatisch-lening');
  await page.getByRole('button', { name: 'Zet uit' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zet uit' }).click();
  await expect(page.getByRole('button', { name: 'Zet op automatisch' })).toBeVisible();
});
