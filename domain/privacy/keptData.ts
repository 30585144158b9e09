import type { Seen } from './receivers.ts';
import { KEPT } from './terms.ts';

/** Why something may be kept (AVG art. 6), in words. */
const GROUNDS = {
  agreed: 'Nodig voor wat we met je afspraken.',
  law: 'De wet verplicht het.',
  interest: 'Gerechtvaardigd belang',
} as const;

/** The known data about people, with reason, period, receivers and place, for /privacy, erasure answers and docs/privacy.md. */
export interface KeptData {
  what: string;
  why: string;
  ground: keyof typeof GROUNDS;
  /** The interest and its owner, if that is the ground. */
  interest?: string;
  howLong: string;
  receivers: Seen;
  /** The answer to an erasure about it, if it stays. */
  afterErasure?: string;
  /** Its tables, each with the columns about a person; `*`: all of them. */
  columns: Readonly<Record<string, readonly string[] | '*'>>;
}

const WITH_ACCOUNT = 'Zo lang je een account hebt.';
const ADDRESSES = `${KEPT.addressYears} jaar`;
const WITH_PAPERS = 'Zo lang er een afspraak is waar je in staat, want die is ook van de ander.';

export const KEPT_DATA = {
  name: {
    what: 'Je naam, geboortedatum en geslacht',
    why: 'Ze staan in het contract of bepalen de aanspreekvorm. Met je geboortedatum rekenen we regels na die van leeftijd afhangen, zoals die voor schenkingen. Bij geslacht kun je kiezen: zeg ik liever niet.',
    ground: 'agreed',
    howLong: WITH_PAPERS,
    receivers: {
      manager: '',
      partner: 'je naam en geboortedatum',
      relative: 'alleen je naam',
      party: 'in het contract',
      spouse: 'in het document',
      adviser: 'je naam, en de rest als die in een gekozen document staat',
      administrator: 'alleen je naam, als je om hulp vraagt',
    },
    columns: {
      users: ['hashid', 'firstname', 'infix', 'lastname', 'birthdate', 'gender'],
      former_names: '*',
    },
  },
  contact: {
    what: 'Je telefoonnummer, adres en foto',
    why: 'Die geef je alleen als je dat wilt. Je adres komt in jullie contracten te staan.',
    ground: 'agreed',
    howLong: WITH_ACCOUNT,
    receivers: {
      manager: '',
      partner: 'alleen je foto',
      party: 'alleen je adres, in het contract',
      spouse: 'alleen je adres, in het document',
      adviser: 'alleen je adres, als dat in een gekozen document staat',
    },
    columns: { users: ['phone', 'street', 'town'], photos: '*' },
  },
  login: {
    what: 'Je e-mailadres, en wat bij het inloggen hoort',
    why: 'Om in te loggen en je te mailen: je wachtwoord (niet leesbaar), passkeys, je tweede stap en waar je bent ingelogd.',
    ground: 'agreed',
    howLong: `${WITH_ACCOUNT} Bevestig je je e-mailadres niet, dan verwijderen we je account na ${KEPT.unprovedAccount} dagen.`,
    receivers: {
      manager: 'alleen je e-mailadres, en of je kunt inloggen',
      administrator: 'als je om hulp vraagt: je e-mailadres, hoe je inlogt en of je tweede stap aan staat',
    },
    columns: {
      users: ['email', 'sub'],
      accounts: '*',
      account_challenges: '*',
      account_factors: '*',
      account_links: '*',
      account_passkeys: '*',
      account_recovery_codes: '*',
      account_sessions: '*',
      administrator_sightings: '*',
      ended_logins: '*',
      invitations: '*',
      oidc_payloads: '*',
    },
  },
  family: {
    what: 'Je familie',
    why: 'Hoe jullie familie zijn, en wie wiens partner is: daar hangen vrijstellingen en toestemming van af. Uit wie je partner is kan je geaardheid blijken. Daarom ziet alleen wie het nodig heeft dit.',
    ground: 'interest',
    interest: 'wie iets afspreekt, moet kunnen vastleggen met wie',
    howLong: 'Zo lang de familie hier iets vastlegt.',
    receivers: {
      manager: '',
      partner: 'dat jullie partners zijn',
      relative: 'wie er in de familie is, en met wie iemand voor de schenkbelasting samen telt',
      administrator: 'alleen de naam van je familie en of je die beheert',
    },
    columns: {
      users: ['relation_type', 'kinship', 'family_role', 'death_date'],
      families: '*',
      partnerships: '*',
      claims: '*',
    },
  },
  agreements: {
    what: 'Contracten, betalingen en jaaropgaven',
    why: 'Dat is waar je Onderling voor gebruikt. Een rekeningnummer vul je alleen in als je dat wilt.',
    ground: 'agreed',
    howLong: `${WITH_PAPERS} Een stuk dat niet op tijd is ondertekend, gaat na ${KEPT.unsignedPaper} dagen weg.`,
    receivers: {
      manager: '',
      party: '',
      relative: 'wat elk kind kreeg, alleen als wie de familie beheert dat voor iedereen zichtbaar maakt',
      spouse: 'het document dat die mee ondertekent',
      adviser: 'wat is gekozen',
    },
    columns: {
      calendar_feeds: '*',
      contested_acts: '*',
      contract_confirmations: '*',
      contract_events: '*',
      contract_parties: '*',
      contract_proposals: '*',
      contract_versions: '*',
      contracts: '*',
      documents: '*',
      event_confirmations: '*',
      event_remarks: '*',
      mandates: '*',
      proposal_answers: '*',
      proposal_consents: '*',
      statements: '*',
    },
  },
  bank: {
    what: 'Je bankafschrift',
    why: 'Dat lees je op je eigen apparaat. Alleen de regels die je aanvinkt, komen bij ons: de dag, het bedrag en de laatste vier tekens van de andere rekening. Van een regel die je bewaart om later af te werken, ook de naam erbij; alleen jij ziet die. Een rekeningnummer bewaren we alleen als je dat vraagt.',
    ground: 'agreed',
    howLong: `${WITH_PAPERS} Een bewaard rekeningnummer haal je zelf weg. Een regel om af te werken gaat na ${KEPT.bankLineMonths} maanden weg, of eerder als je die verwerkt.`,
    receivers: { manager: 'wat ervan bij een lening is vastgelegd', party: 'wat ervan bij een lening is vastgelegd' },
    columns: { bank_imports: '*', imported_lines: '*', kept_accounts: '*', kept_bank_lines: '*' },
  },
  advisers: {
    what: 'Links voor een notaris of adviseur',
    why: 'Voor wie je de link gaf, wat die liet zien, en wanneer ze is geopend.',
    ground: 'agreed',
    howLong: `Tot ${KEPT.endedAdviserLink} dagen na de laatste dag van de link.`,
    receivers: { party: '', manager: '' },
    columns: { adviser_links: '*' },
  },
  plans: {
    what: 'Plannen om te schenken',
    why: 'Wat ouders ieder jaar willen schenken of kwijtschelden, aan wie, en wat zij erbij schreven.',
    ground: 'agreed',
    howLong: 'Tot je het plan verwijdert.',
    receivers: { manager: '', parents: '' },
    columns: { gift_plans: '*' },
  },
  whatIfs: {
    what: 'Proefberekeningen die je bij een lening bewaart',
    why: 'Zodat je ze terugvindt en kunt vergelijken. Alleen jij ziet ze, niet de ander in het contract.',
    ground: 'agreed',
    howLong: 'Tot je ze verwijdert, of zo lang de lening hier staat.',
    receivers: { nobody: '' },
    columns: { what_ifs: '*' },
  },
  signing: {
    what: 'Handtekeningen en wat ze bewijst',
    why: 'Wie wat ondertekende, wanneer en hoe, met een deel van het e-mailadres en het netwerkadres.',
    ground: 'interest',
    interest: 'een afspraak moet te bewijzen zijn',
    howLong: WITH_PAPERS,
    receivers: {
      manager: '',
      party: 'op het bewijsblad',
      spouse: 'op het bewijsblad van wat die mee ondertekende',
      adviser: 'op het bewijsblad, als dat document is gekozen',
    },
    columns: { passkeys: '*', signatures: '*', signing_challenges: '*', signing_outcomes: '*', signing_requests: '*' },
  },
  sales: {
    what: 'Bestellingen, betalingen aan ons en facturen',
    why: 'Om te leveren wat je bestelt, en omdat de wet vraagt dat we facturen bewaren.',
    ground: 'law',
    howLong: `Facturen tot ${KEPT.invoiceYears} jaar na het jaar van de factuur. Daarna gaan je naam en e-mailadres eraf.`,
    receivers: { manager: '', administrator: '', payments: 'de betaling' },
    afterErasure:
      'Facturen bewaren we tot zeven jaar na het jaar van de factuur, met je naam en je e-mailadres erop (artikel 52 lid 4 Algemene wet inzake rijksbelastingen). Daarna halen we die eraf.',
    columns: { bank_lines: '*', invoices: '*', orders: '*', payments: '*' },
  },
  mail: {
    what: 'Mail en meldingen',
    why: 'Aan wie we mailden en waarover, en wat er in je lijst met meldingen staat.',
    ground: 'agreed',
    howLong: `De inhoud van een mail tot ze weg is. Aan wie en waarover: ${KEPT.sentMail} dagen. Meldingen zo lang je een account hebt.`,
    receivers: { nobody: '' },
    columns: { mail_outbox: '*', notice_choices: '*', notices: '*' },
  },
  log: {
    what: 'Een logboek',
    why: 'Wie deed wat, wanneer, en vanaf welk netwerkadres. Zo kun je nagaan of iemand anders je account gebruikte.',
    ground: 'interest',
    interest: 'misbruik moet te zien zijn, en te bewijzen hoe een afspraak tot stand kwam',
    howLong: `Het blijft, met het moment. Netwerkadressen gaan er na ${ADDRESSES} uit. Wat er aan jouw gegevens veranderde, gaat eruit als je je laat verwijderen.`,
    receivers: {
      manager: 'wat er in de familie gebeurde, zonder netwerkadres, en zonder hoe een ander inlogt',
      administrator: 'alleen wat beheerders zelf deden, en naar wie zij zochten',
    },
    afterErasure: `Het logboek van wie wat deed blijft, met het moment: daarmee is aan te tonen hoe een afspraak tot stand kwam (artikel 17 lid 3 onder e AVG). Netwerkadressen gaan eruit na ${ADDRESSES}.`,
    columns: { audit_log: '*', content_log: '*' },
  },
  calls: {
    what: 'Wat je apparaat ons net vroeg',
    why: 'Zodat niets twee keer gebeurt als je verbinding wegvalt.',
    ground: 'agreed',
    howLong: 'Twee dagen.',
    receivers: { nobody: '' },
    columns: { idempotency_keys: '*' },
  },
  backups: {
    what: 'Reservekopieën van dit alles',
    why: 'Om na een storing verder te kunnen.',
    ground: 'interest',
    interest: 'niemand raakt zijn afspraken kwijt',
    howLong: 'Twee weken.',
    receivers: { operator: '' },
    afterErasure:
      'In reservekopieën sta je tot ze verlopen. De kopieën van elke dag bewaren we twee weken. We gebruiken ze alleen na een storing.',
    columns: {},
  },
} as const satisfies Record<string, KeptData>;

/** Tables without data about a person. */
export const NOT_OF_PEOPLE = [
  'clock_marks',
  'invoice_counters',
  'partner_codes',
  'rate_limits',
  'seals_due',
  'secrets',
];

/** The ground of an item, as a sentence. */
export const groundOf = ({ ground, interest }: Pick<KeptData, 'ground' | 'interest'>): string =>
  interest === undefined ? GROUNDS[ground] : `${GROUNDS[ground]}: ${interest}.`;

/** Its list, in display order. */
export const keptData: readonly KeptData[] = Object.values(KEPT_DATA);
