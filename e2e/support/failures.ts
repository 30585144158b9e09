import type { Locator, Page } from '@playwright/test';

/** The title of every red toast. */
export const toastTitle = 'Er is een fout opgetreden';

export type Answer = { status: number; json?: unknown; headers?: Record<string, string> } | 'lost';

/** The ways in which a call fails, and what its toast says. */
export const failures: { what: string; how: Answer; says: string }[] = [
  {
    what: 'errors',
    how: { status: 422, json: { errors: { a: 'Dit kan niet.', b: 'En dat ook niet.' }, error: 'x', message: 'y' } },
    says: 'Dit kan niet. | En dat ook niet.',
  },
  {
    what: 'error',
    how: { status: 409, json: { error: 'Iemand anders was je voor.', message: 'y' } },
    says: 'Iemand anders was je voor.',
  },
  {
    what: 'message',
    how: { status: 500, json: { message: 'Er ging iets mis. Meld code abc.' } },
    says: 'Er ging iets mis. Meld code abc.',
  },
  { what: 'nothing', how: { status: 500 }, says: 'Internal Server Error' },
  {
    what: 'no answer',
    how: 'lost',
    says: 'We krijgen geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
  },
];

export const toasts = (page: Page): Locator => page.getByRole('alert').filter({ hasText: toastTitle });

/**
 * Every request to `url` (with this method) gets this answer until the next call; null lets them through again. The
 * network is mocked, never our own code.
 */
export async function answer(page: Page, url: string | RegExp, how: Answer | null, method?: string): Promise<void> {
  await page.unroute(url);
  if (how === null) return;
  await page.route(url, (route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback();
    return how === 'lost' ? route.abort('connectionrefused') : route.fulfill(how);
  });
}
