import { mailed } from './support/mail.ts';
import { openPart } from './support/parts.ts';
import { fillLogin, newPerson, register } from './support/person.ts';
import { expect, expectAccessible, screenshot, test } from './support/test.ts';

const NEW_LINK = /(http:\/\/localhost:\d+\/profiel\?adres=nieuw#[\w-]+)/;
/** In the mail about the address: the one about a login, to the new address, has such a link too, and names the old address. */
const BACK_LINK =
  /voortaan in met een ander e-mailadres\.[^]*?(http:\/\/localhost:\d+\/melding\?bericht=dit-was-ik-niet#[\w-]+)/;
const NEXT = 'Theepot-Vensterbank-27!';

test('S-171 a changed e-mail address is confirmed from the mail, works for the login, and can be reverted from the old address', async ({
  page,
  another,
  product,
}) => {
  test.setTimeout(240_000);
  const jan = newPerson();
  const moved = `verhuisd-${jan.email}`;
  await register(page, jan);
  await page.goto('/profiel');
  await page.getByRole('button', { name: 'Wijzig e-mailadres' }).click();
  await expect(page.getByLabel('Je nieuwe e-mailadres')).toBeFocused();
  await page.getByLabel('Je nieuwe e-mailadres').fill(jan.email);
  await page.getByLabel('Je wachtwoord', { exact: true }).fill(jan.password);
  await page.getByRole('button', { name: 'Stuur de mail' }).click();
  await expect(page.getByText('Dit is het e-mailadres waarmee je nu inlogt.').first()).toBeVisible();
  await page.getByLabel('Je nieuwe e-mailadres').fill(moved);
  await screenshot(page, 'profiel-ander-adres');
  await page.getByRole('button', { name: 'Stuur de mail' }).click();
  await expect(page.getByText(`We stuurden een mail naar ${moved}.`)).toBeVisible();
  await screenshot(page, 'profiel-adres-wacht');

  // The mail is opened in another browser: it asks to log in, with the present address, and goes on.
  const link = await mailed(product, moved, NEW_LINK);
  const phone = await another();
  await phone.goto(link);
  await fillLogin(phone, jan);
  const dialog = phone.getByRole('dialog', { name: 'Voortaan met dit adres inloggen?' });
  await expect(dialog.getByText(`Je logt daarna in met ${moved}.`)).toBeVisible();
  await expect(phone).toHaveURL(/\/profiel\?adres=nieuw$/u);
  await expectAccessible(phone);
  await screenshot(phone, 'profiel-adres-bevestigen');
  await dialog.getByRole('button', { name: 'Ja, wijzig mijn e-mailadres' }).click();
  await expect(dialog).toBeHidden();
  await expect(phone.getByText(moved).first()).toBeVisible();
  await expect(phone.getByText(/Net gewijzigd\./u)).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Wijzig e-mailadres' })).toBeHidden();
  await screenshot(phone, 'profiel-adres-gewijzigd');

  const other = await another();
  await other.goto('/overzicht');
  await fillLogin(other, { ...jan, email: moved });
  await expect(other.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();

  const owner = await another();
  await owner.goto(await mailed(product, jan.email, BACK_LINK));
  await expect(owner.getByRole('heading', { level: 1, name: 'Was jij dit niet?' })).toBeVisible();
  await expectAccessible(owner);
  await screenshot(owner, 'melding-dit-was-ik-niet');
  await owner.getByRole('button', { name: 'Dit was ik niet: haal mijn account terug' }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Je account is weer van jou.' })).toBeVisible();

  await owner.getByRole('link', { name: 'Kies een nieuw wachtwoord' }).click();
  await owner.getByLabel('Nieuw wachtwoord').fill(NEXT);
  await owner.getByRole('button', { name: 'Bewaar wachtwoord' }).click();
  await expect(owner.getByRole('heading', { name: 'Je wachtwoord is gewijzigd' })).toBeVisible();
  await owner.goto('/profiel');
  await fillLogin(owner, { ...jan, password: NEXT });
  await expect(owner.getByRole('button', { name: 'Wijzig e-mailadres' })).toBeVisible();
  await openPart(owner, 'Wat er gebeurde');
  await expect(owner.getByText(/zette vanaf het oude e-mailadres dat adres terug/u)).toBeVisible();
});
