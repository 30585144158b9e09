/** The sentences of /register and /register/step/final. */
export const registerText = {
  title: 'Maak je account',
  promise: 'Leg vast wat jullie elkaar geven en lenen. Je begint met een eigen account; daarna voeg je je familie toe.',
  haveAccount: 'Heb je al een account?',
  logIn: 'Log in',
  privacy: 'Hoe het werkt, wat het kost en je privacy',
  about: 'Over jou',
  gender: 'Geslacht',
  birthdate: 'Geboortedatum',
  account: 'Je login',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  code: {
    open: 'Heb je een kortingscode van je notaris?',
    label: 'Kortingscode',
    hint: 'Ook een adviseur kan er een geven.',
    worth: (percent: number, name: string) =>
      `Deze code van ${name} geeft ${percent} % korting als je later plaats voor meer familieleden bestelt.`,
    unchecked: 'We konden deze code nu niet nakijken. Dat doen we als je verdergaat.',
  },
  adult: 'Met een account zeg je dat je 18 jaar of ouder bent.',
  create: 'Maak account',
  invitedTitle: (name: string) => `${name} nodigt je uit`,
  invited: (name: string, managers: string) =>
    `Met je eigen account zie je de contracten waar jij bij hoort. Alle contracten ziet alleen wie de familie beheert: ${managers}. ${name} ziet je wachtwoord niet en kan niet namens jou inloggen.`,
  hasAccount: (email: string) =>
    `Je hebt al een account met ${email}. Log daarmee in en doe mee. Je andere familie ziet daar niets van.`,
  logInAndJoin: 'Inloggen en meedoen',
  invitationBroken: 'Deze uitnodiging werkt niet meer.',
  invitationBrokenHint: 'Een uitnodiging is veertien dagen geldig en werkt één keer. Vraag om een nieuwe.',
  invitationFailed: 'We konden je uitnodiging niet ophalen.',
  invitationFailedHint: 'Ze werkt nog gewoon. Probeer het zo nog eens.',
  withoutInvitation: 'Maak een account zonder uitnodiging',
  provider: 'Je maakt je account bij onze inlogdienst. Daarna kom je hier terug.',
  finish: 'Naar overzicht',
} as const;

/** The sentences of /meedoen: accepting an invitation with an existing account. */
export const joinText = {
  text: (email: string, managers: string) =>
    `De uitnodiging is voor ${email}. Doe je mee, dan zie je de contracten van deze familie waar jij bij hoort. Alle contracten ziet alleen wie de familie beheert: ${managers}. Bovenaan kies je in welke familie je kijkt. De families zien niets van elkaar.`,
  join: 'Doe mee',
  later: 'Niet nu',
  joined: 'Je doet mee',
  joinedHint: 'Je hoort nu bij deze familie. Bovenaan kies je in welke familie je kijkt.',
  other: {
    title: 'Deze uitnodiging is voor een ander adres',
    text: 'Log uit, open de uitnodiging opnieuw en log in met het e-mailadres waar ze naartoe ging.',
  },
  broken: { title: registerText.invitationBroken, text: registerText.invitationBrokenHint },
  member: {
    title: 'Je hoort al bij deze familie',
    text: 'Je hoeft niets te doen.',
  },
  nothing: { title: 'Er is geen uitnodiging', text: 'Open de link in de mail waarmee je bent uitgenodigd.' },
  home: 'Naar overzicht',
} as const;
