import { addRelative, newPerson, register } from './support/person.ts';
import { expect, lookAt, test } from './support/test.ts';

const open = [
  { path: '/register', heading: 'Maak je account', name: 'register', row: 'R-8.9' },
  { path: '/register/step/final', heading: 'Nog één stap', name: 'register-final', row: 'R-8.10' },
  { path: '/register/een-verlopen-uitnodiging', heading: 'Deze uitnodiging werkt niet meer.', name: 'register-uitnodiging-verlopen', row: 'R-8.9' },
  { path: '/melding?bericht=onbekend', heading: null, name: 'melding', row: 'R-8.11' },
  { path: '/mfa', heading: null, name: 'mfa', row: 'R-8.12' },
  { path: '/logout', heading: 'Je bent uitgelogd.', name: 'logout', row: 'R-8.13' },
  { path: '/error?error=access_denied&error_description=x', heading: null, name: 'error', row: 'R-8.14' },
  { path: '/error-404', heading: 'Deze pagina bestaat niet', name: 'error-404', row: 'R-2.4' },
] as const;

for (const { path, heading, name, row } of open) {
  test(`${path} stands alone, without a login and without a menu (${row}, R-2.3, R-2.10, R-2.12)`, async ({ page }) => {
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    if (heading !== null) await expect(title).toHaveText(heading);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Chat met ons/ })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await lookAt(page, name);
  });
}

test('S-111 an invitation’s token leaves the address at once, stays through a reload, and no Referer of the page holds it (R-8.9)', async ({ page }) => {
  const token = 'Ab3dEf6hIj9kLmN0pQrStUvWxYz0123456789abcdef';
  const referers: string[] = [];
  // Chromium asks for a font of a style sheet by the policy of the sheet, not of the page; that goes to ourselves alone.
  page.on('request', (request) => void (request.resourceType() !== 'font' && request.allHeaders().then((headers) => referers.push(headers.referer ?? ''))));
  await page.goto(`/register/${token}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Deze uitnodiging werkt niet meer.' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/register');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Deze uitnodiging werkt niet meer.' })).toBeVisible();
  await page.getByRole('link', { name: 'Maak een account zonder uitnodiging' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maak je account' })).toBeVisible();
  expect(referers.filter((referer) => referer.includes(token))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))).not.toContain(token);
});

test('the maintenance screen waits in sight and goes back to where the person was (R-8.15, R-2.6)', async ({ page }) => {
  await page.route('**/readyz', (route) => route.fulfill({ status: 503, headers: { 'Retry-After': '30' }, json: { message: 'We zijn even in onderhoud.' } }));
  await page.goto('/onderhoud?terug=%2Fregister');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await lookAt(page, 'onderhoud');
  await page.unroute('**/readyz');
  await page.getByRole('button', { name: 'Nu proberen' }).click();
  await expect(page).toHaveURL(/\/register$/);
});

test('an unknown path leads to /error-404 and from there back home; a deep link survives a reload (R-2.4, R-2.9)', async ({ page }) => {
  await page.goto('/apps/todo');
  await expect(page).toHaveURL(/\/error-404$/);
  await page.goto('/register/step/final');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Nog één stap' })).toBeVisible();
});

test('the limit is reached: the banner leads to the administration, and partners can still be added (R-8.3, R-8.4, R-3.9)', async ({ page }) => {
  const parent = newPerson({ lastname: 'Çelik', infix: '' });
  await register(page, parent);
  for (const firstname of ['Ayşe', 'Emre']) {
    await addRelative(page, { ...newPerson({ firstname, infix: '', lastname: 'Çelik', birthdate: '1-2-1990' }), relation: 'Familielid' });
  }
  await expect(page.getByText('Partners kun je nog wel toevoegen.')).toBeVisible();
  await lookAt(page, 'relaties-limiet');
  await page.getByRole('link', { name: 'Verhoog het aantal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Administratie' })).toBeVisible();
  await expect(page.getByText('2 van 2 gezinsleden')).toBeVisible();
  await lookAt(page, 'administratie');
});

test('somebody else’s contract and one that does not exist look the same (R-8.5)', async ({ page, complaints }) => {
  complaints.expectLogged(/Niet gevonden/);
  await register(page, newPerson());
  await page.goto('/lening/bestaatniet12345');
  await expect(page.getByText('Dit contract bestaat niet of is niet van jou.')).toBeVisible();
  await lookAt(page, 'lening-onbekend');
});
