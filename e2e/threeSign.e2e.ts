import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CHILD_EMAIL, FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { testApart as test } from './support/demo.ts';
import { withDevice } from './support/device.ts';
import { fillLogin, invitePartner, newPerson } from './support/person.ts';
import type { Product } from './support/product.ts';
import { ask, concept, readIt, signAsNew, signers } from './support/signing.ts';
import { expect, screenshot } from './support/test.ts';

async function signWithDevice(page: Page, product: Product, email: string): Promise<void> {
  await withDevice(page);
  await page.reload();
  await readIt(page);
  await signAsNew(page, product, email);
  await expect(
    page
      .getByText('Je hebt ondertekend.')
      .or(page.getByRole('heading', { name: /^Ondertekend op/u }))
      .first(),
  ).toBeVisible();
}

/** The bytes of the sealed paper, as served to this reader. */
async function sealedPaper(page: Page): Promise<Buffer> {
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Ondertekend op/u })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download het ondertekende document' }).click(),
  ]);
  return readFile(await download.path());
}

test('a loan of both parents is signed by father, mother and daughter, each each with a device of their own', async ({
  page: father,
  product,
  another,
}) => {
  test.setTimeout(300_000);
  const marijke = newPerson({ firstname: 'Marijke', email: 'marijke@voorbeeld.example' });
  const mother = await another();
  const daughter = await another();

  await test.step('the mother gets a login', async () => {
    await father.goto('/familiebeheer/relaties');
    await fillLogin(father, { email: FOUNDER_EMAIL, password: PASSWORD });
    await invitePartner({ manager: father, theirs: mother }, product, marijke);
  });

  await concept(father, '14500', ['Jan de Vries', 'Marijke Hoekstra']);
  const path = await ask(father);
  for (const [whose, person, email] of [
    ['the daughter', daughter, CHILD_EMAIL],
    ['the mother', mother, marijke.email],
    ['the father', father, FOUNDER_EMAIL],
  ] as const)
    await test.step(`${whose} reads it and signs`, async () => {
      await person.goto(path);
      if (person === daughter) await fillLogin(person, { email, password: PASSWORD });
      await expect(person.getByRole('heading', { level: 1, name: 'Ondertekenen' })).toBeVisible();
      await signWithDevice(person, product, email);
    });

  await screenshot(father, 'door-drie-ondertekend');
  const papers = [await sealedPaper(father), await sealedPaper(mother), await sealedPaper(daughter)];
  await expect(signers(father).getByText('met een eigen apparaat')).toHaveCount(3);
  const [paper] = papers;
  expect(paper?.subarray(0, 5).toString()).toBe('%PDF-');
  expect(paper?.includes('ETSI.CAdES.detached')).toBe(true);
  for (const other of papers) expect(other.equals(paper!)).toBe(true);
});
