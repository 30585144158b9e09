/** Every Dutch sentence a person reads on the pages of the identity provider. */
export const identityText = {
  appName: 'Onderling',
  backToApp: 'Terug naar Onderling',
  help: 'Hulp',
  chat: 'Chat met ons',
  errorPrefix: 'Fout:',

  login: {
    title: 'Inloggen',
    /** For a browser that is new to the account, in a mail. */
    device: (name: string) => `Het apparaat: ${name}.`,
    intro: 'Schenkingen en leningen in je familie, netjes op papier.',
    expired: 'Je sessie is verlopen. Log opnieuw in.',
    email: 'E-mailadres',
    password: 'Wachtwoord',
    show: 'Toon',
    hide: 'Verberg',
    shown: 'wachtwoord',
    submit: 'Inloggen',
    noAccount: 'Nog geen account?',
    register: 'Maak een account',
    forgotten: 'Wachtwoord vergeten?',
    about: 'Wat is Onderling?',
    privacy: 'Privacy',
    checkPaper: 'Controleer een document zonder account',
    summary: 'Dit is nog niet gelukt:',
    failed: 'Inloggen is niet gelukt.',
    emailMissing: 'Vul je e-mailadres in.',
    passwordMissing: 'Vul je wachtwoord in.',
    refused:
      'Dit e-mailadres en dit wachtwoord horen niet bij elkaar, of je e-mailadres is nog niet bevestigd. Is je account nieuw? Open dan eerst de link in onze mail. Lukt het niet? Kies ‘Wachtwoord vergeten?’.',
    wait: (minutes: number) =>
      `Er is te vaak een verkeerd wachtwoord ingevuld. Wacht ${minutes === 1 ? '1 minuut' : `${minutes} minuten`} en probeer het dan opnieuw.`,
    unreadable: 'We konden dit formulier niet lezen. Probeer het nog eens.',
  },

  passkey: {
    submit: 'Inloggen met een passkey',
    stopped: 'Er is geen passkey gekozen. Probeer het nog eens, of log in met je wachtwoord.',
    failed: 'We konden je passkey niet vragen. Laad deze pagina opnieuw.',
    refused:
      'Met deze passkey kun je niet inloggen. Log in met je wachtwoord. Een apparaat waarmee je ondertekent, is nog geen passkey om mee in te loggen: die voeg je toe bij Profiel.',
    late: 'Dit duurde te lang, of je passkey gaf al eens antwoord. Probeer het nog eens.',
    wait: (minutes: number) =>
      `Er is te vaak een passkey geprobeerd die niet werkt. Wacht ${minutes === 1 ? '1 minuut' : `${minutes} minuten`}, of log in met je wachtwoord.`,
    stepTitle: 'Log in met je passkey',
    stepIntro: 'Voor wat je wilt openen, is je wachtwoord alleen niet genoeg.',
    stepStopped: 'Er is geen passkey gekozen. Probeer het nog eens.',
    noScript: 'Je browser voert geen scripts uit, of kan geen passkeys gebruiken.',
    lost: 'Geen passkey bij de hand?',
    turnOn: 'Zet bij Profiel de tweede stap aan',
  },

  code: {
    withApp: {
      title: 'Vul je code in',
      intro: 'Open de app op je telefoon waarmee je codes maakt.',
      label: 'Code',
      hint: 'Zes cijfers. Een code is 30 seconden geldig.',
      other: 'Gebruik een herstelcode',
    },
    withRecovery: {
      title: 'Vul een herstelcode in',
      intro: 'Je kreeg herstelcodes toen je de tweede stap aanzette. Elke code werkt één keer.',
      label: 'Herstelcode',
      hint: 'Bijvoorbeeld abcd-efgh-jkmn.',
      other: 'Gebruik de code uit je app',
    },
    submit: 'Controleer code',
    failed: 'Inloggen is niet gelukt.',
    missing: 'Vul je code in.',
    refused: 'Deze code klopt niet. Elke code werkt één keer en is 30 seconden geldig.',
    wait: (minutes: number) =>
      `Er is te vaak een verkeerde code ingevuld. Wacht ${minutes === 1 ? '1 minuut' : `${minutes} minuten`} en probeer het dan opnieuw.`,
    notYou: 'Ben jij dit niet?',
    logout: 'Log uit',
  },

  forgotten: {
    title: 'Wachtwoord vergeten',
    intro: 'Vul het e-mailadres in waarmee je inlogt. We mailen je een link om een nieuw wachtwoord te kiezen.',
    submit: 'Stuur me de link',
    failed: 'Dat is niet gelukt.',
    wait: 'Er zijn te veel verzoeken vanaf deze plek. Probeer het over een uur opnieuw.',
    sentTitle: 'Kijk in je mail',
    sent: 'Is er een account met dit e-mailadres, dan krijg je binnen een paar minuten een mail. De link daarin werkt een uur en één keer. Niets gekregen? Kijk ook bij je ongewenste mail.',
    newTitle: 'Kies een nieuw wachtwoord',
    newIntro: 'Daarna log je opnieuw in, op elk apparaat.',
    newPassword: 'Nieuw wachtwoord',
    rule: '8 tot 80 tekens, met een hoofdletter, een kleine letter, een cijfer en een symbool.',
    keepTitle: 'Wat is van jou?',
    keepHint:
      'Hiermee kan iemand nu ook inloggen of ondertekenen. Vink aan wat van jou is. Wat je niet aanvinkt, halen we weg.',
    passkey: (name: string, day: string) => `Passkey “${name}” om in te loggen, sinds ${day}`,
    device: (name: string, day: string) => `Apparaat “${name}” om te ondertekenen, sinds ${day}`,
    factor: (day: string) => `De tweede stap bij het inloggen, sinds ${day}`,
    locked: (day: string) =>
      `De tweede stap bij het inloggen staat aan sinds ${day}, en blijft aan. Je hebt dus ook je code of een herstelcode nodig.`,
    save: 'Bewaar wachtwoord',
    doneTitle: 'Je wachtwoord is gewijzigd',
    done: 'Je bent overal uitgelogd. Log in met je nieuwe wachtwoord.',
    goneTitle: 'Deze link werkt niet meer',
    gone: 'Een link werkt een uur en één keer. Vraag bij het inloggen een nieuwe aan.',
  },

  expired: {
    title: 'Deze inlogpagina is verlopen',
    text: 'Je was hier al even, of je bent al ingelogd. Ga terug naar Onderling; als dat nodig is, kun je daar opnieuw inloggen.',
  },

  failed: {
    title: 'Inloggen lukt nu niet',
    text: 'Er ging iets mis bij het inloggen. Er is niets veranderd. Ga terug naar Onderling en probeer het nog eens.',
    details: 'Technische details',
  },

  missing: { title: 'Deze pagina bestaat niet', text: 'Misschien klopt het adres niet helemaal.' },

  logout: {
    busyTitle: 'Je wordt uitgelogd',
    busy: 'Een ogenblik. Gaat het niet vanzelf verder? Kies dan Log uit.',
    askTitle: 'Wil je uitloggen?',
    ask: 'Je logt op dit apparaat uit bij Onderling.',
    submit: 'Log uit',
    stay: 'Ingelogd blijven',
    doneTitle: 'Je bent uitgelogd',
    done: 'Tot de volgende keer.',
  },

  passing: {
    title: 'Een ogenblik',
    noScript: 'Je browser voert geen scripts uit. Kies Ga verder.',
    submit: 'Ga verder',
  },

  emailInUse: 'Er is al een account met dit e-mailadres. Log in, of gebruik een ander adres.',
} as const;
