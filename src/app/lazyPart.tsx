import { type ComponentType, lazy, useState } from 'react';

type Load = () => Promise<ComponentType>;

const here = new Map<Load, ComponentType>();

/**
 * Fetches a part before it is drawn. Once something had to wait, React keeps what comes after it back for up to 300 ms,
 * so the first screen waits for nothing.
 */
export async function fetchAhead(load: Load): Promise<void> {
  here.set(load, await load());
}

/** As React's lazy, by `fetch`; but what `load` fetched ahead is drawn at once. */
export function lazyPart(load: Load, fetch: Load = load): ComponentType {
  const Later = lazy(async () => ({ default: await fetch() }));
  return function Part() {
    // The same one for as long as it stands: another would begin anew.
    const [One] = useState<ComponentType>(() => here.get(load) ?? Later);
    return <One />;
  };
}
