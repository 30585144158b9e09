import type { Page } from '@playwright/test';
import { ADMINISTRATOR_EMAIL, FOUNDER_EMAIL } from '../demo/family.ts';
import { test } from './support/demo.ts';
import { notDutch } from './support/dutch.ts';
import { usableByKeyboard } from './support/keyboard.ts';
import { everyRoute } from './support/routes.ts';
import { addresses, allIsThere, logInTo, whoOpens } from './support/screens.ts';
import { expect, expectAccessible } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
test('R-2.2 R-2.8 R-2.9 every guarded path keeps its path and query through the login, and survives a reload', async ({
  page,
  product,
  consoleErrors,
}) => {
  consoleErrors.expectLogged(/Niet gevonden/);
  test.setTimeout(300_000);
  for (const route of (await everyRoute()).filter(({ access }) => access === 'login')) {
    const path = `${route.path.replace(/:\w+/u, 'k3J9pQzR')}?waarheen=%20daar`;
    await test.step(path, async () => {
      await page.context().clearCookies();
      await page.goto(path);
      await logInTo(page, product, whoOpens(route));
      await expect(heading(page)).toBeVisible();
      expect(pathOf(page)).toBe(path);
      await page.reload();
      await expect(heading(page)).toBeVisible();
      expect(pathOf(page)).toBe(path);
    });
  }
});

for (const width of [1280, 390]) {
  test(
    `R-2.10 R-2.12 S-114 S-105 every screen is Dutch and has the chat link, ${width} wide; the keyboard alone walks them; axe finds nothing, and no violation, no foreign request`,
    { tag: width === 390 ? '@journey' : [] },
    async ({ page, product }) => {
      test.setTimeout(600_000);
      await page.setViewportSize({ width, height: 860 });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const violations: string[] = [];
      await page.exposeFunction('tellViolation', (what: string) => violations.push(what));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          void (window as unknown as { tellViolation: (what: string) => Promise<void> }).tellViolation(
            `${event.effectiveDirective} ${event.blockedURI}`,
          );
        });
      });
      const routes = await everyRoute();
      for (const email of [FOUNDER_EMAIL, ADMINISTRATOR_EMAIL]) {
        const theirs = routes.filter((route) => whoOpens(route) === email);
        await page.context().clearCookies();
        await page.goto('/overzicht');
        await logInTo(page, product, email);
        await expect(heading(page)).toBeVisible();
        for (const route of theirs)
          for (const path of await addresses(page, route)) await test.step(path, () => walkScreen(page, path));
      }
      expect(violations).toEqual([]);
      expect(asked.filter((url) => url.startsWith('http') && new URL(url).origin !== product.url)).toEqual([]);
    },
  );
}

async function walkScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await allIsThere(page);
  const chat = page.getByRole('link', { name: /^Chat met ons/ });
  await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(chat).toHaveAttribute('target', '_blank');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  expect(await notDutch(page)).toEqual([]);
  expect((await usableByKeyboard(page))[0]).toBe('A Naar de inhoud');
  await expectAccessible(page);
}
