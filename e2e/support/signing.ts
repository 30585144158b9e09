import { euroInWords } from '../../domain/money/words.ts';
import type { Page } from '@playwright/test';
import { mailed } from './mail.ts';
import type { Product } from './product.ts';
import { expect, screenshot } from './test.ts';
import { fillWizard } from './wizard.ts';

/** Makes a concept of a loan to Sanne, and ends on its own page. */
export async function concept(page: Page, amount: string, from = ['Jan de Vries']): Promise<void> {
  await page.goto('/overzicht');
  const dialog = await fillWizard(page, {
    kind: 'Lening, elke maand evenveel aflossen',
    from,
    to: ['Sanne de Vries'],
    amount,
    signed: '',
    rate: '3',
    years: '10',
  });
  await dialog.getByRole('button', { name: 'Bewaar contract' }).click();
  await page.getByRole('link', { name: /^(?:Naar het contract|Laat ondertekenen)$/u }).click();
  await expect(page.getByRole('button', { name: 'Laat ondertekenen' })).toBeVisible();
}

/** Asks everybody to sign, and returns the path of the page for it. */
export async function ask(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Laat ondertekenen' }).click();
  await screenshot(page, 'ondertekenen-vragen');
  await page.getByRole('button', { name: 'Vraag de handtekeningen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ondertekenen' })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Scrolls to the end of the paper, and ticks that they read it. */
export async function readIt(page: Page): Promise<void> {
  const tick = page.getByRole('checkbox', { name: 'Ik heb het gelezen, en ik ga ermee akkoord.' });
  await expect(page.getByText(/^Pagina 1 van/u).first()).toBeVisible();
  await expect(tick).toBeDisabled();
  await page.getByRole('region', { name: /^Pagina 1 van/u }).press('End');
  await tick.check();
  // A sole borrower types the sum in letters.
  const sum = page.getByLabel(/voluit in letters$/u);
  if (await sum.isVisible()) {
    const asked = (await page.getByText(/^Schrijf .* voluit in letters$/u).textContent()) ?? '';
    await sum.fill(euroInWords(Number(asked.replace(/\D/gu, ''))));
  }
}

/** Signs for the first time with the device of this browser, which the mailed code adds. */
export async function signAsNew(page: Page, product: Product, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Onderteken met je apparaat' }).click();
  await expect(page.getByText(/^We stuurden een code naar .•••@/u)).toBeVisible();
  const code = await mailed(product, email, /Je code is (\d{6})[^]*het apparaat toevoegt/u);
  await page.getByLabel('Code uit de mail').fill(code);
  await screenshot(page, 'apparaat-code');
  await page.getByRole('button', { name: 'Voeg dit apparaat toe en onderteken' }).click();
}

/** Reads the paper to its end and signs it with the code of the newest mail. */
export async function signByCode(page: Page, product: Product, email: string): Promise<void> {
  await readIt(page);
  await page.getByRole('button', { name: 'Liever met een code per mail' }).click();
  await expect(page.getByText(/^We stuurden een code naar/u)).toBeVisible();
  await page
    .getByLabel('Code uit de mail')
    .fill(await mailed(product, email, /Je code is (\d{6})[^]*waar je het document leest/u));
  await page.getByRole('button', { name: 'Onderteken met deze code' }).click();
}

export const signers = (page: Page) => page.getByRole('list', { name: 'Handtekeningen' });
