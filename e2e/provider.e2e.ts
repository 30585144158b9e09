import { test as plain } from '@playwright/test';
import { startSecondProvider } from '../identity/test/startSecondProvider.ts';
import { freePort, startProduct } from './support/product.ts';
import { Complaints, expect } from './support/test.ts';

plain('an external identity provider takes the place of ours by configuration alone (R-7.3, R-4.10)', async ({ page }) => {
  const port = await freePort();
  const provider = await startSecondProvider({ appUrl: `http://localhost:${port}`, roles: ['superadmin'] });
  const product = await startProduct({ OIDC_AUTHORITY: provider.issuer }, port);
  const complaints = new Complaints();
  complaints.watch(page);
  const signIn = async () => {
    await page.getByLabel('User').fill(provider.email);
    await page.getByLabel('Secret').fill(provider.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  try {
    await plain.step('making an account starts there, and ends with who it is for', async () => {
      await page.goto(`${product.url}/register`);
      await page.getByRole('button', { name: 'Maak account' }).click();
      await page.waitForURL((url) => url.origin !== product.url);
      await signIn();
      await expect(page.getByRole('heading', { level: 1, name: 'Nog één stap' })).toBeVisible();
      await expect(page.getByLabel('Wachtwoord')).toHaveCount(0);
      await page.getByLabel('Voornaam').fill('Pieter');
      await page.getByLabel('Achternaam').fill('Elders');
      await page.getByLabel('Man', { exact: true }).check();
      await page.getByLabel('Geboortedatum').fill('2-2-1970');
      await page.getByRole('button', { name: 'Naar overzicht' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
      await expect(page.getByText('Familie Elders')).toBeVisible();
    });
    await plain.step('a reload signs in silently, at the provider that knows the person', async () => {
      await page.reload();
      await expect(page.getByText('Familie Elders')).toBeVisible();
      expect((await fetch(`${product.url}/oidc/.well-known/openid-configuration`)).status).toBe(404);
    });
    expect(complaints.all).toEqual([]);
  } finally {
    await product.dispose();
    await provider.stop();
  }
});
