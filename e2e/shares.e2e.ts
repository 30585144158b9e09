import type { Page } from '@playwright/test';
import { addRelative, newPerson, register } from './support/person.ts';
import { expect, screenshot, test } from './support/test.ts';

const jan = newPerson({ firstname: 'Jan' });
const sanne = newPerson({ firstname: 'Sanne', gender: 'Vrouw', birthdate: '3.5.1990' });
const bram = newPerson({ firstname: 'Bram', birthdate: '1.2.1988' });

const wizard = (page: Page) => page.getByRole('dialog');
const next = (page: Page) => wizard(page).getByRole('button', { name: 'Volgende stap' }).click();

/** Leafs through the pages of a paper until one of them says this. */
async function paperSays(page: Page, words: string): Promise<void> {
  const shown = wizard(page).locator('.react-pdf__Page');
  const on = wizard(page).getByRole('button', { name: 'Volgende pagina' });
  await expect(async () => {
    if (!(await shown.getByText(words).first().isVisible())) {
      await on.click();
      await expect(shown.getByText(words).first()).toBeVisible();
    }
  }).toPass({ timeout: 90_000 });
}

test('R-5.2 two people who borrow together state each share, from the field to the paper and the page', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await register(page, jan);
  await addRelative(page, { ...sanne, relation: 'Familielid' });
  await addRelative(page, { ...bram, relation: 'Familielid' });

  await page.goto('/overzicht');
  await page.getByRole('link', { name: 'Nieuw contract' }).first().click();
  const dialog = wizard(page);
  await dialog.getByRole('radio', { name: 'Lening, elke maand evenveel aflossen', exact: true }).check();
  await next(page);
  await dialog
    .getByRole('group', { name: 'Van wie komt het geld?' })
    .getByRole('checkbox', { name: 'Jan de Vries' })
    .check();
  const borrowers = dialog.getByRole('group', { name: 'Wie betaalt het geld terug?', exact: true });
  for (const name of ['Sanne de Vries', 'Bram de Vries']) await borrowers.getByRole('checkbox', { name }).check();
  await next(page);
  await dialog.getByLabel('Bedrag', { exact: true }).fill('30000');
  await dialog.getByLabel('Rente per jaar').fill('3');
  await dialog.getByLabel('jaar', { exact: true }).fill('10');
  await next(page);

  await test.step('an impossible share is reported at the field', async () => {
    const shares = dialog.getByRole('group', { name: /^Wie draagt welk deel van de schuld/u });
    await shares.getByRole('radio', { name: 'Ieder een eigen deel' }).check();
    const [hers, his] = [shares.getByLabel('Deel van Sanne'), shares.getByLabel('Deel van Bram')];
    for (const [one, other, sentence] of [
      ['', '', 'Vul voor ieder een deel in'],
      ['veel', '30 %', 'Vul voor ieder een deel in'],
      ['100', '0', 'Vul voor ieder een deel in'],
      ['70', '20', 'samen niet het geheel'],
    ] as const) {
      await hers.fill(one);
      await his.fill(other);
      await next(page);
      await expect(shares.getByText(sentence)).toBeVisible();
    }
    await screenshot(page, 'wizard-delen-fout');
    await hers.fill('2/3');
    await his.fill('1/3');
    await expect(shares.getByText('samen niet het geheel')).toBeHidden();
    await screenshot(page, 'wizard-delen');
    await next(page);
  });

  await test.step('the last step and the paper show the shares', async () => {
    await expect(dialog.getByText('Sanne 2/3 en Bram 1/3')).toBeVisible();
    await dialog.getByRole('button', { name: 'Bekijk het contract als PDF' }).click();
    await paperSays(page, 'dragen de geldleners de schuld en de rente zo');
    await dialog.getByRole('button', { name: 'Bewaar contract' }).click();
  });

  await test.step('the page of the loan shows them, and the form for changes has what was typed', async () => {
    await page.getByRole('link', { name: /^(?:Naar het contract|Laat ondertekenen)$/u }).click();
    await expect(page.getByText('Onderling dragen Sanne en Bram')).toBeVisible();
    await expect(page.getByText('Sanne 2/3 en Bram 1/3')).toBeVisible();
    await screenshot(page, 'lening-delen');
  });
});
