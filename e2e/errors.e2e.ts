import type { Page } from '@playwright/test';
import { answer, failures, toasts, toastTitle } from './support/failures.ts';
import { newPerson, register } from './support/person.ts';
import { startProduct } from './support/product.ts';
import { expect, screenshot, test } from './support/test.ts';

/** The call that the relation form makes when it opens; the network is mocked, never our own code. */
const ownUsers = '**/api/v1/users?own=1';
const askOwnUsers = (page: Page) => page.getByRole('button', { name: 'Familielid toevoegen' }).first().click();

async function openForm(page: Page): Promise<void> {
  await askOwnUsers(page);
  await expect(page.getByRole('dialog')).toBeVisible();
}
const closeForm = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleer' }).first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
};

async function atRelations(page: Page): Promise<void> {
  await register(page, newPerson());
  await page.getByRole('link', { name: 'Familie' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Familie' })).toBeVisible();
}

test(
  'R-6.1 R-6.4 a red toast says why a call failed, by the best message available, and nothing else happens',
  { tag: '@journey' },
  async ({ page }) => {
    await atRelations(page);
    for (const { what, how, says } of failures) {
      await test.step(what, async () => {
        await answer(page, ownUsers, how);
        await openForm(page);
        const toast = toasts(page);
        await expect(toast).toHaveText(`${toastTitle}${says}`);
        const red = await page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-error-main').trim(),
        );
        const shown = await toast.evaluate((element) => getComputedStyle(element.parentElement!).backgroundColor);
        expect(red.toLowerCase()).toBe('#b3261e');
        expect(shown).toBe('rgb(179, 38, 30)');
        expect(new URL(page.url()).pathname).toBe('/familiebeheer/relaties');
        // Taking the picture takes longer than a toast stays.
        if (what === 'errors') await screenshot(page, 'toast');
        else await page.getByRole('button', { name: 'Sluit deze melding' }).click();
        await expect(toast).toHaveCount(0);
        await closeForm(page);
      });
    }
  },
);

test('R-6.7 a toast stays as long as the deployment says: three seconds if set to that', async ({ browser }) => {
  const product = await startProduct({ TOAST_SECONDS: '3' });
  const context = await browser.newContext({ baseURL: product.url, locale: 'nl-NL' });
  try {
    const page = await context.newPage();
    await atRelations(page);
    await answer(page, ownUsers, { status: 500, json: { error: 'Nee.' } });
    await page.clock.install();
    await openForm(page);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(2000);
    await expect(toasts(page)).toBeVisible();
    for (const step of [1200, 300, 300]) await page.clock.runFor(step);
    // The installed clock also runs in real time: wait for a second only, as any toast is gone after five.
    await expect(toasts(page)).toHaveCount(0, { timeout: 1000 });
  } finally {
    await context.close();
    await product.dispose();
  }
});

test('R-6.6 a toast goes after 5 seconds, waits under pointer and focus; a second failure is a second toast', async ({
  page,
}) => {
  await atRelations(page);
  await answer(page, ownUsers, { status: 500, json: { error: 'Nee.' } });
  await page.clock.install();
  const fail = async () => {
    await openForm(page);
    await expect(toasts(page)).toHaveCount(1);
    await closeForm(page);
  };

  await test.step('it goes after five seconds', async () => {
    await openForm(page);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(4000);
    await expect(toasts(page)).toBeVisible();
    await page.clock.runFor(2000);
    await expect(toasts(page)).toHaveCount(0);
    await closeForm(page);
  });
  await test.step('it waits under the pointer', async () => {
    await fail();
    await toasts(page).hover();
    await page.clock.runFor(20_000);
    await expect(toasts(page)).toBeVisible();
    await page.mouse.move(900, 300);
    await page.clock.runFor(6000);
    await expect(toasts(page)).toHaveCount(0);
  });
  await test.step('it waits with the focus', async () => {
    await fail();
    await page.getByRole('button', { name: 'Sluit deze melding' }).focus();
    await page.clock.runFor(20_000);
    await expect(toasts(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).focus();
    await page.clock.runFor(6000);
    await expect(toasts(page)).toHaveCount(0);
  });
  await test.step('a second failure with the same text is a second toast', async () => {
    await fail();
    await openForm(page);
    await expect(toasts(page)).toHaveCount(2);
  });
});

test('R-6.2 R-8.12 401 mfa leads to /mfa, which knows the way back', { tag: '@journey' }, async ({ page }) => {
  await atRelations(page);
  await answer(page, ownUsers, {
    status: 401,
    json: { status: 'mfa', message: 'Bevestig je inlog met de tweede stap.' },
  });
  await askOwnUsers(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Nog één stap' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('terug')).toBe('/familiebeheer/relaties?nieuw=');
});

test(
  'R-6.3 R-8.15 503 leads to /onderhoud: it counts down as long as the server asks, tries, and goes back',
  { tag: '@journey' },
  async ({ page }) => {
    await atRelations(page);
    await answer(page, ownUsers, { status: 503, json: { message: 'We zijn even in onderhoud.' } });
    await answer(page, '**/readyz', { status: 503, headers: { 'Retry-After': '7' }, json: {} });
    await page.clock.install();
    await askOwnUsers(page);
    await expect(page.getByRole('heading', { level: 1, name: 'We zijn even bezig.' })).toBeVisible();
    await page.getByRole('button', { name: 'Nu proberen' }).click();
    await page.clock.runFor(100);
    await expect(page.getByRole('timer')).toHaveText(/over [67] seconden/);
    await answer(page, '**/readyz', null);
    await answer(page, ownUsers, null);
    await expect(async () => {
      await page.clock.runFor(1000);
      expect(new URL(page.url()).pathname).toBe('/familiebeheer/relaties');
    }).toPass();
    await expect(page.getByRole('dialog', { name: 'Familielid toevoegen' })).toBeVisible();
  },
);

test('R-6.5 contracts that fail to load are reported by the list itself, without a toast', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectLogged(/Niet nu/);
  await register(page, newPerson());
  await answer(page, '**/api/v1/contracts', { status: 500, json: { error: 'Niet nu.' } });
  await page.reload();
  await expect(page.getByText('We konden je contracten niet ophalen.')).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.getByText('€ 0,00')).toHaveCount(0);
  await answer(page, '**/api/v1/contracts', null);
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(page.getByText('We konden je contracten niet ophalen.')).toHaveCount(0);
});

test('R-4.8 F23 a profile that fails three times and then comes logs nobody out', async ({ page }) => {
  await register(page, newPerson());
  let asked = 0;
  await page.route('**/api/v1/user', (route) => {
    asked += 1;
    return asked <= 3 ? route.fulfill({ status: 502, json: { message: 'Bad Gateway' } }) : route.continue();
  });
  await page.reload();
  await expect(page.getByText('Familie De Vries')).toBeVisible({ timeout: 40_000 });
  expect(asked).toBe(4);
  expect(new URL(page.url()).pathname).toBe('/overzicht');
  await expect(toasts(page)).toHaveCount(0);
});
