import { FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { onDemo } from './support/demo.ts';
import { fillLogin, joinByInvitation, newPerson } from './support/person.ts';
import { expect, screenshot } from './support/test.ts';
import { fillWizard } from './support/wizard.ts';

/** Bram makes his account here. */
const test = onDemo();
test.setTimeout(300_000);

const bram = newPerson({ firstname: 'Bram', email: 'bram@voorbeeld.example' });

test('signatures for a loan to somebody just invited are asked for now, and the requests go out once the account exists', async ({
  page,
  product,
  another,
}) => {
  await page.goto('/overzicht');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  const dialog = await fillWizard(page, {
    kind: 'Lening, elke maand evenveel aflossen',
    from: ['Jan de Vries'],
    to: ['Bram de Vries'],
    amount: '9000',
    signed: '',
    rate: '3',
    years: '10',
  });
  await dialog.getByRole('button', { name: 'Bewaar contract' }).click();
  const ask = 'Laat ondertekenen zodra Bram een account heeft';
  await expect(page.getByRole('button', { name: ask })).toBeVisible();
  await screenshot(page, 'klaar-uitgenodigd');
  await page.getByRole('button', { name: ask }).click();
  const question = page.getByRole('dialog', { name: 'Laat dit contract ondertekenen' });
  await expect(question.getByText(/^Je vraagt het nu\. Het gebeurt zodra Bram een account heeft\./u)).toBeVisible();
  await screenshot(page, 'klaar-vraag-vooraf');
  await question.getByRole('button', { name: 'Annuleer' }).last().click();
  await expect(question).toBeHidden();

  await test.step('the page says at the top whom it waits for, with the actions of a concept', async () => {
    await page.getByRole('link', { name: 'Naar het contract' }).click();
    const card = page.getByRole('region', { name: 'Wacht op Bram' });
    await expect(card.getByText('Bram is uitgenodigd, maar heeft nog geen account.')).toBeVisible();
    for (const name of [ask, 'Stuur de uitnodiging opnieuw aan Bram', 'Op papier ondertekend', 'Verwijder'])
      await expect(card.getByRole('button', { name })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Wijzig' })).toBeVisible();
    await screenshot(page, 'wacht-op-account');
    await card.getByRole('button', { name: ask }).click();
    await screenshot(page, 'vraag-vooraf');
    await page.getByRole('button', { name: 'Vraag de handtekeningen' }).click();
    await expect(card.getByText(/^Zodra Bram een account heeft, krijgt iedereen vanzelf/u)).toBeVisible();
    await screenshot(page, 'vooraf-gevraagd');
  });

  const his = await another();
  await his.goto(/Zijn link: (\S+)/u.exec(product.log())?.[1] ?? '');
  await joinByInvitation(his, bram);
  await test.step('the request goes out automatically, and waits for both', async () => {
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('link', { name: 'Lees en onderteken' })).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 90_000 });
    await his.goto('/overzicht');
    await expect(his.getByRole('link', { name: 'Lees en onderteken' })).toBeVisible();
    await page.goto('/meldingen');
    await expect(page.getByText(/^Iedereen heeft nu een eigen login\. Zoals je vroeg/u)).toBeVisible();
  });
});
