const overview = (year: number): string[] => ['contracts', `gifts/meter?year=${year}`];

/** The first API calls of each page behind the login, besides the profile, by the first part of its path. */
const CALLS: Record<string, (year: number) => string[]> = {
  '': overview,
  overzicht: overview,
  lening: () => [],
  ondertekenen: () => [],
  'gelijk-delen': () => [],
  plan: () => [],
  jaaropgave: () => [],
  familiebeheer: () => [],
  meldingen: () => [],
  profiel: () => [],
  'eigen-familie': () => [],
  admin: () => [],
};

/**
 * The calls that the page at this address is sure to make first, without the base of the API; null where no login is
 * needed, or where the app redirects (Gate.tsx).
 */
export function firstCalls({ pathname, search }: Pick<Location, 'pathname' | 'search'>, year: number): string[] | null {
  const query = new URLSearchParams(search);
  if (query.has('error') || query.has('terug')) return null;
  const calls = new Map(Object.entries(CALLS)).get(pathname.split('/')[1] ?? '');
  return calls === undefined ? null : ['user', ...calls(year)];
}
