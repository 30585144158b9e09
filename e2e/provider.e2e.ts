import { test as plain } from '@playwright/test';
import { startSecondProvider } from '../identity/test/startSecondProvider.ts';
import { freePort, startProduct } from './support/product.ts';
import { addRelative, giveOwnDetails, newPerson } from './support/person.ts';
import { ConsoleErrors, expect } from './support/test.ts';
import { recordContract } from './support/wizard.ts';

plain('R-7.3 an external identity provider replaces ours by configuration alone', async ({ browser }) => {
  const port = await freePort();
  const provider = await startSecondProvider({ appUrl: `http://localhost:${port}`, roles: ['superadmin'] });
  const product = await startProduct({ OIDC_AUTHORITY: provider.issuer }, { port });
  // The walk uses relative addresses: the product's port is known only here.
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1280, height: 900 },
    locale: 'nl-NL',
  });
  const page = await context.newPage();
  const consoleErrors = new ConsoleErrors();
  consoleErrors.watch(page);
  const signIn = async () => {
    await page.getByLabel('User').fill(provider.email);
    await page.getByLabel('Secret').fill(provider.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  try {
    await plain.step('registration starts there, and ends with the details of the person', async () => {
      await page.goto(`${product.url}/register`);
      await page.getByRole('button', { name: 'Maak account' }).click();
      await page.waitForURL((url) => url.origin !== product.url);
      await signIn();
      await expect(page.getByRole('heading', { level: 1, name: 'Nog één stap' })).toBeVisible();
      await expect(page.getByLabel('Wachtwoord')).toHaveCount(0);
      await page.getByLabel('Voornaam').fill('Pieter');
      await page.getByLabel('Achternaam').fill('Elders');
      await page.getByRole('button', { name: 'Naar overzicht' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
      await expect(page.getByText('Familie Elders')).toBeVisible();
    });
    await plain.step(
      'R-4.10 a reload signs in silently, at the provider that knows the person and their roles',
      async () => {
        await page.reload();
        await expect(page.getByText('Familie Elders')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Beheer' }).first()).toBeVisible();
        expect((await fetch(`${product.url}/oidc/.well-known/openid-configuration`)).status).toBe(404);
      },
    );
    await plain.step(
      'the product works the same: a family, an agreement, and each address kept through the login',
      async () => {
        await giveOwnDetails(page, newPerson());
        await addRelative(page, {
          ...newPerson({ firstname: 'Femke', infix: '', lastname: 'Elders', gender: 'Vrouw', birthdate: '4-4-1998' }),
          relation: 'Familielid',
          email: 'femke@voorbeeld.example',
        });
        await recordContract(page, {
          kind: 'Lening, elke maand hetzelfde bedrag',
          from: ['Pieter Elders'],
          to: ['Femke Elders'],
          amount: '12.500',
          rate: '3,5',
          years: '10',
          signed: '5-1-2026',
        });
        await expect(page.getByText('€ 12.500,00').first()).toBeVisible();
        await page.goto(`${product.url}/overzicht?soort=leningen`);
        await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
        expect(new URL(page.url()).search).toBe('?soort=leningen');
      },
    );
    await plain.step(
      'an administrator takes the second step there, and returns to the page they were opening (R-8.12)',
      async () => {
        consoleErrors.expectLogged(/code: mfa/u);
        await page.goto(`${product.url}/admin?deel=toestand`);
        await expect(page.getByText('Zet die dan eerst aan bij de dienst waarmee je inlogt.')).toBeVisible();
        await page.getByRole('button', { name: 'Vul de code in' }).click();
        await page.getByLabel('Second').fill('and me');
        await signIn();
        await expect(page.getByText('Versie')).toBeVisible();
        expect(new URL(page.url()).search).toBe('?deel=toestand');
      },
    );
    await plain.step('the profile links to that provider for what only it can arrange', async () => {
      await page.goto(`${product.url}/profiel`);
      await expect(page.getByText('regel je bij de dienst waarmee je inlogt')).toBeVisible();
      await expect(
        page.getByText(/^Zat iemand anders in je account\? Kies bij die dienst een nieuw wachtwoord/u),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Tweede stap aanzetten' })).toHaveCount(0);
    });
    await plain.step(
      'R-8.13 logging out ends the session there too; returning asks for the login and keeps path and query',
      async () => {
        await page.getByRole('button', { name: /Jouw account/ }).click();
        await page.getByRole('menuitem', { name: 'Log uit' }).click();
        await page.getByRole('button', { name: 'Sign out' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Je bent uitgelogd.' })).toBeVisible();
        await page.goto(`${product.url}/familiebeheer/relaties?weergave=stamboom`);
        await signIn();
        await expect(page.getByRole('heading', { level: 1, name: 'Familie' })).toBeVisible();
        expect(new URL(page.url()).search).toBe('?weergave=stamboom');
        await expect(page.getByText('Femke').first()).toBeVisible();
      },
    );
    expect(consoleErrors.all).toEqual([]);
  } finally {
    await context.close();
    await product.dispose();
    await provider.stop();
  }
});
