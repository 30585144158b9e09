import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { CallRow } from './support/calls/callRow.ts';
import { groups } from './support/calls/groups.ts';
import { test } from './support/demo.ts';
import { answer, failures, toasts, toastTitle } from './support/failures.ts';
import { logInTo } from './support/screens.ts';
import { expect } from './support/test.ts';

// Two hundred failures: nothing moves, and the message of a failing row is enough. The store test proves that each call
// reports each of the five ways (src/store/api/everyCall.test.ts); this is about the screen.
test.describe.configure({ mode: 'parallel' });
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

/** Calls whose failure has a test of its own, and where that is. */
const provenElsewhere: Record<string, string> = {
  acceptInvitation: 'everyCall.test.ts (R-6.1) and JoinPage.test.tsx (S-167): a toast, and the screen says why',
  addLoginPasskey: 'src/store/api/everyCall.test.ts (R-6.1): a toast; a device answers before it',
  addPasskey: 'src/store/api/everyCall.test.ts (R-6.1): a toast; a device answers before it',
  closeAdviserLink: 'everyCall.test.ts (R-6.1): a toast, and the link stays in the list',
  downloadAdviserPaper: 'everyCall.test.ts (R-6.1): a toast, and the button stays',
  removeWhatIf: 'everyCall.test.ts (R-6.1): a toast, and what was kept stays in the list',
  removePlan: 'everyCall.test.ts (R-6.1): a toast, and the plan stays in the list',
  answerContested: 'everyCall.test.ts (R-6.1) and Contested.test.tsx: a toast, and the question stays',
  confirmContract: 'everyCall.test.ts (R-6.1): a toast, and the question stays',
  endEntering: 'everyCall.test.ts (R-6.1): a toast, and the button stays',
  remark: 'everyCall.test.ts (R-6.1): a toast, and the form keeps what was typed',
  startEntering: 'everyCall.test.ts (R-6.1): a toast, and the button stays',
  takeAmount: 'everyCall.test.ts (R-6.1): a toast, and the button stays',
  confirmReports: 'everyCall.test.ts (R-6.1) and ConfirmAll.test.tsx: a toast, and what waits stays',
  findPeople: 'everyCall.test.ts (R-6.1): a toast, and what was typed stays',
  sendAgain: 'everyCall.test.ts (R-6.1) and HelpTab.test.tsx: a toast, and the button stays',
  askFactorOff: 'everyCall.test.ts (R-6.1): a toast, and the question stays',
  keepFactorOn: 'everyCall.test.ts (R-6.1): a toast, and the button stays',
  askErasureFor: 'everyCall.test.ts (R-6.1): a toast, and the question stays',
  keepPerson: 'everyCall.test.ts (R-6.1): a toast, and the button stays',
  forgetAccounts: 'everyCall.test.ts (R-6.1): a toast, and the account numbers stay',
  keepLines: 'everyCall.test.ts (R-6.1): a toast, and the lines stay chosen',
  dropLine: 'everyCall.test.ts (R-6.1): a toast, and the line stays in the list',
  getKnownLines: 'everyCall.test.ts (R-6.1): a toast, before a bank statement is read',
  takeLines: 'everyCall.test.ts (R-6.1): a toast, and the lines stay chosen',
  undoImport: 'everyCall.test.ts (R-6.1): a toast, and what was taken stays',
  getContested: 'Contested.test.tsx (R-6.1): the list says so, and asks again',
  getContractsUnconfirmed: 'Unconfirmed.test.tsx (R-6.1): the list says so, and asks again',
  getStatementsElsewhere: 'everyCall.test.ts (R-6.1): a toast, and the own family’s figures stay',
  keepOwnData: 'everyCall.test.ts (R-6.1) and ProfilePage.test.tsx: a toast, and the button stays',
  getUser: 'failing.e2e.ts (R-4.8): the person is logged out, and reads why',
  getPhoto: 'src/store/modules/user/photo.test.ts (R-6.1): a toast, and the initials stay',
};

/** The names of the store's endpoints, read from where they are written. */
async function callsOfTheStore(): Promise<string[]> {
  const folder = 'src/store/modules';
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('Api.ts'));
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.flatMap((text) => [...text.matchAll(/(\w+): build\.\w+</g)].map(([, name]) => name ?? '')).sort();
}

