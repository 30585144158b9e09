import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { familyParameter } from '../../paths.ts';

/** The events on a link before somebody can open or copy it. */
const reaching = ['pointerdown', 'focusin'] as const;

/**
 * Puts the family of this page into the address of each page visited, and into a link on hover or focus: an address that
 * is copied or kept, and a link opened in another tab, open in that family (docs/decisions/0018). The router need not
 * know: its links keep their own targets, a page reads its own parameters, and a reloaded page takes the name out before
 * anybody reads it (tabFamily.ts).
 */
export function useFamilyInAddress(hashid: string): void {
  const { key } = useLocation();
  useEffect(() => {
    const { pathname, search, hash } = location;
    history.replaceState(history.state, '', withFamily(pathname + search + hash, hashid));
  }, [hashid, key]);
  useEffect(() => {
    const reach = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a[href^="/"]');
      if (link) link.setAttribute('href', withFamily(link.getAttribute('href') ?? '/', hashid));
    };
    for (const kind of reaching) document.addEventListener(kind, reach);
    return () => {
      for (const kind of reaching) document.removeEventListener(kind, reach);
    };
  }, [hashid]);
}

/** The same path with this family first in its query; unchanged if it names one. */
function withFamily(path: string, hashid: string): string {
  const { pathname, search, hash, searchParams } = new URL(path, location.origin);
  if (searchParams.has(familyParameter)) return path;
  return `${pathname}?${familyParameter}=${encodeURIComponent(hashid)}${search.replace('?', '&')}${hash}`;
}
