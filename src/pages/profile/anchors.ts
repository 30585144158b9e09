/** The targets of links on the profile: the places to change or remove each way to log in. */
export const profileAnchors = {
  password: 'wachtwoord',
  address: 'e-mailadres',
  factor: 'tweede-stap',
  passkeys: 'passkeys',
  devices: 'apparaten',
} as const;
export type ProfileAnchor = keyof typeof profileAnchors;
