/** The sentences of /register/step/final for a person without an account here, or without a login. */
export const firstText = {
  title: 'Nog één stap',
  text: 'Vertel ons wie je bent. Daarna kun je beginnen.',
  logIn: 'Log in om verder te gaan. Heb je nog geen account? Maak er dan eerst een.',
} as const;

/** The sentences of /register/step/final for a person with an account here: the remaining steps, and where to begin. */
export const finalText = {
  title: 'Je account staat klaar',
  text: 'Dit kun je nog doen. Niets hoeft nu.',
  progress: 'Stap 3 van 3',
  steps: 'Wat er nog kan',
  account: 'Je account',
  accountDone: 'Gemaakt. Je bent ingelogd.',
  email: 'Je e-mailadres',
  emailDone: 'Bevestigd.',
  factor: 'Een tweede stap bij het inloggen',
  factorText: 'Met een code uit een app op je telefoon kan iemand met alleen je wachtwoord niet inloggen.',
  factorDone: 'Staat aan.',
  factorAction: 'Zet aan bij Profiel',
  done: 'klaar',
  open: 'nog niet',
  first: 'Wat wil je als eerste doen?',
  choices: {
    agreed: { title: 'Bekijk wat met jou is afgesproken', text: 'De contracten waar jij in staat.' },
    family: { title: 'Je familie toevoegen', text: 'Je partner en je kinderen. Daarna kun je iets vastleggen.' },
    contract: { title: 'Een schenking of lening vastleggen', text: 'Het kost ongeveer vijf minuten.' },
    existing: { title: 'Een lening die al loopt', text: 'Zet hem erin met de datum waarop hij begon.' },
  },
  access: 'Bekijk wie wat ziet in jullie familie',
  skip: 'Naar overzicht',
} as const;
