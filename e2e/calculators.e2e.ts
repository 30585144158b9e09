import { readFile } from 'node:fs/promises';
import { addRelative, newPerson, register } from './support/person.ts';
import { expect, expectAccessible, screenshot, test } from './support/test.ts';

const PATHS = ['/rekenen/lening', '/rekenen/schenking', '/rekenen/lenen-of-schenken'];
const OPEN = ['/welkom', '/rekenen', '/privacy', '/voorwaarden', '/toegankelijkheid', ...PATHS];
/** The screens of the app that anybody may open, and that start no session. */
const SCREENS = ['/controle', '/register', '/inzage', '/inzage#een-token', '/herroepen', '/voorbeeld'];

test('a visitor calculates a loan without an account: nothing typed is sent, and a link restores it all', async ({
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

test('a calculation can be downloaded as a PDF with its assumptions and sources, made by the browser', async ({
  page,
}) => {
  for (const [path, figure, source] of [
    ['/rekenen/lening', '477,42', 'artikel 10'],
    ['/rekenen/schenking', 'Schenkbelasting', 'artikel 24'],
    ['/rekenen/lenen-of-schenken', 'Elk jaar op een rij: Elk jaar een deel schenken', '(Kwijtgescholden)'],
  ] as const) {
    await page.goto(path);
    const button = page.getByRole('button', { name: 'Download als pdf' });
    await expect(button).toBeEnabled();
    if (path === '/rekenen/lening') {
      await page.getByLabel('Hoeveel leen je?').fill('100.000');
      await page.getByLabel('Hoeveel jaar loopt de lening?').fill('30');
    }
    const sent: string[] = [];
    page.on('request', (request) => !request.url().startsWith('blob:') && sent.push(request.url()));
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toBe(`onderling-${path.replace('/rekenen/', '')}.pdf`);
    const pdf = (await readFile(await download.path())).toString('latin1');
    expect(pdf.slice(0, 8)).toBe('%PDF-1.7');
    for (const words of [figure, source, '(Ingevuld)', '(Waar dit van uitgaat)', 'Het geeft geen advies.', '(https://'])
      expect(pdf, `${path}: ${words}`).toContain(words.replace('(https://', String.raw`\(https://`));
    expect(sent).toEqual([]);
  }
});

test('nonsense makes no PDF, and says why', async ({ page }) => {
  await page.goto('/rekenen/lening#bedrag=veel');
  const made: string[] = [];
  page.on('download', (download) => made.push(download.suggestedFilename()));
  await page.getByRole('button', { name: 'Download als pdf' }).click();
  await expect(page.getByRole('status')).toHaveText('Vul eerst de velden goed in. Daarna kun je de pdf downloaden.');
  expect(made).toEqual([]);
});

test('nonsense gets a message at its field, and an address with nonsense changes nothing', async ({ page }) => {
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

test('a calculation without an answer is not carried over, nor is the one before it', async ({ page }) => {
  const kept = () => page.evaluate(() => localStorage.getItem('onderling.concept.rekenen'));
  const register = async () => {
    await page.getByRole('link', { name: 'Maak een account' }).click();
    await expect(page).toHaveURL(/\/register/u);
  };
  await page.goto('/rekenen/lening');
  await page.getByLabel('Hoeveel leen je?').fill('12.345');
  await register();
  expect(await kept()).toContain('1234500');
  await page.goto('/rekenen/lening');
  await page.getByLabel('Hoeveel leen je?').fill('veel');
  await register();
  expect(await kept()).toBeNull();
});

test('a year without figures gets a message at its field, and a year with figures an answer', async ({ page }) => {
  await page.goto('/rekenen/schenking#jaar=1999');
  const year = page.getByLabel('In welk jaar?');
  await expect(year).toHaveAccessibleDescription(
    /De bedragen van 1999 staan hier niet meer in\. Kies een jaar van 2020 tot en met \d{4}\./u,
  );
  const answer = page.getByRole('region', { name: 'Dit komt eruit' });
  await expect(answer).toContainText('Vul eerst de velden goed in.');
  await year.fill('2020');
  await expect(answer).toContainText('De bedragen van 2020');
});

test('no open page sets a cookie, stores anything or loads a byte from elsewhere, also during a calculation', async ({
  page,
  product,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of [...OPEN, ...SCREENS]) {
    await page.goto('about:blank');
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    const amount = page.getByRole('group', { name: 'Vul in' }).getByRole('textbox').first();
    if (PATHS.includes(path)) await amount.fill('31.000');
    expect(await page.context().cookies(), path).toEqual([]);
    const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
    expect(kept, path).toEqual([0, 0, '']);
  }
  expect(asked.length).toBeGreaterThan(OPEN.length + SCREENS.length);
  expect(asked.filter((url) => new URL(url).origin !== new URL(product.url).origin)).toEqual([]);
});

for (const path of PATHS)
  test(`${path} fits and is accessible, also on paper`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('group', { name: 'Vul in' }).getByRole('textbox').first()).toBeEnabled();
    await screenshot(page, `rekenen${path.replaceAll('/', '-')}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('group', { name: 'Vul in' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Ingevuld' })).toBeVisible();
    await expect(page.getByText(path.includes('schenking') ? '25.000' : '50.000', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Dit komt eruit' })).toBeVisible();
    // Parts that fold open on the screen are open on paper.
    for (const table of await page.locator('details table').all())
      expect(await table.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  });

test('the kind of loan whose years are opened is the one carried over, and the years stay open while typing', async ({
  page,
}) => {
  await page.goto('/rekenen/lenen-of-schenken');
  const way = page.getByLabel('Welke manier wil je vastleggen?');
  await expect(way).toHaveValue('lenen');
  await page.getByText('Elk jaar op een rij: Lenen, en elk jaar een deel kwijtschelden').click();
  await expect(way).toHaveValue('kwijtschelden');
  expect(page.url()).toContain('manier=kwijtschelden');
  const years = page.getByRole('table');
  await expect(years).toHaveCount(1);
  await page.getByLabel('Over hoeveel jaar?').fill('3');
  await expect(years.getByRole('row')).toHaveCount(4);
  await expect(way).toHaveValue('kwijtschelden');
  // Closing it chooses nothing.
  await way.selectOption('schenken');
  await page.getByText('Elk jaar op een rij: Lenen, en elk jaar een deel kwijtschelden').click();
  await expect(way).toHaveValue('schenken');
  await page.getByRole('link', { name: 'Ik heb al een account' }).evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
    (link as HTMLElement).click();
  });
  const kept = await page.evaluate(() => localStorage.getItem('onderling.concept.rekenen'));
  expect(JSON.parse(kept ?? 'null')).toMatchObject({ type: 'GiftContract', total: 5_000_000 });
});

test('the printed page shows what was filled in, as people read it, and leaves out what is empty', async ({ page }) => {
  await page.goto('/rekenen/lening');
  await page.getByLabel('Hoeveel leen je?').fill('12.345');
  await page.getByLabel('Hoe betaal je terug?').selectOption('lineair');
  await page.emulateMedia({ media: 'print' });
  const filled = page.locator('#ingevuld');
  await expect(filled).toContainText(/Hoeveel leen je\?\s*12\.345/u);
  await expect(filled).toContainText('Elke maand evenveel aflossing (lineair)');
  await expect(filled).not.toContainText('extra af');
  await page.emulateMedia({ media: 'screen' });
  await expect(filled).toBeHidden();
  await page.getByLabel('Eén keer extra aflossen').fill('1.000');
  await page.emulateMedia({ media: 'print' });
  await expect(filled).toContainText(/Na hoeveel jaar los je extra af\?\s*5/u);
});

test('on a phone the table of a loan still says what is paid each year, beneath the year', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rekenen/lening');
  await page.getByText('Elk jaar op een rij').click();
  const year = page.getByRole('row').nth(2);
  await expect(year.getByRole('rowheader')).toHaveText(/^\d{4}\s*Betaald: 4\.438,08$/u);
  await expect(year.getByText('Betaald: 4.438,08')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Betaald' })).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(year.getByText('Betaald: 4.438,08')).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Betaald' })).toBeVisible();
});

test('the first answer is as of the day of the build; with JavaScript it starts from today', async ({ page }) => {
  const built = /data-today="([\d-]+)"/u.exec(await (await page.request.get('/rekenen/lening')).text())?.[1] ?? '';
  await page.clock.setFixedTime(`${Number(built.slice(0, 4)) + 1}-06-15T12:00:00Z`);
  await page.goto('/rekenen/lening');
  await expect(page.locator('#dag')).toHaveText(`Uitgerekend op 15 juni ${Number(built.slice(0, 4)) + 1}.`);
  await expect(page.getByText(`Het geld komt op 1 juli ${Number(built.slice(0, 4)) + 1}.`)).toBeVisible();
  // A clock that runs behind the build is not believed.
  await page.clock.setFixedTime('2001-01-01T12:00:00Z');
  await page.reload();
  await expect(page.locator('#dag')).not.toContainText('2001');
  await expect(page.locator('#dag')).toContainText(built.slice(0, 4));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every open page is readable: its heading, its text and the way to the others', async ({ page }) => {
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

  test('the first answer is there, and nothing can be sent by mistake', async ({ page }) => {
    await page.goto('/rekenen/lenen-of-schenken');
    await expect(page.getByRole('region', { name: 'Dit komt eruit' })).toContainText('€ 4.309,00');
    // The years of each kind of loan fold open without a script.
    const years = page.getByRole('table').first();
    await expect(years).toBeHidden();
    await page.getByText('Elk jaar op een rij: Nu alles schenken').click();
    await expect(years.getByRole('row').nth(1)).toHaveText(/1\s*50\.000,00\s*4\.309,00\s*0,00/u);
    // A browser whose scripts are switched off from outside draws no <noscript>.
    expect(await page.content()).toContain('Zet JavaScript aan om zelf bedragen in te vullen.');
    await expect(page.getByLabel('Om welk bedrag gaat het?')).toBeDisabled();
    await expect(page.locator('#dag')).toHaveText(/^Uitgerekend op \d+ \p{L}+ \d{4}\.$/u);
  });
});

test('the calculation is filled in in the first contract after registering: form, amount, rate and years', async ({
  page,
  another,
}) => {
  await page.goto('/rekenen/lening');
  await page.getByLabel('Hoeveel leen je?').fill('12.345');
  await page.getByLabel('Rente per jaar').fill('3,25');
  await page.getByLabel('Hoeveel jaar loopt de lening?').fill('12');
  await page.getByLabel('Hoe betaal je terug?').selectOption('lineair');
  await page.getByLabel('Eén keer extra aflossen').fill('1.000');
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
  await expect(dialog.getByText(/^De extra aflossing van €.1\.000 na 5 jaar staat er niet in/u)).toBeVisible();
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
  await expect(dialog.getByText('Stap 4 van 5: Verdere afspraken')).toBeVisible();
  await next.click();
  await expect(dialog.getByRole('heading', { name: 'Klopt dit zo?' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Bewaar contract' }).click();
  await expect(page.getByRole('dialog', { name: 'Klaar. Het contract staat erin.' })).toBeVisible();
  // It was used once: the next contract starts empty.
  expect(await page.evaluate(() => localStorage.getItem('onderling.concept.rekenen'))).toBeNull();
});
