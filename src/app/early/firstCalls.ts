const overview = (year: number): string[] => ['contracts', `gifts/meter?year=${year}`];

/** Per page behind the login, by the first part of its path, what it asks of the API first, beside the profile. */
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
 * The calls that the page at this address is sure to make first, without the base of the API; null where nobody needs a
 * login, or where the app sends who comes there on (Gate.tsx).
 */
export function firstCalls({ pathname, search }: Pick<Location, 'pathname' | 'search'>, year: number): string[] | null {
  const query = new URLSearchParams(search);
  if (query.has('error') || query.has('terug')) return null;
  const calls = new Map(Object.entries(CALLS)).get(pathname.split('/')[1] ?? '');
  return calls === undefined ? null : ['user', ...calls(year)];
}
