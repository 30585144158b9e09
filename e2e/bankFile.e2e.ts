import type { Page } from '@playwright/test';
import { STATEMENTS } from '../bank/test/writeStatements.ts';
import { TABLES } from '../bank/test/writeTables.ts';
import { CHILD_EMAIL, founder, FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { aLine } from '../domain/bank/test/lines.ts';
import { todayInAmsterdam } from '../domain/dates/today.ts';
import { ledgerOf } from '../domain/loans/ledger/ledger.ts';
import { fullName } from '../domain/names/name.ts';
import type { LoanDetail } from '../domain/wire/contract.ts';
import { onDemo } from './support/demo.ts';
import { HEAD, openLoan, row, SEVEN_YEARS_BEHIND } from './support/bankRows.ts';
import { fillLogin } from './support/person.ts';
import { expect, screenshot } from './support/test.ts';

/** Payments are recorded here, after which a loan asks for and offers other things. */
const test = onDemo();

/** The lines in the file that are not of the loan, which must not leave the device. */
const SECRETS = ['Zonnebloem', 'kanariegeel', '4317', '43,17', '43.17', 'NL20INGB0001234567', 'blauwe envelop'];

/** A year's file of ING: each term of the loan until today, a shop, and another transfer of the same child. */
function fileOf(loan: LoanDetail, today: string) {
  const [child] = loan.parties.to;
  const name = child ? fullName(child) : '';
  const terms = ledgerOf(loan, []).terms.filter(({ date, payment }) => date <= today && payment > 0);
  const rows = [
    HEAD,
    ...terms.map(({ date, payment }) => row(date, name, 'NL20INGB0001234567', 'Bij', payment, 'lening blauwe envelop')),
    row(today, 'Zonnebloem Supermarkt', '', 'Af', 4_317, 'kanariegeel brood'),
    row(today, name, 'NL20INGB0001234567', 'Bij', 4_317, 'verjaardag kanariegeel'),
  ];
  return { terms, buffer: Buffer.from(rows.join('\r\n')) };
}

test('S-356: a file of the bank becomes a complete ledger in three presses, and nothing else in it leaves the device', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const loan = await openLoan(page);
  const today = todayInAmsterdam(Date.now());
  const { terms, buffer } = fileOf(loan, today);
  await page.getByRole('button', { name: 'Bankbestand inlezen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bankbestand inlezen' });
  await expect(dialog.getByText(/^Het bestand blijft op je apparaat: alleen de regels die je aanvinkt/u)).toBeVisible();
  await screenshot(page, 'bankbestand-kiezen');
  await dialog.getByLabel('Kies bestanden').setInputFiles({ name: 'ing.csv', mimeType: 'text/csv', buffer });
  await expect(dialog.getByRole('status')).toContainText(`${terms.length} termijnen.`);
  await screenshot(page, 'bankbestand-gevonden');
  await dialog.getByRole('button', { name: 'Zet in de lening' }).click();
  await expect(dialog.getByRole('heading', { name: 'Klaar' })).toBeVisible();
  await screenshot(page, 'bankbestand-klaar');
  const left = sent.join('\n');
  for (const secret of SECRETS) expect(left.includes(secret), `${secret} left the device`).toBe(false);
  await dialog.getByRole('button', { name: 'Sluit' }).last().click();
  await expect(page.getByText('Alles tot vandaag is betaald.')).toBeVisible();

  await test.step('importing the same file again adds nothing; and one press undoes the whole import', async () => {
    await page.getByRole('button', { name: 'Bankbestand inlezen' }).click();
    await dialog.getByLabel('Kies bestanden').setInputFiles({ name: 'ing.csv', mimeType: 'text/csv', buffer });
    await expect(dialog.getByRole('status')).toContainText('Niets aangevinkt.');
    await dialog.getByRole('button', { name: 'Kies andere bestanden' }).click();
    await dialog.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(page.getByText('De regels zijn teruggedraaid.')).toBeVisible();
  });
});

