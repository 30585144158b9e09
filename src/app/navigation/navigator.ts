import type { NavigateFunction } from 'react-router-dom';

export interface Navigator {
  go: (to: string, options?: { replace?: boolean }) => void;
  /** Gives the router's own navigate, once it stands; returns its undoing. */
  bind: (navigate: NavigateFunction) => () => void;
}

/**
 * Lets what is not a component (the store, the session) navigate; before the router stands, by choosing the address it
 * starts at.
 */
export function createNavigator(): Navigator {
  let router: NavigateFunction | null = null;
  return {
    go: (to, options) => {
      if (router === null) history.replaceState(null, '', to);
      else void router(to, options);
    },
    bind: (navigate) => {
      router = navigate;
      return () => {
        router = null;
      };
    },
  };
}
