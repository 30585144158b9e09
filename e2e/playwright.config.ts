import { defineConfig } from '@playwright/test';

/** Browser tests against the built product; scripts/test-e2e.mjs finds the browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  timeout: 400_000,
  expect: { timeout: 40_000 },
  // More than the two cores this is meant for: nearly half of a browser test is waiting, for a mail or a toast to go.
  workers: 3,
  // On a shared machine a browser may starve once. Tests that need the second try are named in the outcome
  // (scripts/check.mjs).
  retries: process.env.CI === 'true' ? 1 : 0,
  forbidOnly: true,
  outputDir: '../test-results',
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    actionTimeout: 40_000,
    // A recording of every test costs a third of its time: CI makes one of a second try, others ask with --trace on.
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Two browsers and a container's small shared memory don't work together.
        '--disable-dev-shm-usage',
        // A page lives for seconds: V8's optimizing compilers don't earn back their cost.
        '--js-flags=--no-maglev --no-opt',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
