import { FOUNDER_EMAIL, PASSWORD } from '../demo/family.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/demo.ts';
import { fillLogin } from './support/person.ts';
import { expect, screenshot } from './support/test.ts';

test('below the list a family sees who lent and gave what to whom, and the years; a band leads to its contracts', async ({
  page,
}) => {
  await page.goto('/overzicht');
  await fillLogin(page, { email: FOUNDER_EMAIL, password: PASSWORD });
  const flows = page.getByRole('region', { name: 'Wie gaf en leende aan wie' });
  const years = page.getByRole('region', { name: 'Door de jaren heen' });
  await expect(years.getByRole('img')).toHaveAccessibleName(/^Staafdiagram per jaar/u);
  await expectAccessible(page);
  await screenshot(page, 'overzicht-beeld');

  await test.step('every band is large enough for a thumb, and nothing scrolls sideways', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const link of await flows.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('several contracts: the list of those, with the focus at its fields', async () => {
    await flows.getByRole('link', { name: /^Van Jan aan Sanne:.*geschonken .*\d+ contracten\)?$/u }).press('Enter');
    await expect(page.getByLabel('Zoek op naam of doel')).toHaveValue('Jan de Vries');
    await expect(page.getByRole('search')).toBeFocused();
    await expect(page.getByRole('search')).toBeInViewport();
  });

  await test.step('one contract: its page', async () => {
    await flows.getByRole('link', { name: /^Van Sanne aan Bram:.*1 contract\)?$/u }).click();
    await expect(page).toHaveURL(/\/lening\//u);
    await page.goBack();
    await expect(flows).toBeVisible();
  });

  await test.step('the same in figures', async () => {
    await flows.getByRole('button', { name: 'Bekijk als tabel' }).click();
    await expect(flows.getByRole('row', { name: /^Jan aan Sanne/u })).toBeVisible();
    await years.getByRole('button', { name: 'Bekijk als tabel' }).click();
    await expect(years.getByRole('row', { name: /^Samen/u })).toBeVisible();
    await expectAccessible(page);
  });
});
