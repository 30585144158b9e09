import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { mailsAt } from './outbox.ts';
import type { Product } from './product.ts';

/** The link in the mail that confirms an address. */
export const CONFIRMING_LINK = /(http:\/\/localhost:\d+\/melding\?bericht=adres-bevestigen#[\w-]+)/;

/** A mail of the outbox as a person reads it: quoted-printable undone (RFC 2045 6.7). */
function readable(mail: string): string {
  const bytes = mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Waits for the newest mail to an address whose text matches, and returns the pattern's group. */
export async function mailed(product: Pick<Product, 'mails'>, to: string, pattern: RegExp): Promise<string> {
  let caught: string | undefined;
  await expect(async () => {
    const mails = (await product.mails()).map(readable).filter((mail) => mail.includes(to));
    caught = mails.map((mail) => pattern.exec(mail)?.[1]).findLast((found) => found !== undefined);
    expect(caught).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return caught ?? '';
}

/** Opens the mailed link in the browser in which the person registered, who is in by that alone. */
export async function confirmAddress(page: Page, { email }: { email: string }): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto(await mailed({ mails: () => mailsAt(origin) }, email, CONFIRMING_LINK));
  await expect(page.getByRole('heading', { level: 1, name: 'Je account staat klaar' })).toBeVisible();
}
