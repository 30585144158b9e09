import { addRelative, newPerson, register } from './support/person.ts';
import { mailed } from './support/mail.ts';
import { expect, screenshot, test } from './support/test.ts';
import { recordContract } from './support/wizard.ts';

// A link for a notary, from giving it until it is closed: each on a computer of their own.
test('a notary opens the link with the code sent separately, and reads only what was chosen, until the link is closed', async ({
  page,
  another,
  product,
}) => {
  const jan = newPerson();
  await register(page, jan);
  await addRelative(page, {
    ...newPerson({ firstname: 'Sanne', gender: 'Vrouw', birthdate: '3-5-1990' }),
    relation: 'Familielid',
  });
  await page.goto('/overzicht');
  await recordContract(page, {
    kind: 'Lening, elke maand evenveel aflossen',
    from: ['Jan de Vries'],
    to: ['Sanne de Vries'],
    amount: '24.000',
    signed: '1-6-2026',
    rate: '3',
    years: '10',
  });

  await page.goto('/familiebeheer/wie-ziet-wat');
  await page.getByRole('button', { name: 'Geef een link' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Voor wie is de link?').fill('Notaris De Boer');
  await dialog.getByRole('group', { name: 'Welke contracten?' }).getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Maak de link' }).click();
  await expect(dialog.getByText('We laten dit maar één keer zien.')).toBeVisible();
  const link = (await dialog.getByText(/\/inzage#/u).textContent()) ?? '';
  const code = ((await dialog.getByText(/^\d{4} \d{4}$/u).textContent()) ?? '').replace(' ', '');
  await dialog.getByRole('button', { name: 'Klaar' }).click();

  const theirs = await another();
  const asked: string[] = [];
  theirs.on('request', (request) => asked.push(request.url()));
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { level: 1, name: 'Meelezen bij Onderling' })).toBeVisible();
  // A code that belongs to nobody, with as many digits.
  await theirs.getByLabel('Je code').fill(code === '00000000' ? '00000001' : '00000000');
  await theirs.getByRole('button', { name: 'Open', exact: true }).click();
  const refused = theirs.getByRole('form', { name: 'Meelezen bij Onderling' }).getByRole('alert');
  await expect(refused).toContainText('Deze link en code openen niets.');
  await theirs.getByRole('button', { name: 'Sluit deze melding' }).click();
  await theirs.getByLabel('Je code').fill(code);
  await theirs.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Voor Notaris De Boer' })).toBeVisible();
  await expect(theirs.getByRole('main')).toContainText(/24\.000/u);
  await expect(theirs.getByRole('main')).not.toContainText(jan.email);
  await screenshot(theirs, 'inzage-open');
  // Neither is in an address that goes to a server, and reading along starts no session.
  const token = new URL(link).hash.slice(1);
  expect(asked.filter((url) => url.split('#')[0]!.includes(token) || url.includes(code))).toEqual([]);
  expect(await theirs.context().cookies()).toEqual([]);

  // The giver is notified, sees it, and closes it.
  await mailed(product, jan.email, /(De link die je gaf[^]*net\s+geopend)/u);
  await page.reload();
  await expect(page.getByText('Eén keer geopend', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Sluit de link: Notaris De Boer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sluit de link' }).click();
  await expect(page.getByText('De link is gesloten.')).toBeVisible();
  // The token left the address when it was read: the link has to be opened again.
  await theirs.goto('about:blank');
  await theirs.goto(link);
  await theirs.getByLabel('Je code').fill(code);
  await theirs.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(refused).toContainText('Deze link en code openen niets.');
  await expect(theirs.getByText('Voor Notaris De Boer')).toBeHidden();
});
