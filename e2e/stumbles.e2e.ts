import { CHILD_EMAIL, FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { test } from './support/demo.ts';
import { usableByKeyboard, walkByKeyboard } from './support/keyboard.ts';
import { mailed } from './support/mail.ts';
import { fillLogin } from './support/person.ts';
import { ask, concept } from './support/signing.ts';
import { expect, screenshot } from './support/test.ts';

test('on a phone a child reads the text of a contract, signs it by code, and reads whom it still waits for', async ({
  page,
  product,
  another,
}) => {
  test.setTimeout(300_000);
  await page.goto('/overzicht');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  await concept(page, '16500');

  await test.step('an address that would stay empty is reported before the paper is frozen', async () => {
    await page.getByRole('button', { name: 'Laat ondertekenen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Laat dit contract ondertekenen' });
    await expect(dialog.getByText(/^Van .* is geen adres bekend\./u)).toBeVisible();
    await screenshot(page, 'adres-ontbreekt');
    await dialog.getByRole('button', { name: 'Annuleer' }).first().click();
    await expect(dialog).toBeHidden();
  });
  const path = await ask(page);

  const hers = await another();
  await hers.setViewportSize({ width: 390, height: 844 });
  await hers.goto(path);
  await fillLogin(hers, { email: CHILD_EMAIL, password: PASSWORD });
  const words = hers.getByRole('region', { name: 'Tekst', exact: true });
  await expect(words.getByRole('heading', { name: /Artikel 1\./u })).toBeVisible();
  await expect(words).toContainText('Sanne de Vries');
  await expect(words).not.toContainText(/Pagina \d+ van/u);
  await screenshot(hers, 'tekst-op-telefoon');
  const tick = hers.getByRole('checkbox', { name: 'Ik heb het gelezen, en ik ga ermee akkoord.' });
  await expect(tick).toBeDisabled();
  await words.getByText('Einde van het document').scrollIntoViewIfNeeded();
  await tick.check();
  await hers.getByRole('button', { name: 'Liever met een code per mail' }).click();
  const code = hers.getByLabel('Code uit de mail');
  await expect(code).toBeFocused();
  await code.fill(await mailed(product, CHILD_EMAIL, /Je code is (\d{6})[^]*waar je het document leest/u));
  await hers.getByRole('button', { name: 'Onderteken met deze code' }).click();
  const done = hers.getByText('Jij hebt ondertekend. We wachten op Jan.');
  await expect(done).toBeVisible();
  await expect(hers.locator(':focus')).toContainText('Jij hebt ondertekend.');
  await expect(hers.getByRole('heading', { name: 'Wat je hebt ondertekend' })).toBeVisible();
  await screenshot(hers, 'jij-hebt-ondertekend');
  await hers.reload();
  await expect(done).toBeVisible();
  await expect(hers.getByRole('region', { name: /^Pagina 1 van|^Tekst$/u })).toBeVisible();
  await usableByKeyboard(hers);

  await test.step('scrolling through the pages counts as reading them', async () => {
    await expect(page.getByRole('region', { name: /^Pagina 1 van/u })).toBeVisible();
    await screenshot(page, 'bladzijden');
    await page.getByRole('region', { name: /^Pagina 1 van/u }).press('End');
    await expect(page.getByText('Je bent bij het eind.')).toBeVisible();
    await page.getByRole('button', { name: 'Vorige pagina' }).click();
    await page.getByRole('button', { name: 'Trek het verzoek in' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Trek het verzoek in' }).click();
    await expect(page.getByText(/^Jan de Vries trok het verzoek in op/u)).toBeVisible();
  });
});

test('a person who mistyped their address at registration sends the mail again, or goes back to the form', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByLabel('Voornaam').fill('Fenna');
  await page.getByLabel('Achternaam').fill('Bos');
  await page.getByLabel('E-mailadres').fill('fena@voorbeeld.example');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Maak account' }).click();
  await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible();
  await page.getByRole('button', { name: 'Stuur de mail opnieuw' }).click();
  await expect(page.getByText(/^Er is nog een mail onderweg/u)).toBeVisible();
  await screenshot(page, 'kijk-in-je-mail');
  await page.getByRole('button', { name: 'Pas het adres aan' }).click();
  const address = page.getByLabel('E-mailadres');
  await expect(address).toBeFocused();
  await expect(page.getByLabel('Voornaam')).toHaveValue('Fenna');
  await address.fill('fenna@voorbeeld.example');
  await page.getByRole('button', { name: 'Maak account' }).click();
  await expect(page.getByText(/fenna@voorbeeld\.example/u)).toBeVisible();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('E-mailadres')).toHaveValue('fenna@voorbeeld.example');
});

test('the second press of a double click does not close the question it opened', async ({ page }) => {
  await page.goto('/familiebeheer/relaties?nieuw');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  const form = page.getByRole('dialog', { name: 'Familielid toevoegen' });
  await form.getByRole('radio', { name: 'Familielid' }).check();
  await form.getByLabel('Voornaam').fill('Lotte');
  await form.getByLabel('Achternaam').fill('Vries');
  await form.getByRole('radio', { name: 'Vrouw' }).check();
  await form.getByLabel('Geboortedatum').fill('01-02-1996');
  await form.getByLabel('E-mailadres').fill('lotte@voorbeeld.example');
  await form.getByRole('checkbox', { name: 'Geef dit familielid een eigen login' }).check();
  await form.getByRole('button', { name: 'Vul ook het adres in' }).click();
  await expect(form.getByLabel('Straat en huisnummer')).toBeFocused();
  await form.getByLabel('Straat en huisnummer').fill('Dorpsstraat 12');
  await screenshot(page, 'adres-bij-toevoegen');
  await form.getByRole('button', { name: 'Opslaan' }).dblclick();
  const question = page.getByRole('alertdialog', { name: 'Lotte uitnodigen?' });
  await expect(question).toBeVisible();
  await expect(question.getByRole('button', { name: 'Annuleer' })).toBeFocused();
});

test('a hard clause explains itself when asked, and step 3 shows the monthly amount next to the first fields', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/overzicht?nieuw');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Volgende stap' });
  await dialog.getByRole('radio', { name: 'Lening, elke maand hetzelfde bedrag', exact: true }).check();
  await next.click();
  await dialog.getByRole('group', { name: 'Van wie komt het geld?' }).getByRole('checkbox').first().check();
  await dialog.getByRole('group', { name: 'Wie betaalt het geld terug?' }).getByLabel('Bram de Vries').check();
  await next.click();
  await dialog.getByLabel('Bedrag', { exact: true }).fill('12000');
  await dialog.getByLabel('Rente per jaar').fill('4');
  await dialog.getByLabel('jaar', { exact: true }).fill('10');
  await expect(dialog.getByText(/^Elke maand: €\s121,/u)).toBeInViewport();
  await screenshot(page, 'maandbedrag-op-telefoon');
  await next.click();
  await expect(dialog.getByText(/^Stap 4 van 5/u)).toBeVisible();
  await dialog.getByRole('button', { name: /^Wat betekent dit\? Een bank gaat voor/u }).click();
  await expect(dialog.getByText(/^Achterstelling is/u)).toBeVisible();
  await screenshot(page, 'uitleg-van-een-keuze');
  await expect(next).toBeInViewport();
  // The buttons that stay in sight never cover the focused element.
  expect((await walkByKeyboard(page)).filter(({ hidden }) => hidden)).toEqual([]);
});
