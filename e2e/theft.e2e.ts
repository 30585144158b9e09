import { CHILD_EMAIL, FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { onDemo } from './support/demo.ts';
import { mailed } from './support/mail.ts';
import { fillLogin } from './support/person.ts';
import { expect, screenshot } from './support/test.ts';

/** A login of the sample family is stolen here, and recovered. */
const test = onDemo();

const LOAN = /€.30\.000,00 Annuïteitenlening/u;
const BACK_LINK = /(http:\/\/localhost:\d+\/melding\?bericht=dit-was-ik-niet#[\w-]+)/u;
const STOLEN = 'Zolderraam-Fietsbel-27!';
const NEXT = 'Theepot-Vensterbank-27!';

test("S-267 a thief's agreement becomes disputed on both sides once the owner is back and says that it was not them", async ({
  page,
  product,
  another,
}) => {
  test.setTimeout(300_000);
  const [thief, owner] = [await another(), await another()];
  await test.step('a thief changes the password of Sanne, and agrees to what Jan proposes', async () => {
    await thief.goto('/profiel');
    await fillLogin(thief, { email: CHILD_EMAIL, password: PASSWORD });
    await thief.getByRole('button', { name: 'Wijzig wachtwoord' }).click();
    await thief.getByLabel('Je wachtwoord van nu').fill(PASSWORD);
    await thief.getByLabel('Je nieuwe wachtwoord').fill(STOLEN);
    await thief.getByRole('button', { name: 'Wijzig wachtwoord' }).click();
    await expect(thief.getByLabel('Je nieuwe wachtwoord')).toBeHidden();

    await page.goto('/overzicht');
    await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
    await page.getByRole('link', { name: LOAN }).click();
    await page.getByRole('button', { name: 'Archiveer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stel voor' }).click();
    await thief.goto(page.url());
    const offered = thief.getByRole('region', { name: 'Voorstel', exact: true });
    await offered.getByRole('button', { name: 'Akkoord', exact: true }).click();
    await thief.getByRole('alertdialog').getByRole('button', { name: 'Akkoord' }).click();
    await expect(thief.getByText('Gearchiveerd', { exact: true }).first()).toBeVisible();
  });

  await test.step('Sanne takes her account back by the mail, and is asked', async () => {
    await owner.goto(await mailed(product, CHILD_EMAIL, BACK_LINK));
    await owner.getByRole('button', { name: 'Dit was ik niet: haal mijn account terug' }).click();
    await owner.getByRole('link', { name: 'Kies een nieuw wachtwoord' }).click();
    await owner.getByLabel('Nieuw wachtwoord').fill(NEXT);
    await owner.getByRole('button', { name: 'Bewaar wachtwoord' }).click();
    await expect(owner.getByRole('heading', { name: 'Je wachtwoord is gewijzigd' })).toBeVisible();
    await owner.goto('/meldingen');
    await fillLogin(owner, { email: CHILD_EMAIL, password: NEXT });
    const asked = owner.getByRole('region', { name: 'Was jij dit?' });
    await expect(asked.getByText(/met jouw account akkoord gegaan met een voorstel\.$/u)).toBeVisible();
    await screenshot(owner, 'was-jij-dit');
    await asked.getByRole('link').click();
    await expect(owner.getByText(/^Akkoord betwist: het antwoord van Sanne de Vries van /u)).toBeVisible();
    await screenshot(owner, 'contract-in-twijfel');
    await owner.getByRole('link', { name: 'Zeg of jij dit was' }).click();
  });

  await test.step('the other side reads that nothing changes for now', async () => {
    await page.reload();
    await expect(page.getByText(/^Sanne haalde het account terug .* Tot dan verandert er niets/u)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Haal uit het archief' })).toBeHidden();
  });

  await test.step('her no makes it disputed for both', async () => {
    const asked = owner.getByRole('region', { name: 'Was jij dit?' });
    await asked.getByRole('button', { name: 'Nee, dit was ik niet' }).click();
    await screenshot(owner, 'was-jij-dit-nee');
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Nee, dit was ik niet' }).click();
    await expect(asked).toBeHidden();
    await page.reload();
    await expect(page.getByText(/^Betwist door Sanne de Vries sinds/u)).toBeVisible();
    await expect(page.getByText(/komt niet van mij: iemand anders was toen in mijn account/u)).toBeVisible();
  });
});
