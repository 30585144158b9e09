import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { test } from './support/demo.ts';
import { fillLogin } from './support/person.ts';
import { expect } from './support/test.ts';

/** The scripts that the byte budgets count for the overview (scripts/budgets.mjs). */
async function countedScripts(): Promise<string[]> {
  const html = await readFile('dist/index.html', 'utf8');
  const pages = JSON.parse(await readFile('dist/pages.json', 'utf8')) as Record<string, string[]>;
  const first = [...html.matchAll(/<script[^>]+src="([^"]+)"/gu)].map(([, src = '']) => src);
  return [
    ...new Set([...first, ...['signed-in', 'overzicht'].flatMap((name) => pages[name] ?? []).map((f) => `/${f}`)]),
  ];
}

/** Lets through what is in `needed` (method and path), holds back all else for good, and records what came when. */
async function onlyLetThrough(page: Page, needed: readonly string[]): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/*', async (route) => {
    const request = route.request();
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    if (!needed.includes(call)) return;
    asked.push(call);
    await route.continue();
  });
  return asked;
}

test('the list is usable after the files in the byte budgets and six more requests, each made once', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  await expect(page.getByRole('heading', { name: 'Overzicht' })).toBeVisible();

  const scripts = await countedScripts();
  const calls = ['user', 'contracts', 'gifts/meter'].map((call) => `GET /api/v1/${call}`);
  const needed = [
    'GET /overzicht',
    // The session and the tokens: the page holds the addresses to ask, and no redirect is followed.
    'GET /oidc/auth',
    'POST /oidc/token',
    ...calls,
    ...scripts.map((script) => `GET ${script}`),
  ];
  expect(scripts.length).toBeLessThanOrEqual(8);
  expect(needed.length).toBeLessThanOrEqual(16);

  const fresh = await page.context().newPage();
  const asked = await onlyLetThrough(fresh, needed);
  await fresh.goto(`${product.url}/overzicht`);
  await expect(fresh.locator('main li a[href^="/lening/"]').first()).toBeVisible();
  expect([...asked].sort()).toEqual([...needed].sort());
  await fresh.close();
});
