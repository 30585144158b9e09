import { startProduct, type Product } from './product.ts';
import { test as base } from './test.ts';

/** Tests on a sample family of their own: for a file after which nobody else finds what they look for. */
export const onDemo = () =>
  base.extend<object, { product: Product }>({
    product: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this pattern
      async ({}, use) => {
        const product = await startProduct({ NODE_ENV: 'development' }, undefined, 'demo');
        await use(product);
        await product.dispose();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });

/** Tests on the sample family, as of today: one product for those that ask for it, filled before the first. */
export const test = onDemo();

/** The same on a second sample family, for files that change what others look for, or look for what others change. */
export const testApart = onDemo();
