import { useSearchParams } from 'react-router-dom';

export type FamilyView = 'lijst' | 'stamboom';

interface FamilyAddress {
  view: FamilyView;
  /** The form that is open: for somebody new, for the relation with this hashid, or none. */
  form: { edited: string | null } | null;
  show: (view: FamilyView) => void;
  add: () => void;
  edit: (hashid: string) => void;
  close: () => void;
}

/** The state of the page is in its address, so that Back, a reload and a bookmark work as expected. */
export function useFamilyAddress(): FamilyAddress {
  const [query, setQuery] = useSearchParams();
  const edited = query.get('persoon');
  const go = (change: (next: URLSearchParams) => void, replace = false) => {
    const next = new URLSearchParams(query);
    change(next);
    setQuery(next, { replace, preventScrollReset: true });
  };
  return {
    view: query.get('weergave') === 'stamboom' ? 'stamboom' : 'lijst',
    form: edited !== null ? { edited } : query.has('nieuw') ? { edited: null } : null,
    show: (view) => go((next) => (view === 'lijst' ? next.delete('weergave') : next.set('weergave', view)), true),
    add: () => go((next) => next.set('nieuw', '')),
    edit: (hashid) => go((next) => next.set('persoon', hashid)),
    // Replaces the form in the history: Back then leaves the page, and does not reopen the form.
    close: () =>
      go((next) => {
        next.delete('nieuw');
        next.delete('persoon');
      }, true),
  };
}
