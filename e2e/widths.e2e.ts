import type { Page, Route } from '@playwright/test';
import { ADMINISTRATOR_EMAIL, FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { groups } from './support/calls/groups.ts';
import { test } from './support/demo.ts';
import { fits } from './support/fits.ts';
import { mailed } from './support/mail.ts';
import { fillLogin } from './support/person.ts';
import { everyRoute } from './support/routes.ts';
import { addresses, allIsThere, logInTo, whoOpens } from './support/screens.ts';
import { expect } from './support/test.ts';

// A dialog that is still moving has no final width yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const KINDS = [
  { kind: 'Schenking', giver: 'Wie geeft het geld?', taker: 'Wie krijgt het geld?' },
  {
    kind: 'Lening, elke maand hetzelfde bedrag',
    giver: 'Van wie komt het geld?',
    taker: 'Wie betaalt het geld terug?',
  },
] as const;

/** /onderhoud goes on automatically after ten seconds, which is sooner than twelve widths are measured. */
const stay = (route: Route) => (route.request().isNavigationRequest() ? route.abort('aborted') : route.fallback());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('R-2.10 R-8.1 every screen fits from 320 to 2560 pixels: no sideways scroll, nothing cut, nothing under the corner', async ({
  page,
  product,
}) => {
  test.setTimeout(300_000);
  const routes = await everyRoute();
  for (const email of [FOUNDER_EMAIL, ADMINISTRATOR_EMAIL]) {
    await page.context().clearCookies();
    await page.goto('/overzicht');
    await logInTo(page, product, email);
    await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
    for (const route of routes.filter((one) => whoOpens(one) === email))
      for (const path of await addresses(page, route)) {
        await page.goto(path);
        await allIsThere(page);
        await page.route('**/*', stay);
        await fits(page, path);
        await page.unroute('**/*', stay);
      }
  }
});

test('R-8.1 the open pages fit from 320 to 2560 pixels', async ({ page }) => {
  const paths = ['/welkom', '/rekenen', '/rekenen/lening', '/rekenen/lenen-of-schenken', '/privacy', '/voorwaarden'];
  for (const path of [...paths, '/toegankelijkheid']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await fits(page, path);
  }
});

test('R-8.1 the pages of the login fit from 320 to 2560 pixels, also when they refuse', async ({ page, product }) => {
  test.setTimeout(120_000);
  const fitsAt = async (name: string) => {
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await fits(page, `login ${name}`);
  };
  await page.goto('/overzicht');
  await fitsAt('Inloggen');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: 'Niet-Mijn-Wachtwoord-1!' });
  await expect(page.getByRole('alert')).toBeVisible();
  await fits(page, 'login refused');
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await fitsAt('Wachtwoord vergeten');
  await page.getByLabel('E-mailadres').fill(FOUNDER_EMAIL);
  await page.getByRole('button', { name: 'Stuur me de link' }).click();
  await fitsAt('Kijk in je mail');
  await page.goto(await mailed(product, FOUNDER_EMAIL, /(http:\/\/localhost:\d+\/oidc\/wachtwoord\/[\w-]+)/u));
  await fitsAt('Kies een nieuw wachtwoord');
  await page.goto('/admin');
  await fillLogin(page, { email: ADMINISTRATOR_EMAIL, password: PASSWORD });
  await fitsAt('Vul je code in');
  await page.getByRole('link', { name: 'Gebruik een herstelcode' }).click();
  await fits(page, 'login recovery code');
});

for (const { what, email, rows } of groups.filter((group) => group.email !== undefined))
  test(`R-8.1 every dialog fits from 320 to 2560 pixels: ${what}`, async ({ page, product }) => {
    test.setTimeout(300_000);
    await page.goto('/gelijk-delen');
    await logInTo(page, product, email ?? '');
    // The provider's page has a heading too.
    await expect(page.getByRole('heading', { level: 1, name: 'Gelijk delen' })).toBeVisible();
    const seen = new Set<string>();
    for (const { call, open } of rows.filter((row) => 'act' in row)) {
      await open(page);
      const name = await page.evaluate(
        () => [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)?.textContent ?? '',
      );
      if (name !== '' && !seen.has(name)) await fits(page, `the dialog of ${call}`);
      seen.add(name);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

test('R-8.1 the calendar of a date field fits from 320 to 2560 pixels', async ({ page, product }) => {
  await page.goto('/overzicht');
  await logInTo(page, product, FOUNDER_EMAIL);
  await page.getByRole('link', { name: /€.30\.000,00 Annuïteitenlening/u }).click();
  await page.getByRole('button', { name: 'Betaling invoeren' }).click();
  await page.getByRole('button', { name: /^Kies een dag: Betaald op/u }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await fits(page, 'the calendar');
});

test('R-8.5 each step of the wizard opens at its top, with the focus on its heading, and fits from 320 to 2560 pixels', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/overzicht');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
  for (const { kind, giver, taker } of KINDS) {
    await page.goto('/overzicht?nieuw');
    const dialog = page.getByRole('dialog');
    const comesTo = async (step: string) => {
      await dialog.getByRole('button', { name: 'Volgende stap' }).click();
      await expect(dialog.getByRole('heading', { name: step })).toBeFocused();
      expect(await dialog.locator('.MuiDialogContent-root').evaluate((content) => content.scrollTop)).toBe(0);
    };
    const fitsHere = async (step: number) => {
      await fits(page, `wizard ${kind} ${step}`);
      await page.setViewportSize({ width: 390, height: 700 });
    };
    await dialog.getByRole('radio', { name: kind, exact: true }).check();
    await fitsHere(1);
    await comesTo('Stap 2 van 5: Wie');
    await dialog.getByRole('group', { name: giver }).getByRole('checkbox').first().check();
    await dialog.getByRole('group', { name: taker, exact: true }).getByRole('checkbox').last().check();
    await fitsHere(2);
    await comesTo('Stap 3 van 5: Afspraken');
    await dialog.getByLabel('Bedrag', { exact: true }).fill('100000');
    if (kind !== 'Schenking') {
      await dialog.getByLabel('Rente per jaar').fill('4');
      await dialog.getByLabel('jaar', { exact: true }).fill('30');
    }
    await fitsHere(3);
    await comesTo('Stap 4 van 5: Verdere afspraken');
    await fitsHere(4);
    await comesTo('Stap 5 van 5: Controleren');
    await fitsHere(5);
  }
});

test('R-8.2 on paper the statement says whose it is and when it was printed; forced colours leave a filled button its edge', async ({
  page,
}) => {
  await page.goto('/jaaropgave');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  const line = page.getByText(/^Van Jan de Vries\. Afgedrukt op \d+ \S+ \d{4}\.$/u);
  await expect(line).toBeAttached();
  await expect(line).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(line).toBeVisible();
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  const filled = page.locator('.MuiButton-contained').first();
  expect(await filled.evaluate((button) => getComputedStyle(button).borderTopWidth)).toBe('1px');
});
