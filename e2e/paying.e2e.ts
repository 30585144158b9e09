import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test as plain, type Browser, type Page } from '@playwright/test';
import { camt053 } from '../server/test/bankFiles.ts';
import { startMollie } from '../server/test/mollie/standIn.ts';
import { mailed } from './support/mail.ts';
import { fillLogin, newPerson, register } from './support/person.ts';
import { startProduct, type Product } from './support/product.ts';
import { fillLoginTwice, turnOnSecondStep } from './support/secondStep.ts';
import { ConsoleErrors, expect, screenshot } from './support/test.ts';

const SELLER = {
  SELLER_NAME: 'Onderling B.V.',
  SELLER_ADDRESS: 'Laan 1; 1234 AB Utrecht',
  SELLER_VAT_NUMBER: 'NL123456789B01',
  SELLER_KVK: '12345678',
  SELLER_IBAN: 'NL91ABNA0417164300',
};
const PATH = '/familiebeheer/administratie';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const openPage = async (page: Page, product: Product) => {
  await page.goto(`${product.url}${PATH}`);
  await expect(heading(page, 'Plaatsen en facturen')).toBeVisible();
};
const order = (page: Page) => page.getByRole('button', { name: /^Bestel en betaal €/u });

/** A separate browser for a person, on this product. */
const visitor = async (browser: Browser, product: Product): Promise<Page> =>
  (await browser.newContext({ baseURL: product.url })).newPage();

/** Makes the registered person an administrator, as an operator does: with the product stopped. */
async function makeAdministrator(product: Product, email: string): Promise<void> {
  await product.stop();
  await promisify(execFile)(process.execPath, ['dist-server/superadmin.mjs', email], {
    env: { ...process.env, DATA_DIR: product.dataDir },
  });
  await product.start();
}

plain(
  'R-8.4 a family orders, is redirected to the unpaid order, and continues once the bank reports the payment',
  { tag: '@journey' },
  async ({ browser }) => {
    plain.setTimeout(600_000);
    const product = await startProduct(SELLER);
    const page = await visitor(browser, product);
    const consoleErrors = new ConsoleErrors();
    consoleErrors.watch(page);
    const [jan, admin] = [newPerson({ firstname: 'Jan' }), newPerson({ firstname: 'Beheer' })];
    try {
      await register(page, jan);

      await plain.step(
        'the price is shown beforehand: more places, the period, VAT, and a wrong code gets a message at its field',
        async () => {
          await openPage(page, product);
          await expect(page.getByText('Je hebt nog niets besteld.')).toBeVisible();
          await expect(order(page)).toHaveText(/€\s12,50/u);
          await page.getByRole('button', { name: 'Eén plaats meer' }).click();
          await expect(order(page)).toHaveText(/€\s25,00/u);
          await expect(page.getByText('Waarvan btw 21 %')).toBeVisible();
          consoleErrors.expectLogged(/Deze code kennen we niet/u);
          await page.getByRole('button', { name: 'Heb je een kortingscode van je notaris?' }).click();
          await page.getByLabel('Kortingscode', { exact: true }).fill('BESTAATNIET');
          await page.getByRole('button', { name: 'Gebruik deze code' }).click();
          await expect(page.getByLabel('Kortingscode', { exact: true })).toHaveAccessibleDescription(/kennen we niet/u);
          await screenshot(page, 'administratie-bestellen');
        },
      );

      let reference = '';
      await plain.step(
        'ordered: the page shows how to pay, with a code to scan, and a mail brings the invoice',
        async () => {
          await order(page).click();
          await expect(heading(page, 'Nog te betalen')).toBeVisible();
          await expect(page.getByRole('img', { name: /QR-code/u })).toBeVisible();
          await expect(page.getByText('NL91 ABNA 0417 1643 00')).toBeVisible();
          reference =
            (
              await page
                .getByText(/^OL\d\d \d{4} \d{4} \d\d/u)
                .first()
                .innerText()
            ).split('\n')[0] ?? '';
          await screenshot(page, 'administratie-open');
          const download = page.waitForEvent('download');
          await page.getByRole('button', { name: /^Factuur \d{4}-00001/u }).click();
          expect((await download).suggestedFilename()).toMatch(/^factuur-\d{4}-00001\.pdf$/u);
          expect(await mailed(product, jan.email, /(filename=factuur-\d{4}-00001\.pdf)/u)).toBeTruthy();
        },
      );

      await plain.step('R-4.7 at the next login the person lands here, whatever page was requested', async () => {
        const fresh = await visitor(browser, product);
        consoleErrors.watch(fresh);
        await fresh.goto(`${product.url}/profiel`);
        await fillLogin(fresh, jan);
        await expect(heading(fresh, 'Plaatsen en facturen')).toBeVisible();
        await expect(
          fresh.getByText(
            'Er staat nog een betaling open. De plaatsen krijg je zodra die binnen is. Al het andere blijft gewoon werken.',
          ),
        ).toBeVisible();
        await fresh.getByRole('link', { name: 'Ga naar de pagina die je opende' }).click();
        await expect(heading(fresh, 'Profiel')).toBeVisible();
        await fresh.context().close();
      });

      await plain.step('an administrator imports the file of the bank, and it pays the order', async () => {
        const desk = await visitor(browser, product);
        consoleErrors.watch(desk);
        await register(desk, admin);
        const codes = await turnOnSecondStep(desk, admin);
        await makeAdministrator(product, admin.email);
        await desk.context().clearCookies();
        await desk.goto(`${product.url}/admin?deel=bestellingen`);
        await fillLoginTwice(desk, admin, codes);
        await expect(desk.getByRole('grid', { name: 'Bestellingen' })).toContainText(reference);
        await screenshot(desk, 'beheer-open-bestelling');
        const buffer = Buffer.from(
          camt053([
            { amount: 2500, text: `Onderling ${reference}` },
            { amount: 2500, text: 'Een gulle gift' },
          ]),
        );
        await desk
          .getByLabel('Kies een bankbestand')
          .setInputFiles({ name: 'afschrift.xml', mimeType: 'text/xml', buffer });
        await expect(desk.getByText('1 bestelling is betaald, uit 2 regels.')).toBeVisible();
        await expect(desk.getByText('Alles is betaald.')).toBeVisible();
        await screenshot(desk, 'beheer-bankbestand');

        const again = camt053([{ amount: 2500, text: `Nog eens ${reference}`, date: '2026-03-12' }]);
        await desk
          .getByLabel('Kies een bankbestand')
          .setInputFiles({ name: 'afschrift.xml', mimeType: 'text/xml', buffer: Buffer.from(again) });
        await expect(desk.getByText('Deze bestelling was al betaald. Stort dit bedrag terug.')).toBeVisible();
        await desk.getByRole('button', { name: 'Moet terug' }).click();
        await expect(desk.getByRole('grid', { name: 'Bestellingen' })).toContainText('€ 25,00 moet terug');
        await desk.setViewportSize({ width: 320, height: 700 });
        await expect(desk.getByRole('list', { name: 'Bestellingen' })).toContainText('€ 25,00 moet terug');
        expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        await page.goto(`${product.url}/overzicht`);
        await page.waitForLoadState('networkidle');
        if (page.url().includes('/oidc/')) await fillLogin(page, jan);
        await expect(heading(page, 'Overzicht')).toBeVisible();
        await openPage(page, product);
        await expect(page.getByText(/kwam €\s25,00 te veel of te laat binnen/u)).toBeVisible();
        await screenshot(page, 'administratie-gaat-terug');
        await desk.getByRole('button', { name: /^Is teruggestort: factuur/u }).click();
        await desk.getByRole('button', { name: 'Ja, teruggestort' }).click();
        await expect(desk.getByText('Er hoeft niets terug.')).toBeVisible();
        await desk.context().close();
      });

      await plain.step('R-4.11 the limit is raised, nothing redirects any longer, and the papers stay', async () => {
        await openPage(page, product);
        await expect(page.getByText('0 van 4')).toBeVisible();
        await expect(heading(page, 'Nog te betalen')).toHaveCount(0);
        await expect(page.getByText('Betaald', { exact: true })).toBeVisible();
        await expect(page.getByText(/^Er is €\s25,00 teruggestort\.$/u)).toBeVisible();
        await screenshot(page, 'administratie-betaald');
      });
      expect(consoleErrors.all).toEqual([]);
    } finally {
      await product.dispose();
    }
  },
);

