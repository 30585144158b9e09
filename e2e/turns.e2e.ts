import { formatDate, formatDateLong } from '../domain/dates/dutchDate.ts';
import { CHILD_EMAIL, FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { onDemo } from './support/demo.ts';
import { fillLogin } from './support/person.ts';
import { expect, expectAccessible, screenshot } from './support/test.ts';

/** Somebody dies here, after which all their loans mention the heirs. */
const test = onDemo();
const PURPOSE = 'Dakkapel en verbouwing van de zolder';
const died = `${new Date().getFullYear() - 1}-05-02`;

test('a lender dies: the question names the loans, and each loan says what continues, who acts and which papers there are', async ({
  page,
  browser,
}) => {
  await page.goto('/familiebeheer/relaties');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  const marijke = page
    .getByRole('list', { name: 'Wie hoort erbij' })
    .getByRole('listitem')
    .filter({ hasText: 'Hoekstra' });
  await marijke.getByRole('button', { name: /wijzigen$/u }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Overleden op').fill(formatDate(died));
  await dialog.getByRole('button', { name: 'Wijzig', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`“${PURPOSE}”`);
  await page.getByRole('button', { name: 'Leg vast' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/overzicht');
  await page.getByRole('link').filter({ hasText: PURPOSE }).first().click();
  const section = page.getByRole('region', { name: `Marijke overleed op ${formatDateLong(died)}` });
  await expect(section.getByText('De lening loopt door, met dezelfde afspraken.')).toBeVisible();
  await expect(section.getByText('Dat er geld binnenkwam, bevestigt nu Jan.')).toBeVisible();
  await expect(section.getByRole('link', { name: 'Papieren voor de nabestaanden, bij Familie' })).toBeVisible();
  await expect(page.getByText(/^Jij en de erfgenamen van Marijke krijgen dit nog terug van/u)).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'lening-na-overlijden');

  const hers = await (await browser.newContext()).newPage();
  await hers.goto(page.url());
  await fillLogin(hers, { email: CHILD_EMAIL, password: PASSWORD });
  await expect(hers.getByText(/terugbetalen aan Jan en de erfgenamen van Marijke\.$/u)).toBeVisible();
  await expect(hers.getByText(/haalt wie de familie beheert op, bij Familie\.$/u)).toBeVisible();
  await hers.context().close();
});
