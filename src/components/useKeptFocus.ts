import { useEffect } from 'react';

/**
 * Keeps the focus in the page when the button that has it, or that gets it back from a dialog, goes away with what it
 * answered: it goes to the heading of the section where that button stood, or else to the heading of the page. On
 * `body` a keyboard starts again at the top, and a screen reader says nothing.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** Where the focus was last in the page, outwards from there; none when a press went elsewhere. */
    let trail = trailFrom(document.activeElement);
    const follow = ({ type, target }: Event) => {
      if (target instanceof Element && target.closest('main') !== null)
        trail = type === 'focusin' ? trailFrom(target) : [];
    };
    const keep = () => {
      if (document.activeElement !== document.body || trail[0]?.isConnected !== false) return;
      const section = trail.find((element) => element.isConnected && element.matches('section'));
      const heading = (section ?? document).querySelector<HTMLElement>(section ? 'h2' : 'main h1');
      if (heading === null) return;
      heading.tabIndex = -1;
      heading.focus();
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', follow);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', follow);
    };
  }, []);
}

/** An element of the page and all around it, outwards; nothing for one that is elsewhere. */
function trailFrom(element: Element | null): Element[] {
  const trail: Element[] = [];
  // The heading had the focus before anything of the page could listen: it is where a navigation ends.
  if (element?.closest('main'))
    for (let at: Element | null = element; at !== null; at = at.parentElement) trail.push(at);
  return trail;
}
