import type { Bond } from '../../domain/wire/choices/user.ts';
import type { Gender, RelationType } from '../../domain/wire/user.ts';

/** The sentences of /familiebeheer/relaties and its form. */
const BONDS_TEXT: Record<Bond, string> = {
  married: 'Getrouwd',
  registered: 'Geregistreerd partnerschap',
  cohabiting: 'Samenwonend',
};

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
  you: 'Jij',
  child: 'Familielid',
  partner: 'Partner',
  formerPartner: 'Ex-partner',
  partnerOf: (name: string) => `Partner van ${name}`,
  formerPartnerOf: (name: string) => `Ex-partner van ${name}`,
  born: (date: string) => `Geboren op ${date}`,
  bond: {
    add: 'Hoe zijn ze samen?',
    change: 'Wijzig hoe ze samen zijn',
    of: (two: string) => ` ${two}`,
    since: (bond: Bond, day: string | null) => (day === null ? BONDS_TEXT[bond] : `${BONDS_TEXT[bond]} sinds ${day}`),
    title: (two: string) => `Hoe zijn ${two} samen?`,
    why: (two: string) =>
      `Voor de schenkbelasting tellen ${two} alleen als partners als de wet dat zegt. Getrouwd of geregistreerd: vanaf die dag. Samenwonend: na vijf jaar op één adres, of na twee jaar met een samenlevingscontract van de notaris.`,
    label: 'Hoe zijn ze samen?',
    options: BONDS_TEXT,
    unknown: 'Dat weet ik niet',
    unknownHint: 'Dan tellen we hen samen, en zeggen we erbij dat het niet zeker is.',
    dates: {
      married: 'Trouwdatum',
      registered: 'Dag van het geregistreerd partnerschap',
      cohabiting: 'Sinds wanneer op één adres ingeschreven?',
    } satisfies Record<Bond, string>,
    contract: 'Datum van het samenlevingscontract',
    contractHint:
      'Alleen een contract van de notaris waarin staat dat jullie voor elkaar zorgen. Geen contract? Laat het leeg.',
    save: 'Bewaar',
    cancel: 'Annuleer',
    saved: (two: string) => `Bewaard hoe ${two} samen zijn.`,
  },
  edit: ', wijzigen',
  statuses: {
    login: 'Kan inloggen',
    invited: 'Uitgenodigd',
    blocked: 'Geblokkeerd',
    deceased: 'Overleden',
    divorced: 'Gescheiden',
  },
  member: 'Je ziet hier jezelf en je partner. Wie de familie beheert, kan de gegevens wijzigen.',
  resend: 'Stuur de uitnodiging opnieuw',
  resendTo: (name: string) => ` aan ${name}`,
  resent: (name: string, email: string) =>
    `Gelukt. ${name} krijgt een nieuwe mail op ${email}. De vorige uitnodiging werkt niet meer.`,
  resentShort: 'Verstuurd',
  resendLimit: 'Dat kan één keer per minuut, en hoogstens vijf keer per dag.',
  limitReached: 'Je hebt het maximale aantal familieleden bereikt.',
  raiseLimit: 'Verhoog het aantal',
  partnersStill: 'Partners kun je nog wel toevoegen.',

  addTitle: 'Familielid toevoegen',
  editTitle: (name: string) => `${name} wijzigen`,
  relationType: 'Soort relatie',
  relationTypes: { child: 'Familielid', partner: 'Een partner' } satisfies Record<RelationType, string>,
  gender: 'Geslacht',
  genders: { man: 'Man', vrouw: 'Vrouw', onbekend: 'Zeg ik liever niet' } satisfies Record<Gender, string>,
  birthdate: 'Geboortedatum',
  email: 'E-mailadres',
  login: 'Geef dit familielid een eigen login',
  loginHint: 'We sturen een e-mail waarmee je familielid een account kan maken.',
  loginWarning: 'Een login kun je niet meer uitzetten. Neem contact met ons op als je de login wilt laten verwijderen.',
  loginLocked: 'Neem contact op om dit te verwijderen.',
  userSelected: 'Van wie is dit de partner?',
  choosePerson: 'Kies een persoon',
  noOneWithoutPartner: 'Iedereen in je familie heeft al een partner.',
  divorced: 'Deze partners zijn gescheiden',
  divorcedHint: 'De geschiedenis blijft staan. Deze persoon krijgt geen nieuwe gegevens van je familie te zien.',
  passedAway: 'Deze persoon is overleden',
  deathDate: 'Overleden op',
  photo: 'Profielfoto',
  save: 'Opslaan',
  change: 'Wijzig',
  cancel: 'Annuleer',
  block: 'Blokkeren',
  blockTitle: (name: string) => `${name} blokkeren?`,
  blockConsequence: (name: string) => `${name} kan daarna niet meer inloggen. Contracten blijven bestaan.`,
  blocked: (name: string) => `${name} is geblokkeerd.`,
  added: (name: string) => `Gelukt. ${name} staat bij je familie.`,
  addedWithLogin: (name: string) => `Gelukt. ${name} krijgt een mail.`,
  changed: (name: string) => `De gegevens van ${name} zijn gewijzigd.`,
  saveDisabled: 'Je hebt het maximale aantal familieleden bereikt. Verhoog eerst het aantal, of voeg een partner toe.',
  isBlocked: 'Deze persoon is geblokkeerd en kan niet inloggen. De contracten blijven bestaan.',
  photoNotKept: 'De foto bewaren we niet in een concept.',

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
  downloadSvg: 'Download als afbeelding (SVG)',
  downloadPdf: 'Download als PDF',
  fileName: (family: string) => `Stamboom familie ${family}`,
} as const;
