import { useEffect } from 'react';

/**
 * Keeps the focus in the page. A button that waits for its answer is disabled, and the browser takes the focus from it:
 * it gets the focus back. When the button that has it, or that gets it back from a dialog, disappears after its action,
 * the focus goes to the heading of that button's section, or else of the page. On `body` a keyboard starts at the top
 * again, and a screen reader says nothing.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** The last focused element in the page and its ancestors; none when a press went elsewhere. */
    let trail = trailFrom(document.activeElement);
    /** The button lost the focus because it waits, not because somebody went elsewhere. */
    let waits = false;
    const follow = ({ type, target }: Event) => {
      waits = false;
      if (target instanceof Element && target.closest('main') !== null)
        trail = type === 'focusin' ? trailFrom(target) : [];
    };
    const keep = () => {
      const button = trail[0];
      if (!(button instanceof HTMLElement)) return;
      waits ||= button.matches(':disabled');
      if (document.activeElement !== document.body) return;
      if (!button.isConnected) focusHeading(trail);
      else if (waits && !button.matches(':disabled')) {
        waits = false;
        button.focus();
      }
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
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

/** The nearest section that is left and has a heading, or else the page. */
function focusHeading(trail: readonly Element[]): void {
  const sections = trail.filter((element) => element.isConnected && element.matches('section'));
  const heading =
    sections.map((section) => section.querySelector('h2')).find((found) => found !== null) ??
    document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus();
}
