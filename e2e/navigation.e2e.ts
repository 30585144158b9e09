import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { walkByKeyboard } from './support/keyboard.ts';
import { addRelative, fillLogin, newPerson, register } from './support/person.ts';
import { expect, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

test('S-108 no return path leads out of the product: not from the address, nor from what the browser keeps for the login', async ({
  page,
  product,
}) => {
  const jan = newPerson();
  await register(page, jan);
  const abroad = [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/%09/evil.example',
    '/\t/evil.example',
    '/@evil.example',
    'https://evil.example/overzicht',
  ];
  for (const target of abroad) {
    await page.goto(`/onderhoud?terug=${encodeURIComponent(target)}`);
    await page.getByRole('button', { name: 'Nu proberen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/overzicht`);
  }
  for (const target of abroad) {
    await page.context().clearCookies();
    await page.goto('/profiel');
    await expect(page.getByLabel('E-mailadres')).toBeVisible();
    await page.evaluate((planted) => {
      for (const [key, kept] of Object.entries(sessionStorage)) {
        if (key.startsWith('oidc.'))
          sessionStorage.setItem(
            key,
            JSON.stringify({ ...(JSON.parse(String(kept)) as object), data: { target: planted } }),
          );
      }
    }, target);
    await fillLogin(page, jan);
    await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/overzicht`);
  }
});

test(
  'R-2.2 R-2.8 a login leads back to the exact path and query: typed, followed inside the app, or where the person already was',
  { tag: '@journey' },
  async ({ page }) => {
    const jan = newPerson();
    await register(page, jan);
    await page.context().clearCookies();
    await page.goto('/overzicht?zoek=a\\b');
    await fillLogin(page, jan);
    await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
    expect(pathOf(page)).toBe('/overzicht?zoek=a\\b');

    await test.step('from a page of the app, through the guard', async () => {
      await page.context().clearCookies();
      await page.goto(`/onderhoud?terug=${encodeURIComponent('/jaaropgave?jaar=2025')}`);
      await page.getByRole('button', { name: 'Nu proberen' }).click();
      await fillLogin(page, jan);
      await expect(page.getByRole('heading', { level: 1, name: 'Jaaropgave' })).toBeVisible();
      expect(pathOf(page)).toBe('/jaaropgave?jaar=2025');
    });

    await test.step('a person who logs in without asking for a page stays where they are', async () => {
      await page.context().clearCookies();
      await page.goto('/register/step/final?van=jan');
      await page.getByRole('button', { name: 'Log in' }).click();
      await fillLogin(page, jan);
      await expect(page.getByRole('heading', { level: 1, name: 'Je account staat klaar' })).toBeVisible();
      expect(pathOf(page)).toBe('/register/step/final?van=jan');
    });
  },
);

for (const width of [1280, 700, 390]) {
  test(`R-2.10 every dialog shows the chat link, ${width} wide: it works by mouse and by keyboard and covers no other control`, async ({
    page,
    context,
  }) => {
    await context.route(/^https:\/\/wa\.me\//, (route) => route.fulfill({ contentType: 'text/html', body: 'chat' }));
    await register(page, newPerson());
    await addRelative(page, { ...newPerson({ firstname: 'Sanne', birthdate: '1-2-1990' }), relation: 'Familielid' });
    await page.setViewportSize({ width, height: 844 });
    const top = page.locator('[role=dialog], [role=alertdialog]').last();

    const expectChat = async (name: string) => {
      await expect(top).toHaveAccessibleName(name);
      const chat = top.getByRole('link', { name: /^Chat met ons/ });
      const [popup] = await Promise.all([context.waitForEvent('page'), chat.click()]);
      await popup.close();
      const covered = await chat.evaluate((link) => {
        const box = link.getBoundingClientRect();
        const others = [
          ...(link.closest('[role]')?.querySelectorAll('button, input, select, textarea, a') ?? []),
        ].filter((other) => other !== link && other.checkVisibility());
        return others
          .filter((other) => {
            const { left, right, top, bottom } = other.getBoundingClientRect();
            return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          })
          .map((other) => other.textContent || other.getAttribute('aria-label'));
      });
      expect(covered).toEqual([]);
      await page.screenshot({ path: `screenshots/chat-${name.replaceAll(/\W/g, '')}-${width}.png` });
      const stops = await walkByKeyboard(page);
      expect(stops.filter(({ name: stop }) => stop.includes('Chat met ons'))).toEqual([
        { name: expect.any(String), hidden: false, ringed: true },
      ]);
    };

    await page.goto('/familiebeheer/relaties?nieuw');
    await expectChat('Familielid toevoegen');
    await top.getByLabel('Voornaam').fill('Bram');
    await top.getByRole('button', { name: 'Annuleer' }).first().click();
    await expectChat('Bewaren wat je hebt ingevuld?');
    await page.goto('/overzicht?nieuw');
    await expectChat('Nieuw contract');
    await page.goto('/profiel');
    await expect(heading(page)).toBeVisible();
    await page.keyboard.press('?');
    await expectChat('Sneltoetsen');
  });
}

test('R-2.5 S-109 an error in any address leads to /error with the whole query, shown as text', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const script = '<script>alert(1)</script><img src=x onerror=alert(2)>';
  for (const path of ['/overzicht', '/', '/aangemeld', '/onbekend', '/mfa', '/error']) {
    const query = `?a=1&error=${encodeURIComponent(script)}&error_description=${'x'.repeat(10_000)}`;
    await page.goto(path + query);
    await expect(page.getByRole('heading', { level: 1, name: 'Er ging iets mis' })).toBeVisible();
    expect(pathOf(page)).toBe(`/error${new URL(`http://x${path}${query}`).search}`);
  }
  await page.getByText('Technische details').click();
  await expect(page.getByText(script)).toBeVisible();
  expect(dialogs).toEqual([]);
});

test('R-2.4 an unknown path leads to /error-404, and from there back home', { tag: '@journey' }, async ({ page }) => {
  for (const path of ['/onbekend', '/apps/todo', '/overzicht/dieper', '/OVERZICHT', '/register/a/b/c']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/error-404$/);
  }
  await page.getByRole('link', { name: 'Naar overzicht' }).click();
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible();
});

test(
  'R-2.11 the button to the top, from 251 px on; a navigation sets the title and the focus, starts at the top, and Back returns to the previous position',
  { tag: '@journey' },
  async ({ page }) => {
    await register(page, newPerson());
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.getByRole('link', { name: 'Profiel' }).first().click();
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle('Profiel - Onderling');
    await expect(page.getByRole('button', { name: 'Je gegevens', exact: true })).toBeVisible();

    const toTop = page.getByRole('button', { name: 'Naar boven' });
    await page.evaluate(() => window.scrollTo(0, 250));
    await expect(toTop).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 251));
    await expect(toTop).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 700));

    await page.getByRole('link', { name: 'Familie' }).first().click();
    await expect(page).toHaveTitle('Familie - Onderling');
    await expect(heading(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();
    await expect(page).toHaveTitle('Profiel - Onderling');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    await toTop.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
  },
);

test('S-105 the policy refuses inline script, eval and foreign script', async ({ page, consoleErrors }) => {
  consoleErrors.expectLogged(/Content Security Policy/);
  const response = await page.goto('/register');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  await expect(heading(page)).toBeVisible();
  const ran = await page.evaluate(async () => {
    const state = window as unknown as { ran?: string };
    const inline = document.createElement('script');
    inline.textContent = 'window.ran = "inline"';
    document.body.append(inline);
    const foreign = document.createElement('script');
    foreign.src = 'http://127.0.0.1:9/x.js';
    const refused = new Promise((resolve) => foreign.addEventListener('error', () => resolve('foreign refused')));
    document.body.append(foreign);
    const styled = document.createElement('p');
    document.body.append(styled);
    styled.setAttribute('style', 'color: rgb(1, 2, 3)');
    return [state.ran, await refused, getComputedStyle(styled).color];
  });
  expect(ran).toEqual([undefined, 'foreign refused', expect.not.stringContaining('rgb(1, 2, 3)')]);
});

test('S-111 no personal data is left in the browser: not in storage, nor in the address', async ({ page }) => {
  const jan = newPerson({ firstname: 'Kanarie', lastname: 'Vogelaar' });
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await register(page, jan);
  for (const path of ['/profiel', '/familiebeheer/relaties', '/overzicht']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
  }
  const kept = await page.evaluate(async () => ({
    local: Object.entries(localStorage) as [string, string][],
    session: Object.entries(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookies: document.cookie,
  }));
  expect(
    kept.local
      .map(([key]) => key)
      .filter((key) => !['onderling-kleur', 'mui-color-scheme-light', 'mui-color-scheme-dark'].includes(key)),
  ).toEqual([]);
  expect(kept).toMatchObject({ session: [], databases: [], caches: [], cookies: '' });
  const everything = JSON.stringify([kept, visited]);
  for (const secret of [jan.email, 'Kanarie', 'Vogelaar', jan.password, 'eyJ', 'access_token', 'id_token'])
    expect(everything).not.toContain(secret);
});

test('S-113 no other page may frame the product', async ({ page, product, consoleErrors }) => {
  consoleErrors.expectLogged(/frame/i);
  const elsewhere = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(`<iframe src="${product.url}/overzicht"></iframe>`),
  );
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  try {
    await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
  } finally {
    elsewhere.close();
  }
});
