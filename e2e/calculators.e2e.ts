import { addRelative, newPerson, register } from './support/person.ts';
import { expect, expectAccessible, screenshot, test } from './support/test.ts';

const PATHS = ['/rekenen/lening', '/rekenen/schenking', '/rekenen/lenen-of-schenken'];
const OPEN = ['/welkom', '/rekenen', '/privacy', '/voorwaarden', '/toegankelijkheid', ...PATHS];

test('who looks around reckons a loan without an account: nothing that is typed is sent, a link says it all again', async ({
  page,
  another,
}) => {
  await page.goto('/welkom');
  await page.getByRole('link', { name: 'zonder account uitrekenen' }).click();
  await page.getByRole('link', { name: 'Reken een lening in de familie uit' }).click();
  const answer = page.getByRole('region', { name: 'Dit komt eruit' });
  await expect(answer).toContainText('€ 369,84');

  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByLabel('Hoeveel leen je?').fill('100.000');
  await page.getByLabel('Hoeveel jaar loopt de lening?').fill('30');
  await expect(answer).toContainText('€ 477,42');
  await page.getByLabel('Eén keer extra aflossen').fill('10.000');
  await expect(answer).toContainText('Eerder klaar.');
  await expect(page.getByRole('status')).toHaveText(/^Per maand: €.477,42\. Rente in totaal/u);
  expect(sent).toEqual([]);

  const theirs = await another();
  await theirs.goto(page.url());
  await expect(theirs.getByRole('region', { name: 'Dit komt eruit' })).toContainText('€ 477,42');
  await expect(theirs.getByLabel('Eén keer extra aflossen')).toHaveValue('10.000');
});

test('nonsense has a sentence at its field, and an address of nonsense changes nothing', async ({ page }) => {
  await page.goto('/rekenen/lening#vorm=%3Cscript%3E&bedrag=veel&rente=99&onbekend=1');
  const amount = page.getByLabel('Hoeveel leen je?');
  await expect(amount).toHaveAccessibleDescription(/Dit is geen bedrag/u);
  await expect(page.getByLabel('Rente per jaar')).toHaveAccessibleDescription(/Vul een rente in van 0 tot en met 25/u);
  await expect(page.getByRole('region', { name: 'Dit komt eruit' })).toContainText('Vul eerst de velden goed in.');
  await expectAccessible(page);
  await amount.fill('1000');
  await page.getByLabel('Rente per jaar').fill('3,5');
  await expect(amount).toHaveAccessibleDescription('In euro’s');
  await expect(page.getByRole('region', { name: 'Dit komt eruit' })).toContainText('Per maand');
});

test('a year without figures has a sentence at its field, and one that has them an answer', async ({ page }) => {
  await page.goto('/rekenen/schenking#jaar=1999');
  const year = page.getByLabel('In welk jaar?');
  await expect(year).toHaveAccessibleDescription(/Vul een heel getal in van 2020 tot en met \d{4}\./u);
  const answer = page.getByRole('region', { name: 'Dit komt eruit' });
  await expect(answer).toContainText('Vul eerst de velden goed in.');
  await year.fill('2020');
  await expect(answer).toContainText('De bedragen van 2020');
});

test('no open page sets a cookie, keeps anything or loads a byte from elsewhere, also while one reckons', async ({
  page,
  product,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of OPEN) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const amount = page.getByRole('group', { name: 'Vul in' }).getByRole('textbox').first();
    if (PATHS.includes(path)) await amount.fill('31.000');
    expect(await page.context().cookies(), path).toEqual([]);
    const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
    expect(kept, path).toEqual([0, 0, '']);
  }
  expect(asked.length).toBeGreaterThan(OPEN.length);
  expect(asked.filter((url) => new URL(url).origin !== new URL(product.url).origin)).toEqual([]);
});

for (const path of PATHS)
  test(`${path} fits and is accessible, also on paper`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('group', { name: 'Vul in' }).getByRole('textbox').first()).toBeEnabled();
    await screenshot(page, `rekenen${path.replaceAll('/', '-')}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('group', { name: 'Vul in' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Dit komt eruit' })).toBeVisible();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every open page reads: its heading, its text and the way to the others', async ({ page }) => {
    for (const path of OPEN) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const words = (await page.getByRole('main').innerText()).split(/\s+/u);
      expect(words.length, path).toBeGreaterThan(40);
      for (const other of OPEN.slice(0, 5))
        await expect(page.getByRole('contentinfo').locator(`a[href="${other}"]`), path).toBeVisible();
      if (PATHS.includes(path)) await expect(page.getByRole('definition').first(), path).toHaveText(/^€/u);
    }
  });

  test('the first answer stands there, and nothing can be sent by mistake', async ({ page }) => {
    await page.goto('/rekenen/lenen-of-schenken');
    await expect(page.getByRole('region', { name: 'Dit komt eruit' })).toContainText('€ 4.309,00');
    // A browser whose scripts are switched off from outside draws no <noscript>.
    expect(await page.content()).toContain('Zet JavaScript aan om zelf bedragen in te vullen.');
    await expect(page.getByLabel('Om welk bedrag gaat het?')).toBeDisabled();
  });
});

test(
  'what was reckoned stands in the first contract after registering: form, amount, rate and years',
  {
    tag: '@journey',
  },
  async ({ page, another }) => {
    await page.goto('/rekenen/lening');
    await page.getByLabel('Hoeveel leen je?').fill('12.345');
    await page.getByLabel('Rente per jaar').fill('3,25');
    await page.getByLabel('Hoeveel jaar loopt de lening?').fill('12');
    await page.getByLabel('Hoe betaal je terug?').selectOption('lineair');
    const reckoned = await page.getByRole('definition').first().textContent();
    // The same link on another device says the same.
    const theirs = await another();
    await theirs.goto(page.url());
    await expect(theirs.getByRole('definition').first()).toHaveText(reckoned ?? '');
    await page.getByRole('link', { name: 'Maak een account' }).click();
    await expect(page).toHaveURL(/\/register/u);
    const jan = newPerson();
    await register(page, jan);
    await addRelative(page, { ...newPerson({ firstname: 'Sanne', birthdate: '12-04-1994' }), relation: 'Familielid' });
    await page.goto('/overzicht?nieuw=soort');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Ingevuld met wat je bij Rekenen uitrekende.')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /^Lening, elke maand evenveel aflossen/u })).toBeChecked();
    const next = dialog.getByRole('button', { name: 'Volgende stap' });
    await next.click();
    await dialog.getByRole('group', { name: 'Van wie komt het geld?' }).getByRole('checkbox').first().check();
    await dialog
      .getByRole('group', { name: 'Wie betaalt het geld terug?', exact: true })
      .getByRole('checkbox', { name: /^Sanne/u })
      .check();
    await next.click();
    await expect(dialog.getByLabel('Bedrag', { exact: true })).toHaveValue(/^€\s12\.345,00$/u);
    await expect(dialog.getByLabel('Rente per jaar')).toHaveValue(/^3,25/u);
    await expect(dialog.getByLabel('jaar', { exact: true })).toHaveValue('12');
    await next.click();
    await next.click();
    await expect(dialog.getByRole('heading', { name: 'Klopt dit zo?' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Bewaar contract' }).click();
    await expect(page.getByRole('dialog', { name: 'Klaar. Het contract staat erin.' })).toBeVisible();
    // It has served: the next contract begins empty.
    expect(await page.evaluate(() => localStorage.getItem('onderling.concept.rekenen'))).toBeNull();
  },
);
