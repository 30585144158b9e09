import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { authenticator } from './support/authenticator.ts';
import { CONFIRMING_LINK, mailed } from './support/mail.ts';
import { openPart } from './support/parts.ts';
import { askForAccount, fillLogin, newPerson, register } from './support/person.ts';
import { expect, expectAccessible, screenshot, test } from './support/test.ts';

const toast = (page: Page, text: string | RegExp) =>
  page.locator('.notistack-SnackbarContainer, [class*=SnackbarContainer]').getByText(text);

test('R-8.8 the second factor is turned on, asked for, recovered with codes, and turned off', async ({
  page,
  browser,
  product,
  consoleErrors,
}) => {
  test.setTimeout(420_000);
  const jan = newPerson();
  await register(page, jan);

  // A second device, logged in with the password alone before the factor is on.
  const elsewhere = await browser.newContext({
    baseURL: product.url,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  const phone = await elsewhere.newPage();
  consoleErrors.watch(phone);
  // Its screens log what they could not fetch, until the code is given.
  consoleErrors.expectLogged(/code: mfa/u);
  await phone.goto('/familiebeheer/relaties');
  await fillLogin(phone, jan);
  await expect(phone.getByRole('heading', { level: 1, name: 'Familie' })).toBeVisible();

  await page.getByRole('link', { name: 'Profiel' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profiel' })).toBeFocused();
  await expect(page.getByText('Safari op een iPhone')).toBeVisible();
  await screenshot(page, 'profiel');

  let app = { code: () => Promise.resolve('') };
  let recovery: string[] = [];
  await test.step('turns it on: password, QR code with the key as text, a code, recovery codes', async () => {
    await page.getByRole('button', { name: 'Tweede stap aanzetten' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Je wachtwoord', { exact: true }).fill('Verkeerd-2026!');
    await dialog.getByRole('button', { name: 'Volgende stap' }).click();
    await expect(dialog.getByText('Dit wachtwoord klopt niet.').first()).toBeVisible();
    await dialog.getByLabel('Je wachtwoord', { exact: true }).fill(jan.password);
    await dialog.getByRole('button', { name: 'Volgende stap' }).click();
    await expect(dialog.getByRole('img', { name: /QR-code/ })).toBeVisible();
    const key = (await dialog.locator('code').textContent()) ?? '';
    expect(key).toMatch(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/);
    await screenshot(page, 'profiel-tweede-stap');
    app = authenticator(key);
    await dialog.getByLabel('Code uit je app').fill('000000');
    await dialog.getByRole('button', { name: 'Controleer code' }).click();
    await expect(dialog.getByText('Deze code klopt niet. Codes zijn 30 seconden geldig.').first()).toBeVisible();
    await dialog.getByLabel('Code uit je app').fill(await app.code());
    await dialog.getByRole('button', { name: 'Controleer code' }).click();
    await expect(dialog.getByRole('list', { name: 'Je herstelcodes' }).getByRole('listitem')).toHaveCount(10);
    recovery = await dialog.getByRole('list', { name: 'Je herstelcodes' }).getByRole('listitem').allTextContents();
    await screenshot(page, 'profiel-herstelcodes');
    // The printed page has the owner, the purpose and the codes; dark on white, whatever the screen is.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect((await page.locator('body').innerText()).split(/\s*\n\s*/u)).toEqual([
      `Herstelcodes voor Onderling, Jan de Vries`,
      expect.stringMatching(/^Is je telefoon kwijt of stuk\?/u),
      ...recovery,
    ]);
    await expect(dialog.getByRole('listitem').first()).toHaveCSS('color', 'rgb(30, 42, 40)');
    await page.emulateMedia({ media: null, colorScheme: 'light' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('onderling-herstelcodes.txt');
    expect(await readFile(await download.path(), 'utf8')).toContain(recovery.join('\r\n'));
    await dialog.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
    await expect(page.getByText('Je hebt nog 10 herstelcodes.')).toBeVisible();
  });

  await test.step('goes on without a question, also after a reload', async () => {
    await page.getByRole('link', { name: 'Familie' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Familie' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Familie' })).toBeVisible();
  });

  await test.step('R-6.2 R-8.12 the other device is asked: 401 mfa, /mfa, and back to where it was', async () => {
    await phone.getByRole('link', { name: 'Profiel' }).first().click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Nog één stap' })).toBeVisible();
    expect(new URL(phone.url()).searchParams.get('terug')).toBe('/profiel');
    await screenshot(phone, 'mfa');
    await phone.getByRole('button', { name: 'Vul de code in' }).click();
    await phone.getByLabel('Code').fill('123 456');
    await phone.getByRole('button', { name: 'Controleer code' }).click();
    await expect(phone.getByRole('alert')).toBeVisible();
    await phone.getByLabel('Code').fill(await app.code());
    await phone.getByRole('button', { name: 'Controleer code' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Profiel' })).toBeVisible();
    expect(new URL(phone.url()).pathname).toBe('/profiel');
  });

  await test.step('R-7.3 logs in again with a recovery code, and keeps path and query', async () => {
    const third = await browser.newContext({ baseURL: product.url });
    const borrowed = await third.newPage();
    consoleErrors.watch(borrowed);
    await borrowed.goto('/overzicht?soort=leningen');
    await fillLogin(borrowed, jan);
    await borrowed
      .getByRole('link', { name: 'Gebruik een herstelcode' })
      .or(borrowed.getByRole('button', { name: 'Gebruik een herstelcode' }))
      .click();
    await borrowed.getByLabel('Herstelcode').fill(recovery[0]!);
    await borrowed.getByRole('button', { name: 'Controleer code' }).click();
    await expect(borrowed).toHaveURL(/\/overzicht\?soort=leningen$/);
    await third.close();
  });

  await test.step('sees where they are logged in, ends one session, and then all others', async () => {
    await page.goto('/profiel');
    await expect(page.getByText('Je hebt nog 9 herstelcodes.')).toBeVisible();
    const devices = page.getByRole('list', { name: 'Apparaten waarop je ingelogd bent' }).getByRole('listitem');
    await expect(devices).toHaveCount(3);
    await page.getByRole('button', { name: 'Log uit op Safari op een iPhone' }).click();
    await expect(devices).toHaveCount(2);
    await page.getByRole('button', { name: 'Log uit op alle andere apparaten' }).click();
    await screenshot(page, 'profiel-overal-uitloggen');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log uit' }).click();
    await expect(devices).toHaveCount(1);
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'Inloggen' })).toBeVisible();
    await elsewhere.close();
  });

  await test.step('makes new recovery codes and turns it off', async () => {
    await page.getByRole('button', { name: 'Nieuwe herstelcodes' }).click();
    await page.getByRole('dialog').getByLabel('Je wachtwoord', { exact: true }).fill(jan.password);
    await page.getByRole('dialog').getByRole('button', { name: 'Maak nieuwe codes' }).click();
    await expect(page.getByRole('list', { name: 'Je herstelcodes' })).not.toContainText(recovery[1]!);
    await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
    await page.getByRole('button', { name: 'Tweede stap uitzetten' }).click();
    await page.getByRole('dialog').getByLabel('Je wachtwoord', { exact: true }).fill(jan.password);
    await page.getByRole('dialog').getByRole('button', { name: 'Zet uit' }).click();
    await expect(page.getByRole('button', { name: 'Tweede stap aanzetten' })).toBeVisible();
    await page.goto('/overzicht');
    await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
  });
});

test('R-8.8 a person manages their details, password, verified address, download and erasure', async ({
  page,
  product,
}) => {
  test.setTimeout(300_000);
  const jan = newPerson({ firstname: 'Johannes' });

  await test.step('R-8.9 S-125 until the mailed link is opened, the login shows the same refusal as to anybody else', async () => {
    await askForAccount(page, jan);
    await screenshot(page, 'register-klaar');
    await page.getByRole('button', { name: 'Log in' }).click();
    await fillLogin(page, jan);
    await expect(page.getByRole('alert')).toContainText('Open dan eerst de link in onze mail');
    await screenshot(page, 'login-niet-bevestigd');
  });

  await test.step('R-8.10 R-8.11 confirms the address with the mailed link, once; opening it changes nothing', async () => {
    const link = await mailed(product, jan.email, CONFIRMING_LINK);
    // As another browser than the one in which they registered (S-545).
    await page.context().clearCookies({ name: 'ol_begun' });
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Is dit e-mailadres van jou?' })).toBeVisible();
    await expect(page).not.toHaveURL(/#/u);
    await expectAccessible(page);
    const password = page.getByLabel('Je wachtwoord', { exact: true });
    await password.fill('Niet-Gekozen-2026!');
    await page.getByRole('button', { name: 'Ja, bevestig mijn e-mailadres' }).click();
    await expect(page.getByText('Dit is niet het wachtwoord waarmee dit account is gemaakt.').first()).toBeVisible();
    await screenshot(page, 'melding-adres-bevestigen');
    await password.fill(jan.password);
    await page.getByRole('button', { name: 'Ja, bevestig mijn e-mailadres' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Je account staat klaar' })).toBeVisible();
    await page.goto('about:blank');
    await page.goto(link);
    await password.fill(jan.password);
    await page.getByRole('button', { name: 'Ja, bevestig mijn e-mailadres' }).click();
    await expect(page.getByRole('heading', { name: 'Deze link werkt niet meer.' })).toBeVisible();
    await screenshot(page, 'melding-adres-niet-bevestigd');
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
  });

  await test.step('R-8.10 S-123 the end of registration shows nothing without a login, and with one what is left to do', async () => {
    await page.goto('/register/step/final');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Je account staat klaar' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Zet aan bij Profiel' })).toBeVisible();
    await screenshot(page, 'register-final-ingelogd');
    await page.goto('/profiel');
    await expect(page.getByText('Bevestigd', { exact: true })).toBeVisible();
  });

  await test.step('changes name and phone; R-3.19 the number is typed as people write it', async () => {
    await page.getByRole('button', { name: 'Wijzig', exact: true }).first().click();
    await expect(page.getByLabel('Voornaam')).toBeFocused();
    await screenshot(page, 'profiel-wijzigen');
    await page.getByLabel('Voornaam').fill('Jan');
    await page.getByLabel('Telefoonnummer').pressSequentially('0612345678');
    await expect(page.getByLabel('Telefoonnummer')).toHaveValue('+31 612345678');
    const typeDate = async (date: string) => {
      await page.getByLabel('Geboortedatum').press('ControlOrMeta+a');
      // The mask checks the selection once per frame; nobody types faster than that.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await page.getByLabel('Geboortedatum').pressSequentially(date);
    };
    await typeDate('31-02-1958');
    await page.getByRole('button', { name: 'Bewaar' }).click();
    // The summary takes the focus; anything typed before that is lost.
    await expect(page.getByRole('alert').filter({ hasText: 'Datum is niet in het formaat DD-MM-JJJJ' })).toBeFocused();
    await typeDate('12-3-1958');
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await expect(page.getByText('+31 6 12345678')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Wijzig', exact: true }).first()).toBeFocused();
    await expect(page.getByText('Jan de Vries')).toBeVisible();
  });

  await test.step('R-3.17 changes the password, with the checklist and the list of leaked ones', async () => {
    await page.getByRole('button', { name: 'Wijzig wachtwoord' }).click();
    await page.getByLabel('Je wachtwoord van nu').fill(jan.password);
    await page.getByLabel('Je nieuwe wachtwoord').fill('Welkom01!');
    await page.getByRole('button', { name: 'Wijzig wachtwoord' }).click();
    await expect(page.locator('[id$="-next-fout"]')).toBeVisible();
    // A toast keeps its place when the window becomes narrow, and would lie over the way to the top.
    await expect(page.locator('[class*=SnackbarContainer]')).toHaveCount(0, { timeout: 15_000 });
    await screenshot(page, 'profiel-wachtwoord');
    await page.getByLabel('Je nieuwe wachtwoord').fill('Theepot-Vensterbank-27!');
    await page.getByRole('button', { name: 'Wijzig wachtwoord' }).click();
    await expect(toast(page, /Je wachtwoord is gewijzigd/)).toBeVisible();
    jan.password = 'Theepot-Vensterbank-27!';
  });

  await test.step('chooses the appearance on this device', async () => {
    const root = page.locator('html');
    await openPart(page, 'Weergave');
    await page.getByLabel('Donker').check();
    await expect(root).toHaveAttribute('data-kleur', 'dark');
    await page.getByLabel('Compact').check();
    await page.getByLabel('Minder beweging').check();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Profiel' })).toBeVisible();
    await expect(root).toHaveAttribute('data-kleur', 'dark');
    await expect(root).toHaveAttribute('data-dichtheid', 'compact');
    await expect(root).toHaveAttribute('data-beweging', 'minder');
    await expectAccessible(page);
    await page.getByLabel('Zoals dit apparaat').check();
  });

  await test.step('downloads all their data', async () => {
    await openPart(page, 'Je gegevens');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Alles downloaden' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('onderling-gegevens.zip');
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('forgot the password, and chooses a new one with the mailed link', async () => {
    await page.getByRole('button', { name: /Jouw account/ }).click();
    await page.getByRole('menuitem', { name: 'Log uit' }).click();
    await page.getByRole('link', { name: 'Log weer in' }).click();
    await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
    await page.getByLabel('E-mailadres').fill(jan.email);
    await page.getByRole('button', { name: 'Stuur me de link' }).click();
    await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible();
    await page.goto(await mailed(product, jan.email, /(http:\/\/localhost:\d+\/oidc\/wachtwoord\/[\w-]+)/));
    jan.password = 'Kandelaar-Zolder-28!';
    await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(jan.password);
    await page.getByRole('button', { name: 'Bewaar wachtwoord' }).click();
    await expect(page.getByRole('heading', { name: 'Je wachtwoord is gewijzigd' })).toBeVisible();
    await page.goto('/profiel');
    await fillLogin(page, jan);
    await expect(page.getByRole('heading', { level: 1, name: 'Profiel' })).toBeVisible();
  });

  await test.step('asks for erasure, reads what goes in a week, what stays and why, and takes it back', async () => {
    await openPart(page, 'Je gegevens');
    await page.getByRole('button', { name: 'Je gegevens verwijderen' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Dit blijft, en waarom')).toBeVisible();
    await screenshot(page, 'profiel-verwijderen');
    await dialog.getByLabel('Typ het woord VERWIJDER').fill('verwijder');
    await dialog.getByRole('button', { name: 'Verwijder mijn gegevens' }).click();
    await expect(dialog.getByText('Typ het woord VERWIJDER, in hoofdletters.').first()).toBeVisible();
    await dialog.getByLabel('Typ het woord VERWIJDER').fill('VERWIJDER');
    await dialog.getByLabel('Je wachtwoord', { exact: true }).fill(jan.password);
    await dialog.getByRole('button', { name: 'Verwijder mijn gegevens' }).click();
    await expect(page.getByRole('dialog', { name: 'Je gegevens worden verwijderd' })).toBeVisible();
    await screenshot(page, 'profiel-verwijderd');
    await page.getByRole('button', { name: 'Sluit' }).last().click();
    const keep = page.getByRole('button', { name: 'Toch niet verwijderen' });
    await expect(page.getByText(/sluiten we je login en verwijderen we je gegevens/u)).toBeVisible();
    await screenshot(page, 'profiel-verwijderen-wacht');
    await mailed(product, jan.email, /(gevraagd om je gegevens bij Onderling te verwijderen)/u);
    await keep.click();
    await expect(page.getByText('Je gegevens worden niet verwijderd.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Je gegevens verwijderen' })).toBeVisible();
  });
});
