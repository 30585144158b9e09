/** The blocks of the profile, as they are named in its address. */
export const profileParts = {
  me: 'over-jou',
  logIn: 'inloggen',
  sessions: 'ingelogd',
  mandates: 'namens-elkaar',
  calendar: 'agenda',
  families: 'families',
  mail: 'mail',
  display: 'weergave',
  activity: 'gebeurd',
  data: 'gegevens',
} as const;

/** The targets of links on the profile: the places to change or remove each way to log in. */
export const profileAnchors = {
  password: 'wachtwoord',
  address: 'e-mailadres',
  factor: 'tweede-stap',
  passkeys: 'passkeys',
  devices: 'apparaten',
} as const;
export type ProfileAnchor = keyof typeof profileAnchors;
