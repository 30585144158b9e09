import type { Page, Route } from '@playwright/test';
import { answer, toasts, toastTitle } from './support/failures.ts';
import { openPart } from './support/parts.ts';
import { askForAccount, finishRegistering, newPerson, register } from './support/person.ts';
import { expect, screenshot, test } from './support/test.ts';

const NO_ANSWER = 'We krijgen geen antwoord. Controleer je internetverbinding en probeer het opnieuw.';
const profile = '**/api/v1/user';

const signOf = (page: Page) => page.getByRole('progressbar', { name: 'Bezig met laden …' });

/** Holds every request to `url` until it is let go. */
async function hold(page: Page, url: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(url, (route) => void held.push(route));
  return async () => {
    await page.unroute(url);
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  };
}

test('R-6.1 the first failure of a visit is shown even when the chunk of the toasts fails too, and the app keeps working', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expectLogged(/ChunkLoadError|Loading chunk|Failed to fetch/);
  // The first toast of this visit comes below: completing one's own details shows one.
  const jan = newPerson();
  await askForAccount(page, jan);
  await finishRegistering(page, jan);
  await page.getByRole('link', { name: 'Profiel' }).first().click();
  await openPart(page, 'Je gegevens');
  const download = page.getByRole('button', { name: 'Alles downloaden' });
  await expect(download).toBeVisible();
  await context.setOffline(true);
  await download.click();
  await expect(toasts(page)).toHaveText(`${toastTitle}${NO_ANSWER}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Profiel' })).toBeVisible();
  await screenshot(page, 'toast-plain');
  await expect(toasts(page)).toHaveCount(0, { timeout: 15_000 });

  await test.step('the chunk is asked for again with the next toast', async () => {
    const asked = page.waitForResponse((response) => response.url().endsWith('.js') && response.ok());
    await context.setOffline(false);
    await answer(page, '**/api/v1/export', { status: 500, json: { error: 'Niet nu.' } });
    await download.click();
    await asked;
    await expect(toasts(page)).toHaveText(`${toastTitle}Niet nu.`);
  });
});

test('R-6.1 a menu or a list of keys whose chunk fails to load says so, and the app keeps working', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expectLogged(/ChunkLoadError|Loading chunk|Failed to fetch/);
  await register(page, newPerson());
  const overview = page.getByRole('heading', { level: 1, name: 'Overzicht' });
  // Everything the page needs is loaded before the connection goes.
  await expect(page.getByRole('main').getByText(/^Voeg eerst je kind of je partner toe/u)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(overview).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Jouw account/ }).click();
  await expect(toasts(page)).toHaveText(`${toastTitle}${NO_ANSWER}`);
  await expect(overview).toBeVisible();
  await overview.click();
  await page.keyboard.press('?');
  await expect(toasts(page)).toHaveCount(2);
  await expect(overview).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Jouw account/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Log uit' })).toBeVisible();
});

test('R-4.8 R-6.1 a refused profile logs the person out, and the toast that says why is shown afterwards', async ({
  page,
}) => {
  const jan = newPerson();
  await register(page, jan);
  const ways = [
    { status: 401, json: { message: 'Je bent niet ingelogd.' }, says: 'Je bent niet ingelogd.' },
    {
      status: 403,
      json: { error: 'Je hebt geen rechten voor deze actie.' },
      says: 'Je hebt geen rechten voor deze actie.',
    },
    { status: 500, json: { message: 'Er ging iets mis. Meld code abc.' }, says: 'Er ging iets mis. Meld code abc.' },
    {
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: '<h1>proxy</h1>',
      says: 'We krijgen een antwoord dat we niet kunnen lezen. Probeer het later opnieuw.',
    },
  ];
  for (const { says, ...how } of ways) {
    await test.step(says, async () => {
      await answer(page, profile, how);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Je bent uitgelogd.' })).toBeVisible();
      await expect(toasts(page)).toHaveText(`${toastTitle}${says}`);
      await answer(page, profile, null);
      // Once: the next page of this tab does not say it again.
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Je bent uitgelogd.' })).toBeVisible();
      await expect(toasts(page)).toHaveCount(0);
      await page.goto('/overzicht');
      await page.getByLabel('E-mailadres').fill(jan.email);
      await page.getByLabel('Wachtwoord', { exact: true }).fill(jan.password);
      await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
    });
  }
});

test('R-4.8 R-6.1 an unanswered profile call is tried four times; then the person is logged out and reads why', async ({
  page,
}) => {
  await register(page, newPerson());
  for (const how of [
    { status: 502, json: { message: 'Bad Gateway' } },
    { status: 504, json: { message: 'Gateway Timeout' } },
    'lost',
  ] as const) {
    await test.step(how === 'lost' ? how : String(how.status), async () => {
      let asked = 0;
      await page.route(profile, (route) => {
        asked += 1;
        return how === 'lost' ? route.abort('connectionrefused') : route.fulfill(how);
      });
      await page.goto('/overzicht');
      await expect(page.getByRole('heading', { level: 1, name: 'Je bent uitgelogd.' })).toBeVisible();
      await expect(toasts(page)).toHaveText(`${toastTitle}${how === 'lost' ? NO_ANSWER : how.json.message}`);
      expect(asked).toBe(4);
      await page.unroute(profile);
      await register(page, newPerson());
    });
  }
});

test('R-6.3 R-4.8 a profile answered by 503 leads to /onderhoud at once, and logs nobody out', async ({ page }) => {
  await register(page, newPerson());
  let asked = 0;
  await page.route(profile, (route) => {
    asked += 1;
    return route.fulfill({ status: 503, json: { message: 'We zijn even in onderhoud.' } });
  });
  await answer(page, '**/readyz', { status: 503, json: {} });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'We zijn even bezig.' })).toBeVisible();
  expect(asked).toBe(1);
  await page.unroute(profile);
  await answer(page, '**/readyz', null);
  await page.goto('/overzicht');
  await expect(page.getByText('Familie De Vries')).toBeVisible();
});

test('R-4.9 R-2.7 the backdrop shows while a page waits, goes with a navigation, and returns for the calls of the next page', async ({
  page,
}) => {
  await register(page, newPerson());
  const release = {
    contracts: await hold(page, '**/api/v1/contracts'),
    statement: await hold(page, '**/api/v1/statement?*'),
  };
  await page.reload();
  await expect(signOf(page)).toBeVisible();
  await page.evaluate(() => {
    const seen = window as unknown as { gone: boolean };
    seen.gone = false;
    new MutationObserver(() => {
      if (!document.querySelector('[role=progressbar]')) seen.gone = true;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('link', { name: 'Jaaropgave' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jaaropgave' })).toBeVisible();
  // It went with the navigation, and shows again for the statement, while the contracts are still on their way.
  await expect.poll(() => page.evaluate(() => (window as unknown as { gone: boolean }).gone)).toBe(true);
  await expect(signOf(page)).toBeVisible();
  await screenshot(page, 'backdrop');
  await release.contracts();
  await expect(signOf(page)).toBeVisible();
  await release.statement();
  await expect(signOf(page)).toHaveCount(0);
});

test('R-2.7 a save that takes long blocks the page, keeps the focus, and lets go', async ({ page }) => {
  await register(page, newPerson());
  await page.getByRole('link', { name: 'Profiel' }).first().click();
  await page.getByRole('button', { name: 'Wijzig', exact: true }).first().click();
  const name = page.getByLabel('Voornaam');
  await name.fill('Johan');
  const release = await hold(page, '**/api/v1/profile');
  const save = page.getByRole('button', { name: 'Bewaar' });
  await name.press('Enter');
  await expect(signOf(page)).toBeVisible();
  await expect(name).toBeFocused();
  // The button that lies below is out of reach of the pointer.
  await save.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await save.boundingBox())!;
  expect(
    await page.evaluate(([px, py]) => document.elementFromPoint(px, py)?.closest('button') === null, [
      x + width / 2,
      y + height / 2,
    ] as const),
  ).toBe(true);
  await screenshot(page, 'backdrop-save');
  await release();
  await expect(signOf(page)).toHaveCount(0);
  await expect(page.getByText('Johan de Vries').first()).toBeVisible();
});
