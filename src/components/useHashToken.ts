import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The token of a mailed link, after the # of an address with this query ('' is none): taken out of the address at once, so that
 * it stays out of the history and is not copied. '' if there is none.
 */
export function useHashToken(query: string): { token: string; forget: () => void } {
  const { hash, search } = useLocation();
  const [token, setToken] = useState(() => (search === (query && `?${query}`) ? hash.slice(1) : ''));
  useEffect(() => {
    if (token !== '') history.replaceState(history.state, '', location.pathname + location.search);
  }, [token]);
  return { token, forget: () => setToken('') };
}
