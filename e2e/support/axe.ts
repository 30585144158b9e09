import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/**
 * A WeakMap and a WeakSet that keep what they know at the object itself. axe is compiled for browsers without private
 * fields, so the seven of each colour it looks at are in WeakMaps: filling and clearing those was half of a browser test's
 * work in its pages.
 */
const AT_THE_OBJECT = `class {
  #key = Symbol();
  has(object) { return Object.hasOwn(object, this.#key); }
  get(object) { return object[this.#key]; }
  set(object, value) { object[this.#key] = value; return this; }
  add(object) { return this.set(object, true); }
}`;

/** Keeps what each colour in words comes to: axe reads it again for each element, and a page has a few dozen. */
const REMEMBER_COLOURS = `
  const { prototype } = axe.commons.color.Color;
  const read = prototype.parseString;
  const known = new Map();
  prototype.parseString = function (words) {
    if (!known.has(words)) {
      const { r, g, b, alpha } = read.call(this, words);
      known.set(words, { r, g, b, alpha });
    }
    return Object.assign(this, known.get(words));
  };`;

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').then(
  (axe) => `{ const WeakMap = ${AT_THE_OBJECT}; const WeakSet = WeakMap; ${axe}; ${REMEMBER_COLOURS} }`,
);

const EVERYTHING: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
};

/** Rows of a list are alike: the twentieth of 360 terms says nothing new, and each costs as much as the first. */
const MORE_OF_THE_SAME = ':is(tr, li):nth-child(n + 20)';

/** Checks that axe finds nothing on the page. */
export const expectAccessible = (page: Page): Promise<void> => expectNothing(page, EVERYTHING);

/** Checks that the colours have enough contrast: the one rule that depends on the colour scheme. */
export const expectContrast = (page: Page): Promise<void> => expectNothing(page, { runOnly: ['color-contrast'] });

/**
 * Runs axe in the page itself, loaded once per document: loading it for each check cost three times the check itself.
 * We have no frames of other origins, the one thing that this misses.
 */
async function expectNothing(page: Page, options: axe.RunOptions): Promise<void> {
  await untilAtRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  const found = await page.evaluate(
    async ([asked, left]) => {
      const within = { include: ['html'], exclude: document.querySelector(left) ? [left] : [] };
      const { violations } = await window.axe.run(within, { ...asked, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    },
    [options, MORE_OF_THE_SAME] as const,
  );
  expect(found).toEqual([]);
}

/**
 * Waits until all that moves is at rest: halfway through a transition the contrast is not what people get to read. A
 * colour that is inherited moves on from parent to child, so it looks again until a frame begins without any. The page of
 * a PDF comes in parts: its structure, then the text. Another width empties that text a frame later and draws it again,
 * so each look waits for it too.
 */
async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    const ending = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    const owned = () =>
      [...document.querySelectorAll('[aria-owns]')].flatMap(
        (owner) => owner.getAttribute('aria-owns')?.split(' ') ?? [],
      );
    const until = performance.now() + 10_000;
    const drawing = () => owned().some((id) => document.getElementById(id) === null) && performance.now() < until;
    do {
      while (drawing()) await nextFrame();
      await Promise.allSettled(ending().map(({ finished }) => finished));
      await nextFrame();
      await nextFrame();
    } while (ending().length > 0 || drawing());
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
