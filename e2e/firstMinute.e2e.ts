import { askForAccount, addRelative, newPerson } from './support/person.ts';

import { confirmAddress } from './support/mail.ts';
import { expect, expectAccessible, screenshot, test } from './support/test.ts';

test('R-8.9 R-8.10 the first minute: three questions, the mailed link, and in; the birth date comes with the first contract', async ({
  page,
}) => {
  const jan = newPerson();
  await test.step('registration asks a name, an address and a password', async () => {
    await page.goto('/register');
    await expect(page.getByLabel('Geboortedatum')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await askForAccount(page, jan);
  });

  await test.step('the mailed link is all that is needed in the same browser', async () => {
    await confirmAddress(page, jan);
    await page.getByRole('link', { name: 'Naar overzicht' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
  });

  await test.step('the empty overview shows what it is going to be, and the first act', async () => {
    await expect(page.getByText('Je dochter', { exact: true })).toBeVisible();
    await expect(page.getByText(/€.0,00/u)).toHaveCount(0);
    await expectAccessible(page);
    await screenshot(page, 'overzicht-nog-leeg');
  });

  await test.step('the first contract asks the birth date, and says why', async () => {
    await addRelative(page, { ...newPerson({ firstname: 'Sanne', birthdate: '3-5-1990' }), relation: 'Familielid' });
    await page.goto('/overzicht?nieuw');
    const dialog = page.getByRole('dialog', { name: 'Nieuw contract' });
    await expect(dialog.getByText(/^Je geboortedatum staat in het contract/u)).toBeVisible();
    await expectAccessible(page);
    await screenshot(page, 'wizard-geboortedatum');
    await dialog.getByLabel('Je geboortedatum', { exact: true }).fill(jan.birthdate);
    await dialog.getByRole('button', { name: 'Volgende stap' }).click();
    await expect(dialog.getByRole('heading', { name: 'Stap 1 van 5: Soort' })).toBeVisible();
  });
});