test('the import works by keyboard, from the overview; the columns of a spreadsheet of one’s own are asked for', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.goto('/overzicht');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  const open = page.getByRole('button', { name: 'Bankbestand inlezen' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Bankbestand inlezen' });
  const choose = dialog.getByLabel('Kies bestanden');
  await choose.focus();
  await expect(choose).toBeFocused();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.press('Space')]);
  const list = 'Wanneer;Wat;Bedrag\r\n1-2-2026;aflossing lening;123,45\r\n1-3-2026;aflossing lening;123,45\r\n';
  await chooser.setFiles({ name: 'mijn lijst.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await expect(dialog.getByText('mijn lijst.csv: welke kolom is wat?')).toBeVisible();
  await screenshot(page, 'bankbestand-kolommen');
  await dialog.getByRole('button', { name: 'Gebruik deze kolommen' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('2 regels gelezen uit 1 bestand.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

/** Drops files on the dialog, as from a folder of one's own. */
async function drop(page: Page, files: readonly { name: string; text: string }[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, text } of dropped) transfer.items.add(new File([text], name));
    return transfer;
  }, files);
  await page.getByTestId('drop-files').dispatchEvent('drop', { dataTransfer });
}

test('somebody who lent seven years ago gets a complete ledger in at most six presses, from dropped files', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const loan = await openLoan(page, SEVEN_YEARS_BEHIND);
  const { terms, buffer } = fileOf(loan, todayInAmsterdam(Date.now()));
  expect(terms.length).toBeGreaterThan(80);
  const rows = buffer.toString().split('\r\n');
  const years = [...new Set(terms.map(({ date }) => date.slice(0, 4)))];
  const files = years.map((year) => ({
    name: `${year}.csv`,
    text: [HEAD, ...rows.filter((line) => line.startsWith(`"${year}`))].join('\r\n'),
  }));
  let presses = 0;
  await page.exposeFunction('pressed', () => (presses += 1));
  await page.evaluate(() =>
    document.addEventListener(
      'click',
      () => {
        (window as unknown as { pressed: () => void }).pressed();
      },
      true,
    ),
  );
  await page.getByRole('button', { name: 'Bankbestand inlezen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bankbestand inlezen' });
  await expect(dialog.getByLabel('Kies bestanden')).toBeVisible();
  await drop(page, files);
  await expect(dialog.getByText(`gelezen uit ${files.length} bestanden.`)).toBeVisible();
  await expect(dialog.getByRole('status')).toContainText(`${terms.length} termijnen.`);
  await dialog.getByRole('button', { name: 'Zet in de lening' }).click();
  await expect(dialog.getByText(`${terms.length} betalingen tellen nu mee.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Sluit' }).last().click();
  await expect(page.getByText('Alles tot vandaag is betaald.')).toBeVisible();
  expect(presses).toBeGreaterThanOrEqual(3);
  expect(presses).toBeLessThanOrEqual(6);
});

test('payments from the borrower’s bank are reported, and the lender confirms all of them with one press', async ({
  page,
  another,
}) => {
  test.setTimeout(300_000);
  const hers = await another();
  const loan = await openLoan(hers, /€.24\.000,00 Lineaire lening/u, CHILD_EMAIL);
  const [lender] = loan.parties.from;
  const today = todayInAmsterdam(Date.now());
  const terms = ledgerOf(loan, []).terms.filter(({ date, payment }) => date <= today && payment > 0);
  const rows = terms.map(({ date, payment }) =>
    row(date, lender ? fullName(lender) : '', 'NL91ABNA0417164300', 'Af', payment, 'lening keuken'),
  );
  await hers.getByRole('button', { name: 'Bankbestand inlezen' }).click();
  const dialog = hers.getByRole('dialog', { name: 'Bankbestand inlezen' });
  const buffer = Buffer.from([HEAD, ...rows].join('\r\n'));
  await dialog.getByLabel('Kies bestanden').setInputFiles({ name: 'ing.csv', mimeType: 'text/csv', buffer });
  await expect(dialog.getByRole('status')).toContainText(`${terms.length} termijnen.`);
  await dialog.getByRole('button', { name: 'Meld deze betalingen' }).click();
  await expect(dialog.getByText(`${terms.length} betalingen wachten op een antwoord van de ander.`)).toBeVisible();

  await openLoan(page, /€.24\.000,00 Lineaire lening/u);
  await page.getByRole('button', { name: `Alle ${terms.length} kloppen` }).click();
  await expect(page.getByText('Alles tot vandaag is betaald.')).toBeVisible();
});

test('a file from each bank ends up in the ledger', async ({ page }) => {
  test.setTimeout(600_000);
  const loan = await openLoan(page);
  const { terms } = fileOf(loan, todayInAmsterdam(Date.now()));
  const dialog = page.getByRole('dialog', { name: 'Bankbestand inlezen' });
  const banks = Object.entries({ ...TABLES, ...STATEMENTS });
  let taken = 0;
  for (const [bank, { write }] of banks) {
    const term = terms[taken];
    if (!term) break;
    await test.step(bank, async () => {
      const line = aLine({
        day: term.date,
        amount: term.payment,
        text: 'lening huis',
        reference: 'R1',
        counterparty: { name: fullName(loan.parties.to[0] ?? founder), iban: 'NL20INGB0001234567' },
      });
      const buffer = Buffer.from(write([line], 'NL69INGB0123456789'));
      await page.getByRole('button', { name: 'Bankbestand inlezen' }).click();
      await dialog.getByLabel('Kies bestanden').setInputFiles({ name: 'bank.txt', mimeType: 'text/plain', buffer });
      await expect(dialog.getByRole('status')).toContainText('1 termijn.');
      // The first record of a loan asks about the terms without a line.
      const open = dialog.getByRole('radio', { name: 'Nee, die staan nog open' });
      if (await open.isVisible()) await open.check();
      await dialog.getByRole('button', { name: 'Zet in de lening' }).click();
      await expect(dialog.getByText('1 betaling telt nu mee.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Sluit' }).last().click();
      await expect(dialog).toBeHidden();
    });
    taken += 1;
  }
  expect(taken).toBe(Math.min(banks.length, terms.length));
});
