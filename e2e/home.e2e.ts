import type { Page } from '@playwright/test';
import { formatDate, formatDateLong } from '../domain/dates/dutchDate.ts';
import { CHILD_EMAIL, FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { onDemo } from './support/demo.ts';
import { openPart } from './support/parts.ts';
import { fillLogin } from './support/person.ts';
import { expect, expectAccessible, screenshot } from './support/test.ts';
import { wholeList } from './support/wholeList.ts';

/** Events of homes are recorded here, which change the figures in a statement. */
const test = onDemo();

const lastYear = new Date().getFullYear() - 1;
/** In the middle of the year, between two terms. */
const sold = `${lastYear}-06-15`;
const let1 = `${lastYear}-03-02`;

async function openLoan(page: Page, email: string, purpose: string): Promise<void> {
  await page.goto('/overzicht');
  await fillLogin(page, { email, password: PASSWORD });
  await toLoan(page, purpose);
}

async function toLoan(page: Page, purpose: string): Promise<void> {
  await wholeList(page);
  await page.getByRole('link').filter({ hasText: purpose }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: purpose })).toBeVisible();
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Wat gebeurde er met de woning?' });
const open = (page: Page) => page.getByRole('button', { name: 'Woning verkocht of verhuurd' });

test('R-8.5 R-8.2 a borrower records the day on which the home was sold, and reads what falls due and what to do; the statement is cut there', async ({
  page,
  another,
}) => {
  test.setTimeout(300_000);
  await openLoan(page, CHILD_EMAIL, 'Aankoop van de eerste woning');

  await test.step('a missing or impossible value is reported in Dutch, at its field', async () => {
    await open(page).press('Enter');
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: 'Bewaar de dag' }).press('Enter');
    await expect(dialog.getByText('Kies wat er met de woning gebeurde.').first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: /^Er bleef na de verkoop een restschuld/u }).check();
    await dialog.getByRole('textbox', { name: 'Op welke dag?' }).fill(formatDate(sold));
    await expect(dialog.getByText(/^Dit kan zo niet: Een restschuld is er na een verkoop\./u)).toBeVisible();
    await dialog.getByRole('button', { name: 'Bewaar de dag' }).click();
    // The message at the field, next to what was there before it was sent.
    await expect(dialog.getByText(/Een restschuld is er na een verkoop\./u)).not.toHaveCount(1);
    await dialog.getByRole('radio', { name: /^De woning is verkocht/u }).check();
    for (const [day, sentence] of [
      ['31-2-2020', /Deze dag bestaat niet\./u],
      [formatDate(`${lastYear + 2}-06-15`), /Deze dag moet nog komen\./u],
      ['1-1-2001', /voor het begin van de lening/u],
    ] as const) {
      await dialog.getByRole('textbox', { name: 'Op welke dag?' }).fill(day);
      await dialog.getByRole('button', { name: 'Bewaar de dag' }).click();
      await expect(dialog.getByText(sentence).first()).toBeVisible();
    }
  });

  await test.step('the form shows the consequences before it is saved', async () => {
    const dialog = dialogOf(page);
    await dialog.getByRole('textbox', { name: 'Op welke dag?' }).fill(formatDate(sold));
    await expect(dialog.getByRole('heading', { name: 'Wat hieruit volgt' })).toBeVisible();
    await expect(dialog.getByText(/lening mag opeisen\. Dat is €/u)).toBeVisible();
    await screenshot(page, 'woning-formulier');
    await dialog.getByRole('button', { name: 'Bewaar de dag' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('De dag is bewaard.')).toBeVisible();
  });

  await test.step('the page says in which box the debt is, how much was owed that day, what falls due and what to do', async () => {
    const home = page.getByRole('region', { name: 'De woning' });
    await expect(home.getByText('De schuld hoort nu bij de schulden in box 3.')).toBeVisible();
    await expect(home.getByRole('heading', { name: `Woning verkocht, ${formatDateLong(sold)}` })).toBeVisible();
    await expect(home.getByText(/^Op 15 juni \d{4} stond er €.[\d.,]+ open\./u)).toBeVisible();
    await expect(home.getByText(/lening mag opeisen\. Dat is €.*op zijn vroegst op 27 juli \d{4}\.$/u)).toBeVisible();
    await expect(home.getByText(/^Zet de lening in je aangifte over \d{4} in box 1 tot en met/u)).toBeVisible();
    await openPart(page, 'Tijdlijn');
    await expect(page.getByRole('list', { name: 'Tijdlijn' }).getByText('Woning verkocht').first()).toBeVisible();
    await screenshot(page, 'woning-verkocht');
  });

  await test.step('a home can be sold only once', async () => {
    await open(page).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('radio', { name: /^De woning is verkocht/u }).check();
    await dialog.getByRole('textbox', { name: 'Op welke dag?' }).fill(formatDate(`${lastYear}-08-01`));
    await dialog.getByRole('button', { name: 'Bewaar de dag' }).click();
    await expect(dialog.getByText(/De woning was op deze dag al verkocht\./u).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Annuleer' }).last().click();
  });

  await test.step('the statement of that year is cut at the day, and has none of it in box 1 at the end', async () => {
    await page.goto(`/jaaropgave?jaar=${lastYear}`);
    await expect(page.getByRole('heading', { level: 1, name: `Jaaropgave ${lastYear}` })).toBeVisible();
    await expect(
      page.getByText(new RegExp(`De woning is vanaf ${formatDateLong(`${lastYear}-06-16`)} verkocht\\.`, 'u')).first(),
    ).toBeVisible();
    await screenshot(page, 'woning-jaaropgave');
  });

  const his = await another();
  await test.step('the lender reads that it counts', async () => {
    await his.goto('/meldingen');
    await fillLogin(his, { email: FOUNDER_EMAIL, password: PASSWORD });
    await expect(
      his.getByText(/^Sanne legde bij de lening .* vast wat er met de woning gebeurde\. Het telt\./u),
    ).toBeVisible();
  });

  await test.step("a lender's report about another home waits for the borrower, who reads it in the list and answers it at the loan", async () => {
    await his.goto('/overzicht');
    await toLoan(his, 'Verbouwing van de keuken');
    await open(his).click();
    const dialog = dialogOf(his);
    await dialog.getByRole('radio', { name: /^De woning is verhuurd/u }).check();
    await dialog.getByRole('textbox', { name: 'Op welke dag?' }).fill(formatDate(let1));
    await expect(dialog.getByText('Wat hier over de belasting staat, gaat over de aangifte van Sanne.')).toBeVisible();
    await expect(dialog.getByText('Dit telt zodra Sanne bevestigt dat het klopt.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Bewaar de dag' }).click();
    await expect(dialog).toBeHidden();
    await expect(his.getByRole('region', { name: 'De woning' })).toHaveCount(0);
    await page.goto('/meldingen');
    await page
      .getByRole('link', {
        name: /Jan meldt wat er met de woning gebeurde bij de lening .*\. Klopt dat\?/u,
      })
      .first()
      .click();
    // Contracts in her name from before she had a login are asked about first.
    await page.getByRole('button', { name: 'Ja, dit klopt' }).click();
    const step = page.getByRole('region', { name: 'Volgende stap' });
    await expect(
      step.getByText(`Jan meldt wat er op ${formatDateLong(let1)} met de woning gebeurde. Klopt dat?`),
    ).toBeVisible();
    await screenshot(page, 'woning-gevraagd');
    await step.getByRole('link', { name: 'Bekijk en antwoord' }).click();
    await page.getByRole('button', { name: /^Klopt: Woning verhuurd/u }).click();
    const home = page.getByRole('region', { name: 'De woning' });
    await expect(home.getByRole('heading', { name: `Woning verhuurd, ${formatDateLong(let1)}` })).toBeVisible();
  });
});
