import { CHILD_EMAIL, FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { onDemo } from './support/demo.ts';
import { mailed } from './support/mail.ts';
import { openPart } from './support/parts.ts';
import { fillLogin } from './support/person.ts';
import { expect, screenshot } from './support/test.ts';

/** Payments are recorded here, after which a loan asks for and offers other things. */
const test = onDemo();

test('a parent proposes; the child sees the bell and the mail, reads the notice, and the number disappears', async ({
  page,
  product,
  another,
}) => {
  test.setTimeout(300_000);
  await page.goto(product.url);
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  await page.getByRole('link', { name: /€.30\.000,00 Annuïteitenlening/u }).click();
  await page.getByRole('button', { name: 'Alles tot vandaag volgens plan betaald' }).click();
  await page.getByRole('button', { name: 'Voer ze in' }).click();
  await expect(page.getByText('Alles tot vandaag is betaald.')).toBeVisible();
  await page.getByRole('button', { name: 'Andere rente' }).click();
  const rate = page.getByRole('dialog', { name: 'Andere rente' });
  await rate.getByLabel('Nieuwe rente per jaar').fill('9');
  await rate.getByRole('button', { name: 'Stel voor' }).click();
  await expect(rate).toBeHidden();

  const link = await mailed(
    product,
    CHILD_EMAIL,
    /bij een lening van jullie[\s\S]*?(http:\/\/localhost:\d+\/lening\/\w+)/u,
  );
  const off = await mailed(product, CHILD_EMAIL, /List-Unsubscribe:\s*<([^>]+\.proposed\.[^>]+)>/u);
  const hers = await another();
  await hers.goto('/overzicht');
  await fillLogin(hers, { email: CHILD_EMAIL, password: PASSWORD });
  const bell = hers.getByRole('link', { name: /^Meldingen/u });
  await expect(bell).toHaveAccessibleName(/^Meldingen: \d+ nieuwe$/u);
  const { width, height } = (await bell.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await screenshot(hers, 'bel');
  await bell.focus();
  await hers.keyboard.press('Enter');
  await expect(hers.getByRole('heading', { level: 1, name: 'Meldingen' })).toBeVisible();
  const list = hers.getByRole('list', { name: 'Meldingen, de nieuwste bovenaan' });
  await expect(list.getByRole('listitem').first()).toContainText('Jan vraagt je akkoord bij de lening');
  await expect(bell).toHaveAccessibleName('Meldingen');
  await screenshot(hers, 'meldingen');
  await list.getByRole('link').first().click();
  await expect(hers.getByRole('region', { name: 'Voorstel', exact: true })).toBeVisible();
  expect(hers.url()).toBe(link);
  await hers.reload();
  await expect(bell).toHaveAccessibleName('Meldingen');

  await test.step('one click in the mail ends mails of that kind; Profiel shows it, and they can be turned on again', async () => {
    await hers.goto(off);
    await hers.getByRole('button', { name: 'Stuur me deze mail niet meer' }).click();
    await expect(hers.getByRole('heading', { name: 'Je krijgt deze mail niet meer' })).toBeVisible();
    await hers.goto('/profiel');
    await openPart(hers, 'Mail over meldingen');
    const choice = hers.getByRole('combobox', { name: 'Iemand doet je een voorstel' });
    await expect(choice).toHaveValue('never');
    await choice.selectOption('Op maandag');
    await screenshot(hers, 'meldingen-keuzes');
    await hers.reload();
    await expect(choice).toHaveValue('weekly');
  });

  await test.step('without notices the page says what will come here, and a failure looks different', async () => {
    await hers.route(/\/api\/v1\/notices(\?|$)/u, (route) =>
      route.fulfill({ json: { notices: [], next: null, unread: 0 } }),
    );
    await hers.goto('/meldingen');
    await expect(hers.getByText('Je hebt nog geen meldingen')).toBeVisible();
    await screenshot(hers, 'meldingen-leeg');
  });
});
