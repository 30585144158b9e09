/**
 * Runs the browser tests. The browser is @sparticuz/chromium from npm, so that no system package is needed, or the
 * Chromium that CHROMIUM_PATH names (on systems other than Linux x64 it must name one).
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { scratchFolder, SHORT_LIVED } from './short-lived.mjs';

if (!existsSync('dist/index.html') || !existsSync('dist-server/main.mjs')) {
  console.error('The browser tests run the built product. Build it first: npm run build');
  process.exit(1);
}

async function browserFromNpm() {
  // Its own copies of the libraries a browser needs, for machines that lack them.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

const executable = process.env.CHROMIUM_PATH ?? (await browserFromNpm());
const reporters = process.env.BROWSER_REPORT ? 'list,json' : 'list';
const { status } = spawnSync(
  process.execPath,
  [
    ...SHORT_LIVED,
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    `--reporter=${reporters}`,
    ...process.argv.slice(2),
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: executable,
      PLAYWRIGHT_JSON_OUTPUT_NAME: process.env.BROWSER_REPORT ?? '',
      PRODUCT_NODE_OPTIONS: SHORT_LIVED.join(' '),
      TMPDIR: scratchFolder(),
    },
  },
);
process.exit(status ?? 1);
