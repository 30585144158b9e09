import { type Browser, chromium, type Page } from '@playwright/test';
import { FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';

/** The Chromium that CHROMIUM_PATH names, or Playwright's own. */
export const startChromium = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox'],
  });

/** Logs the founder of the sample family in, and returns what the app sends to the API. */
export async function logIn(page: Page, url: string): Promise<string> {
  const asked = page.waitForRequest(
    (request) => request.url().includes('/api/v1/user') && request.headers().authorization !== undefined,
  );
  await page.goto(`${url}/overzicht`);
  await page.getByLabel('E-mailadres').fill(FOUNDER_EMAIL);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  return (await asked).headers().authorization ?? '';
}
