import { type BrowserContext, expect, test as base, type Page } from '@playwright/test';
import { Answers } from './answers.ts';
import { expectAccessible, expectContrast } from './axe.ts';
import { picture, show } from './pictures.ts';
import { startProduct, type Product } from './product.ts';

/** PDF.js's message in its worker when a page closes while its PDF is read; nobody misses that PDF (pdf.js 11595). */
const LEFT_BEHIND = 'Worker was terminated';

/** ConsoleErrors of the browser that no page may cause: errors on the console and violations of the security policy. */
export class ConsoleErrors {
  readonly all: string[] = [];
  readonly #expected: RegExp[] = [];

  /** A line the app writes to the log on purpose. */
  expectLogged(line: RegExp): void {
    this.#expected.push(line);
  }

  watch(page: Page): void {
    page.on('pageerror', ({ message }) => {
      if (message !== LEFT_BEHIND) this.all.push(`error: ${message}`);
    });
    page.on('console', (message) => {
      const text = message.text();
      // A refused call (401, 422, …) is the browser's own line, not a fault of the page.
      if (
        message.type() !== 'error' ||
        text.startsWith('Failed to load resource') ||
        this.#expected.some((line) => line.test(text))
      )
        return;
      this.all.push(`console: ${text}`);
    });
  }
}

export const test = base.extend<
  { consoleErrors: ConsoleErrors; another: () => Promise<Page>; described: undefined },
  { product: Product; answers: Answers }
>({
  /** One server for all tests of a file; each test registers a family of its own. */
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.dispose();
    },
    { scope: 'worker' },
  ],
  /** Collects the answers of our API to every page of every context. */
  answers: [async ({ browser }, use) => use(new Answers(browser)), { scope: 'worker', auto: true }],
  baseURL: async ({ product }, use) => use(product.url),
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors = new ConsoleErrors();
      consoleErrors.watch(page);
      await use(consoleErrors);
      expect(consoleErrors.all, 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
  /** A page in a separate browser context, where nobody is logged in; it must cause no error either. */
  another: async ({ browser, consoleErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      context.on('page', (page) => consoleErrors.watch(page));
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  /** Every answer was as the API describes it (docs/decisions/0033). */
  described: [
    async ({ answers }, use) => {
      await use(undefined);
      expect(await answers.differences(), 'an answer differs from its schema').toEqual([]);
    },
    { auto: true },
  ],
});

/** Checks that nothing scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** Checks the screen at both widths, light and dark, and makes pictures of it when they are asked for. */
export async function screenshot(page: Page, name: string): Promise<void> {
  for (const width of [1280, 390]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await show(page, width, colorScheme);
      await picture(page, `${name}-${width}-${colorScheme}`);
      await (colorScheme === 'light' ? expectAccessible(page) : expectContrast(page));
    }
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
}

export { expect, expectAccessible };
