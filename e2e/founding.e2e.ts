import type { Page } from '@playwright/test';
import { mailed } from './support/mail.ts';
import { addRelative, joinByInvitation, newPerson, register } from './support/person.ts';
import { ConsoleErrors, expect, expectNoSidewaysScroll, screenshot, test } from './support/test.ts';
import { recordContract } from './support/wizard.ts';

const jan = newPerson({ firstname: 'Jan' });
const sanne = newPerson({ firstname: 'Sanne', gender: 'Vrouw', birthdate: '3.5.1980' });
const nina = newPerson({ firstname: 'Nina', infix: '', lastname: 'Bos', gender: 'Vrouw', birthdate: '1-2-2004' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const familyButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^Familie ${name}`, 'u') });

test('S-169 a daughter with a login in the family of her parents starts one of her own, and neither sees the other', async ({
  browser,
  product,
}) => {
  test.setTimeout(300_000);
  const complaints = new ConsoleErrors();
  const browserOf = async () => {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 1280, height: 900 },
      locale: 'nl-NL',
    });
    context.on('page', (page) => complaints.watch(page));
    return context;
  };
  const [his, hers] = [await browserOf(), await browserOf()];
  const [jans, sannes] = [await his.newPage(), await hers.newPage()];

  await test.step('Sanne was invited by her father, and has a gift there', async () => {
    await register(jans, jan);
    await addRelative(jans, { ...sanne, relation: 'Familielid', login: true });
    const gift = { kind: 'Schenking' as const, from: ['Jan de Vries'], to: ['Sanne de Vries'], signed: '5-1-2026' };
    await recordContract(jans, { ...gift, amount: '1000' });
    await sannes.goto(await mailed(product, sanne.email, /(http:\/\/localhost:\d+\/register\/[\w-]+)/u));
    await joinByInvitation(sannes, sanne);
  });

  await test.step('with one family there is no menu of them; Profiel has the link, and the page explains it', async () => {
    await sannes.goto('/profiel');
    await expect(sannes.getByRole('region', { name: 'Je families' })).toContainText('Familie De Vries');
    await expect(familyButton(sannes, 'De Vries')).toHaveCount(0);
    await screenshot(sannes, 'profiel-families');
    await sannes.getByRole('link', { name: 'Begin een eigen familie' }).click();
    await expect(heading(sannes, 'Begin een eigen familie')).toBeVisible();
    await expect(sannes.getByText('Jij staat erin als Sanne de Vries, geboren op 3 mei 1980.')).toBeVisible();
    await screenshot(sannes, 'eigen-familie');
    await expectNoSidewaysScroll(sannes);
  });

  await test.step('the name of the family she is in is refused, as it would not tell the two apart', async () => {
    const name = sannes.getByLabel('Hoe heet je familie?');
    await expect(name).toHaveValue('');
    await name.fill('de vries');
    await sannes.getByRole('button', { name: 'Begin deze familie' }).click();
    await expect(name).toHaveAccessibleDescription(/Je hoort al bij een familie met deze naam/u);
    await screenshot(sannes, 'eigen-familie-naam-bezet');
    await name.fill('Bos');
  });

  await test.step('she arrives at an empty overview with nothing to settle, and gets a mail about it', async () => {
    await sannes.getByRole('button', { name: 'Begin deze familie' }).dblclick();
    await expect(sannes.getByRole('banner')).toContainText('Familie Bos');
    await expect(heading(sannes, 'Overzicht')).toBeVisible();
    await expect(sannes.getByRole('main')).toContainText('Voeg eerst je kind of je partner toe');
    await expect(sannes.getByText('€ 1.000,00')).toHaveCount(0);
    await expect(sannes).toHaveURL(/\/overzicht\?familie=\w+$/u);
    await screenshot(sannes, 'eigen-familie-leeg');
    const link = await mailed(product, sanne.email, /(http:\/\/localhost:\d+\/overzicht\?familie=\w+)/u);
    expect(new URL(link).searchParams.get('familie')).toBeTruthy();
  });

  await test.step('she makes a contract there; nobody of the first family is in the wizard', async () => {
    await addRelative(sannes, { ...nina, relation: 'Familielid' });
    await sannes.getByRole('link', { name: 'Nieuw contract' }).first().click();
    const dialog = sannes.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Schenking', exact: true }).check();
    await dialog.getByRole('button', { name: 'Volgende stap' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Nina Bos', exact: true }).first()).toBeVisible();
    await expect(dialog.getByText('Jan de Vries')).toHaveCount(0);
    await sannes.goto('/overzicht');
    const gift = { kind: 'Schenking' as const, from: ['Sanne de Vries'], to: ['Nina Bos'], signed: '6-1-2026' };
    await recordContract(sannes, { ...gift, amount: '2500' });
    await expect(sannes.getByText('€ 2.500,00').first()).toBeVisible();
  });

  await test.step('the top bar switches between the two, each with its own; both stay through a reload', async () => {
    await familyButton(sannes, 'Bos').click();
    await expect(sannes.getByRole('menu').getByRole('menuitem')).toHaveText([
      /^Familie De Vries\s*Je doet mee/u,
      /^Familie Bos\s*Je beheert deze familie/u,
      'Begin een eigen familie',
    ]);
    await screenshot(sannes, 'familiemenu-eigen');
    await sannes.getByRole('menuitem', { name: /De Vries/u }).click();
    await expect(familyButton(sannes, 'De Vries')).toBeVisible();
    await expect(sannes.getByText('€ 1.000,00').first()).toBeVisible();
    await expect(sannes.getByText('€ 2.500,00')).toHaveCount(0);
    await familyButton(sannes, 'De Vries').click();
    await sannes.getByRole('menuitem', { name: 'Familie Bos' }).click();
    await expect(familyButton(sannes, 'Bos')).toBeVisible();
    await sannes.reload();
    await expect(familyButton(sannes, 'Bos')).toBeVisible();
    await expect(sannes.getByText('€ 2.500,00').first()).toBeVisible();
  });

  await test.step('the menu leads to the page as well; her father sees nothing of it', async () => {
    await familyButton(sannes, 'Bos').focus();
    await sannes.keyboard.press('Enter');
    await sannes.keyboard.press('End');
    await sannes.keyboard.press('Enter');
    await expect(heading(sannes, 'Begin een eigen familie')).toBeVisible();
    await jans.goto('/familiebeheer/relaties');
    await expect(jans.getByRole('list', { name: 'Wie hoort erbij' })).toContainText('Sanne');
    await expect(jans.getByText(/Nina|Bos/u)).toHaveCount(0);
    await jans.goto('/overzicht');
    await expect(jans.getByText('€ 1.000,00').first()).toBeVisible();
    await expect(jans.getByText('€ 2.500,00')).toHaveCount(0);
  });
  for (const context of [his, hers]) await context.close();
  expect(complaints.all).toEqual([]);
});
