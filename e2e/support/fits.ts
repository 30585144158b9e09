import type { Page } from '@playwright/test';
import { pictures } from './pictures.ts';
import { expect } from './test.ts';

/** 320 is also 1280 at 400 % zoom; 640 is 1280 at 200 %, and 1024 at 125 % is 820. */
const WIDTHS = [320, 360, 390, 480, 600, 640, 768, 820, 900, 1024, 1280, 2560] as const;

/** Elements that stick out of the page or are cut off: the words of each, and by how many pixels. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const scrolls = (element: Element) => {
      for (let one = element.parentElement; one !== null; one = one.parentElement)
        if (/auto|scroll|hidden|clip/u.test(getComputedStyle(one).overflowX)) return true;
      return false;
    };
    const found: string[] = [];
    const sideways = document.documentElement.scrollWidth - wide;
    if (sideways > 0) found.push(`the page scrolls sideways by ${sideways}`);
    for (const part of document.querySelectorAll(
      '[role=dialog], [role=dialog] .MuiDialogContent-root, [role=alertdialog]',
    ))
      if (part.scrollWidth - part.clientWidth > 1)
        found.push(`the dialog scrolls sideways by ${part.scrollWidth - part.clientWidth}`);
    for (const element of document.querySelectorAll(
      ':is(main, [role=dialog], [role=alertdialog]) :is(p, span, a, button, dd, dt, h1, h2, h3, li, td, label)',
    )) {
      const { width, height, right, left } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || scrolls(element)) continue;
      const out = Math.round(Math.max(right - wide, -left));
      if (out > 1) found.push(`${element.tagName} "${element.textContent.trim().slice(0, 40)}" by ${out}`);
      const own = element.scrollWidth - element.clientWidth;
      const cut = /hidden|clip/u.test(getComputedStyle(element).overflowX) && element.clientWidth > 0 && own > 1;
      const told = element.getAttribute('title') !== null || getComputedStyle(element).textOverflow === 'ellipsis';
      if (cut && !told && element.textContent.trim() !== '')
        found.push(`cut: "${element.textContent.trim().slice(0, 40)}" by ${own}`);
    }
    const range = document.createRange();
    for (const element of document.querySelectorAll(
      ':is(main, [role=dialog]) :is(button, a.MuiButton-root, label, dt)',
    ))
      for (const node of element.childNodes)
        for (const { index, 0: word } of node instanceof Text ? node.data.matchAll(/\p{L}+/gu) : []) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (range.getClientRects().length > 1) found.push(`broken in itself: "${word}"`);
        }
    return found;
  });

/** Checks that at the end of the page nothing lies under the corner's buttons. */
const covered = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
    for (const one of dialog?.querySelectorAll('*') ?? []) one.scrollTop = one.scrollHeight;
    const corner = [...document.querySelectorAll('aside a, aside button')].map((one) => one.getBoundingClientRect());
    const within = dialog ?? document.querySelector('main') ?? document.body;
    const lowest = [...within.querySelectorAll('a, button, p, li, td, dd')].flatMap((one) => {
      const box = one.getBoundingClientRect();
      const under = corner.some(
        (over) =>
          over.width > 0 &&
          box.width > 0 &&
          box.left < over.right - 1 &&
          box.right > over.left + 1 &&
          box.top < over.bottom - 1 &&
          box.bottom > over.top + 1,
      );
      return under ? [one.textContent.trim().slice(0, 40)] : [];
    });
    window.scrollTo(0, 0);
    return lowest;
  });

/**
 * The controls that the chat covers at some point of scrolling: those in its column of the page. In the strip at the
 * bottom of a phone's screen it covers none.
 */
const underChat = (page: Page) =>
  page.evaluate(() => {
    const chat = document.querySelector('body:not(:has([role=dialog])) aside a');
    if (chat === null) return [];
    const { left, right, top, bottom } = chat.getBoundingClientRect();
    const inStrip = document.elementsFromPoint(left + 1, top + 1).some((one) => {
      const strip = one.getBoundingClientRect();
      const across = strip.left <= 0 && strip.right >= document.documentElement.clientWidth;
      return getComputedStyle(one).position === 'fixed' && across && strip.top <= top && strip.bottom >= bottom;
    });
    if (inStrip) return [];
    const controls = document.querySelectorAll(
      'main :is(a, button, input, select, textarea, summary, [role=button], [role=combobox], [role=slider])',
    );
    return [...controls].flatMap((one) => {
      const box = one.getBoundingClientRect();
      let end = box.right;
      // A part that is scrolled sideways, such as a wide table, ends where its own box ends.
      for (let around = one.parentElement; around !== null; around = around.parentElement)
        if (getComputedStyle(around).overflowX !== 'visible') end = Math.min(end, around.getBoundingClientRect().right);
      const under = box.width > 1 && box.left < right && end > left;
      return under
        ? [`${one.tagName} "${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}"`]
        : [];
    });
  });

/** All that is open fits at each of twelve widths: no sideways scroll, nothing cut, nothing under the corner. */
export async function fits(page: Page, what: string): Promise<void> {
  await pictures(page, what);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect.soft(await misfits(page), `${what} at ${width}`).toEqual([]);
    expect.soft(await covered(page), `${what} at ${width}, under the corner`).toEqual([]);
    expect.soft(await underChat(page), `${what} at ${width}, under the chat`).toEqual([]);
  }
}
