import { FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { test } from './support/demo.ts';
import { fillLogin } from './support/person.ts';
import { expect, screenshot } from './support/test.ts';

test('the most urgent item is on the overview: "Klopt" answers it there, and the next one takes its place', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  await page.goto(product.url);
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  const card = page.getByRole('region', { name: 'Volgende stap' });
  const confirm = card.getByRole('button', { name: /^Klopt, €.[\d.,]+ van .+ is binnen$/u });
  await expect(confirm).toHaveText('Klopt');
  await expect(card.getByRole('button')).toHaveCount(1);
  const more = card.getByRole('link', { name: /^En nog .+ bij je meldingen$/u });
  await expect(more).toHaveAttribute('href', '/meldingen');
  await screenshot(page, 'overzicht-volgende-stap');

  const loan = await card.getByRole('link', { name: / van .+ aan /u }).getAttribute('href');
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(loan ?? '');
  const there = elsewhere.getByRole('region', { name: 'Volgende stap' });
  await expect(there.getByRole('button', { name: /^Klopt, /u })).toBeVisible();
  await screenshot(elsewhere, 'lening-volgende-stap');

  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bevestigd. De betaling telt mee.')).toBeVisible();
  await expect(confirm).toBeHidden();
  await expect(card).toBeVisible();
  expect(await card.evaluate((shown) => shown.parentElement === document.activeElement)).toBe(true);
  await screenshot(page, 'overzicht-volgende-stap-daarna');
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: 'Betalingen' })).toBeVisible();
  await expect(there.getByRole('button', { name: /^Klopt, /u })).toHaveCount(0);
});
