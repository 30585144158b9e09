/** Where links on the profile lead: the place at which each way in is changed or removed. */
export const profileAnchors = {
  password: 'wachtwoord',
  address: 'e-mailadres',
  factor: 'tweede-stap',
  passkeys: 'passkeys',
  devices: 'apparaten',
} as const;
export type ProfileAnchor = keyof typeof profileAnchors;
