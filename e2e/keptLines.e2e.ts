import { todayInAmsterdam } from '../domain/dates/today.ts';
import { HEAD, openLoan, row } from './support/bankRows.ts';
import { onDemo } from './support/demo.ts';
import { expect, screenshot } from './support/test.ts';

/** A product of its own: the question about the past is asked once for each loan. */
const test = onDemo();

test('S-540: an unmatched line is kept for later, appears only once, and is assigned to a loan by keyboard', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await openLoan(page);
  const today = todayInAmsterdam(Date.now());
  const buffer = Buffer.from(
    [HEAD, row(today, 'Oom Wim', 'NL20INGB0001234567', 'Bij', 4_317, 'kanariegeel')].join('\r\n'),
  );
  const file = { name: 'ing.csv', mimeType: 'text/csv', buffer };
  await page.getByRole('button', { name: 'Bankbestand inlezen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bankbestand inlezen' });
  await dialog.getByLabel('Kies bestanden').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Toon 1 andere regel' }).click();
  await dialog.getByLabel('Lening voor de regels die je hier aanvinkt').selectOption('later');
  await dialog.getByRole('checkbox', { name: /Oom Wim/u }).check();
  await expect(dialog.getByText('1 regel naar ‘Nog te verwerken’.')).toBeVisible();
  await screenshot(page, 'bankregels-bewaren');
  await dialog.getByRole('button', { name: 'Bewaar' }).click();
  const list = dialog.getByRole('region', { name: 'Nog te verwerken' });
  const line = list.getByRole('group', { name: /Oom Wim · rekening eindigt op 4567/u });
  await expect(line).toBeVisible();
  await expect(list).not.toContainText('kanariegeel');
  await screenshot(page, 'bankregels-te-verwerken');
  await dialog.getByLabel('Kies bestanden').setInputFiles(file);
  await expect(dialog.getByText('1 regel uit je bestand staat al bij ‘Nog te verwerken’.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Kies andere bestanden' }).click();
  await line.getByRole('button', { name: 'Zet in de lening' }).focus();
  await page.keyboard.press('Enter');
  await expect(line.getByRole('alert')).toBeVisible();
  await line.getByLabel('Nee, die staan nog open').focus();
  await page.keyboard.press('Space');
  await line.getByRole('button', { name: 'Zet in de lening' }).focus();
  await page.keyboard.press('Enter');
  await expect(line).toBeHidden();
  await expect(list.getByRole('heading')).toBeFocused();
});
