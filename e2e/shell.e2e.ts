import type { Page } from '@playwright/test';
import { openPart } from './support/parts.ts';
import { fillLogin, newPerson, register } from './support/person.ts';
import { expect, screenshot, test } from './support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test(
  'R-8.13 logging out ends the session at the provider too, the other tabs follow, and Back shows nothing',
  { tag: '@journey' },
  async ({ page, context, consoleErrors }) => {
    const jan = newPerson({ lastname: 'Vertrek', infix: '' });
    await register(page, jan);
    const other = await context.newPage();
    consoleErrors.watch(other);
    await other.goto('/familiebeheer/relaties');
    await expect(heading(other, 'Familie')).toBeVisible();

    await page.getByRole('button', { name: /Jouw account/ }).click();
    await page.getByRole('menuitem', { name: 'Log uit' }).click();
    await expect(heading(page, 'Je bent uitgelogd.')).toBeVisible();
    await expect(heading(other, 'Je logde uit in een ander tabblad.')).toBeVisible();
    for (const tab of [page, other]) {
      await tab.goBack();
      await expect(tab.getByText('Vertrek')).toHaveCount(0);
    }
    // The provider no longer knows the person: it asks for the password.
    await other.goto('/overzicht');
    await fillLogin(other, jan);
    await expect(heading(other, 'Overzicht')).toBeVisible();
  },
);

test('R-8.13 a logout that did not reach the provider clears every tab, and each offers to try again', async ({
  page,
  context,
  consoleErrors,
}) => {
  const jan = newPerson({ lastname: 'Onzeker', infix: '' });
  await register(page, jan);
  const other = await context.newPage();
  for (const tab of [page, other]) consoleErrors.watch(tab);
  consoleErrors.expectLogged(/ERR_FAILED|Failed to fetch/u);
  await other.goto('/familiebeheer/relaties');
  await expect(heading(other, 'Familie')).toBeVisible();

  await context.route('**/.well-known/openid-configuration', (route) => route.abort());
  await page.getByRole('button', { name: /Jouw account/ }).click();
  await page.getByRole('menuitem', { name: 'Log uit' }).click();
  for (const tab of [page, other]) {
    await expect(heading(tab, 'Ben je uitgelogd?')).toBeVisible();
    await expect(tab.getByText('Onzeker')).toHaveCount(0);
  }
  await context.unroute('**/.well-known/openid-configuration');
  await other.getByRole('button', { name: 'Log uit' }).click();
  await expect(heading(other, 'Je bent uitgelogd.')).toBeVisible();
  await page.goto('/overzicht');
  await fillLogin(page, jan);
  await expect(heading(page, 'Overzicht')).toBeVisible();
});

test('R-8.13 /logout opened by its address ends the session; an image of it on another site does not', async ({
  page,
  product,
}) => {
  const jan = newPerson({ lastname: 'Adres', infix: '' });
  await register(page, jan);
  const foreign = await page.context().newPage();
  await foreign.setContent(
    `<img src="${product.url}/logout"><img src="${product.url}/oidc/session/end?client_id=onderling-app">`,
  );
  await foreign.waitForLoadState('networkidle');
  await foreign.close();
  await page.goto('/overzicht');
  await expect(heading(page, 'Overzicht')).toBeVisible();

  await page.goto('/logout');
  await expect(heading(page, 'Je bent uitgelogd.')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.goto('/overzicht');
  await fillLogin(page, jan);
  await expect(heading(page, 'Overzicht')).toBeVisible();
});

test('R-7.3 Back leads to a page, also past a refused password, where resending the form would make the browser show its own error', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectLogged(/42[29]|400/u);
  const jan = newPerson({ lastname: 'Terug', infix: '' });
  await register(page, jan);
  await page.goto('/logout');
  await expect(heading(page, 'Je bent uitgelogd.')).toBeVisible();
  await page.goto('/overzicht');
  await fillLogin(page, { ...jan, password: 'Verkeerd-2026!' });
  const told = page.getByRole('alert');
  await expect(told).toContainText('Inloggen is niet gelukt.');
  await expect(told).toBeFocused();
  await expect(page.getByLabel('E-mailadres')).toHaveValue(jan.email);
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('');
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await page.goBack();
  await expect(told).toBeVisible();
  expect(page.url()).not.toContain(encodeURIComponent(jan.email));
  await fillLogin(page, jan);
  await expect(heading(page, 'Overzicht')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Terug naar Onderling' })).toBeVisible();
});

test('a person whose session ended on an open page reads why the login page appears, and returns to that page', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectLogged(/invalid_grant|400/u);
  await page.clock.install();
  const jan = newPerson({ lastname: 'Verlopen', infix: '' });
  await register(page, jan);
  await page.getByRole('link', { name: 'Jaaropgave' }).first().click();
  await expect(heading(page, 'Jaaropgave')).toBeVisible();
  // The session is gone at the provider, and its renewal is refused.
  await page.context().clearCookies();
  await page.route('**/oidc/token', (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }));
  await page.clock.fastForward('15:00');
  await expect(heading(page, 'Inloggen')).toBeVisible();
  await expect(page.getByText('Je sessie is verlopen. Log opnieuw in.')).toBeVisible();
  await screenshot(page, 'inloggen-verlopen');
  await page.unroute('**/oidc/token');
  await fillLogin(page, jan);
  await expect(heading(page, 'Jaaropgave')).toBeVisible();
});

test('the keys of the shell lead where they say, not inside a field, and can be switched off (R-8.8)', async ({
  page,
}) => {
  await register(page, newPerson());
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await expect(heading(page, 'Familie')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(heading(page, 'Profiel')).toBeFocused();

  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Sneltoetsen' });
  await expect(list.getByText('Ga naar Overzicht')).toBeVisible();
  await screenshot(page, 'sneltoetsen');
  // Over a dialog no key leads away.
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(heading(page, 'Profiel')).toBeVisible();

  await test.step('a letter in a field is a letter', async () => {
    await page.getByRole('button', { name: 'Wijzig', exact: true }).first().click();
    await page.getByLabel('Voornaam').fill('');
    await page.getByLabel('Voornaam').pressSequentially('go?n');
    await expect(page.getByLabel('Voornaam')).toHaveValue('go?n');
    await page.reload();
    await expect(heading(page, 'Profiel')).toBeVisible();
  });

  await test.step('n starts a new contract for somebody with a family', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('o');
    await expect(heading(page, 'Overzicht')).toBeVisible();
  });

  await test.step('switched off they do nothing', async () => {
    await page.goto('/profiel');
    await openPart(page, 'Weergave');
    await page.getByRole('checkbox', { name: 'Sneltoetsen' }).uncheck();
    await heading(page, 'Profiel').focus();
    await page.keyboard.press('g');
    await page.keyboard.press('f');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/profiel');
    await page.getByRole('checkbox', { name: 'Sneltoetsen' }).check();
  });
});

test('without a connection the screen stays and says how old its data is; once connected it refetches', async ({
  page,
  context,
}) => {
  await register(page, newPerson());
  await page.goto('/familiebeheer/relaties');
  await expect(heading(page, 'Familie')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText(/^Geen verbinding\. Je ziet de stand van \d\d:\d\d\.$/)).toBeVisible();
  await expect(heading(page, 'Familie')).toBeVisible();
  await screenshot(page, 'geen-verbinding');
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/v1/user'));
  await context.setOffline(false);
  await asked;
  await expect(page.getByText('Geen verbinding')).toHaveCount(0);
  await expect(heading(page, 'Familie')).toBeVisible();
});
