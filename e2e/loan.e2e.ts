import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { CHILD_EMAIL, FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { onDemo } from './support/demo.ts';
import { openPart } from './support/parts.ts';
import { fillLogin } from './support/person.ts';
import { expect, screenshot } from './support/test.ts';

/** Payments are recorded here, after which a loan asks for and offers other things. */
const test = onDemo();

async function openLoan(page: Page, email: string): Promise<void> {
  await page.goto('/overzicht');
  await fillLogin(page, { email, password: PASSWORD });
  await page.getByRole('link', { name: /€.30\.000,00 Annuïteitenlening/u }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dakkapel en verbouwing van de zolder' })).toBeVisible();
}

const inDays = (days: number) => {
  const day = new Date(Date.now() + days * 86_400_000);
  return `${day.getDate()}-${day.getMonth() + 1}-${day.getFullYear()}`;
};
const tomorrow = () => inDays(2);

/** Presses a button and returns the file it saves. */
async function saved(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('R-8.5 a loan through its life, with its lender and, in a second browser, its borrower', async ({
  page,
  browser,
  another,
}) => {
  test.setTimeout(600_000);
  const hers = await another();

  await test.step('the lender sees the balance, and what an extra repayment would do', async () => {
    await openLoan(page, FOUNDER_EMAIL);
    await expect(page.getByText('Jullie krijgen dit nog terug van Sanne en Thomas.')).toBeVisible();
    await expect(page.getByText(/^Er is nog niets ingevoerd\./u)).toBeVisible();
    await page.getByRole('button', { name: 'Maak een proefberekening' }).click();
    await page.getByLabel('Hoeveel extra?').fill('5000');
    await expect(page.getByText(/^Met je proefberekening is de lening op/u)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Eerder klaar' })).toBeVisible();
    // From the top: halfway down, the page's bar covers whichever links are there.
    await page.evaluate(() => window.scrollTo(0, 0));
    await screenshot(page, 'lening-proef');
    await page.getByRole('button', { name: 'Bewaar deze proefberekening' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Naam').fill('Met de bonus');
    await dialog.getByRole('button', { name: 'Bewaar', exact: true }).click();
    await expect(page.getByText('Proefberekening ‘Met de bonus’ is bewaard.').first()).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Maak een proefberekening' }).click();
    const kept = page.getByRole('list', { name: 'Bewaarde proefberekeningen' });
    await expect(kept).toContainText(/Met de bonus€.5\.000,00 extra aflossen/u);
    await page.getByRole('button', { name: 'Open: Met de bonus' }).click();
    await expect(page.getByLabel('Hoeveel extra?')).toHaveValue(/5\.000/u);
    await expect(page.getByText(/^Met je proefberekening is de lening op/u)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await screenshot(page, 'lening-proef-bewaard');
    await page.getByRole('button', { name: 'Sluit de proefberekening' }).click();
  });

  await test.step('one press records that everything until today was paid as planned', async () => {
    await page.getByRole('button', { name: 'Alles tot vandaag volgens plan betaald' }).click();
    await screenshot(page, 'lening-alles-betaald');
    await page.getByRole('button', { name: 'Voer ze in' }).click();
    await expect(page.getByText('Alles tot vandaag is betaald.')).toBeVisible();
    await openPart(page, 'Tijdlijn');
    await expect(page.getByRole('list', { name: 'Tijdlijn' }).getByRole('listitem').first()).toContainText(
      'Ingevoerd door Jan de Vries',
    );
  });

  await test.step('the borrower reports a payment; a future day is refused at its field', async () => {
    await openLoan(hers, CHILD_EMAIL);
    await expect(hers.getByText('Jullie moeten dit nog terugbetalen aan Jan en Marijke.')).toBeVisible();
    await expect(hers.getByRole('button', { name: 'Kosten' })).toHaveCount(0);
    await hers.getByRole('button', { name: 'Ik heb betaald' }).click();
    const dialog = hers.getByRole('dialog', { name: 'Ik heb betaald' });
    await dialog.getByLabel('Bedrag').fill('100');
    await dialog.getByRole('textbox', { name: 'Betaald op' }).fill(tomorrow());
    await dialog.getByRole('button', { name: 'Meld betaling' }).click();
    await expect(
      dialog
        .getByText('Deze dag moet nog komen. Vul een dag in tot en met vandaag, of doe dit als het zover is.')
        .first(),
    ).toBeVisible();
    await screenshot(hers, 'lening-ik-heb-betaald');
    await dialog.getByRole('button', { name: 'Annuleer' }).last().click();
    await hers.getByRole('button', { name: 'Ik heb betaald' }).click();
    await dialog.getByLabel('Bedrag').fill('100');
    await dialog.getByRole('button', { name: 'Meld betaling' }).click();
    await expect(hers.getByText('Wacht op bevestiging door Jan')).toBeVisible();
    await screenshot(hers, 'lening-gemeld');
  });

  await test.step('the lender, whose page is outdated, is told about it; then confirms that the money came in', async () => {
    await page.getByRole('button', { name: 'Betaling invoeren' }).click();
    const dialog = page.getByRole('dialog', { name: 'Betaling invoeren' });
    await dialog.getByLabel('Bedrag').fill('25');
    await dialog.getByRole('button', { name: 'Bewaar betaling' }).click();
    await expect(dialog.getByText(/^Iemand heeft intussen iets bij dit contract vastgelegd/u)).toBeVisible();
    await expect(dialog.getByLabel('Bedrag')).toHaveValue(/^€\s25,00$/u);
    await dialog.getByRole('button', { name: 'Annuleer' }).last().click();
    await page.getByRole('button', { name: /^Klopt: €.100,00/u }).click();
    await expect(page.getByText('Bevestigd. De betaling telt mee.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Klopt:/u })).toHaveCount(0);
  });

  await test.step('an extra repayment: both outcomes are shown first, too much is refused, and once saved the schedule follows', async () => {
    await page.getByRole('button', { name: 'Extra aflossen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Extra aflossen' });
    await dialog.getByLabel('Hoeveel extra?').fill('90000');
    await expect(dialog.getByText(/Dit is meer dan er openstaat/u)).toBeVisible();
    await dialog.getByLabel('Hoeveel extra?').fill('5000');
    await dialog.getByRole('radio', { name: 'Eerder klaar' }).check();
    await expect(dialog.getByText(/^Dat scheelt €/u).first()).toBeVisible();
    // She has to agree to an outcome that differs from the agreed one.
    await expect(dialog.getByText(/^Dit is anders dan afgesproken\. Het telt mee zodra Sanne/u)).toBeVisible();
    await screenshot(page, 'lening-extra-aflossen');
    await dialog.getByRole('button', { name: 'Bewaar extra aflossing' }).click();
    await expect(dialog).toBeHidden();
    await hers.reload();
    await expect(hers.getByText(/^Anders dan afgesproken: de lening is eerder klaar/u)).toBeVisible();
    await screenshot(hers, 'lening-andere-uitkomst');
    await hers.getByRole('button', { name: /^Klopt: €.5\.000,00/u }).click();
    await expect(hers.getByRole('button', { name: /^Klopt: €.5\.000,00/u })).toHaveCount(0);
    await page.reload();
    await openPart(page, 'Tijdlijn');
    await expect(page.getByRole('list', { name: 'Tijdlijn' })).toContainText('Extra aflossing van € 5.000,00');
    await screenshot(page, 'lening-na-extra');
  });

  await test.step('a rate change is proposed, refused with a reason, proposed again and agreed to: only then does it count', async () => {
    const proposeRate = async (percent: string) => {
      await page.getByRole('button', { name: 'Andere rente' }).click();
      const rate = page.getByRole('dialog', { name: 'Andere rente' });
      await rate.getByLabel('Nieuwe rente per jaar').fill(percent);
      await expect(rate.getByText(/^Dat (scheelt|kost) €/u)).toBeVisible();
      await screenshot(page, 'lening-andere-rente');
      await rate.getByRole('button', { name: 'Stel voor' }).click();
      await expect(rate).toBeHidden();
      await expect(page.getByRole('region', { name: 'Voorstel', exact: true })).toContainText(
        `De rente wordt ${percent}`,
      );
    };
    await proposeRate('9');
    await expect(page.getByRole('button', { name: 'Andere rente' })).toHaveCount(0);
    await screenshot(page, 'lening-voorgesteld');
    await hers.reload();
    const offered = hers.getByRole('region', { name: 'Voorstel', exact: true });
    await expect(offered.getByRole('row', { name: /^Rente die nog komt/u })).toBeVisible();
    await screenshot(hers, 'lening-voorstel');
    await offered.getByRole('button', { name: 'Niet akkoord, met een reden' }).click();
    const why = hers.getByRole('dialog', { name: 'Niet akkoord' });
    await why.getByLabel('Waarom niet?').fill('Zo hadden we het niet bedoeld');
    await screenshot(hers, 'lening-niet-akkoord');
    await why.getByRole('button', { name: 'Verstuur' }).click();
    await expect(offered).toHaveCount(0);
    await page.reload();
    await openPart(page, 'Voorstellen');
    await openPart(page, 'Tijdlijn');
    await expect(page.getByRole('list', { name: 'Voorstellen' })).toContainText('Zo hadden we het niet bedoeld');
    await expect(page.getByRole('list', { name: 'Tijdlijn' })).not.toContainText('De rente wordt');
    await proposeRate('2,5');
    await hers.reload();
    await offered.getByRole('button', { name: 'Akkoord', exact: true }).click();
    await hers.getByRole('alertdialog').getByRole('button', { name: 'Akkoord' }).click();
    await expect(hers.getByText('Ondertekend, later gewijzigd')).toBeVisible();
    await openPart(hers, 'Tijdlijn');
    await expect(hers.getByRole('list', { name: 'Tijdlijn' })).toContainText(/De rente wordt 2,5\s%/u);
    await expect(hers.getByRole('list', { name: 'Tijdlijn' })).toContainText(/Bevestigd door Sanne/u);
    await page.reload();
  });

  await test.step('R-5.3 a forgiveness is accepted by the borrower; more than is owed is refused, and nobody can remove the loan', async () => {
    await page.getByRole('button', { name: 'Kwijtschelden' }).click();
    const forgive = page.getByRole('dialog', { name: 'Een deel kwijtschelden' });
    await forgive.getByLabel('Hoeveel hoeft niet terug?').fill('1000');
    await forgive.getByRole('button', { name: 'Stel voor' }).click();
    await expect(forgive).toBeHidden();
    await hers.reload();
    const offered = hers.getByRole('region', { name: 'Voorstel', exact: true });
    await expect(offered).toContainText(/Zonder schenkbelasting kan er in \d{4} nu nog/u);
    await offered.getByRole('button', { name: 'Akkoord', exact: true }).click();
    await hers.getByRole('alertdialog').getByRole('button', { name: 'Akkoord' }).click();
    await expect(offered).toHaveCount(0);
    await page.reload();
    await openPart(page, 'Tijdlijn');
    await expect(page.getByRole('list', { name: 'Tijdlijn' })).toContainText(/€\s1\.000,00 kwijtgescholden/u);
    await expect(page.getByRole('button', { name: 'Verwijder' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Archiveer' }).click();
    const archive = page.getByRole('dialog', { name: 'Dit contract archiveren?' });
    await expect(archive).toContainText(/Er staat nog €.* open\. Archiveren scheldt niets kwijt/u);
    await screenshot(page, 'lening-archiveren');
    await archive.getByRole('button', { name: 'Annuleer' }).last().press('Enter');
    await page.getByRole('button', { name: 'Kwijtschelden' }).click();
    await forgive.getByLabel('Hoeveel hoeft niet terug?').fill('99999');
    await forgive.getByRole('button', { name: 'Stel voor' }).click();
    await expect(forgive.getByText(/meer dan er openstaat/u).first()).toBeVisible();
    // Use the keyboard here: the dialog moves while the alert comes in, and a click that misses a button does nothing.
    await expect(async () => {
      await forgive.getByRole('button', { name: 'Annuleer' }).last().press('Enter');
      await expect(forgive).toBeHidden({ timeout: 3_000 });
    }).toPass({ timeout: 40_000 });
  });

  const documents = (of: Page) => of.getByRole('list', { name: 'Documenten' });
  await test.step('each change has its addendum, next to it in the timeline and among the documents', async () => {
    await openPart(page, 'Documenten');
    await openPart(page, 'Tijdlijn');
    await expect(documents(page).getByRole('listitem').filter({ hasText: 'Aanvulling' })).toHaveCount(3);
    const extra = await saved(
      page,
      page
        .getByRole('list', { name: 'Tijdlijn' })
        .getByRole('button', { name: /^Download: Aanvulling: Extra aflossing/u }),
    );
    expect(extra.name).toMatch(/^aanvulling-extra-aflossing-[\d-]+-annuiteitenlening-sanne/u);
    expect(extra.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(documents(page).getByRole('listitem').filter({ hasText: 'Extra aflossing' })).toContainText(
      'Controlegetal',
    );
    await screenshot(page, 'lening-documenten');
  });

  await test.step('the balance on a day can be stated for a bank, but not for a day before the loan began', async () => {
    await page.getByRole('button', { name: 'Stand op een datum' }).click();
    const dialog = page.getByRole('dialog', { name: 'Stand op een datum' });
    await dialog.getByRole('textbox', { name: 'Op welke dag?' }).fill('1-1-2001');
    await dialog.getByRole('button', { name: 'Download de stand' }).click();
    await expect(dialog.getByText(/Deze dag ligt voor het begin van de lening/u).first()).toBeVisible();
    await screenshot(page, 'lening-stand');
    await dialog.getByRole('textbox', { name: 'Op welke dag?' }).fill(tomorrow());
    const standing = await saved(page, dialog.getByRole('button', { name: 'Download de stand' }));
    expect(standing.name).toMatch(/^stand-\d{4}-\d\d-\d\d-annuiteitenlening-sanne/u);
    expect(standing.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the dossier for a bank or the tax office is not made for a future day', async () => {
    await page.getByRole('button', { name: 'Dossier voor bank of belasting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dossier van de lening' });
    await dialog.getByRole('textbox', { name: 'Stand per' }).fill('1-1-2099');
    await dialog.getByRole('button', { name: 'Download het dossier' }).click();
    await expect(dialog.getByText(/Deze dag moet nog komen/u).first()).toBeVisible();
    await screenshot(page, 'lening-dossier');
    await dialog.getByRole('textbox', { name: 'Stand per' }).fill(inDays(0));
    const dossier = await saved(page, dialog.getByRole('button', { name: 'Download het dossier' }));
    expect(dossier.name).toMatch(/^dossier-\d{4}-\d\d-\d\d-annuiteitenlening-sanne/u);
    expect(dossier.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the borrower has the same papers, and downloads the addendum of the forgiveness', async () => {
    await hers.reload();
    await openPart(hers, 'Documenten');
    await expect(documents(hers).getByRole('listitem')).toHaveCount(4);
    const gave = await saved(
      hers,
      documents(hers).getByRole('button', { name: /^Download: Aanvulling: €\s1\.000,00 kwijtgescholden/u }),
    );
    expect(gave.name).toMatch(/^aanvulling-kwijtschelding-/u);
    const again = await saved(
      page,
      documents(page).getByRole('button', { name: /^Download: Aanvulling: €\s1\.000,00 kwijtgescholden/u }),
    );
    expect(again.bytes.equals(gave.bytes)).toBe(true);
    await screenshot(hers, 'lening-documenten-lener');
  });

  await test.step('the borrower’s calendar follows the loan at a secret address, without a login, until she closes it', async () => {
    await hers.getByRole('button', { name: 'Zet in je agenda' }).click();
    const dialog = hers.getByRole('dialog', { name: 'Je termijnen in je agenda' });
    await dialog.getByLabel('Zet ook de bedragen erin').check();
    await screenshot(hers, 'lening-agenda');
    await dialog.getByRole('button', { name: 'Maak een adres' }).click();
    await expect(dialog.getByText('We laten het maar één keer zien.')).toBeVisible();
    await screenshot(hers, 'lening-agenda-adres');
    const url = (await dialog.getByLabel('Het geheime adres').textContent()) ?? '';
    const visitor = await browser.newContext();
    const read = async () => {
      const answer = await visitor.request.get(url);
      return { status: answer.status(), text: answer.ok() ? await answer.text() : '' };
    };
    expect((await read()).text).toMatch(/^BEGIN:VCALENDAR[^]*SUMMARY:Betaal €/u);
    const file = await saved(hers, dialog.getByRole('button', { name: 'Download bestand' }));
    expect([file.name, file.bytes.subarray(0, 15).toString()]).toEqual([
      expect.stringMatching(/^agenda-.*\.ics$/u),
      'BEGIN:VCALENDAR',
    ]);
    await dialog.getByRole('button', { name: 'Sluit het adres' }).click();
    await hers.getByRole('alertdialog').getByRole('button', { name: 'Sluit het adres' }).click();
    await expect(dialog.getByRole('button', { name: 'Maak een adres' })).toBeVisible();
    expect((await read()).status).toBe(404);
    await visitor.close();
    await dialog.getByRole('button', { name: 'Sluit', exact: true }).click();
  });

  await test.step('a mistake is taken back once the borrower agrees, and stays readable on both sides', async () => {
    await page.getByRole('button', { name: /^Draai terug: Extra aflossing/u }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Vraag het' }).click();
    await expect(page.getByText('Gevraagd. Het wacht op Sanne.')).toBeVisible();
    await hers.reload();
    await hers.getByRole('button', { name: /^Klopt: .*extra aflossing/iu }).click();
    await expect(hers.getByText('Bevestigd. Het telt mee.')).toBeVisible();
    await page.reload();
    await expect(documents(page).getByRole('listitem').filter({ hasText: 'Extra aflossing' })).toContainText(
      'teruggedraaid',
    );
    await hers.reload();
    await expect(hers.getByRole('list', { name: 'Tijdlijn' })).toContainText(
      'Teruggedraaid: Extra aflossing van € 5.000,00',
    );
    await screenshot(hers, 'lening-tijdlijn');
  });
});
