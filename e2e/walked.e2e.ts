import { CHILD_EMAIL, PASSWORD } from '../demo/family.ts';
import { onDemo } from './support/demo.ts';
import { addRelative, fillLogin, newPerson, register } from './support/person.ts';
import { expect, screenshot, test } from './support/test.ts';

const onSample = onDemo();

test('the focus stays in the page when the button that was pressed waits for its answer, or is gone after it', async ({
  page,
}) => {
  await register(page, newPerson({ firstname: 'Marieke' }));
  await page.goto('/familiebeheer/relaties');
  await page.getByRole('button', { name: 'Familielid toevoegen' }).press('Enter');
  const form = page.getByRole('dialog');
  await form.getByLabel('Een partner', { exact: true }).check();
  await form.getByLabel('Voornaam').fill('Kees');
  await form.getByLabel('Achternaam').fill('Bos');
  await form.getByLabel('Man', { exact: true }).check();
  await form.getByLabel('Geboortedatum').fill('1-2-1956');
  await form.getByLabel('E-mailadres').fill('kees-bos@voorbeeld.example');
  await form.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Familie' })).toBeFocused();
  await page.getByRole('button', { name: 'Geef een eigen login aan Kees' }).press('Enter');
  await page.getByRole('button', { name: 'Verstuur de uitnodiging' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('body:focus')).toHaveCount(0);
  await page.getByRole('button', { name: 'Stuur de uitnodiging opnieuw aan Kees' }).press('Enter');
  await expect(page.getByText(/^Gelukt/u).first()).toBeVisible();
  await expect(page.locator(':focus')).toBeVisible();
});

test('a press reaches its box although leaving a wrong field pushes that box down', async ({ page }) => {
  await register(page, newPerson());
  await addRelative(page, {
    ...newPerson({ firstname: 'Sanne', gender: 'Vrouw', birthdate: '1-2-1990' }),
    relation: 'Familielid',
  });
  await page.goto('/overzicht?nieuw');
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Volgende stap' });
  await dialog.getByRole('radio', { name: 'Lening, elke maand hetzelfde bedrag', exact: true }).check();
  await next.click();
  await dialog.getByRole('group', { name: 'Van wie komt het geld?' }).getByLabel('Jan de Vries').check();
  await dialog
    .getByRole('group', { name: 'Wie betaalt het geld terug?', exact: true })
    .getByLabel('Sanne de Vries')
    .check();
  await next.click();
  await dialog.getByLabel('Waarvoor is het geld?').fill('Ons huis 🏠');
  const home = dialog.getByRole('checkbox', { name: /^De lening is voor een eigen woning van Sanne/u });
  await home.check();
  await expect(dialog.getByText('We kunnen “🏠” niet afdrukken.', { exact: false })).toBeVisible();
  await expect(home).toBeChecked();
});

onSample(
  'without a connection a page that was never seen says so, stays in the app, and comes with the connection',
  async ({ page, context, consoleErrors }) => {
    consoleErrors.expectLogged(/Loading (?:CSS )?chunk|ChunkLoadError/u);
    await page.goto('/overzicht');
    await fillLogin(page, { email: CHILD_EMAIL, password: PASSWORD });
    const loan = (name: RegExp) => page.getByRole('main').getByRole('link', { name }).first();
    await expect(loan(/^Elektrische auto/u)).toBeVisible();
    const overview = page.getByRole('navigation').getByRole('link', { name: 'Overzicht' }).first();

    await onSample.step('its code was never fetched', async () => {
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await loan(/^Elektrische auto/u).click();
      const failed = page.getByRole('alert').filter({ hasText: 'Geen verbinding' });
      await expect(failed).toBeVisible();
      await expect(page.getByText('Je ziet de stand van')).toBeHidden();
      await screenshot(page, 'ongezien-zonder-verbinding');
      await failed.getByRole('button', { name: 'Probeer opnieuw' }).click();
      await expect(failed).toBeVisible();
      await context.setOffline(false);
      await failed.getByRole('button', { name: 'Probeer opnieuw' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Elektrische auto' })).toBeVisible();
    });

    await onSample.step('its code is there, its figures are not', async () => {
      await overview.click();
      await expect(loan(/^Dakkapel en verbouwing van de zolder/u)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await expect(page.getByText('Je ziet de stand van')).toBeVisible();
      await loan(/^Dakkapel en verbouwing van de zolder/u).click();
      const failed = page.getByRole('alert').filter({ hasText: 'We konden dit contract niet ophalen.' });
      await expect(failed).toContainText('Geen verbinding.');
      await expect(page.getByText('Je ziet de stand van')).toBeHidden();
      await expect(failed.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
      await screenshot(page, 'contract-zonder-verbinding');
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: 'Dakkapel en verbouwing van de zolder' })).toBeVisible();
    });
  },
);
