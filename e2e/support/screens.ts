import { expect, type Page } from '@playwright/test';
import { ADMINISTRATOR_EMAIL, FOUNDER_EMAIL, PASSWORD } from '../../demo/family.ts';
import { fillLogin } from './person.ts';
import type { Product } from './product.ts';
import type { RouteOfTable } from './routes.ts';
import { codesOfDemo, fillLoginTwice } from './secondStep.ts';

/** The member of the sample family who opens a screen: the founder, or the administrator for administrator pages. */
export const whoOpens = ({ path }: RouteOfTable): string =>
  path.startsWith('/admin') ? ADMINISTRATOR_EMAIL : FOUNDER_EMAIL;

/** Fills in the login of somebody of the sample family; the administrator has a second step. */
export const logInTo = (page: Page, product: Product, email: string): Promise<void> =>
  email === ADMINISTRATOR_EMAIL
    ? fillLoginTwice(page, { email, password: PASSWORD }, codesOfDemo(product))
    : fillLogin(page, { email, password: PASSWORD });

/** Visible placeholders: a chart comes when somebody scrolls to it. */
const placeholdersInSight = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main :is([aria-busy=true], .MuiSkeleton-root)')].filter(
        (one) => one.getBoundingClientRect().top < window.innerHeight,
      ).length,
  );

/** Waits until the screen is complete: its heading, its answers, and no placeholders. */
export async function allIsThere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => placeholdersInSight(page)).toBe(0);
}

/** Screens that differ by query; the others use their own path. */
const queries: Record<string, string[]> = {
  '/melding': ['?bericht=link-verlopen', '?bericht=adres-bevestigen'],
  '/error': ['?error=access_denied'],
};

/** A real address of the route: the first contract, the first administrator. */
export async function addresses(page: Page, { path }: RouteOfTable): Promise<string[]> {
  if (path.startsWith('/lening/')) {
    await page.goto('/overzicht');
    return [(await page.getByRole('link', { name: /€.30\.000,00 Annuïteitenlening/u }).getAttribute('href')) ?? ''];
  }
  if (path.startsWith('/admin/')) {
    // Ignores calls that the previous page still makes.
    await page.goto('about:blank');
    const asked = page.waitForResponse(/\/api\/v1\/admins\?/u, { timeout: 40_000 });
    await page.goto('/admin');
    const { rows } = (await (await asked).json()) as { rows: { id: string }[] };
    return [`/admin/${rows[0]?.id ?? ''}`];
  }
  if (path.startsWith('/ondertekenen/')) return ['/ondertekenen/k3J9pQzR'];
  const plain = path.replace(/\/:\w+\?$/u, '');
  return (queries[plain] ?? ['']).map((query) => plain + query);
}
