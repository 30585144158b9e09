import type { Locator, Page } from '@playwright/test';
import { CHILD_EMAIL, FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { onDemo } from './support/demo.ts';
import { openPart } from './support/parts.ts';
import { fillLogin, invitePartner, joinByInvitation, newPerson } from './support/person.ts';
import { expect, screenshot } from './support/test.ts';
import { fillWizard } from './support/wizard.ts';

/** Partners get logins here, and answer for themselves from then on. */
const test = onDemo();
test.setTimeout(240_000);

const bram = newPerson({ firstname: 'Bram', email: 'bram@voorbeeld.example' });
const noor = newPerson({ firstname: 'Noor', email: 'noor@voorbeeld.example' });
const marijke = newPerson({ firstname: 'Marijke', email: 'marijke@voorbeeld.example' });

const TOGETHER = /€.35\.000,00 Aflossingsvrije lening/u;
const LENT_BY_TWO = /€.30\.000,00 Annuïteitenlening/u;

const offered = (page: Page) => page.getByRole('region', { name: 'Voorstel', exact: true });
const whoAgreed = (within: Page | Locator) => within.getByRole('list', { name: 'Wie is akkoord' });

async function logIn(page: Page, email: string, path = '/overzicht'): Promise<void> {
  await page.goto(path);
  await fillLogin(page, { email, password: PASSWORD });
}

async function proposeBy(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Stel voor' }).click();
  await expect(dialog).toBeHidden();
}

async function agree(page: Page): Promise<void> {
  await offered(page).getByRole('button', { name: 'Akkoord', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Akkoord' }).click();
}

/** Everybody who was paid is asked about the earlier terms as well. */
async function confirmReceipt(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Klopt: €.100,00/u }).click();
  const dialog = page.getByRole('dialog', { name: 'De betaling bevestigen' });
  await dialog.getByRole('radio', { name: 'Nee' }).check();
  await dialog.getByRole('button', { name: 'Klopt' }).click();
}

test.beforeAll(async ({ browser, product }) => {
  const page = await browser.newPage();
  await page.goto(/Zijn link: (\S+)/u.exec(product.log())?.[1] ?? '');
  await joinByInvitation(page, bram);
  await page.close();
});

test('a couple with a mandate: she gives it at Profiel, the page says that his yes counts for both, and one press ends it', async ({
  page: jan,
  product,
  another,
}) => {
  const [his, hers] = [await another(), await another()];
  await logIn(jan, FOUNDER_EMAIL, '/familiebeheer/relaties');
  await invitePartner({ manager: jan, theirs: hers }, product, noor);

  await test.step('Noor lets Bram answer about the archive, and about nothing else', async () => {
    await hers.goto('/profiel');
    await hers.getByRole('button', { name: 'Laat Bram ook antwoorden' }).click();
    const dialog = hers.getByRole('dialog', { name: 'Bram ook namens jou laten antwoorden' });
    await dialog.getByLabel('Het archief').check();
    await screenshot(hers, 'machtiging-geven');
    await dialog.getByRole('button', { name: 'Bewaar' }).click();
    await expect(hers.getByText('Over het archief. Dat stopt als jullie uit elkaar gaan.')).toBeVisible();
    await screenshot(hers, 'machtiging-gegeven');
  });

  await test.step('his yes counts for her too, and everybody reads by which mandate', async () => {
    await jan.goto('/overzicht');
    await jan.getByRole('link', { name: TOGETHER }).click();
    await proposeBy(jan, 'Archiveer');
    await expect(offered(jan)).toContainText('Het telt pas als Bram en Noor akkoord zijn.');
    const { pathname } = new URL(jan.url());
    await logIn(his, bram.email, pathname);
    await expect(offered(his)).toContainText('Je antwoordt ook namens Noor.');
    await screenshot(his, 'voorstel-namens');
    await agree(his);
    for (const page of [his, hers]) {
      if (page === hers) await page.goto(pathname);
      await expect(page.getByText('Gearchiveerd', { exact: true }).first()).toBeVisible();
      await openPart(page, 'Voorstellen');
      await expect(whoAgreed(page)).toContainText(/Noor Yıldız: akkoord op .*, door Bram de Vries met een machtiging/u);
    }
    await screenshot(hers, 'voorstel-met-machtiging');
  });

  await test.step('she stops it with one press, and her own answer is waited for', async () => {
    const { pathname } = new URL(hers.url());
    await hers.goto('/profiel');
    await hers.getByRole('button', { name: 'Stop dat Bram namens jou antwoordt' }).click();
    await expect(hers.getByText('Bram antwoordt niet namens jou')).toBeVisible();
    await jan.reload();
    await proposeBy(jan, 'Haal uit het archief');
    await his.reload();
    await expect(offered(his)).toContainText('Het telt pas als jij en Noor akkoord zijn.');
    await agree(his);
    await expect(his.getByText('Je bent akkoord. Het wacht nog op Noor.')).toBeVisible();
    await expect(whoAgreed(offered(his))).toContainText('Noor Yıldız: nog geen antwoord');
    await hers.goto(pathname);
    await agree(hers);
    await expect(hers.getByText('Gearchiveerd', { exact: true })).toHaveCount(0);
  });
});

test('a sister who says no: a loan of the two is not signed because her brother said so', async ({
  page: jan,
  another,
}) => {
  const [his, hers] = [await another(), await another()];
  await logIn(jan, FOUNDER_EMAIL);
  const dialog = await fillWizard(jan, {
    kind: 'Lening, alleen rente',
    from: ['Jan de Vries'],
    to: ['Bram de Vries', 'Sanne de Vries'],
    amount: '500000',
    signed: '2-4-2026',
    rate: '3',
    years: '10',
  });
  await dialog.getByRole('button', { name: 'Bewaar contract' }).click();
  await jan.getByRole('link', { name: /^(?:Naar het contract|Laat ondertekenen)$/u }).click();
  await expect(offered(jan)).toContainText('Het telt pas als Bram en Sanne akkoord zijn.');
  const { pathname } = new URL(jan.url());

  await logIn(his, bram.email, pathname);
  await agree(his);
  await expect(his.getByText('Je bent akkoord. Het wacht nog op Sanne.')).toBeVisible();
  await logIn(hers, CHILD_EMAIL, pathname);
  await expect(whoAgreed(offered(hers))).toContainText(
    /Bram de Vries: akkoord op .*Sanne de Vries: nog geen antwoord/u,
  );
  await offered(hers).getByRole('button', { name: 'Niet akkoord, met een reden' }).click();
  const why = hers.getByRole('dialog', { name: 'Niet akkoord' });
  await why.getByLabel('Waarom niet?').fill('Hier weet ik niets van');
  await why.getByRole('button', { name: 'Verstuur' }).click();
  for (const page of [hers, his, jan]) {
    if (page !== hers) await page.reload();
    await openPart(page, 'Voorstellen');
    const history = page.getByRole('list', { name: 'Voorstellen' });
    await expect(history).toContainText('Hier weet ik niets van');
    await expect(history).toContainText(/Niet akkoord: Sanne de Vries op/u);
    await expect(page.getByText('Concept', { exact: true }).first()).toBeVisible();
  }
  await screenshot(his, 'zus-zegt-nee');
});

test('a couple without a mandate: a receipt that one of two lenders confirms waits for the other, by name', async ({
  page: jan,
  product,
  another,
}) => {
  const [hers, sanne] = [await another(), await another()];
  await logIn(jan, FOUNDER_EMAIL, '/familiebeheer/relaties');
  await invitePartner({ manager: jan, theirs: hers }, product, marijke);

  await logIn(sanne, CHILD_EMAIL);
  await sanne.getByRole('link', { name: LENT_BY_TWO }).click();
  const { pathname } = new URL(sanne.url());
  await sanne.getByRole('button', { name: 'Ik heb betaald' }).click();
  const dialog = sanne.getByRole('dialog', { name: 'Ik heb betaald' });
  await dialog.getByLabel('Bedrag').fill('100');
  await dialog.getByRole('radio', { name: 'Nee' }).check();
  await dialog.getByRole('button', { name: 'Meld betaling' }).click();
  await expect(sanne.getByText('Wacht op bevestiging door Jan en Marijke')).toBeVisible();

  await jan.goto(pathname);
  await confirmReceipt(jan);
  await expect(jan.getByText('Bevestigd. Nu wacht het nog op Marijke.')).toBeVisible();
  for (const page of [jan, sanne]) {
    if (page === sanne) await page.reload();
    await expect(page.getByText('Wacht op bevestiging door Marijke')).toBeVisible();
  }
  await screenshot(sanne, 'wacht-op-de-ander');
  await hers.goto(pathname);
  await confirmReceipt(hers);
  await expect(hers.getByText('Bevestigd. De betaling telt mee.')).toBeVisible();
});
