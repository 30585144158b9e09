import { CHILD_EMAIL, PASSWORD } from '../demo/family.ts';
import { testApart as test } from './support/demo.ts';
import { mailed } from './support/mail.ts';
import { fillLogin, joinByInvitation, newPerson } from './support/person.ts';
import { signByCode } from './support/signing.ts';
import { expect, screenshot } from './support/test.ts';

const bram = newPerson({ firstname: 'Bram', email: 'bram@voorbeeld.example' });

test(
  "two siblings with logins make, sign and pay a loan, and the family's manager does nothing",
  { tag: '@journey' },
  async ({ page: hers, product, another }) => {
    test.setTimeout(240_000);
    const his = await another();

    await test.step('Bram joins, and can begin at once: nobody has to be added first', async () => {
      const invitation = () => /Zijn link: (\S+)/u.exec(product.log())?.[1];
      await expect.poll(invitation, { message: 'the demo prints his invitation' }).toBeDefined();
      await his.goto(invitation() ?? '');
      await joinByInvitation(his, bram);
      await expect(his.getByRole('link', { name: /^Een schenking of lening vastleggen/u })).toBeVisible();
      await expect(his.getByRole('link', { name: /^Je familie toevoegen/u })).toBeHidden();
      await screenshot(his, 'begin-familielid');
      await his.goto('/overzicht');
      await expect(his.getByRole('link', { name: 'Nieuw contract' }).first()).toBeVisible();
      await screenshot(his, 'overzicht-familielid');
    });

    await test.step('Sanne makes it: she is on one side, chooses her brother by name, and reads who else sees it', async () => {
      await hers.goto('/overzicht');
      await fillLogin(hers, { email: CHILD_EMAIL, password: PASSWORD });
      await hers.getByRole('link', { name: 'Nieuw contract' }).first().click();
      const dialog = hers.getByRole('dialog');
      const next = dialog.getByRole('button', { name: 'Volgende stap' });
      await dialog.getByRole('radio', { name: 'Lening, elke maand evenveel aflossen', exact: true }).check();
      await next.click();
      await expect(dialog.getByRole('radio', { name: 'Ik leen uit' })).toBeChecked();
      await dialog.getByRole('radio', { name: 'Ik leen', exact: true }).check();
      await dialog.getByRole('radio', { name: 'Ik leen uit' }).check();
      await dialog
        .getByRole('group', { name: 'Wie betaalt het geld terug?', exact: true })
        .getByRole('checkbox', { name: 'Bram de Vries', exact: true })
        .check();
      await expect(dialog.getByText(/wie de familie beheert: Jan de Vries\. Verder niemand\./u)).toBeVisible();
      await screenshot(hers, 'wizard-wie-familielid');
      await next.click();
      await dialog.getByLabel('Bedrag', { exact: true }).fill('2400');
      await dialog.getByLabel('Rente per jaar').fill('3');
      await dialog.getByLabel('jaar', { exact: true }).fill('2');
      await expect(dialog.getByRole('textbox', { name: 'Ondertekend op' })).toHaveCount(0);
      await next.click();
      await expect(dialog.getByText('Stap 4 van 5: Verdere afspraken')).toBeVisible();
      await next.click();
      await dialog.getByRole('button', { name: 'Bekijk het contract als PDF' }).click();
      await expect(dialog.locator('.react-pdf__Page').first()).toContainText('Bram de Vries', { timeout: 60_000 });
      await expect(dialog.locator('.react-pdf__Page').first()).not.toContainText('1990');
      await dialog.getByRole('button', { name: 'Bewaar contract' }).click();
      await expect(dialog.getByText(/^Het is nog een concept\. Laat het bij het contract/u)).toBeVisible();
      await screenshot(hers, 'wizard-klaar-familielid');
      await dialog.getByRole('link', { name: /^(?:Naar het contract|Laat ondertekenen)$/u }).click();
    });

    await test.step("she can edit and remove it, and he can't", async () => {
      await expect(hers.getByRole('link', { name: 'Wijzig' })).toBeVisible();
      await expect(hers.getByRole('button', { name: 'Verwijder' })).toBeVisible();
      await screenshot(hers, 'concept-familielid');
      await his.goto(new URL(hers.url()).pathname);
      await expect(his.getByRole('button', { name: 'Laat ondertekenen' })).toBeVisible();
      await expect(his.getByRole('button', { name: 'Verwijder' })).toBeHidden();
      await expect(his.getByRole('link', { name: 'Wijzig' })).toBeHidden();
    });

    await test.step('both sign', async () => {
      await hers.getByRole('button', { name: 'Laat ondertekenen' }).click();
      await hers.getByRole('button', { name: 'Vraag de handtekeningen' }).click();
      await expect(hers.getByText(/^Sanne de Vries leent € 2\.400 uit aan Bram de Vries/u)).toBeVisible();
      await his.goto(await mailed(product, bram.email, /(http:\/\/localhost:\d+\/ondertekenen\/\w+)/u));
      await signByCode(his, product, bram.email);
      await expect(his.getByText('Je hebt ondertekend.')).toBeVisible();
      await signByCode(hers, product, CHILD_EMAIL);
      await expect(hers.getByRole('heading', { name: /^Ondertekend op/u })).toBeVisible();
      await hers.getByRole('link', { name: /^(?:Naar het contract|Laat ondertekenen)$/u }).click();
    });

    await test.step('he pays, and she confirms it; either may propose other terms', async () => {
      await his.goto(new URL(hers.url()).pathname);
      await expect(his.getByText('Je moet dit nog terugbetalen aan Sanne.')).toBeVisible();
      await expect(his.getByRole('link', { name: 'Stel een wijziging voor' })).toBeVisible();
      await his.getByRole('button', { name: 'Ik heb betaald' }).click();
      const dialog = his.getByRole('dialog', { name: 'Ik heb betaald' });
      await dialog.getByLabel('Bedrag').fill('100');
      await dialog.getByRole('radio', { name: /^Vooruitbetaald/u }).check();
      await dialog.getByRole('button', { name: 'Meld betaling' }).click();
      await expect(his.getByText('Wacht op bevestiging door Sanne')).toBeVisible();
      await hers.reload();
      await expect(hers.getByText('Je krijgt dit nog terug van Bram.')).toBeVisible();
      await hers.getByRole('button', { name: /^Klopt: €.100,00/u }).click();
      await expect(hers.getByText('Bevestigd. De betaling telt mee.')).toBeVisible();
      await screenshot(hers, 'lening-broer-zus');
    });

    await test.step('one page shows what each sees of the family', async () => {
      await hers.goto('/familiebeheer/wie-ziet-wat');
      await expect(hers.getByText(/^Iedereen met een eigen login kan zelf een contract maken/u)).toBeVisible();
      await screenshot(hers, 'wie-ziet-wat-familielid');
    });
  },
);
