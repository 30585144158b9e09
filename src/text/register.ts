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
    unchecked: 'We konden deze code nu niet nakijken. Dat doen we als je je account maakt.',
  },
  create: 'Maak account',
  invitedTitle: (name: string) => `${name} nodigt je uit`,
  invited: (name: string) =>
    `Met je eigen account zie je de contracten waar jij bij hoort. ${name} ziet je wachtwoord niet en kan niet namens jou inloggen.`,
  invitationBroken: 'Deze uitnodiging werkt niet meer.',
  invitationBrokenHint: 'Een uitnodiging is veertien dagen geldig en werkt één keer. Vraag om een nieuwe.',
  invitationFailed: 'We konden je uitnodiging niet ophalen.',
  invitationFailedHint: 'Ze werkt nog gewoon. Probeer het zo nog eens.',
  withoutInvitation: 'Maak een account zonder uitnodiging',
  provider: 'Je maakt je account bij onze inlogdienst. Daarna kom je hier terug.',
  finish: 'Naar overzicht',
} as const;
