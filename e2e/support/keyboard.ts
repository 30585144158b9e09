import { expect, type Page } from '@playwright/test';

interface Stop {
  /** Names the element that has the focus, for the message of a failing test. */
  name: string;
  /** True when it can't be seen at all: it is covered, or outside the window (WCAG 2.4.11). */
  hidden: boolean;
  /** True when it is drawn with the focus rings, or it is a browser's own control inside a drawn box. */
  ringed: boolean;
}

const longest = 400;

/** Walks a screen with the Tab key alone, from its start until the focus leaves the page or comes round. */
export async function walkByKeyboard(page: Page): Promise<Stop[]> {
  await page.evaluate(() => {
    window.getSelection()?.removeAllRanges();
    // Tab starts at the top of the page, wherever the focus was.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const stops: Stop[] = [];
  const seen = new Set<string>();
  while (stops.length < longest) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      if (!element || element === document.body) return null;
      element.dataset.halte ??= String(document.querySelectorAll('[data-halte]').length);
      const box = (
        element.matches('input')
          ? (element.closest('label, .MuiInputBase-root, .MuiButtonBase-root') ?? element)
          : element
      ).getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
      );
      const seenAt = points.some(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        // An element that lets the pointer through, such as a key of a chart, covers what it belongs to.
        const seen = getComputedStyle(element).pointerEvents === 'none' ? element.parentElement : element;
        return top !== null && (seen?.contains(top) === true || top.contains(element));
      });
      const style = getComputedStyle(element);
      const around = element.closest('label, .MuiInputBase-root, .MuiButtonBase-root') ?? element;
      const ringed =
        getComputedStyle(around).outlineStyle !== 'none' ||
        around !== element ||
        [style, getComputedStyle(element, '::after')].some(
          ({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none',
        ) ||
        style.pointerEvents === 'none';
      return {
        key: element.dataset.halte,
        name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim()}`.slice(0, 80),
        hidden: !seenAt,
        ringed,
      };
    });
    if (stop === null || seen.has(stop.key)) break;
    seen.add(stop.key);
    stops.push({ name: stop.name, hidden: stop.hidden, ringed: stop.ringed });
  }
  return stops;
}

/**
 * Checks that every link and button can be reached with Tab, and that the focused one is visible and marked.
 * @returns the names of the reached elements, in order.
 */
export async function usableByKeyboard(page: Page): Promise<string[]> {
  // A toast lies over the page for its five seconds, and is gone halfway through the walk.
  await expect(page.getByRole('button', { name: 'Sluit deze melding' })).toHaveCount(0, { timeout: 20_000 });
  const stops = await walkByKeyboard(page);
  const namesOf = (some: readonly Stop[]) => some.map(({ name }) => name);
  expect(namesOf(stops.filter(({ hidden }) => hidden)), 'covered while it has the focus').toEqual([]);
  expect(namesOf(stops.filter(({ ringed }) => !ringed)), 'focused without a sign of it').toEqual([]);
  // The button to the top comes with scrolling, perhaps only after the walk passed its place (R-2.11 has a test of its
  // own).
  const reachable = await page
    .locator(
      'a[href]:not([tabindex="-1"]):visible, button:enabled:not([tabindex="-1"]):not([aria-label="Naar boven"]):visible',
    )
    .count();
  const names = namesOf(stops);
  expect(names.filter((name) => /^(A|BUTTON) /.test(name)).length).toBeGreaterThanOrEqual(reachable);
  return names;
}
