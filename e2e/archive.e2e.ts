import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CHILD_EMAIL, FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { testApart as test } from './support/demo.ts';
import { usableByKeyboard } from './support/keyboard.ts';
import { openPart } from './support/parts.ts';
import { fillLogin } from './support/person.ts';
import { expect, screenshot } from './support/test.ts';

const LOAN = /€.30\.000,00 Annuïteitenlening/u;
const OPEN = /Er staat nog €\s[\d.]+,\d\d open\. Archiveren scheldt niets kwijt/u;

/** The figure on the overview under this label, in whole euros. */
async function figure(page: Page, label: string): Promise<number> {
  const told = page.getByRole('link', { name: new RegExp(`^${label}`, 'u') });
  await expect(told).toContainText(/€\s[\d.]+/u);
  return Number(/€\s([\d.]+)/u.exec(await told.innerText())?.[1]?.replaceAll('.', ''));
}

async function atOverview(page: Page, email: string): Promise<void> {
  await page.goto('/overzicht');
  await fillLogin(page, { email, password: PASSWORD });
  await expect(page.getByRole('link', { name: LOAN })).toBeVisible();
}

const folded = (page: Page) => page.getByRole('button', { name: 'Toon 1 gearchiveerd contract' });

/** Checks that it is in the archive at the end of the overview and no longer in the list, and opens it. */
async function openFromArchive(page: Page): Promise<void> {
  await page.goto('/overzicht');
  await expect(folded(page)).toBeVisible();
  await expect(page.getByRole('link', { name: LOAN })).toHaveCount(0);
  await folded(page).click();
  await page.getByRole('link', { name: LOAN }).click();
  await expect(page.getByText('Gearchiveerd', { exact: true }).first()).toBeVisible();
}

test("R-5.3 a loan archived by both leaves the list and the sums on both sides, keeps its papers, and can't be changed", async ({
  page,
  another,
}) => {
  test.setTimeout(300_000);
  const hers = await another();
  await atOverview(page, FOUNDER_EMAIL);
  await atOverview(hers, CHILD_EMAIL);
  const before = { lent: await figure(page, 'Uitgeleend'), hers: await figure(hers, 'Geleend') };

  await test.step('the loan has a payment first', async () => {
    await page.getByRole('link', { name: LOAN }).click();
    await page.getByRole('button', { name: 'Betaling invoeren' }).click();
    const dialog = page.getByRole('dialog', { name: 'Betaling invoeren' });
    await dialog.getByLabel('Bedrag').fill('250');
    await dialog.getByRole('radio', { name: 'Nee' }).check();
    await dialog.getByRole('button', { name: 'Bewaar betaling' }).click();
    await expect(dialog).toBeHidden();
    await openPart(page, 'Tijdlijn');
    await expect(page.getByRole('list', { name: 'Tijdlijn' })).toContainText(/€\s250,00/u);
    await expect(page.getByRole('button', { name: /Draai terug/u }).first()).toBeVisible();
  });

  await test.step('the lender proposes it, and reads what is still owed', async () => {
    for (const side of [page, hers])
      await expect(
        side.getByRole('button', { name: 'Verwijder', exact: true }),
        'what was signed is never removed',
      ).toHaveCount(0);
    await page.getByRole('button', { name: 'Archiveer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dit contract archiveren?' });
    await expect(dialog).toContainText(OPEN);
    await dialog.getByRole('button', { name: 'Stel voor' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Voorstel', exact: true })).toContainText('Het contract archiveren');
    // Until the other side agrees nothing is archived.
    await page.goto('/overzicht');
    await expect(page.getByRole('link', { name: LOAN })).toBeVisible();
    expect(await figure(page, 'Uitgeleend')).toBe(before.lent);
  });

  await test.step('the borrower reads what is still owed too, and agrees', async () => {
    await hers.getByRole('link', { name: LOAN }).click();
    const offered = hers.getByRole('region', { name: 'Voorstel', exact: true });
    await expect(offered).toContainText('Het contract archiveren');
    await expect(offered).toContainText(OPEN);
    await screenshot(hers, 'archief-voorstel');
    await offered.getByRole('button', { name: 'Akkoord', exact: true }).click();
    await hers.getByRole('alertdialog').getByRole('button', { name: 'Akkoord' }).click();
    await expect(offered).toHaveCount(0);
    await expect(hers.getByText('Gearchiveerd', { exact: true }).first()).toBeVisible();
  });

  for (const [whose, side] of [
    ['the lender', page],
    ['the borrower', hers],
  ] as const)
    await test.step(`${whose} finds it in the archive, with its papers, and can change nothing`, async () => {
      await openFromArchive(side);
      await openPart(side, 'Tijdlijn');
      const timeline = side.getByRole('list', { name: 'Tijdlijn' });
      await expect(timeline).toContainText(/€\s250,00/u);
      await expect(side.getByRole('button', { name: 'Haal uit het archief' })).toBeVisible();
      for (const name of [
        'Betaling invoeren',
        'Ik heb betaald',
        'Alles tot vandaag volgens plan betaald',
        'Extra aflossen',
        'Andere rente',
        'Kwijtschelden',
        'Archiveer',
        /Draai terug/u,
        /^Klopt/u,
      ])
        await expect(side.getByRole('button', { name })).toHaveCount(0);
      await openPart(side, 'Documenten');
      const papers = side.getByRole('list', { name: 'Documenten' }).getByRole('button', { name: /^Download/u });
      const [download] = await Promise.all([side.waitForEvent('download'), papers.first().click()]);
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    });
  await screenshot(page, 'lening-gearchiveerd');
  await usableByKeyboard(page);

  await test.step('the sums of both no longer count it', async () => {
    await page.goto('/overzicht');
    await expect(folded(page)).toBeVisible();
    expect(await figure(page, 'Uitgeleend')).toBe(before.lent - 30_000);
    await hers.goto('/overzicht');
    await expect(folded(hers)).toBeVisible();
    expect(await figure(hers, 'Geleend')).toBe(before.hers - 30_000);
    await screenshot(page, 'overzicht-archief');
  });
});
