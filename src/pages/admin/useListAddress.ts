import { useSearchParams } from 'react-router-dom';
import type { Direction } from '../../../domain/wire/choices/list.ts';

/** The visible part of a list, from its address: Back and a reload keep it. Pages count from 0. */
export interface ListAddress<Sort extends string> {
  q: string;
  sort: Sort;
  direction: Direction;
  page: number;
}

/** Reads the list's address, and changes it: any change other than the page goes back to the first page. */
export function useListAddress<Sort extends string>(
  sorts: readonly Sort[],
  first: { sort: Sort; direction: Direction },
) {
  const [query, setQuery] = useSearchParams();
  const sort = sorts.find((known) => known === query.get('sorteer')) ?? first.sort;
  const way = query.get('richting');
  const page = Number(query.get('pagina') ?? '1') - 1;
  const shown: ListAddress<Sort> = {
    q: (query.get('zoek') ?? '').slice(0, 100),
    sort,
    direction: way === 'op' ? 'asc' : way === 'af' ? 'desc' : first.direction,
    page: Number.isInteger(page) && page >= 0 && page < 1_000_000 ? page : 0,
  };

  function show(changes: Partial<ListAddress<Sort>>): void {
    const next = { ...shown, page: 0, ...changes };
    setQuery(
      (old) => {
        const fresh = new URLSearchParams(old);
        const put = (name: string, value: string, standard: string) =>
          value === standard ? fresh.delete(name) : fresh.set(name, value);
        put('zoek', next.q, '');
        put('sorteer', next.sort, first.sort);
        put('richting', next.direction === 'asc' ? 'op' : 'af', first.direction === 'asc' ? 'op' : 'af');
        put('pagina', String(next.page + 1), '1');
        return fresh;
      },
      // Typing and sorting add no history entries; pages do.
      { replace: changes.page === undefined, preventScrollReset: true },
    );
  }
  return { shown, show };
}