test('R-6.1 every call of the store has exactly one row', async () => {
  const rows = [...groups.flatMap((group) => group.rows.map(({ call }) => call)), ...Object.keys(provenElsewhere)];
  expect(rows.sort()).toEqual(await callsOfTheStore());
});

/** Lets time pass instantly: the pauses between the attempts of a patient call, a toast that slides away. */
async function withoutPauses(page: Page, settled: () => boolean | Promise<boolean>): Promise<void> {
  await expect(async () => {
    if (!(await settled())) await page.clock.fastForward(3_000);
    expect(await settled()).toBe(true);
  }).toPass({ intervals: [20, 50, 100], timeout: 40_000 });
}

/** The two ways of failing for this row: every five rows cover all five. */
const waysOf = (at: number) => [at, at + 1].map((way) => failures[way % failures.length]!);

/** An act fails in one way; a page's reading fails in a second way when it is tried again. */
async function fails(page: Page, row: CallRow, at: number, logged: string[]): Promise<void> {
  const { method = 'GET', url, open, says: onScreen, onlyLogged = false } = row;
  const action = 'act' in row ? row.act : null;
  if (action) await open(page);
  // The answer of the login passes through the address for a moment.
  await page.waitForURL((address) => address.pathname !== '/aangemeld');
  const start = new URL(page.url()).pathname;
  for (const [i, { what, how, says }] of waysOf(at)
    .slice(0, action ? 1 : 2)
    .entries()) {
    logged.length = 0;
    await answer(page, url, how, method);
    if (action) await action(page);
    else if (i === 0) await open(page);
    else
      await page
        .getByRole('alert')
        .filter({ hasText: onScreen ?? '' })
        .getByRole('button', { name: 'Probeer opnieuw' })
        .click();
    if (onlyLogged) await withoutPauses(page, () => logged.some((line) => line.includes(says)));
    else {
      const toast = toasts(page).first();
      await withoutPauses(page, () => toast.isVisible());
      await expect(toast, what).toHaveText(`${toastTitle}${says}`);
      await page.getByRole('button', { name: 'Sluit deze melding' }).first().click();
      // It slides away each time.
      await withoutPauses(page, async () => !(await toast.isVisible()));
    }
    if (onScreen !== undefined) await expect(page.getByText(onScreen).first(), what).toBeVisible();
    await expect(toasts(page), what).toHaveCount(0);
    if (action) expect(new URL(page.url()).pathname, 'nobody is sent away').toBe(start);
  }
}

const onlyLogged = (row: CallRow): boolean => row.onlyLogged === true;
const parts = groups.flatMap(({ rows, ...group }) => [
  { ...group, id: 'R-6.1 R-6.4', how: 'every call that fails says so', rows: rows.filter((row) => !onlyLogged(row)) },
  { ...group, id: 'R-6.5', how: 'a call that is only logged shows no toast', rows: rows.filter(onlyLogged) },
]);

for (const { id, how, what, email, rows } of parts.filter((part) => part.rows.length > 0)) {
  test(`${id} ${how}, each in its turn of the five ways: ${what}`, async ({ page, product, consoleErrors }) => {
    test.setTimeout(400_000);
    // Contracts and partner codes are written to the log.
    consoleErrors.expectLogged(/Dit kan niet|Iemand anders|Er ging iets mis|Internal Server Error|geen antwoord/);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.clock.install();
    if (email !== undefined) {
      await page.goto('/gelijk-delen');
      await logInTo(page, product, email);
      await expect(page.getByRole('heading', { level: 1, name: 'Gelijk delen' })).toBeVisible();
    }
    // All rows are tried, so that one failure does not hide the next.
    const wrong: string[] = [];
    for (const [at, row] of rows.entries()) {
      await test
        .step(row.call, () => fails(page, row, at, logged))
        .catch((error: unknown) => wrong.push(`${row.call}: ${String(error)}`));
      await page.unrouteAll({ behavior: 'wait' });
    }
    expect(wrong).toEqual([]);
  });
}
