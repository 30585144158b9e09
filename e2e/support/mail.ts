import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import type { Product } from './product.ts';

/** A mail of the outbox as a person reads it: quoted-printable undone (RFC 2045 6.7). */
function readable(mail: string): string {
  const bytes = mail.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Waits for the newest mail to an address whose text matches, and gives what the pattern's group caught. */
export async function mailed(product: Product, to: string, pattern: RegExp): Promise<string> {
  let caught: string | undefined;
  await expect(async () => {
    const mails = (await product.mails()).map(readable).filter((mail) => mail.includes(to));
    caught = mails.map((mail) => pattern.exec(mail)?.[1]).findLast((found) => found !== undefined);
    expect(caught).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return caught ?? '';
}

/** Confirms a registered person's address by the mailed link: invitations wait for it (docs/decisions/0011). */
export async function confirmAddress(page: Page, product: Product, email: string): Promise<void> {
  await page.goto(await mailed(product, email, /(http:\/\/localhost:\d+\/melding\?bericht=adres-bevestigen#[\w-]+)/));
  await page.getByRole('button', { name: 'Ja, bevestig mijn e-mailadres' }).click();
  await expect(page.getByRole('heading', { name: 'Je e-mailadres is bevestigd.' })).toBeVisible();
}