plain('R-8.4 S-134 a payment at Mollie is cancelled, lost, doubled, and completed', async ({ browser }) => {
  plain.setTimeout(600_000);
  const mollie = await startMollie();
  const product = await startProduct({ ...SELLER, MOLLIE_API_KEY: mollie.key, MOLLIE_API_URL: mollie.url });
  const page = await visitor(browser, product);
  mollie.notifyUrl = `${product.url}/api/v1/payments/webhook`;
  const consoleErrors = new ConsoleErrors();
  consoleErrors.watch(page);
  const jan = newPerson({ firstname: 'Jan' });
  const choose = (how: string) => page.getByRole('button', { name: how, exact: true }).click();
  const pay = () => page.getByRole('button', { name: /met iDEAL \| Wero$/u }).click();
  try {
    await register(page, jan);
    await openPage(page, product);

    await plain.step('while Mollie is down nothing has to be filled in again', async () => {
      mollie.down = true;
      await order(page).click();
      await expect(
        page.getByText('Betalen lukt nu even niet. Je hoeft niets opnieuw in te vullen.').first(),
      ).toBeVisible();
      await expect(heading(page, 'Nog te betalen')).toBeVisible();
      mollie.down = false;
    });
    await plain.step('a cancelled payment charges nothing, and the page says so', async () => {
      await pay();
      await choose('Geannuleerd');
      await expect(page.getByText('De betaling is afgebroken. Er is niets afgeschreven.')).toBeVisible();
      await screenshot(page, 'administratie-afgebroken');
    });
    await plain.step('S-134 returning before the bank confirmed does not count as paid', async () => {
      await pay();
      await choose('Nog open');
      await expect(page.getByText('Je bank heeft nog niet bevestigd. We mailen je.')).toBeVisible();
      await expect(heading(page, 'Nog te betalen')).toBeVisible();
      await screenshot(page, 'administratie-bezig');
    });
    await plain.step('the notification gets lost: the page still finds the payment automatically', async () => {
      mollie.notifications = 'lose';
      const [open] = [...mollie.payments.values()].filter(({ status }) => status === 'open');
      await mollie.change(open?.id ?? '', { status: 'paid' });
      await expect(page.getByText('Gelukt. Je betaling is binnen, en de plaatsen zijn er.')).toBeVisible({
        timeout: 60_000,
      });
      await expect(page.getByText('0 van 3')).toBeVisible();
    });
    await plain.step('a second order, with every notification doubled, counts once', async () => {
      mollie.notifications = 'twice';
      await openPage(page, product);
      await order(page).click();
      await choose('Betaald');
      await expect(page.getByText('Gelukt. Je betaling is binnen, en de plaatsen zijn er.')).toBeVisible();
      await expect(page.getByText('0 van 4')).toBeVisible();
      await screenshot(page, 'administratie-gelukt');
    });
    expect(consoleErrors.all).toEqual([]);
  } finally {
    await product.dispose();
    await mollie.close();
  }
});
