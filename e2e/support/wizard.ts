import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** A contract as a person fills it in. */
export interface NewContract {
  kind:
    | 'Schenking'
    | 'Lening, elke maand hetzelfde bedrag'
    | 'Lening, elke maand evenveel aflossen'
    | 'Lening, alleen rente';
  /** The full names of the people on this side. */
  from: string[];
  to: string[];
  amount: string;
  /** Empty for a draft. */
  signed: string;
  rate?: string;
  years?: string;
}

async function choose(side: Locator, names: readonly string[]): Promise<void> {
  for (const name of names) await side.getByRole('checkbox', { name, exact: true }).check();
}

/** Goes through the wizard up to and including its last step, where everything is shown once more. */
export async function fillWizard(page: Page, contract: NewContract): Promise<Locator> {
  await page.getByRole('link', { name: 'Nieuw contract' }).first().click();
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Volgende stap' });
  await dialog.getByRole('radio', { name: contract.kind, exact: true }).check();
  await next.click();
  const gift = contract.kind === 'Schenking';
  await choose(
    dialog.getByRole('group', { name: gift ? 'Wie geeft het geld?' : 'Van wie komt het geld?' }),
    contract.from,
  );
  await choose(
    dialog.getByRole('group', { name: gift ? 'Wie krijgt het geld?' : 'Wie betaalt het geld terug?', exact: true }),
    contract.to,
  );
  await next.click();
  await dialog.getByLabel('Bedrag', { exact: true }).fill(contract.amount);
  if (contract.rate !== undefined) await dialog.getByLabel('Rente per jaar').fill(contract.rate);
  if (contract.years !== undefined) await dialog.getByLabel('jaar', { exact: true }).fill(contract.years);
  await dialog.getByRole('textbox', { name: 'Ondertekend op' }).fill(contract.signed);
  await next.click();
  // The clauses are the plain ones unless somebody chooses.
  await expect(dialog.getByText('Stap 4 van 5: Verdere afspraken')).toBeVisible();
  await next.click();
  await expect(dialog.getByRole('heading', { name: 'Klopt dit zo?' })).toBeVisible();
  return dialog;
}

/** Records a contract and ends on the overview. */
export async function recordContract(page: Page, contract: NewContract): Promise<void> {
  const dialog = await fillWizard(page, contract);
  await dialog.getByRole('button', { name: 'Bewaar contract' }).click();
  await expect(page.getByRole('dialog', { name: 'Klaar. Het contract staat erin.' })).toBeVisible();
  await page.getByRole('link', { name: 'Naar overzicht' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}
