import { useLocation, useSearchParams } from 'react-router-dom';

const OPEN = 'open';

interface OpenParts {
  isOpen: (name: string) => boolean;
  /** @param step a step that Back undoes, unless the address only catches up with what is shown. */
  setOpen: (name: string, open: boolean, step?: 'step' | 'catchUp') => void;
}

/** The parts of a page that are open, as its address says: so that Back, a reload and a link find them so. */
export function useOpenParts(): OpenParts {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const names = query.getAll(OPEN);
  return {
    isOpen: (name) => names.includes(name),
    setOpen: (name, open, step = 'step') => {
      const next = new URLSearchParams(query);
      next.delete(OPEN);
      for (const other of names) if (other !== name) next.append(OPEN, other);
      if (open) next.append(OPEN, name);
      setQuery(next, { replace: step === 'catchUp', preventScrollReset: true, state });
    },
  };
}
