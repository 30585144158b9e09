import { type ComponentType, lazy, useState } from 'react';

type Load = () => Promise<ComponentType>;

const here = new Map<Load, ComponentType>();

/**
 * Fetches a part before it is drawn. Once something suspends, React holds back later content for up to 300 ms, so the
 * first screen must not suspend.
 */
export async function fetchAhead(load: Load): Promise<void> {
  here.set(load, await load());
}

/** As React's lazy, by `fetch`; but a part already fetched by `load` is drawn at once. */
export function lazyPart(load: Load, fetch: Load = load): ComponentType {
  const Later = lazy(async () => ({ default: await fetch() }));
  return function Part() {
    // The same component for as long as it is mounted: another would start over.
    const [One] = useState<ComponentType>(() => here.get(load) ?? Later);
    return <One />;
  };
}
