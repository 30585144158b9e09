/** The sentences of /profiel (docs/screens.md 4.6). */
export const profileText = {
  title: 'Profiel',
  failed: 'We konden je profiel niet ophalen.',
  failedHint: 'Je gegevens zijn veilig.',
  change: 'Wijzig',
  cancel: 'Annuleer',
  save: 'Bewaar',

  me: {
    title: 'Over jou',
    intro: 'Je naam, geboortedatum en adres komen in jullie contracten.',
    name: 'Naam',
    email: 'E-mailadres',
    emailHint: 'Hiermee log je in. Je wijzigt het bij Veilig inloggen.',
    emailElsewhere: 'Hiermee log je in. Dit adres komt van de dienst waarmee je inlogt: daar wijzig je het.',
    phone: 'Telefoonnummer',
    address: 'Adres',
    birthdate: 'Geboortedatum',
    gender: 'Geslacht',
    photo: 'Profielfoto',
    removePhoto: 'Verwijder mijn foto',
    nothing: 'Nog niet ingevuld',
    saved: 'Je gegevens zijn bewaard.',
    verified: 'Bevestigd',
    unverified: 'Nog niet bevestigd',
    form: 'Je gegevens wijzigen',
  },

  security: {
    title: 'Veilig inloggen',
    intro: 'Hiermee kom alleen jij in je account. Wie de familie beheert, ziet ook de contracten waar jij in staat.',
    failed: 'We konden niet ophalen hoe je inlogt.',
    elsewhere:
      'Je wachtwoord, de tweede stap, passkeys en waar je ingelogd bent regel je bij de dienst waarmee je inlogt.',
    takenElsewhere:
      'Zat iemand anders in je account? Kies bij die dienst een nieuw wachtwoord, en log daar overal uit. Haal daarna op deze pagina weg wat niet van jou is: een apparaat om te ondertekenen, een machtiging, het adres van je agenda. Is er in jouw naam ondertekend of geantwoord? Zeg het meteen tegen de anderen in het contract, en neem contact met ons op.',
  },

  password: {
    title: 'Wachtwoord',
    text: 'Na een wijziging moet je op je andere apparaten opnieuw inloggen. Het adres van je agenda sluit dan ook.',
    current: 'Je wachtwoord van nu',
    next: 'Je nieuwe wachtwoord',
    save: 'Wijzig wachtwoord',
    saved: 'Je wachtwoord is gewijzigd. Op je andere apparaten ben je uitgelogd.',
    form: 'Je wachtwoord wijzigen',
    same: 'Kies een ander wachtwoord dan je nu hebt.',
    missing: 'Vul je wachtwoord van nu in.',
  },

  sessions: {
    title: 'Waar je ingelogd bent',
    intro: 'Ken je een apparaat niet? Log het uit en kies een nieuw wachtwoord.',
    failed: 'We konden niet ophalen waar je ingelogd bent.',
    list: 'Apparaten waarop je ingelogd bent',
    here: 'Dit apparaat',
    since: 'Ingelogd op',
    seen: 'Het laatst gezien op',
    end: 'Log uit',
    endOf: (device: string) => `Log uit op ${device}`,
    ended: (device: string) => `${device} is uitgelogd. Dat werkt binnen tien minuten.`,
    endOthers: 'Log uit op alle andere apparaten',
    endOthersTitle: 'Overal anders uitloggen?',
    endOthersText:
      'Op dit apparaat blijf je ingelogd. Op alle andere moet je opnieuw inloggen. Dat werkt binnen tien minuten. Het adres van je agenda sluit dan ook.',
    endOthersVerb: 'Log uit',
    othersEnded: 'Op je andere apparaten ben je uitgelogd.',
    onlyHere: 'Je bent alleen op dit apparaat ingelogd.',
  },

  waysIn: {
    title: 'Kijk nu wat van jou is',
    intro:
      'Iedereen is uitgelogd. Maar met het volgende kan iemand opnieuw inloggen, of voor je ondertekenen. Wat je niet kent, wijzig je of haal je weg.',
    password: 'Je wachtwoord',
    asked: (email: string) => `Een ander e-mailadres dat nog op bevestiging wacht: ${email}`,
    changed: (before: string) => `Je e-mailadres, dat net is gewijzigd. Hiervoor was het ${before}`,
    factor: (day: string) => `De tweede stap, aan sinds ${day}`,
    noFactor: 'De tweede stap staat uit',
    passkey: (name: string, day: string) => `Passkey “${name}” om in te loggen, sinds ${day}`,
    device: (name: string, day: string) => `Apparaat “${name}” om te ondertekenen, sinds ${day}`,
    lookVerb: 'Bekijk',
    look: (what: string) => `Bekijk: ${what}`,
  },

  activity: {
    title: 'Wat er gebeurde',
    intro: 'Wie deed wat, en wanneer. We wijzigen dit niet.',
    list: 'Logboek, het nieuwste eerst',
    failed: 'We konden het logboek niet ophalen.',
    empty: 'Er is nog niets gebeurd.',
  },

  display: {
    title: 'Weergave',
    intro: 'Onthouden op dit apparaat.',
    colour: 'Kleuren',
    colours: { light: 'Licht', dark: 'Donker', system: 'Zoals dit apparaat' },
    density: 'Lijsten en schema’s',
    densities: { ruim: 'Ruim', compact: 'Compact' },
    motion: 'Minder beweging',
    motionHint: 'Schermen en knoppen bewegen dan niet.',
    keys: 'Sneltoetsen',
    keysHint: 'Met één toets naar een scherm of een nieuw contract. Druk op ? voor de lijst.',
  },

  data: {
    title: 'Je gegevens',
    intro: 'Ze zijn van jou: je mag ze meenemen en laten verwijderen.',
    download: 'Alles downloaden',
    downloadText:
      'Een ZIP-bestand met alles wat we van je bewaren: JSON, CSV, en de contracten en jaaropgaven als PDF.',
    downloadVerb: 'Download',
    fileName: 'onderling-gegevens.zip',
    downloaded: 'Je gegevens zijn gedownload.',
    erase: 'Je gegevens verwijderen',
    eraseText:
      'We sluiten je login en verwijderen wat we niet hoeven te bewaren. Dat doen we na een week: je kunt je bedenken.',
    eraseVerb: 'Verwijder …',
    erasedOn: (day: string) =>
      `Op ${day} sluiten we je login en verwijderen we je gegevens. Tot dan verandert er niets.`,
    keep: 'Toch niet verwijderen',
    kept: 'Je gegevens worden niet verwijderd.',
  },
} as const;

