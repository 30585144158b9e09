import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Product } from './product.ts';

const run = promisify(execFile);

/**
 * Gives accounts the role of administrator, as the operator does: with the server stopped, since the embedded database has one
 * user.
 */
export async function promote(product: Product, emails: readonly string[]): Promise<void> {
  await product.stop();
  const own = { NODE_ENV: 'production', DATABASE: 'embedded', PUBLIC_URL: product.url, DATA_DIR: product.dataDir };
  for (const email of emails)
    await run(process.execPath, ['dist-server/superadmin.mjs', email], { env: { ...process.env, ...own } });
  await product.start();
}
