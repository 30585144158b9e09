import { expect, type Page } from '@playwright/test';

/** Shows every row of the list of contracts, which starts with twenty. */
export async function wholeList(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 3, name: 'Ondertekend', exact: true })).toBeVisible();
  const more = page.getByRole('button', { name: /^Toon nog \d+$/u });
  while ((await more.count()) > 0) await more.first().click();
}
