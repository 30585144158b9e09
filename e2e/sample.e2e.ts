import type { Page } from '@playwright/test';
import { newPerson, register } from './support/person.ts';
import { expect, screenshot, test } from './support/test.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const banner = (page: Page) => page.getByRole('complementary', { name: 'Voorbeeldfamilie' });

/** The screens of the sample besides its contracts, with the heading of each. */
const SCREENS = [
  ['overzicht', 'Overzicht'],
  ['gelijk-delen', 'Gelijk delen'],
  ['plan', 'Plan om te schenken'],
  ['jaaropgave', /Jaaropgave/u],
  ['familiebeheer/relaties', 'Familie'],
  ['familiebeheer/wie-ziet-wat', 'Wie ziet wat'],
  ['familiebeheer/administratie', 'Plaatsen en facturen'],
  ['meldingen', 'Meldingen'],
  ['profiel', 'Profiel'],
] as const;

test('a visitor explores a sample family: nothing is sent, stored or changed', async ({ page, context, product }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await page.goto('/welkom');
  await page.getByRole('link', { name: 'Kijk rond bij een voorbeeldfamilie' }).click();
  await expect(heading(page, 'Overzicht')).toBeVisible();
  await expect(banner(page)).toContainText(/Stand van \d+ \p{L}+ \d{4}\. Er wordt niets bewaard\./u);
  for (const [path, name] of SCREENS) {
    await page.goto(`/voorbeeld/${path}`);
    await expect(heading(page, name)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Papieren zitten niet in het voorbeeld.')).toHaveCount(0);
    if (path === 'plan') await expect(page.getByRole('region', { name: 'Voor Bram' })).toBeVisible();
  }
  await page.goto('/voorbeeld');
  await page.getByRole('main').locator('a[href*="/lening/"]').first().click();
  await expect(page).toHaveURL(/\/voorbeeld\/lening\//u);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Documenten' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Papieren zitten niet in het voorbeeld.')).toHaveCount(0);

  // S-486: files of our own, and nothing else; S-487: no cookie, and nothing in the browser's storage.
  const own = new RegExp(
    `^GET ${product.url}(/welkom|/voorbeeld[^?]*|/assets/[^?]+|/open/[^?]+|/icons/[^?]+|/manifest\\.webmanifest|/favicon\\.ico)$`,
    'u',
  );
  expect(asked.filter((one) => !own.test(one) && !one.startsWith('GET blob:'))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await page.goto('/welkom');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test('S-491 a change is refused with a message, and the typed text is gone with the page', async ({ page }) => {
  await page.goto('/voorbeeld/familiebeheer/wie-ziet-wat');
  await page.goto('/voorbeeld/profiel');
  await page
    .getByRole('button', { name: /^Wijzig/u })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Bewaar/u })
    .first()
    .click();
  await expect(page.getByText('Dit is een voorbeeld. Er wordt niets bewaard.').first()).toBeVisible();
  await expect(page.getByText('Er is een fout opgetreden')).toHaveCount(0);
  await page.goto('/welkom');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('S-492 the sample never shows or touches the family of a person logged in in the same browser', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectLogged(/Content Security Policy/u);
  const own = newPerson({ lastname: 'Echtwaar', infix: '' });
  await register(page, own);
  await page.evaluate(() => localStorage.setItem('onderling.concept.rekenen', '{"eigen":"concept"}'));
  const called: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:api|oidc)\//u.test(request.url())) called.push(request.url());
  });
  await page.goto('/voorbeeld/familiebeheer/relaties?familie=gok');
  await expect(heading(page, 'Familie')).toBeVisible();
  await expect(page.getByText('Echtwaar')).toHaveCount(0);
  expect(called).toEqual([]);
  // Nor can any script in it: the page's policy prevents it.
  const blocked = await page.evaluate(() =>
    fetch('/api/v1/contracts').then(
      () => false,
      () => true,
    ),
  );
  expect(blocked).toBe(true);
  await page.goto('/overzicht');
  await expect(heading(page, 'Overzicht')).toBeVisible();
  expect(await page.evaluate(() => [localStorage['onderling.concept.rekenen'], sessionStorage.length])).toEqual([
    '{"eigen":"concept"}',
    0,
  ]);
});

test('S-493 a screen that is not read-only is not in the sample, and leads to no login', async ({ page }) => {
  for (const path of ['admin', 'ondertekenen/abc', 'register', 'meedoen', 'eigen-familie', 'aangemeld?code=x']) {
    await page.goto(`/voorbeeld/${path}`);
    await expect(heading(page, 'Dit zit niet in het voorbeeld')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/voorbeeld/error-404');
  }
  await banner(page).getByRole('link', { name: 'Maak een account' }).click();
  await expect(page).toHaveURL(/\/register$/u);
  await expect(banner(page)).toHaveCount(0);
});

test('the sample fits the screen and is accessible', async ({ page }) => {
  await page.goto('/voorbeeld');
  await expect(heading(page, 'Overzicht')).toBeVisible();
  await screenshot(page, 'voorbeeld-overzicht');
});
