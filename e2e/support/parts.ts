import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens a part of a page that is folded until it is asked for; one that is open stays so, as after a reload. */
export async function openPart(page: Page, name: string): Promise<void> {
  const part = page.getByRole('button', { name, exact: true, expanded: false });
  const open = page.getByRole('button', { name, exact: true, expanded: true });
  await expect(part.or(open)).toBeVisible();
  if (await part.isVisible()) await part.click();
  await expect(open).toBeVisible();
}
