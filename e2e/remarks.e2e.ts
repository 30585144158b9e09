import type { Page } from '@playwright/test';
import { CHILD_EMAIL, FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { onDemo } from './support/demo.ts';
import { openPart } from './support/parts.ts';
import { fillLogin } from './support/person.ts';
import { expect, screenshot } from './support/test.ts';
import { wholeList } from './support/wholeList.ts';

/** Payments are recorded here, after which a loan asks for and offers other things. */
const test = onDemo();

async function openLoan(page: Page, email: string, loan: RegExp): Promise<void> {
  await page.goto('/overzicht');
  await fillLogin(page, { email, password: PASSWORD });
  await wholeList(page);
  await page.getByRole('link', { name: loan }).click();
  await expect(page.getByRole('heading', { name: 'Betalingen' })).toBeVisible();
}

/** The newest line in the list of notices. */
async function expectNewestNotice(page: Page, said: RegExp): Promise<void> {
  await page.goto('/meldingen');
  const list = page.getByRole('list', { name: 'Meldingen, de nieuwste bovenaan' });
  await expect(list.getByRole('listitem').first()).toContainText(said);
}

const timeline = (page: Page) => page.getByRole('list', { name: 'Tijdlijn' });

test('R-8.5 a lender types € 22,04 for 220,42: the borrower is notified, says "Klopt niet" with the amount, and one press adopts it', async ({
  page,
  another,
}) => {
  test.setTimeout(600_000);
  const hers = await another();
  const loan = /€.30\.000,00 Annuïteitenlening/u;

  await test.step('the form asks about an unexpected amount, and about the excess', async () => {
    await openLoan(page, FOUNDER_EMAIL, loan);
    await page.getByRole('button', { name: 'Alles tot vandaag volgens plan betaald' }).click();
    await page.getByRole('button', { name: 'Voer ze in' }).click();
    await expect(page.getByText('Alles tot vandaag is betaald.')).toBeVisible();
    await page.getByRole('button', { name: 'Betaling invoeren' }).click();
    const dialog = page.getByRole('dialog', { name: 'Betaling invoeren' });
    await dialog.getByLabel('Bedrag').fill('9000');
    await dialog.getByLabel('Bedrag').blur();
    await expect(dialog.getByRole('radio', { name: /^Extra aflossing/u })).not.toBeChecked();
    await expect(dialog.getByRole('radio', { name: /^Vooruitbetaald/u })).not.toBeChecked();
    await screenshot(page, 'betaling-meer-dan-verwacht');
    await dialog.getByLabel('Bedrag').fill('22,04');
    await dialog.getByLabel('Bedrag').blur();
    await expect(dialog.getByText(/^Nu wordt €.[\d.,]+ verwacht\. Klopt €.22,04\?/u)).toBeVisible();
    await screenshot(page, 'betaling-minder-dan-verwacht');
    await dialog.getByRole('button', { name: 'Bewaar betaling' }).click();
    await expect(dialog).toBeHidden();
    await openPart(page, 'Tijdlijn');
    await expect(timeline(page)).toContainText('€ 22,04');
  });

  await test.step('the borrower is notified, and says what it was', async () => {
    await openLoan(hers, CHILD_EMAIL, loan);
    const address = hers.url();
    await expectNewestNotice(hers, /Jan legde iets vast bij/u);
    await hers.goto(address);
    await openPart(hers, 'Tijdlijn');
    await hers.getByRole('button', { name: /^Klopt niet: .*€.22,04/u }).click();
    const dialog = hers.getByRole('dialog', { name: 'Wat klopt er niet?' });
    await expect(dialog.getByText(/^Dit blijft meetellen tot jullie het eens zijn\./u)).toBeVisible();
    await dialog.getByLabel('Het juiste bedrag').fill('220,42');
    await dialog.getByLabel('Wat wil je erbij zeggen?').fill('Ik maakte 220,42 over.');
    await screenshot(hers, 'klopt-niet');
    await dialog.getByRole('button', { name: 'Zeg het' }).click();
    await expect(hers.getByText(/^Sanne: dit klopt niet, het is €.220,42\./u)).toBeVisible();
    await screenshot(hers, 'klopt-niet-gezegd');
  });

  await test.step('the lender is notified, reads it with the payment, and adopts the amount', async () => {
    const address = page.url();
    await expectNewestNotice(page, /Sanne zegt dat bij .+ een ander bedrag hoort te staan/u);
    await page.goto(address);
    await expect(page.getByText('‘Ik maakte 220,42 over.’')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Klopt niet:/u })).toHaveCount(0);
    await page.getByRole('button', { name: /^Neem €.220,42 over$/u }).click();
    await expect(
      timeline(page)
        .getByRole('listitem')
        .filter({ hasText: /€.220,42/u })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Neem €/u })).toHaveCount(0);
    await screenshot(page, 'bedrag-overgenomen');
    await expectNewestNotice(hers, /Jan nam bij .+ het bedrag over dat was genoemd/u);
  });
});

test('R-8.5 a father types years of payments: on neither side does anything count as overdue until he is done', async ({
  page,
  another,
}) => {
  test.setTimeout(600_000);
  const hers = await another();
  const loan = /€.45\.000,00 Annuïteitenlening/u;
  const behind = /Achterstand:|achterstand van|rente omdat het te laat/u;

  await openLoan(page, FOUNDER_EMAIL, loan);
  await screenshot(page, 'vroeger-aangeboden');
  await page.getByRole('button', { name: 'Ik voer de betalingen van vroeger nu in' }).click();
  await expect(page.getByText(/^De betalingen van vroeger worden ingevoerd\./u)).toBeVisible();
  await page.getByRole('button', { name: 'Betaling invoeren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Betaling invoeren' });
  const amount = dialog.getByLabel('Bedrag');
  const day = dialog.getByRole('textbox', { name: 'Betaald op' });
  const year = new Date().getFullYear() - 6;
  await amount.fill('175,47');
  await day.fill(`1-2-${year}`);
  await dialog.getByRole('button', { name: 'Bewaar en nog een' }).click();
  // The next one is filled in: the same amount, a month later.
  await expect(day).toHaveValue(`01-03-${year}`);
  await expect(amount).toHaveValue(/175,47/u);
  await expect(amount).toBeFocused();
  await screenshot(page, 'vroeger-nog-een');
  await dialog.getByRole('button', { name: 'Bewaar betaling' }).click();
  await expect(dialog).toBeHidden();
  await openPart(page, 'Tijdlijn');
  await expect(
    timeline(page)
      .getByRole('listitem')
      .filter({ hasText: /€.175,47/u }),
  ).toHaveCount(2);
  await expect(page.getByText(behind)).toHaveCount(0);
  await screenshot(page, 'vroeger-bezig');

  await openLoan(hers, CHILD_EMAIL, loan);
  await expect(hers.getByText(/^De betalingen van vroeger worden ingevoerd\./u)).toBeVisible();
  await expect(hers.getByRole('button', { name: 'Ik ben klaar' })).toHaveCount(0);
  await expect(hers.getByText(behind)).toHaveCount(0);
  await screenshot(hers, 'vroeger-bezig-lener');

  await page.getByRole('button', { name: 'Ik ben klaar' }).click();
  await expect(page.getByText(/^Achterstand: €/u)).toBeVisible();
  await screenshot(page, 'vroeger-klaar');
});
