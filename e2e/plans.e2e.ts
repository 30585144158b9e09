import { formatDate } from '../domain/dates/dutchDate.ts';
import { addDays } from '../domain/dates/isoDate.ts';
import { todayInAmsterdam } from '../domain/dates/today.ts';
import { FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { expectAccessible } from './support/axe.ts';
import { onDemo } from './support/demo.ts';
import { mailed } from './support/mail.ts';
import { fillLogin } from './support/person.ts';
import { expect, screenshot } from './support/test.ts';

/** A day passes here, and contracts are made. */
const test = onDemo();

const DAY = 86_400_000;

test('parents plan for their children; a day later they are reminded, and one press drafts a gift while another proposes a forgiveness', async ({
  page,
  product,
  another,
}) => {
  test.setTimeout(300_000);
  const now = Date.now();
  // Nobody is reminded at night; and on the plan's day the year is the plan's, also at the end of December.
  const tomorrow = addDays(todayInAmsterdam(now), 1);
  const noon = Date.parse(`${tomorrow}T12:00:00Z`);

  await page.goto('/gelijk-delen');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  const future = page.getByRole('region', { name: 'Zoals het wordt' });
  await expect(future).toContainText('Maak een plan');
  await future.getByRole('link', { name: 'Naar de plannen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plan om te schenken' })).toBeVisible();
  await screenshot(page, 'plan-leeg');

  await test.step('a wrong plan gets messages at its fields; a right one is saved by keyboard and shown in words', async () => {
    await page.getByRole('button', { name: 'Maak een plan' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Nieuw plan' });
    await dialog.getByRole('button', { name: 'Bewaar het plan' }).press('Enter');
    await expect(dialog.getByText('Kies voor wie het plan is.').first()).toBeVisible();
    await expect(dialog.getByText('Vul in tot welk bedrag je wilt geven.').first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Voor wie?').selectOption('Bram');
    await dialog.getByLabel('Hoeveel samen?').fill('20000');
    await dialog.getByRole('radio', { name: 'Een vast bedrag' }).press('Space');
    await dialog.getByLabel('Bedrag per jaar').fill('2500');
    await dialog.getByRole('checkbox', { name: /^Ook als het meer is/u }).press('Space');
    await dialog.getByRole('textbox', { name: 'Eerste keer' }).fill(formatDate(tomorrow));
    await screenshot(page, 'plan-formulier');
    await dialog.getByRole('button', { name: 'Bewaar het plan' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(
      page.getByText(/^Jan en Marijke willen Bram ieder jaar op .* €.2\.500 schenken, tot het samen €.20\.000 is\.$/u),
    ).toBeVisible();
    await expect(
      page.getByText('Dit is een voornemen en geen belofte: niemand kan er rechten aan ontlenen.'),
    ).toBeVisible();
  });

  await test.step('for another child the plan forgives a loan first', async () => {
    await page.getByRole('button', { name: 'Maak een plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nieuw plan' });
    await dialog.getByLabel('Voor wie?').selectOption('Sanne');
    await dialog.getByLabel('Hoeveel samen?').fill('5000');
    await dialog.getByRole('radio', { name: 'Een vast bedrag' }).check();
    await dialog.getByLabel('Bedrag per jaar').fill('1000');
    await dialog.getByRole('checkbox', { name: /^Ook als het meer is/u }).check();
    await dialog.getByRole('textbox', { name: 'Eerste keer' }).fill(formatDate(tomorrow));
    const loans = dialog.getByLabel('Eerst een lening kwijtschelden?');
    await loans.selectOption({ label: await loans.getByText(/^Elektrische auto/u).innerText() });
    await dialog.getByRole('button', { name: 'Bewaar het plan' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/Spreek niet vooraf af dat je een lening ieder jaar kwijtscheldt/u)).toBeVisible();
    await screenshot(page, 'plan');
    await page.getByRole('link', { name: 'Bekijk gelijk delen' }).click();
    await expect(future.getByRole('img')).toBeVisible();
    await expect(future.getByRole('row').nth(1)).toContainText('€');
    await screenshot(page, 'gelijk-delen-straks');
  });

  await product.stop();
  await product.start({ daysLater: (noon - now) / DAY });
  const later = await another();
  await later.clock.setFixedTime(noon);

  await test.step('the next day there is a mail without names or amounts, and a notice that leads to the plans', async () => {
    const mail = await mailed(
      product,
      FOUNDER_EMAIL,
      /(Jullie hebben een plan om ieder jaar te schenken[\s\S]*?\/plan)/u,
    );
    expect(mail).not.toMatch(/Bram|Sanne|€/u);
    await later.goto('/meldingen');
    await fillLogin(later, { email: FOUNDER_EMAIL, password: PASSWORD });
    await later
      .getByRole('link', { name: /Jullie hebben een plan om ieder jaar te schenken/u })
      .first()
      .click();
    await expect(later.getByRole('heading', { level: 1, name: 'Plan om te schenken' })).toBeVisible();
  });

  await test.step('one press makes a draft in the wizard with everything filled in', async () => {
    const plan = later.getByRole('region', { name: 'Voor Bram' });
    await plan.getByRole('button', { name: 'Maak een schenking van € 2.500' }).click();
    const wizard = later.getByRole('dialog');
    await expect(wizard.getByText('Ingevuld volgens jullie plan.')).toBeVisible();
    await expect(wizard.getByText('Bram').first()).toBeVisible();
    await screenshot(later, 'plan-concept');
    await wizard.getByRole('button', { name: 'Bewaar contract' }).click();
    await expect(later).toHaveURL(/nieuw=klaar/u);
    await later.goto('/plan');
    await plan.getByRole('link', { name: 'Bekijk het concept' }).click();
    await expect(later).toHaveURL(/\/lening\//u);
    await later.goto('/plan');
  });

  await test.step('one press proposes to forgive at the loan', async () => {
    const plan = later.getByRole('region', { name: 'Voor Sanne' });
    await plan.getByRole('button', { name: /^Scheld €.*kwijt$/u }).click();
    const asked = later.getByRole('alertdialog');
    await expect(asked).toContainText('Sanne en ieder ander in de lening moet akkoord gaan.');
    await asked.getByRole('button', { name: 'Stel het voor' }).click();
    await expect(later.getByRole('region', { name: 'Voorstel', exact: true })).toBeVisible();
    await later.goto('/plan');
    await expect(plan.getByText('Er ligt al een voorstel om kwijt te schelden. Het wacht op antwoord.')).toBeVisible();
    await screenshot(later, 'plan-onderweg');
  });
});
