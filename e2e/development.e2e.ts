import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { CATALOGUE_TITLE } from './support/catalogue.ts';
import { mailLandsIn } from './support/outbox.ts';
import { askForAccount, fillLogin, finishRegistering, newPerson } from './support/person.ts';
import { freePort } from './support/product.ts';
import { expect, test as base } from './support/test.ts';

/** A command of package.json, with only the settings named here in its environment. */
function npmRun(
  script: string,
  env: Record<string, string>,
): { ended: () => boolean; log: () => string; stop: () => Promise<void> } {
  const surroundings = { ...process.env };
  delete surroundings.NODE_ENV;
  const child: ChildProcess = spawn('npm', ['run', script], {
    env: { ...surroundings, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (chunk: Buffer) => (printed += chunk.toString());
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  const stop = () =>
    new Promise<void>((done) => {
      if (ended() || child.pid === undefined) {
        done();
        return;
      }
      child.once('exit', () => done());
      // The negative id ends the whole process group, so that what npm started stops too.
      process.kill(-child.pid, 'SIGTERM');
    });
  return { ended, log: () => printed, stop };
}

/** Both commands of a developer; only the ports differ from the defaults, as a browser test may find those taken. */
const test = base.extend<{ address: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this pattern
  address: async ({}, use) => {
    const data = await mkdtemp(path.join(tmpdir(), 'onderling-development-'));
    const env = { PORT: String(await freePort()), DEV_PORT: String(await freePort()), DATA_DIR: data };
    const started = [npmRun('dev:server', env), npmRun('dev', env)];
    const address = `http://localhost:${env.DEV_PORT}`;
    try {
      await expect(async () => {
        expect(
          started.some(({ ended }) => ended()),
          started.map(({ log }) => log()).join('\n'),
        ).toBe(false);
        expect((await fetch(`${address}/config.json`)).ok && (await fetch(address)).ok).toBe(true);
      }).toPass({ timeout: 240_000 });
      mailLandsIn(address, data);
      await use(address);
    } finally {
      await Promise.all(started.map(({ stop }) => stop()));
      await rm(data, { recursive: true, force: true, maxRetries: 5 });
    }
  },
  baseURL: async ({ address }, use) => use(address),
});

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

test('R-2.9 on the development server a login works, and a deep path survives the login and a reload', async ({
  page,
  address,
}) => {
  const jan = newPerson();
  await test.step('R-8.9 without a mail server the screen says where to find the mailed link', async () => {
    await askForAccount(page, jan);
    await expect(
      page.getByText('De link staat in het venster waarin je Onderling startte, en in de mail in de map outbox.'),
    ).toBeVisible();
    await finishRegistering(page, jan);
  });
  await page.context().clearCookies();
  await page.goto('/jaaropgave?jaar=2025');
  await fillLogin(page, jan);
  await expect(page.getByRole('heading', { level: 1, name: 'Jaaropgave' })).toBeVisible();
  expect(page.url()).toBe(`${address}/jaaropgave?jaar=2025`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Jaaropgave' })).toBeVisible();
  expect(pathOf(page)).toBe('/jaaropgave?jaar=2025');

  await test.step('a path with a dot is a page', async () => {
    const answer = await page.goto('/register/uitnodiging.van.jan');
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Deze uitnodiging werkt niet meer.' })).toBeVisible();
  });

  await test.step('the catalogue of components stands beside the app', async () => {
    await page.goto('/catalogue');
    await expect(page.getByRole('heading', { level: 1, name: CATALOGUE_TITLE })).toBeVisible();
  });
});
