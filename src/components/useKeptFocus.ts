import { useEffect } from 'react';

/**
 * Keeps the focus in the page when the button that has it, or that gets it back from a dialog, disappears after its
 * action: the focus goes to the heading of that button's section, or else of the page. On `body` a keyboard starts at
 * the top again, and a screen reader says nothing.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** The last focused element in the page and its ancestors; none when a press went elsewhere. */
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

/** An element of the page and its ancestors; nothing for one that is elsewhere. */
function trailFrom(element: Element | null): Element[] {
  const trail: Element[] = [];
  // The heading had the focus before anything of the page could listen: a navigation puts it there.
  if (element?.closest('main'))
    for (let at: Element | null = element; at !== null; at = at.parentElement) trail.push(at);
  return trail;
}
