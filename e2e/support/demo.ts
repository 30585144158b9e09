import { startProduct, type Product } from './product.ts';
import { sampleFamily } from './sampleFamily.ts';
import { test as base } from './test.ts';

/** As the demo starts: no production, and no database of somebody's own. */
const SETTINGS = { NODE_ENV: 'development', DATABASE_URL: '', DATABASE_MIGRATION_URL: '' };

/** Tests on a sample family of their own: for a file that changes what all other files look for. */
export const onDemo = () =>
  base.extend<object, { product: Product }>({
    product: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this pattern
      async ({}, use, { project }) => {
        const { folder, printed, url } = await sampleFamily(project.outputDir);
        const product = await startProduct(SETTINGS, { copyOf: folder });
        await use({ ...product, log: () => printed.replaceAll(url, product.url) + product.log() });
        await product.dispose();
      },
      { scope: 'worker', timeout: 240_000 },
    ],
  });

/**
 * Tests on the sample family, as of today: one product per worker. They leave its contracts and their records as they are:
 * the order of files in a worker is arbitrary, and one may look for something another changed.
 */
export const test = onDemo();

/** The same on a second sample family, for files that change what others look for, but not what each other looks for. */
export const testApart = onDemo();
