import { readFile } from 'node:fs/promises';
import { FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { test } from './support/demo.ts';
import { openPart } from './support/parts.ts';
import { fillLogin } from './support/person.ts';
import { expect, screenshot } from './support/test.ts';

test('S-154 somebody without an account checks an agreement: recognised as downloaded, and not with one byte changed', async ({
  page,
  another,
}) => {
  await page.goto('/overzicht');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  await page.getByRole('link', { name: /€.30\.000,00 Annuïteitenlening/u }).click();
  await openPart(page, 'Documenten');
  const download = page.getByRole('list', { name: 'Documenten' }).getByRole('button', { name: /^Download: Contract/u });
  const [file] = await Promise.all([page.waitForEvent('download'), download.first().click()]);
  const bytes = await readFile(await file.path());
  await expect(page.getByRole('link', { name: 'Controleer een document dat je kreeg' })).toHaveAttribute(
    'href',
    '/controle',
  );

  const theirs = await another();
  await theirs.goto('/controle');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Is dit document echt?' })).toBeVisible();
  const sent: (string | null)[] = [];
  theirs.on('request', (request) => request.method() === 'POST' && sent.push(request.postData()));
  const results = theirs.getByRole('list', { name: 'Wat je hebt gecontroleerd' }).getByRole('listitem');

  // Dropped, as by a mouse: the browser has no other way in for a test.
  const dropped = await theirs.evaluateHandle((base64) => {
    const data = new DataTransfer();
    const content = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    data.items.add(new File([content], 'contract.pdf', { type: 'application/pdf' }));
    return data;
  }, bytes.toString('base64'));
  await theirs.getByText(/^Sleep de PDF hierheen/u).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(results.first()).toContainText('Van ons, en niet veranderd');

  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(changed.length - 20) ^ 1, changed.length - 20);
  const choose = theirs.getByLabel('Kies een PDF');
  await choose.setInputFiles({ name: 'contract-2.pdf', mimeType: 'application/pdf', buffer: changed });
  await expect(results.first()).toContainText('Dit bestand kennen we niet');
  await expect(results).toHaveCount(2);
  expect(sent.map((body) => Object.keys(JSON.parse(body ?? '{}') as object))).toEqual([['sha256'], ['sha256']]);
  await screenshot(theirs, 'controle');
});
