import type { Page } from '@playwright/test';
import { withDevice } from './support/device.ts';
import { usableByKeyboard } from './support/keyboard.ts';
import { mailed } from './support/mail.ts';
import { openPart } from './support/parts.ts';
import { fillLogin, newPerson, register } from './support/person.ts';
import { promote } from './support/superadmin.ts';
import { expect, screenshot, test } from './support/test.ts';

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /Jouw account/ }).click();
  await page.getByRole('menuitem', { name: 'Log uit' }).click();
  await expect(page.getByRole('link', { name: 'Log weer in' })).toBeVisible();
};

test('R-7.3 R-8.8 a passkey: added at Profiel, logs in without a password, opens the administrator pages, and is removed', async ({
  page,
  product,
  consoleErrors,
}) => {
  test.setTimeout(300_000);
  // The log lines of the screens when an administrator logged in with only a password.
  consoleErrors.expectLogged(/code: mfa/u);
  const jan = newPerson();
  await register(page, jan);
  // A call in flight when the product stops gets no answer, and logs that.
  await page.waitForLoadState('networkidle');
  await promote(product, [jan.email]);
  const device = await withDevice(page);
  const list = page.getByRole('list', { name: 'Je passkeys' });

  await test.step('adds one after the password, under a name; a mail says so', async () => {
    await page.goto('/profiel');
    await page.getByRole('button', { name: 'Passkey toevoegen' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Passkey toevoegen' });
    await dialog.getByLabel('Naam').fill('Laptop');
    await dialog.getByLabel('Je wachtwoord', { exact: true }).fill('Verkeerd-2026!');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Dit wachtwoord klopt niet.').first()).toBeVisible();
    expect(await device.keys()).toBe(0);
    await screenshot(page, 'profiel-passkey-toevoegen');
    await dialog.getByLabel('Je wachtwoord', { exact: true }).fill(jan.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(list.getByRole('listitem')).toHaveText([/Laptop.*Toegevoegd op.*Nog niet gebruikt/u]);
    await mailed(product, jan.email, /(Er is een passkey toegevoegd)/u);
    expect(await device.keys()).toBe(1);
  });

  await test.step('renames it; the log says so', async () => {
    await page.getByRole('button', { name: 'Wijzig de naam van Laptop' }).click();
    await page.getByRole('dialog').getByLabel('Naam').fill('Werkkamer');
    await page.getByRole('dialog').getByRole('button', { name: 'Bewaar' }).click();
    await expect(list).toContainText('Werkkamer');
    await page.reload();
    await expect(list).toContainText('Werkkamer');
    await screenshot(page, 'profiel-passkeys');
    await usableByKeyboard(page);
    await openPart(page, 'Wat er gebeurde');
    await expect(page.getByText(/voegde een passkey toe om mee in te loggen/u).first()).toBeVisible();
  });

  await test.step('R-6.2 R-8.12 an administrator logged in with a password is asked for the passkey on the administrator pages', async () => {
    await device.answers(false);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Nog één stap' })).toBeVisible();
    await screenshot(page, 'mfa-passkey');
    await usableByKeyboard(page);
    await page.getByRole('button', { name: 'Log in met je passkey' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Log in met je passkey' })).toBeVisible();
    await screenshot(page, 'login-stap-passkey');
    await usableByKeyboard(page);
    await device.answers(true);
    await page.getByRole('button', { name: 'Inloggen met een passkey' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Beheer' })).toBeVisible();
  });

  await test.step('logs out, and in with the passkey alone: the pages of administrators open', async () => {
    await device.answers(false);
    await logOut(page);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
    await screenshot(page, 'login-passkey');
    await device.answers(true);
    await page.getByRole('button', { name: 'Inloggen met een passkey' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Beheer' })).toBeVisible();
    await page.goto('/profiel');
    await expect(list.getByRole('listitem')).toHaveText([/Het laatst gebruikt op/u]);
    await openPart(page, 'Wat er gebeurde');
    await expect(page.getByText(/logde in met een passkey/u).first()).toBeVisible();
  });

  await test.step('S-184 removes it: the login page says that the passkey no longer works, and the password does', async () => {
    await page.getByRole('button', { name: 'Verwijder Werkkamer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Werkkamer verwijderen?' });
    await dialog.getByLabel('Je wachtwoord', { exact: true }).fill(jan.password);
    await dialog.getByRole('button', { name: 'Verwijder', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(list).toHaveCount(0);
    await mailed(product, jan.email, /(Er is een passkey verwijderd)/u);
    await device.answers(false);
    await logOut(page);
    await page.goto('/overzicht');
    await device.answers(true);
    await page.getByRole('button', { name: 'Inloggen met een passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('Met deze passkey kun je niet inloggen.');
    await device.forget();
    await screenshot(page, 'login-passkey-geweigerd');
    await fillLogin(page, jan);
    await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
  });
});

test('R-7.3 the browser offers the passkey automatically, at the e-mail field', async ({ page }) => {
  test.setTimeout(120_000);
  const jan = newPerson();
  await register(page, jan);
  await withDevice(page);
  await page.goto('/profiel');
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click();
  await page.getByRole('dialog').getByLabel('Je wachtwoord', { exact: true }).fill(jan.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Maak een passkey' }).click();
  await expect(page.getByRole('list', { name: 'Je passkeys' })).toContainText('Computer');
  await logOut(page);
  // Nobody presses anything: the device answers what the browser offers.
  await page.goto('/overzicht');
  await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
});
