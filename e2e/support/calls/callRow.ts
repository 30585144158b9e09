import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

interface Row {
  /** As the store names it: src/store/modules. */
  call: string;
  method?: 'POST' | 'DELETE';
  url: string | RegExp;
  /** Goes to where the call is made. */
  open: (page: Page) => Promise<void>;
  /** Written to the log, without a toast: contracts and partner codes alone. */
  onlyLogged?: true;
}

/**
 * A call that a person makes: `open` also fills in what it needs, once; `act` makes it, again and again. A toast says
 * that it failed.
 */
export interface ActionCall extends Row {
  act: (page: Page) => Promise<void>;
  /** The words in which the screen itself also reports the failure, next to the action. */
  says?: string;
}

/**
 * A call that a screen makes without a press: `open` goes there. The screen itself says too that it failed, and offers
 * to try again.
 */
export interface ScreenCall extends Row {
  says: string;
}

export type CallRow = ActionCall | ScreenCall;

export const press =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .last()
      .click();

/** The screen at this path, with the data it needs. */
export const go =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };

/** A question of "are you sure", and its answer. The question is asked again if the failure has closed it. */
export const confirmed =
  (asked: string | RegExp, answered: string) =>
  async (page: Page): Promise<void> => {
    const question = page.getByRole('alertdialog');
    if (!(await question.isVisible())) await press(asked)(page);
    await question.getByRole('button', { name: answered, exact: true }).click();
  };

/** Changes the server's answer on its way to the page, for states that would take a long walk to reach. */
export const told =
  (url: RegExp, change: (answer: never) => unknown) =>
  async (page: Page): Promise<void> => {
    await page.route(url, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, json: change((await response.json()) as never) });
    });
  };

/** One after the other. */
export const steps =
  (...all: ((page: Page) => Promise<void>)[]) =>
  async (page: Page): Promise<void> => {
    for (const step of all) await step(page);
  };
