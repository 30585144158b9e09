import type { NavigateFunction } from 'react-router-dom';

export interface Navigator {
  go: (to: string, options?: { replace?: boolean }) => void;
  /** Registers the router's own navigate, once it is mounted; returns the cleanup. */
  bind: (navigate: NavigateFunction) => () => void;
}

/**
 * Lets code outside components (the store, the session) navigate; before the router is mounted, by setting the address
 * it starts at.
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
