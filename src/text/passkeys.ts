/** The sentences of the passkeys for the login, on /profiel (docs/screens.md 4.6). */
export const passkeysText = {
  title: 'Passkeys',
  text: 'Met een passkey log je in met je vinger, je gezicht of de pincode van je apparaat, zonder wachtwoord en zonder code.',
  add: 'Voeg toe',
  addTitle: 'Passkey toevoegen',
  list: 'Je passkeys',
  added: 'Toegevoegd op',
  used: 'Het laatst gebruikt op',
  neverUsed: 'Nog niet gebruikt',

  addText: 'Je apparaat of je wachtwoordkluis maakt de passkey, en vraagt wie je bent.',
  unable: 'Deze browser kan geen passkeys maken.',
  name: 'Naam',
  nameHint: 'Zo herken je hem later, bijvoorbeeld: Telefoon.',
  password: 'Je wachtwoord',
  passwordMissing: 'Vul je wachtwoord in.',
  submit: 'Maak een passkey',
  stopped: 'Je apparaat maakte geen passkey. Misschien heeft het er al een voor je account.',
  done: 'Je passkey is toegevoegd. De volgende keer log je ermee in.',

  rename: (name: string) => `Wijzig de naam van ${name}`,
  renameVerb: 'Wijzig naam',
  renameTitle: 'Naam wijzigen',
  renamed: 'De naam is gewijzigd.',
  save: 'Bewaar',

  remove: (name: string) => `Verwijder ${name}`,
  removeVerb: 'Verwijder',
  removeTitle: (name: string) => `${name} verwijderen?`,
  removeText:
    'Je logt er niet meer mee in. Je wachtwoord blijft werken. Op je apparaat blijft de passkey staan: verwijder hem daar ook.',
  removed: 'De passkey is verwijderd.',
  cancel: 'Annuleer',
} as const;
