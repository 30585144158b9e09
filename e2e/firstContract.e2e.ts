import { openPart } from './support/parts.ts';
import { addRelative, newPerson, register } from './support/person.ts';
import { expect, screenshot, test } from './support/test.ts';

// As a newcomer does it: the open pages, a calculation, an account, a family, and the calculated contract, signed.
test('a newcomer gets from the first page through a calculation to a signed contract, with the calculation filled in', async ({
  page,
}) => {
  await page.goto('/welkom');
  await screenshot(page, 'welkom');
  await page.getByRole('link', { name: 'zonder account uitrekenen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rekenen' })).toBeVisible();
  await screenshot(page, 'rekenen');
  await page.getByRole('link', { name: 'Reken een lening in de familie uit' }).click();
  await page.getByLabel('Hoeveel leen je?').fill('12.345');
  await page.getByLabel('Rente per jaar').fill('3,25');
  await page.getByLabel('Hoeveel jaar loopt de lening?').fill('12');
  await page.getByLabel('Eén keer extra aflossen').fill('1.000');
  await page.getByRole('link', { name: 'Maak een account' }).click();
  await expect(page).toHaveURL(/\/register/u);
  await register(page, newPerson());
  await addRelative(page, {
    ...newPerson({ firstname: 'Sanne', gender: 'Vrouw', birthdate: '3-5-1990' }),
    relation: 'Familielid',
  });
  await page.goto('/overzicht');
  await page.getByRole('link', { name: 'Nieuw contract' }).first().click();
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Volgende stap' });
  await expect(dialog.getByRole('radio', { name: /^Lening, elke maand hetzelfde bedrag/u })).toBeChecked();
  await expect(dialog.getByText(/^De extra aflossing van €.1\.000 na 5 jaar staat er niet in/u)).toBeVisible();
  await next.click();
  for (const [side, name] of [
    ['Van wie komt het geld?', 'Jan de Vries'],
    ['Wie betaalt het geld terug?', 'Sanne de Vries'],
  ] as const)
    await dialog.getByRole('group', { name: side, exact: true }).getByRole('checkbox', { name, exact: true }).check();
  await next.click();
  await expect(dialog.getByLabel('Bedrag', { exact: true })).toHaveValue(/12\.345/u);
  await expect(dialog.getByLabel('Rente per jaar')).toHaveValue(/^3,25/u);
  await expect(dialog.getByLabel('jaar', { exact: true })).toHaveValue('12');
  await dialog.getByRole('textbox', { name: 'Ondertekend op' }).fill('1-6-2026');
  await next.click();
  await expect(dialog.getByText('Stap 4 van 5: Verdere afspraken')).toBeVisible();
  await next.click();
  await dialog.getByRole('button', { name: 'Bewaar contract' }).click();
  await expect(page.getByRole('dialog', { name: 'Klaar. Het contract staat erin.' })).toBeVisible();
  await page.getByRole('link', { name: 'Naar overzicht' }).click();
  const contract = page.getByRole('main').locator('a[href*="/lening/"]').first();
  await expect(contract).toContainText('Sanne');
  await contract.click();
  await openPart(page, 'Documenten');
  await expect(page.getByText(/^Ondertekend op 1 juni 2026/u)).toBeVisible();
  // Signed, so it started: the calculation is used up.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
