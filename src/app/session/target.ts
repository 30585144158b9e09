/**
 * The target that was kept with the request, read before its answer is in, so that the page's chunk can be asked for.
 */
export function peekTarget(storage: Storage, search: string): unknown {
  const state = new URLSearchParams(search).get('state');
  try {
    const kept: unknown = JSON.parse(storage.getItem(`oidc.${state ?? ''}`) ?? 'null');
    return targetOf((kept as { data?: unknown } | null)?.data);
  } catch {
    return null;
  }
}

/** The target inside the state we gave the library. */
export const targetOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'target' in state ? state.target : null;
