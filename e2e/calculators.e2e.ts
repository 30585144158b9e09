import { newPerson, register } from './support/person.ts';
import { expect, expectAccessible, screenshot, test } from './support/test.ts';

const PATHS = ['/rekenen/lening', '/rekenen/schenking', '/rekenen/lenen-of-schenken'];

test('who looks around reckons a loan without an account: nothing that is typed is sent, a link says it all again', async ({
  page,
  another,
}) => {
  await page.goto('/welkom');
  await page.getByRole('link', { name: 'zonder account uitrekenen' }).click();
  await page.getByRole('link', { name: 'Reken een lening in de familie uit' }).click();
  const answer = page.getByRole('region', { name: 'Dit komt eruit' });
  await expect(answer).toContainText('€ 369,84');

  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByLabel('Hoeveel leen je?').fill('100.000');
  await page.getByLabel('Hoeveel jaar loopt de lening?').fill('30');
  await expect(answer).toContainText('€ 477,42');
  await page.getByLabel('Eén keer extra aflossen').fill('10.000');
  await expect(answer).toContainText('Eerder klaar.');
  await expect(page.getByRole('status')).toHaveText(/^Per maand: €.477,42\. Rente in totaal/u);
  expect(sent).toEqual([]);

  const theirs = await another();
  await theirs.goto(page.url());
  await expect(theirs.getByRole('region', { name: 'Dit komt eruit' })).toContainText('€ 477,42');
  await expect(theirs.getByLabel('Eén keer extra aflossen')).toHaveValue('10.000');
});

test('nonsense has a sentence at its field, and an address of nonsense changes nothing', async ({ page }) => {
  await page.goto('/rekenen/lening#vorm=%3Cscript%3E&bedrag=veel&rente=99&onbekend=1');
  const amount = page.getByLabel('Hoeveel leen je?');
  await expect(amount).toHaveAccessibleDescription(/Dit is geen bedrag/u);
  await expect(page.getByLabel('Rente per jaar')).toHaveAccessibleDescription(/Vul een rente in van 0 tot en met 25/u);
  await expect(page.getByRole('region', { name: 'Dit komt eruit' })).toContainText('Vul eerst de velden goed in.');
  await expectAccessible(page);
  await amount.fill('1000');
  await page.getByLabel('Rente per jaar').fill('3,5');
  await expect(amount).toHaveAccessibleDescription('In euro’s');
  await expect(page.getByRole('region', { name: 'Dit komt eruit' })).toContainText('Per maand');
});

for (const path of PATHS)
  test(`${path} fits and is accessible, also on paper`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('group', { name: 'Vul in' }).getByRole('textbox').first()).toBeEnabled();
    await screenshot(page, `rekenen${path.replaceAll('/', '-')}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('group', { name: 'Vul in' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Dit komt eruit' })).toBeVisible();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the first answer stands there, and nothing can be sent by mistake', async ({ page }) => {
    await page.goto('/rekenen/lenen-of-schenken');
    await expect(page.getByRole('region', { name: 'Dit komt eruit' })).toContainText('€ 4.309,00');
    // A browser whose scripts are switched off from outside draws no <noscript>.
    expect(await page.content()).toContain('Zet JavaScript aan om zelf bedragen in te vullen.');
    await expect(page.getByLabel('Om welk bedrag gaat het?')).toBeDisabled();
  });
});

test('what was reckoned stands in the first contract after logging in', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/rekenen/lening');
  await page.getByLabel('Hoeveel leen je?').fill('12.345');
  await page.getByRole('link', { name: 'Maak een account' }).click();
  await expect(page).toHaveURL(/\/register/u);
  await register(page, newPerson());
  await page.goto('/overzicht?nieuw=soort');
  await expect(page.getByText('Ingevuld met wat je bij Rekenen uitrekende.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Lening, elke maand hetzelfde bedrag/u })).toBeChecked();
});
