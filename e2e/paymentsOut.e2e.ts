import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { ledgerOf } from '../domain/loans/ledger/ledger.ts';
import { stateOn } from '../domain/loans/ledger/state.ts';
import type { Contract, LoanDetail } from '../domain/wire/contract.ts';
import { test } from './support/demo.ts';
import { openPart } from './support/parts.ts';
import { fillLogin } from './support/person.ts';
import { expect, screenshot } from './support/test.ts';

const FORMATS = [
  ['Excel', 'xlsx'],
  ['CSV', 'csv'],
  ['OFX', 'ofx'],
  ['Beancount', 'beancount'],
  ['hledger', 'journal'],
] as const;

/** The sum, in cents, of what a pattern finds in a file. */
const sumIn = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].reduce((sum, [, amount]) => sum + Number((amount ?? '').replace(/[.,]/, '')), 0);

/** The money in or out according to each text format: the founder lends. */
const sums = (files: Readonly<Record<string, string>>) => ({
  csv: sumIn(files['csv'] ?? '', /^\d{4}-\d\d-\d\d;[^;]+;(\d+,\d\d)/gm),
  ofx: sumIn(files['ofx'] ?? '', /<TRNAMT>([-\d.]+)</g),
  beancount: sumIn(files['beancount'] ?? '', / Assets:Onderling:Bank {2}([-\d.]+) EUR$/gm),
  journal: sumIn(files['journal'] ?? '', / Assets:Onderling:Bank {2}([-\d.]+) EUR$/gm),
});

/** Downloads every format of the open dialog, and returns their contents. */
async function downloadAll(page: Page, name: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const dialog = page.getByRole('dialog', { name: 'Download betalingen' });
  for (const [format, ending] of FORMATS) {
    const button = dialog.getByRole('button', { name: `Download ${format}` });
    await expect(button).toBeEnabled();
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^betalingen-${name}.*\\.${ending}$`, 'u'));
    files[ending] = await readFile(await download.path(), 'latin1');
  }
  return files;
}

test('the payments of one loan and of all loans, in each format, add up to the ledger', async ({ page }) => {
  test.setTimeout(300_000);
  const loans = new Map<string, LoanDetail>();
  let list: Contract[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().method() !== 'GET' || !response.ok()) return;
    if (pathname.endsWith('/contracts')) void response.json().then((told: Contract[]) => (list = told));
    if (pathname.endsWith('/contract')) void response.json().then((told: LoanDetail) => loans.set(told.hashid, told));
  });
  const received = (all: readonly LoanDetail[]) =>
    all.reduce((sum, loan) => sum + stateOn(ledgerOf(loan, loan.events), '9999-12-31').received, 0);

  await page.goto('/overzicht');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  const open = page.getByRole('button', { name: 'Download betalingen' });
  await open.click();
  await expect(page.getByRole('dialog').getByText(/ook van die in het archief\.$/u)).toBeVisible();
  await screenshot(page, 'betalingen-downloaden');
  const all = await downloadAll(page, 'alle-leningen-');
  expect(all['xlsx']?.slice(0, 2)).toBe('PK');
  const signed = list.filter(({ type, contract }) => type !== 'GiftContract' && contract.signed_date !== null);
  expect(signed.length).toBeGreaterThan(1);
  const told = [...loans.values()];
  expect(told.map(({ hashid }) => hashid)).toEqual(expect.arrayContaining(signed.map(({ hashid }) => hashid)));
  const together = received(told);
  expect(together).toBeGreaterThan(0);
  expect(sums(all)).toEqual({ csv: together, ofx: together, beancount: together, journal: together });

  await test.step('closing it with the keyboard puts the focus back', async () => {
    // The button that made the last file loses the focus while it works; the dialog takes it back a moment later.
    await page.getByRole('dialog').press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(open).toBeFocused();
  });

  await test.step('on the page of a loan', async () => {
    const paid = told.find((loan) => received([loan]) > 0);
    await page.goto(`/lening/${paid?.hashid ?? ''}`);
    await openPart(page, 'Documenten');
    await open.scrollIntoViewIfNeeded();
    await screenshot(page, 'betalingen-downloaden-lening');
    await open.click();
    const one = await downloadAll(page, '');
    const own = received(paid ? [paid] : []);
    expect(sums(one)).toEqual({ csv: own, ofx: own, beancount: own, journal: own });
  });
});
