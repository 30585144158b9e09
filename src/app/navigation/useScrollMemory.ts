import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long a page may take to grow to its old height (its data comes after its first paint). */
const patienceMs = 2000;

/**
 * A new page starts at its top; Back and Forward return to where the person was. The declarative router has no memory
 * of this (the data router's costs 14 kB), and the browser's own knows nothing of pages that are still loading.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  const places = useRef(new Map<string, number>());
  const lastPath = useRef<string | null>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const remembered = places.current;
    // Measuring a page that was just loaded makes the browser lay it out before it is complete.
    const loaded = lastPath.current === null;
    const samePage = lastPath.current === pathname;
    lastPath.current = pathname;
    const stop = kind === NavigationType.Pop && !loaded ? scrollWhenTall(remembered.get(key) ?? 0) : undefined;
    if (kind !== NavigationType.Pop && !samePage && !loaded) window.scrollTo(0, 0);
    const remember = () => remembered.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', remember);
    };
  }, [key, kind, pathname]);
}

/** Scrolls to `top` as soon as the page is tall enough; gives up when the person scrolls first, or after a while. */
function scrollWhenTall(top: number): () => void {
  const until = performance.now() + patienceMs;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
    window.removeEventListener('keydown', stop);
  };
  const look = () => {
    const tall = document.documentElement.scrollHeight - window.innerHeight >= top;
    if (tall || performance.now() > until) {
      window.scrollTo(0, top);
      stop();
    } else frame = requestAnimationFrame(look);
  };
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  window.addEventListener('keydown', stop);
  look();
  return stop;
}