const goesOfFamily = [
  'Je foto, je e-mailadres, je telefoonnummer en je geslacht, en de mail die we je stuurden.',
  'Verwijderde contracten waar je in stond, met hun papieren. En papieren van concepten.',
  'Je naam en je geboortedatum, als je in geen afspraak staat.',
  'Uitnodigingen die nog openstaan, en wat je nog niet had betaald.',
];

/** The dialog that asks for erasure, and what it says afterwards. */
export const eraseText = {
  title: 'Je gegevens verwijderen',
  goes: 'Dit verwijderen we, over een week',
  goesList: ['Je login, met je wachtwoord, je tweede stap en je passkeys.', ...goesOfFamily],
  /** For a person with another family too. */
  goesHere: ['Je plaats in deze familie. Je andere familie en je login blijven.', ...goesOfFamily],
  stays: 'Dit blijft, en waarom',
  staysList: [
    'Je naam en geboortedatum in getekende contracten, en in leningen waarvan iets is vastgelegd. Een contract is ook van de ander, die het moet kunnen bewijzen (artikel 17 lid 3 AVG).',
    'Je uitgegeven jaaropgaven, zolang je in zo’n afspraak staat. En je naam in jaaropgaven van een ander.',
    'Het logboek van wie wat deed, zonder wat er aan je gegevens veranderde.',
    'Facturen, tot zeven jaar na hun jaar, met je naam en e-mailadres (artikel 52 lid 4 Algemene wet inzake rijksbelastingen).',
    'Reservekopieën, tot ze verlopen. Die van elke dag bewaren we twee weken.',
  ],
  first:
    'Download je gegevens in die week. Daarna kan het niet meer. Je krijgt er een mail over, en je kunt je nog bedenken.',
  word: 'VERWIJDER',
  confirm: 'Typ het woord VERWIJDER',
  confirmWrong: 'Typ het woord VERWIJDER, in hoofdletters.',
  password: 'Je wachtwoord',
  passwordMissing: 'Vul je wachtwoord in.',
  verb: 'Verwijder mijn gegevens',
  askedTitle: 'Je gegevens worden verwijderd',
  asked: (day: string) =>
    `Op ${day} verwijderen we je gegevens. Tot dan verandert er niets, en trek je het hier weer in. We mailen je dit ook.`,
  goesThen: 'Dit verwijderen we dan',
  close: 'Sluit',
} as const;
