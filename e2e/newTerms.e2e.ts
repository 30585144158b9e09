import { CHILD_EMAIL, FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { onDemo } from './support/demo.ts';
import { openPart } from './support/parts.ts';
import { fillLogin } from './support/person.ts';
import { expect, screenshot } from './support/test.ts';

/** A loan changes its terms here, and so its figures. */
const test = onDemo();

test('a loan becomes interest-only from a day: proposed with its figures, refused on a wrong day, agreed by the other side', async ({
  page,
  product,
  another,
}) => {
  test.setTimeout(300_000);
  await page.goto(product.url);
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  await page.getByRole('link', { name: /€.30\.000,00 Annuïteitenlening/u }).click();
  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name: 'Alles tot vandaag volgens plan betaald' }).click();
  await page.getByRole('button', { name: 'Voer ze in' }).click();
  await expect(page.getByText('Alles tot vandaag is betaald.')).toBeVisible();

  await page.getByRole('button', { name: 'Andere vorm of looptijd' }).click();
  const dialog = page.getByRole('dialog', { name: 'Andere vorm of looptijd' });
  const ends = dialog.getByLabel('Wanneer is de laatste termijn?');
  const agreed = await ends.inputValue();

  await test.step('a proposal that changes nothing, and a last term on a day that is no term day, get a message at the field', async () => {
    await dialog.getByRole('button', { name: 'Stel voor' }).click();
    await expect(dialog.getByText(/Deze afspraken gelden al/u).first()).toBeVisible();
    await ends.fill('17-05-2031');
    await ends.blur();
    await dialog.getByRole('button', { name: 'Stel voor' }).click();
    await expect(ends).toHaveAttribute('aria-invalid', 'true');
    await screenshot(page, 'andere-vorm-fout');
    await ends.fill(agreed);
    await ends.blur();
  });

  await dialog.getByRole('radio', { name: /^Alleen rente/u }).check();
  await expect(dialog.getByText(/Nog open op/u).first()).toBeVisible();
  await screenshot(page, 'andere-vorm');
  await dialog.getByRole('button', { name: 'Stel voor' }).click();
  await expect(dialog).toBeHidden();

  const hers = await another();
  await hers.goto(pathname);
  await fillLogin(hers, { email: CHILD_EMAIL, password: PASSWORD });
  const proposal = hers.getByRole('region', { name: 'Voorstel', exact: true });
  await expect(proposal).toContainText(/loopt de lening zo verder: aflossen aan het einde/u);
  await screenshot(hers, 'andere-vorm-voorstel');
  await proposal.getByRole('button', { name: 'Akkoord', exact: true }).click();
  await hers.getByRole('alertdialog').getByRole('button', { name: 'Akkoord' }).click();
  await expect(proposal).toBeHidden();
  await openPart(hers, 'Tijdlijn');
  await expect(hers.getByRole('list', { name: 'Tijdlijn' })).toContainText('Andere afspraken');
  await expect(hers.getByText('Later afgesproken: zo loopt de lening verder')).toBeVisible();
  await screenshot(hers, 'andere-vorm-geldt');
});
