import { addRelative, newPerson, register } from './support/person.ts';
import { expect, screenshot, test } from './support/test.ts';

const open = [
  { path: '/register', heading: 'Maak je account', name: 'register' },
  { path: '/register/step/final', heading: 'Nog één stap', name: 'register-final' },
  {
    path: '/register/een-verlopen-uitnodiging',
    heading: 'Deze uitnodiging werkt niet meer.',
    name: 'register-uitnodiging-verlopen',
  },
  { path: '/melding?bericht=onbekend', heading: 'Er is geen bericht voor je.', name: 'melding' },
  { path: '/controle', heading: 'Is dit document echt?', name: 'controle-leeg' },
  { path: '/inzage', heading: 'Deze link is niet compleet', name: 'inzage-leeg' },
  { path: '/inzage#een-token', heading: 'Meelezen bij Onderling', name: 'inzage' },
  { path: '/herroepen', heading: 'Herroep je bestelling', name: 'herroepen' },
  { path: '/mfa', heading: 'Nog één stap', name: 'mfa' },
  { path: '/logout', heading: 'Je bent uitgelogd.', name: 'logout' },
  { path: '/error?error=access_denied&error_description=x', heading: 'Je bent niet ingelogd', name: 'error' },
  { path: '/error-404', heading: 'Deze pagina bestaat niet', name: 'error-404' },
] as const;

for (const { path, heading, name } of open) {
  test(`R-2.3 ${path} is shown alone, without a login and without a menu`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await screenshot(page, name);
  });
}

test('S-111 R-8.9 an invitation’s token leaves the address at once, stays through a reload, and no Referer of the page holds it; one that no longer works says so, with a next step', async ({
  page,
}) => {
  const token = 'Ab3dEf6hIj9kLmN0pQrStUvWxYz0123456789abcdef';
  const referers: string[] = [];
  // Chromium asks for a font of a style sheet by the policy of the sheet, not of the page; that goes to ourselves
  // alone.
  page.on(
    'request',
    (request) =>
      void (
        request.resourceType() !== 'font' &&
        request.allHeaders().then((headers) => referers.push(headers.referer ?? ''))
      ),
  );
  await page.goto(`/register/${token}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Deze uitnodiging werkt niet meer.' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/register');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Deze uitnodiging werkt niet meer.' })).toBeVisible();
  await page.getByRole('link', { name: 'Maak een account zonder uitnodiging' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maak je account' })).toBeVisible();
  expect(referers.filter((referer) => referer.includes(token))).toEqual([]);
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
  ).not.toContain(token);
});

test('R-8.15 the maintenance screen counts down visibly and returns the person to where they were', async ({
  page,
}) => {
  await page.route('**/readyz', (route) =>
    route.fulfill({ status: 503, headers: { 'Retry-After': '30' }, json: { message: 'We zijn even in onderhoud.' } }),
  );
  await page.goto('/onderhoud?terug=%2Fregister');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await screenshot(page, 'onderhoud');
  await page.unroute('**/readyz');
  await page.getByRole('button', { name: 'Nu proberen' }).click();
  await expect(page).toHaveURL(/\/register$/);
});

test('R-2.9 a deep link survives a reload', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/register/step/final');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Nog één stap' })).toBeVisible();
});

test('R-3.9 at the limit the banner says that partners can still be added, and leads to the administration', async ({
  page,
}) => {
  const parent = newPerson({ lastname: 'Çelik', infix: '' });
  await register(page, parent);
  for (const firstname of ['Ayşe', 'Emre']) {
    await addRelative(page, {
      ...newPerson({ firstname, infix: '', lastname: 'Çelik', birthdate: '1-2-1990' }),
      relation: 'Familielid',
    });
  }
  await expect(page.getByText('Partners kun je nog wel toevoegen.')).toBeVisible();
  await screenshot(page, 'relaties-limiet');
  await page.getByRole('link', { name: 'Verhoog het aantal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plaatsen en facturen' })).toBeVisible();
  await expect(page.getByText('2 van 2 familieleden')).toBeVisible();
  await screenshot(page, 'administratie');
});

test('R-8.5 a contract that does not exist says so', async ({ page, consoleErrors }) => {
  consoleErrors.expectLogged(/Niet gevonden/);
  await register(page, newPerson());
  await page.goto('/lening/bestaatniet12345');
  await expect(page.getByText('Dit contract bestaat niet of is niet van jou.')).toBeVisible();
  await screenshot(page, 'lening-onbekend');
});
