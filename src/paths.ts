/** The query of /jaaropgave: the year and the person. */
export const statementParameters = { year: 'jaar', person: 'wie' } as const;

/** Names a family, by hashid, in an address that is reloaded (src/app/session/tabFamily.ts); '' for the oldest. */
export const familyParameter = 'familie';

/** Marks a new contract that a year of a plan filled in. */
export const byPlanParameter = 'volgens-plan';

/** Every path of the app, once. Functions make the path of one thing. */
export const paths = {
  start: '/',
  overzicht: '/overzicht',
  /** The wizard for a new contract is on the overview (docs/screens.md 4.1): its own address, so that Back works. */
  newContract: '/overzicht?nieuw',
  /** The same, for an existing loan. */
  existingLoan: '/overzicht?nieuw&loopt-al',
  /** The last step of a new contract that a plan filled in. */
  contractByPlan: `/overzicht?nieuw=controleren&${byPlanParameter}`,
  inFamily: (hashid: string) => `/overzicht?${familyParameter}=${hashid}`,
  /** Says that a family does not exist, or no longer, and forgets it. */
  familyGone: `/melding?bericht=familie-dicht&${familyParameter}=`,
  jaaropgave: '/jaaropgave',
  jaaropgaveVan: (year: number, person: string) =>
    `/jaaropgave?${statementParameters.year}=${year}&${statementParameters.person}=${encodeURIComponent(person)}`,
  gelijkDelen: '/gelijk-delen',
  plan: '/plan',
  relaties: '/familiebeheer/relaties',
  wieZietWat: '/familiebeheer/wie-ziet-wat',
  administratie: '/familiebeheer/administratie',
  leningIn: (family: string, id: string) => `/lening/${encodeURIComponent(id)}?${familyParameter}=${family}`,
  lening: (id: string) => `/lening/${encodeURIComponent(id)}`,
  admin: '/admin',
  adminProfile: (id: string) => `/admin/${encodeURIComponent(id)}`,
  profiel: '/profiel',
  register: (invitation?: string) =>
    invitation === undefined ? '/register' : `/register/${encodeURIComponent(invitation)}`,
  registerFinal: '/register/step/final',
  meedoen: '/meedoen',
  eigenFamilie: '/eigen-familie',
  join: (invitation: string) => `/meedoen?uitnodiging=${encodeURIComponent(invitation)}`,
  melding: '/melding',
  meldingen: '/meldingen',
  controle: '/controle',
  inzage: '/inzage',
  herroepen: '/herroepen',
  /** The sample family: the paths of its screens are below it. */
  voorbeeld: '/voorbeeld',
  mfa: '/mfa',
  logout: '/logout',
  error: '/error',
  error404: '/error-404',
  onderhoud: '/onderhoud',
  /** Where the identity provider sends its answer. */
  signedIn: '/aangemeld',
} as const;

/**
 * The query parameter of /logout, /mfa, /profiel, /onderhoud and /familiebeheer/administratie that keeps the return path; Gate.tsx
 * removes one that is not a page of ours.
 */
export const returnParameter = 'terug';

/** `path`, with the path and query to come back to kept in its query. */
export const withReturn = (path: string, target: string): string =>
  `${path}?${returnParameter}=${encodeURIComponent(target)}`;

/** Is this path, whatever its query, that of the screen? */
export const isAt = (screen: string, path: string): boolean => path.split(/[?#]/)[0] === screen;
