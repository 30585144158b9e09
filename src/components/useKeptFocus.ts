import { useEffect } from 'react';

/**
 * Keeps the focus in the page when the button that has it, or that gets it back from a dialog, goes away with what it
 * answered: it goes to the heading of the section where that button stood, or else to the heading of the page. On
 * `body` a keyboard starts again at the top, and a screen reader says nothing.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** Where the focus was last in the page, outwards from there; none when a press went elsewhere. */
    let trail: Element[] = [];
    const follow = ({ type, target }: Event) => {
      if (!(target instanceof Element) || target.closest('main') === null) return;
      trail = [];
      if (type !== 'focusin') return;
      for (let at: Element | null = target; at !== null; at = at.parentElement) trail.push(at);
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
