import { defineConfig } from '@playwright/test';

/** Browser tests against the built product; scripts/test-e2e.mjs finds the browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  timeout: 400_000,
  expect: { timeout: 40_000 },
  workers: 2,
  forbidOnly: true,
  outputDir: '../test-results',
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    actionTimeout: 40_000,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
