import type { Gender, RelationType } from '../../domain/wire/user.ts';

const named = (loans: readonly string[]) => new Intl.ListFormat('nl').format(loans.map((loan) => `“${loan}”`));

/** The sentences of /familiebeheer/relaties and its form. */
export const relationsText = {
  title: 'Familie',
  estate: {
    download: 'Papieren voor de nabestaanden',
    downloadOf: (name: string) => `Papieren voor de nabestaanden van ${name}`,
    fileName: 'nabestaanden.zip',
  },
  add: 'Familielid toevoegen',
  failed: 'We konden je familie niet ophalen.',
  failedHint: 'Je gegevens zijn veilig.',
  empty: 'Voeg je partner of kind toe.',
  emptyHint: 'Daarna kun je een schenking of een lening met elkaar vastleggen.',
  list: 'Wie hoort erbij',
  sort: { label: 'Volgorde', family: 'Als familie', lastName: 'Op achternaam' },
  you: 'Jij',
  founder: 'Begon met deze familie',
  partner: 'Partner',
  yourPartner: 'Je partner',
  formerPartner: 'Ex-partner',
  partnerOf: (name: string) => `Partner van ${name}`,
  formerPartnerOf: (name: string) => `Ex-partner van ${name}`,
  born: (date: string) => `Geboren op ${date}`,
  edit: ', wijzigen',
  statuses: {
    login: 'Kan inloggen',
    invited: 'Uitgenodigd',
    blocked: 'Geblokkeerd',
    deceased: 'Overleden',
    divorced: 'Gescheiden',
  },
  member: 'Je ziet hier jezelf en je partner. Wie de familie beheert, kan de gegevens wijzigen.',
  access: 'Wie ziet wat',
  invite: 'Geef een eigen login',
  inviteTo: (name: string) => ` aan ${name}`,
  inviteDialog: {
    title: (name: string) => `${name} een eigen login geven?`,
    text: (name: string) =>
      `We sturen een mail waarmee ${name} een account maakt. ${name} ziet dan alleen de eigen contracten. ${name} kan er zelf een maken, ondertekenen en bijhouden wat is betaald. Van anderen ziet ${name} alleen de namen, en met wie iemand voor de schenkbelasting samen telt.`,
    free: 'Een login van een partner kost niets en telt niet mee voor je aantal familieleden.',
    hint: (name: string) => `Hiermee logt ${name} in. Twee mensen kunnen niet hetzelfde adres gebruiken.`,
    verb: 'Verstuur de uitnodiging',
  },
  resend: 'Stuur de uitnodiging opnieuw',
  resendTo: (name: string) => ` aan ${name}`,
  resent: (name: string, email: string) =>
    `Gelukt. ${name} krijgt een nieuwe mail op ${email}. De vorige uitnodiging werkt niet meer.`,
  resentShort: 'Verstuurd',
  resendLimit: 'Dat kan één keer per minuut, en hoogstens vijf keer per dag.',
  limitReached: 'Je hebt het maximale aantal familieleden bereikt.',
  raiseLimit: 'Verhoog het aantal',
  placeCosts: (price: string) => `een plaats kost ${price} per jaar.`,
  freeWay: (names: readonly string[]) =>
    `Het kan ook zonder te betalen: maakt ${new Intl.ListFormat('nl', { type: 'disjunction' }).format(names)} een eigen login, dan komt er een plaats vrij.`,
  partnersStill: 'Partners kun je nog wel toevoegen.',

  addTitle: 'Familielid toevoegen',
  editTitle: (name: string) => `${name} wijzigen`,
  relationType: 'Soort relatie',
  relationTypes: { child: 'Familielid', partner: 'Een partner' } satisfies Record<RelationType, string>,
  kinship: (founder: string | null) => `Wie is dit voor ${founder ?? 'jou'}?`,
  kinshipHint:
    'Daarmee staat dit familielid goed in de stamboom, en rekenen we met de juiste vrijstelling als je elkaar geld schenkt.',
  relativeHint: 'Denk aan schoonouders, een neef, een nicht of een tante.',
  childOf: 'Kind van wie?',
  childOfHint: 'Staat die persoon er niet bij? Laat dit dan leeg.',
  otherParent: 'Wie is de andere ouder?',
  otherParentHint: 'Een stiefouder telt na een scheiding niet meer als ouder. Is dit de stiefouder? Laat dit dan leeg.',
  gender: 'Geslacht',
  genders: { man: 'Man', vrouw: 'Vrouw', onbekend: 'Zeg ik liever niet' } satisfies Record<Gender, string>,
  birthdate: 'Geboortedatum',
  email: 'E-mailadres',
  emailOfLogin: (name: string) => `${name} logt in met dit adres, en wijzigt het zelf.`,
  login: 'Geef dit familielid een eigen login',
  loginHint: 'We sturen een mail waarmee je familielid een account kan maken.',
  loginWarning: 'Een login kun je niet meer uitzetten. Neem contact met ons op als je de login wilt laten verwijderen.',
  loginLocked: 'Neem contact op om dit te verwijderen.',
  userSelected: 'Van wie is dit de partner?',
  choosePerson: 'Kies een persoon',
  noOneWithoutPartner: 'Iedereen in je familie heeft al een partner.',
  divorced: 'Deze partners zijn gescheiden',
  divorcedHint: 'De geschiedenis blijft staan. Deze persoon krijgt geen nieuwe gegevens van je familie te zien.',
  loansGoOn: (loans: readonly string[]) =>
    loans.length === 1
      ? `De lening ${named(loans)} loopt door. Op de pagina van die lening staat wat er verandert.`
      : `Deze leningen lopen door: ${named(loans)}. Op de pagina van elke lening staat wat er verandert.`,
  divorceDate: 'Sinds wanneer uit elkaar?',
  divorceDateHint:
    'Bijvoorbeeld 1-7-2026. Vanaf deze dag tellen ze voor de belasting niet meer als partners. Dat is als de scheiding is aangevraagd én ze niet meer op één adres staan ingeschreven: de laatste van die twee dagen. Zonder huwelijk of geregistreerd partnerschap gaat het alleen om het adres. Laat je dit leeg, dan telt de dag waarop je het vastlegt.',
  passedAway: 'Deze persoon is overleden',
  deathDate: 'Overleden op',
  deathDialog: {
    open: 'Overlijden vastleggen',
    of: (name: string) => ` van ${name}`,
    title: (name: string) => `Is ${name} overleden?`,
    text: (name: string) =>
      `${name} kan dan niet meer inloggen en beheert de familie niet meer. De contracten blijven zoals ze zijn. Daarna haal je in deze lijst de papieren voor de nabestaanden op.`,
    emptyHint: 'Maak het veld leeg als het niet klopt.',
    done: (name: string) => `De gegevens van ${name} zijn bewaard.`,
  },
  addAddress: 'Vul ook het adres in',
  photo: 'Profielfoto',
  save: 'Opslaan',
  change: 'Wijzig',
  cancel: 'Annuleer',
  added: (name: string) => `Gelukt. ${name} staat bij je familie.`,
  addedWithLogin: (name: string) => `Gelukt. ${name} krijgt een mail.`,
  changed: (name: string) => `De gegevens van ${name} zijn gewijzigd.`,
  saveDisabled: 'Er is geen plaats meer. Verhoog eerst het aantal, of kies een partner.',
  photoNotKept: 'De foto bewaren we dan niet.',

  consent: {
    several: 'Klopt dit?',
    invite: {
      title: (name: string) => `${name} uitnodigen?`,
      text: (name: string, email: string) =>
        `We sturen een mail naar ${email}. Daarmee maakt ${name} een eigen account. Een login kun je daarna niet meer uitzetten.`,
      verb: 'Bewaar en nodig uit',
    },
    death: {
      title: (name: string) => `Overlijden van ${name} vastleggen?`,
      text: (name: string) =>
        `${name} komt niet meer in nieuwe contracten en kan niet meer inloggen. De contracten die er zijn, blijven bestaan.`,
      verb: 'Leg vast',
    },
    divorce: {
      title: 'Scheiding vastleggen?',
      text: (name: string) =>
        `${name} krijgt geen nieuwe gegevens van je familie te zien. De geschiedenis blijft staan.`,
      parents: (name: string) =>
        `Is ${name} ook ouder van een van de kinderen? Vul dat daarna bij elk kind in, bij “Wie is de andere ouder?”. Staat het er niet, dan rekenen we voor een schenking van ${name} met het tarief voor wie geen familie is.`,
      verb: 'Leg vast',
    },
    save: 'Bewaar',
  },
} as const;

/** The sentences of the family tree. */
export const treeText = {
  views: 'Weergave',
  list: 'Lijst',
  tree: 'Stamboom',
  of: (family: string) => `Stamboom van familie ${family}`,
  hint: 'Met de pijltjestoetsen loop je door de stamboom. Met Enter open je iemand.',
  place: 'Hier komt je partner of kind',
  beside: 'Andere familie en vrienden',
  downloadSvg: 'Download als afbeelding (SVG)',
  downloadPdf: 'Download als PDF',
  fileName: (family: string) => `Stamboom familie ${family}`,
} as const;
