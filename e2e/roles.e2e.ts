import { FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { onDemo } from './support/demo.ts';
import { mailed } from './support/mail.ts';
import { fillLogin, joinByInvitation, newPerson } from './support/person.ts';
import { expect, screenshot } from './support/test.ts';

/** The founder loses the management here, which other tests need. */
const test = onDemo();

test('the founder invites his partner and gives her the management; she removes his, and may not remove her own as the last', async ({
  page,
  product,
  another,
}) => {
  test.setTimeout(240_000);
  const marijke = newPerson({ firstname: 'Marijke', email: 'marijke@voorbeeld.example' });
  await page.goto(`${product.url}/familiebeheer/relaties`);
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  await page.getByRole('button', { name: 'Geef een eigen login aan Marijke' }).click();
  await page.getByRole('button', { name: 'Verstuur de uitnodiging' }).click();
  await expect(page.getByRole('button', { name: 'Stuur de uitnodiging opnieuw aan Marijke' })).toBeVisible();

  const link = await mailed(product, marijke.email, /(http:\/\/localhost:\d+\/register\/[\w-]+)/u);
  const hers = await another();
  await hers.goto(link);
  await expect(hers.getByText(/ziet alleen wie de familie beheert: Jan de Vries\./u)).toBeVisible();
  await joinByInvitation(hers, marijke);
  await hers.getByRole('link', { name: 'Bekijk wie wat ziet in jullie familie' }).click();
  await expect(hers.getByRole('heading', { level: 1, name: 'Wie ziet wat' })).toBeVisible();
  await expect(hers.getByText(/^Jan de Vries\. Wie beheert, ziet alle contracten/u)).toBeVisible();
  await screenshot(hers, 'wie-ziet-wat-partner');

  await page.reload();
  await page.getByRole('button', { name: 'Geef het beheer aan Marijke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Geef het beheer' }).click();
  await expect(page.getByText(/Partner van Jan · beheert de familie/u)).toBeVisible();
  await screenshot(page, 'beheer-gegeven');
  await mailed(product, marijke.email, /(Jan gaf iemand het beheer van de familie)/u);

  await test.step('she manages, and removes his management', async () => {
    await hers.goto('/familiebeheer/relaties');
    await expect(hers.getByRole('button', { name: 'Familielid toevoegen' })).toBeVisible();
    const elsewhere = await hers.context().newPage();
    await elsewhere.goto('/familiebeheer/relaties');
    await elsewhere.getByRole('button', { name: 'Neem het beheer terug van Jan' }).click();
    await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Neem het beheer terug' }).click();
    await expect(elsewhere.getByText(/Marijke wil het beheer terugnemen van Jan\. Dit gaat in op/u)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Klopt dit?' })).toBeVisible();
    await expect(page.getByText('Marijke wil het beheer van de familie van je terugnemen.')).toBeVisible();
    await page.getByRole('button', { name: 'Ja, dit klopt' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ja, dit klopt' }).click();
    await expect(page.getByRole('heading', { name: 'Klopt dit?' })).toBeHidden();
    await elsewhere.reload();
    await expect(elsewhere.getByRole('button', { name: 'Geef het beheer aan Jan' })).toBeVisible();
    await expect(elsewhere.getByRole('button', { name: 'Geef je beheer op' })).toBeHidden();
  });
  await test.step('on the page that still offers it, she is refused removing her own role, as the last', async () => {
    await hers.getByRole('button', { name: 'Geef je beheer op' }).click();
    await hers.getByRole('alertdialog').getByRole('button', { name: 'Geef je beheer op' }).click();
    await expect(hers.getByText('Er is altijd iemand die de familie beheert.')).toBeVisible();
    await hers.reload();
    await expect(hers.getByRole('button', { name: 'Familielid toevoegen' })).toBeVisible();
  });
  await test.step('he sees only his own contracts', async () => {
    await page.goto('/familiebeheer/relaties');
    await expect(page.getByText('Je ziet hier jezelf en je partner.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Familielid toevoegen' })).toBeHidden();
  });
});
