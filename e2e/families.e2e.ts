import type { Page } from '@playwright/test';
import { mailed } from './support/mail.ts';
import { addRelative, joinByInvitation, newPerson, register } from './support/person.ts';
import { ConsoleErrors, expect, screenshot, test } from './support/test.ts';
import { recordContract } from './support/wizard.ts';

const wim = newPerson({ firstname: 'Wim', infix: '', lastname: 'Bakker' });
const tom = newPerson({ firstname: 'Tom', infix: '', lastname: 'Bakker', birthdate: '4-5-1988' });
const jan = newPerson({ firstname: 'Jan' });
const marijke = newPerson({ firstname: 'Marijke', gender: 'Vrouw', birthdate: '1-2-1960', email: '' });
const sanne = newPerson({ firstname: 'Sanne', gender: 'Vrouw', birthdate: '3.5.1990' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The overview of a family: its name above, its contract below, and nothing of the other family. */
async function expectFamily(page: Page, name: 'Bakker' | 'De Vries'): Promise<void> {
  const [own, other] = name === 'Bakker' ? ['€ 1.000,00', '€ 2.500,00'] : ['€ 2.500,00', '€ 1.000,00'];
  await expect(heading(page, 'Overzicht')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(`Familie ${name}`);
  await expect(page.getByText(own).first()).toBeVisible();
  await expect(page.getByText(other)).toHaveCount(0);
}
const familyButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^Familie ${name}`, 'u') });

test('a husband whose own parents use Onderling as well is in two families with one login', async ({
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
  const [hisFather, his, herFather] = [await browserOf(), await browserOf(), await browserOf()];
  const [wims, toms, jans] = [await hisFather.newPage(), await his.newPage(), await herFather.newPage()];

  /** The path of the gift of his wife's father. */
  let copied = '';
  /** The newest that Tom got. */
  let invitation = '';
  await test.step('Tom has an account in the family of his parents', async () => {
    await register(wims, wim);
    await addRelative(wims, { ...tom, relation: 'Familielid', login: true });
    const gift = { kind: 'Schenking' as const, from: ['Wim Bakker'], to: ['Tom Bakker'], signed: '5-1-2026' };
    await recordContract(wims, { ...gift, amount: '1000' });
    invitation = await mailed(product, tom.email, /(http:\/\/localhost:\d+\/register\/[\w-]+)/u);
    await toms.goto(invitation);
    await joinByInvitation(toms, tom);
    await toms.goto('/overzicht');
    await expectFamily(toms, 'Bakker');
    await expect(familyButton(toms, 'Bakker')).toHaveCount(0);
  });

  await test.step('the family of his wife invites him at the address he has', async () => {
    await register(jans, jan);
    await addRelative(jans, { ...marijke, relation: 'Een partner', partnerOf: 'Jan de Vries' });
    await addRelative(jans, { ...sanne, relation: 'Familielid' });
    await addRelative(jans, { ...tom, email: '', relation: 'Een partner', partnerOf: 'Sanne de Vries' });
    await jans.getByRole('button', { name: 'Geef een eigen login aan Tom' }).click();
    await jans.getByRole('dialog').getByLabel('E-mailadres').fill(tom.email);
    await jans.getByRole('button', { name: 'Verstuur de uitnodiging' }).click();
    await expect(jans.getByRole('dialog')).toBeHidden();
    const gift = { kind: 'Schenking' as const, from: ['Jan de Vries'], to: ['Tom Bakker'], signed: '6-1-2026' };
    await recordContract(jans, { ...gift, amount: '2500' });
    await expect(async () => {
      const newest = await mailed(product, tom.email, /(http:\/\/localhost:\d+\/register\/[\w-]+)/u);
      expect(newest).not.toBe(invitation);
      invitation = newest;
    }).toPass();
  });

  await test.step('S-167 the account of somebody else is told so, and sees nothing of the family', async () => {
    await wims.goto(invitation);
    await wims.getByRole('button', { name: 'Inloggen en meedoen' }).click();
    await wims.getByRole('button', { name: 'Doe mee' }).click();
    await expect(heading(wims, 'Deze uitnodiging is voor een ander adres')).toBeVisible();
    await screenshot(wims, 'meedoen-ander-adres');
    await wims.getByRole('link', { name: 'Naar overzicht' }).click();
    await expect(wims.getByRole('banner')).toContainText('Familie Bakker');
  });

  await test.step('he logs in, says yes, and is there', async () => {
    await toms.goto(invitation);
    await expect(heading(toms, 'Jan de Vries nodigt je uit')).toBeVisible();
    await screenshot(toms, 'uitnodiging-met-account');
    await toms.getByRole('button', { name: 'Inloggen en meedoen' }).click();
    await expect(toms.getByRole('button', { name: 'Doe mee' })).toBeVisible();
    expect(new URL(toms.url()).search).toBe('');
    await screenshot(toms, 'meedoen');
    await toms.getByRole('button', { name: 'Doe mee' }).click();
    await expectFamily(toms, 'De Vries');
    await toms.goto(invitation);
    await expect(heading(toms, 'Deze uitnodiging werkt niet meer.')).toBeVisible();
  });

  await test.step('the top bar names the family and switches it with the keyboard', async () => {
    await toms.goto('/overzicht');
    await expectFamily(toms, 'De Vries');
    await familyButton(toms, 'De Vries').focus();
    await toms.keyboard.press('Enter');
    const items = toms.getByRole('menu').getByRole('menuitem');
    await expect(items).toHaveText([/Familie Bakker/u, /Familie De Vries/u, 'Begin een eigen familie']);
    // It grows while it opens.
    await expect.poll(async () => (await items.first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await screenshot(toms, 'familiemenu');
    await toms.keyboard.press('Home');
    await toms.keyboard.press('Enter');
    await expectFamily(toms, 'Bakker');
  });

  await test.step('S-169 his annual statement has both families, each line under the name of its own', async () => {
    await toms.goto('/jaaropgave?jaar=2026');
    for (const name of ['Bakker', 'De Vries']) {
      const received = toms.getByRole('region', { name: `Gekregen in familie ${name}` });
      await expect(received).toContainText(name === 'Bakker' ? '€ 1.000,00' : '€ 2.500,00');
    }
    await screenshot(toms, 'jaaropgave-twee-families');
    await toms
      .getByRole('region', { name: 'Gekregen in familie De Vries' })
      .getByRole('link', { name: /Jan de Vries/u })
      .click();
    await expect(toms.getByRole('banner')).toContainText('Familie De Vries');
    await expect(heading(toms, 'Schenking')).toBeVisible();
    copied = new URL(toms.url()).pathname;
    await toms.goto('/overzicht');
    await familyButton(toms, 'De Vries').click();
    await toms.getByRole('menuitem', { name: /Bakker/u }).click();
    await expectFamily(toms, 'Bakker');
  });

  await test.step('an address that was copied in the one family leads on from the other', async () => {
    await toms.goto(copied);
    await expect(toms.getByText('Dit contract bestaat niet of is niet van jou.')).toBeVisible();
    await screenshot(toms, 'lening-andere-familie');
    await toms.getByRole('link', { name: 'Kijk in familie De Vries' }).click();
    await expect(heading(toms, 'Schenking')).toBeVisible();
    await expect(toms.getByRole('banner')).toContainText('Familie De Vries');
    await familyButton(toms, 'De Vries').click();
    await toms.getByRole('menuitem', { name: /Bakker/u }).click();
    await expectFamily(toms, 'Bakker');
  });

  const second = await his.newPage();
  await test.step('S-169 two tabs hold two families, through a reload and at the same time', async () => {
    await familyButton(toms, 'Bakker').click();
    const address = await toms.getByRole('menuitem', { name: /De Vries/u }).getAttribute('href');
    await toms.keyboard.press('Escape');
    await second.goto(address ?? '');
    await expectFamily(second, 'De Vries');
    expect(new URL(second.url()).search, 'the name is out of the address').toBe('');
    await Promise.all([toms.reload(), second.reload()]);
    await expectFamily(toms, 'Bakker');
    await expectFamily(second, 'De Vries');
    await second.getByRole('link', { name: 'Familie', exact: true }).first().click();
    await expect(second.getByText('Sanne').first()).toBeVisible();
    await expect(second.getByText('Wim')).toHaveCount(0);
  });

  await test.step('S-168 closed out of the one while looking, he reads so and goes on in the other', async () => {
    await jans.goto('/familiebeheer/relaties');
    await jans
      .getByRole('list', { name: 'Wie hoort erbij' })
      .getByRole('listitem')
      .filter({ hasText: 'Tom' })
      .getByRole('button', { name: /wijzigen$/u })
      .click();
    await jans.getByRole('button', { name: 'Blokkeren' }).click();
    await jans.getByRole('alertdialog').getByRole('button', { name: 'Blokkeren' }).click();
    await expect(jans.getByRole('list', { name: 'Wie hoort erbij' })).toContainText('Geblokkeerd');
    await second.reload();
    await expect(heading(second, 'Deze familie kun je niet bekijken.')).toBeVisible();
    await screenshot(second, 'familie-dicht');
    await second.getByRole('link', { name: 'Naar overzicht' }).click();
    await expectFamily(second, 'Bakker');
    await expect(familyButton(second, 'Bakker')).toHaveCount(0);
  });
  for (const context of [hisFather, his, herFather]) await context.close();
  expect(complaints.all).toEqual([]);
});
