import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether an element has come near the screen: heavy parts wait for that. Once true it stays true; on paper it is true.
 */
export function useOnScreen<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const place = useRef<Element>(null);
  const [seen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (seen || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [seen]);
  return [place, seen];
}
