import type { Page } from '@playwright/test';
import { authenticator } from './authenticator.ts';
import { fillLogin, type Person } from './person.ts';
import type { Product } from './product.ts';
import { expect } from './test.ts';

/**
 * In the dialog on the profile: the password, the first code, and the recovery codes. @returns the recovery codes; each
 * is good for one login.
 */
export async function enrol(page: Page, { password }: Pick<Person, 'password'>): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Tweede stap aanzetten' });
  await dialog.getByLabel('Je wachtwoord', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Volgende stap' }).click();
  const key = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code uit je app').fill(await authenticator(key).code());
  await dialog.getByRole('button', { name: 'Controleer code' }).click();
  const list = dialog.getByRole('list', { name: 'Je herstelcodes' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  const codes = await list.allTextContents();
  await dialog.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  await expect(dialog).toBeHidden();
  return codes;
}

/**
 * Turns the second step on from any screen, as an administrator needs it (docs/decisions/0020). @returns the recovery
 * codes.
 */
export async function turnOnSecondStep(page: Page, person: Person): Promise<string[]> {
  await page.goto('/profiel');
  await page.getByRole('button', { name: 'Tweede stap aanzetten' }).click();
  return enrol(page, person);
}

/**
 * The whole login of a person with a second step: with the next recovery code, as an app gives a new code only every
 * half minute.
 */
export async function fillLoginTwice(
  page: Page,
  person: Pick<Person, 'email' | 'password'>,
  codes: string[],
): Promise<void> {
  await fillLogin(page, person);
  await page.getByRole('link', { name: 'Gebruik een herstelcode' }).click();
  await page.getByLabel('Herstelcode').fill(codes.shift() ?? 'there are none left');
  await page.getByRole('button', { name: 'Controleer code' }).click();
}

const printed = new WeakMap<Product, string[]>();

/** The recovery codes of the demo's administrator, as it printed them; a used one is taken off the list. */
export function codesOfDemo(product: Product): string[] {
  const codes = printed.get(product) ?? product.log().match(/(?<= {2})\w{4}-\w{4}-\w{4}(?=\s)/gu) ?? [];
  printed.set(product, codes);
  return codes;
}
