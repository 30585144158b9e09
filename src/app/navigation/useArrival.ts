import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { shellText } from '../../text/shell.ts';
import { contentId } from '../layouts/contentId.ts';

/**
 * Runs when a page is mounted: the title of the tab follows (WCAG 2.4.2), and the focus moves to the page's heading, so
 * that a keyboard and a screen reader start there. The first page of a visit leaves the focus to the browser.
 * `lastPathRef` holds null until a page was mounted.
 */
export function useArrival(title: string, lastPathRef: RefObject<string | null>): void {
  const { pathname } = useLocation();
  // Before the effects of the page itself, which may set a better name (components/useTabTitle.ts).
  useLayoutEffect(() => {
    document.title = `${title} - ${shellText.product}`;
    const moved = lastPathRef.current !== null && lastPathRef.current !== pathname;
    lastPathRef.current = pathname;
    if (moved) focusHeading();
  }, [title, pathname, lastPathRef]);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>(`#${contentId} h1`);
  if (heading === null) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
