import { formatEuro } from '../../domain/money/format.ts';

/** The facts for the sentence of an audit entry. */
export interface SentenceFacts {
  action: string;
  entity: string;
  /** The actor: 'Je' for the reader. */
  who: string;
  /** The person it was done to, if any: 'Sanne', or 'je' for the reader; null when unknown. */
  person: string | null;
  /** The contract it was done to, as 'de schenking aan Sanne'; null when unknown. */
  contract: string | null;
  /** The state afterwards, as logged; not mentioned for a contract without a name. */
  after?: unknown;
}

type Sentence = (entry: SentenceFacts) => string;
const person = ({ person: name }: SentenceFacts) => name ?? 'een familielid';
const contract = ({ contract: name }: SentenceFacts) => name ?? 'een contract';
const loan = ({ contract: name }: SentenceFacts) => name ?? 'een lening';
const gift = ({ contract: name }: SentenceFacts) => name ?? 'een schenking';
/** The signed paper: a contract, or a change of one that was signed here before (docs/decisions/0003). */
const signed = (entry: SentenceFacts) =>
  (entry.after as { proposal?: unknown } | null)?.proposal ? `een wijziging van ${contract(entry)}` : contract(entry);

/** 'meldde een betaling van € 589,24 bij de lening aan Sanne'. */
function recorded(entry: SentenceFacts): string {
  const { kind, status, facts, payments } = (entry.after ?? {}) as {
    kind?: unknown;
    status?: unknown;
    facts?: { amount?: unknown };
    payments?: unknown;
  };
  const amount = facts?.amount;
  const known = entry.contract !== null;
  if (known && typeof payments === 'number')
    return `legde ${payments === 1 ? 'één betaling' : `${payments} betalingen`} vast bij ${loan(entry)}`;
  const what =
    known && kind === 'payment' && typeof amount === 'number' ? `een betaling van ${formatEuro(amount)}` : 'iets';
  return status === 'reported' ? `meldde ${what} bij ${loan(entry)}` : `legde ${what} vast bij ${loan(entry)}`;
}

/** 'nam 84 betalingen van een bankafschrift over bij de lening aan Sanne'. */
function imported(entry: SentenceFacts): string {
  const of = (entry.after ?? {}) as Readonly<Record<string, unknown>>;
  const payments = ['recorded', 'reported', 'confirmed', 'known'].reduce((sum, key) => sum + Number(of[key] ?? 0), 0);
  if (entry.contract === null || payments === 0) return `nam iets van een bankafschrift over bij ${loan(entry)}`;
  return `nam ${payments === 1 ? 'één betaling' : `${payments} betalingen`} van een bankafschrift over bij ${loan(entry)}`;
}

const CLAIMED: Readonly<Record<string, string>> = {
  death: 'overleden',
  block: 'geblokkeerd',
  divorce: 'gescheiden',
  parted: 'uit elkaar',
  role: 'beheert niet meer',
};
const claimed = ({ after }: SentenceFacts) => CLAIMED[String((after as { kind?: unknown } | null)?.kind)] ?? 'iets';

/**
 * The words after the actor's name. The Dutch past tense is the same for 'je' and for a name. Only events with words
 * here can be logged: the keys are the possible entries (auditEntry.ts).
 */
const SENTENCES = {
  'add contract': (d) => `legde ${contract(d)} vast`,
  'edit contract': (d) => `wijzigde ${contract(d)}`,
  'remove contract': (d) => `verwijderde ${contract(d)}`,
  'recognise contract': (d) => `zei dat ${contract(d)} klopt`,
  'dispute contract': (d) => `zei dat ${contract(d)} niet klopt`,
  'contest contract': (d) => `haalde het account terug: wat bij ${contract(d)} is gedaan, is in twijfel`,
  'propose proposal': (d) => `deed een voorstel bij ${contract(d)}`,
  'accept proposal': (d) => `ging akkoord met een voorstel bij ${contract(d)}`,
  'consent proposal': (d) => `ging akkoord met een voorstel bij ${contract(d)}, dat nog op anderen wacht`,
  'consent_on_paper proposal': (d) =>
    `legde vast dat iemand op papier akkoord ging met een voorstel bij ${contract(d)}, dat nog op anderen wacht`,
  'accept_on_paper proposal': (d) => `legde vast dat een voorstel bij ${contract(d)} op papier is afgesproken`,
  'refuse proposal': (d) => `ging niet akkoord met een voorstel bij ${contract(d)}`,
  'add scan': (d) => `voegde een scan toe van ${contract(d)} met handtekeningen`,
  'withdraw proposal': (d) => `trok een voorstel bij ${contract(d)} in`,
  'ask signing': (d) => `vroeg iedereen ${signed(d)} te ondertekenen`,
  'wish signing': (d) => `vroeg om ${contract(d)} te laten ondertekenen zodra iedereen een eigen login heeft`,
  'end_wish signing': (d) => `trok in dat ${contract(d)} vanzelf wordt voorgelegd om te ondertekenen`,
  'add signature': (d) => `ondertekende ${signed(d)}`,
  'complete signing': (d) => `zette de laatste handtekening onder ${signed(d)}`,
  'withdraw signing': (d) => `trok het verzoek om ${contract(d)} te ondertekenen in`,
  'refuse signing': (d) => `wilde ${contract(d)} niet ondertekenen`,
  'freeze document': (d) => `maakte de overeenkomst van ${contract(d)} als PDF`,
  'freeze addendum': (d) => `maakte een aanvulling bij ${loan(d)} als PDF`,
  'add loan_event': recorded,
  'import loan_event': imported,
  'confirm loan_event': (d) => `bevestigde een betaling bij ${loan(d)}`,
  'refuse loan_event': (d) => `wees een betaling af bij ${loan(d)}`,
  'correct loan_event': (d) => `draaide iets terug bij ${loan(d)}`,
  'remark loan_event': (d) => `zei iets over wat bij ${loan(d)} is vastgelegd`,
  'replace loan_event': (d) => `nam bij ${loan(d)} het bedrag over dat de ander noemde`,
  'start entering': (d) => `begon betalingen van vroeger in te voeren bij ${loan(d)}`,
  'end entering': (d) => `is klaar met betalingen van vroeger invoeren bij ${loan(d)}`,
  'ask automatic': (d) => `vroeg om ${loan(d)} op automatisch te zetten`,
  'start automatic': (d) => `zette ${loan(d)} op automatisch`,
  'end automatic': (d) => `zette automatisch uit bij ${loan(d)}`,
  'count automatic': (d) => `telde een termijn als betaald bij ${loan(d)}`,
  'take_back automatic': (d) => `nam terug wat door een verkeerde klok te vroeg telde bij ${loan(d)}`,
  'confirm automatic': (d) => `bevestigde wat automatisch telde bij ${loan(d)}`,
  'add gift_event': (d) => `legde een betaling vast bij ${gift(d)}`,
  'confirm gift_event': (d) => `bevestigde een betaling bij ${gift(d)}`,
  'refuse gift_event': (d) => `wees een betaling af bij ${gift(d)}`,
  'correct gift_event': (d) => `draaide iets terug bij ${gift(d)}`,
  'remark gift_event': (d) => `zei iets over wat bij ${gift(d)} is vastgelegd`,
  'replace gift_event': (d) => `nam bij ${gift(d)} het bedrag over dat de ander noemde`,
  'add user': (d) => `voegde ${person(d)} toe aan de familie`,
  'edit user': (d) => `wijzigde de gegevens van ${person(d)}`,
  'edit partnership': (d) => `wijzigde hoe ${person(d)} en de partner samen zijn`,
  'block user': (d) => `blokkeerde ${person(d)}`,
  'unblock user': (d) => `liet ${person(d)} weer toe`,
  'record claim': (d) => `legde iets vast over ${person(d)}: ${claimed(d)}`,
  'withdraw claim': (d) => `trok in wat over ${person(d)} was vastgelegd: ${claimed(d)}`,
  'accept claim': (d) => `zei dat klopt wat was vastgelegd: ${claimed(d)}`,
  'refuse claim': (d) => `zei dat niet klopt wat was vastgelegd: ${claimed(d)}`,
  'carry_out claim': (d) => `liet ingaan wat over ${person(d)} was vastgelegd: ${claimed(d)}`,
  'take_back claim': (d) =>
    `draaide terug wat over ${person(d)} te vroeg inging, want de klok was verkeerd: ${claimed(d)}`,
  'close claim': (d) => `sloot af wat over ${person(d)} was vastgelegd: ${claimed(d)}`,
  'invite user': (d) => `stuurde ${person(d)} een uitnodiging`,
  'give management': (d) => `gaf ${person(d)} het beheer van de familie`,
  'take management': (d) => `nam het beheer van de familie terug van ${person(d)}`,
  'leave management': () => 'gaf het eigen beheer van de familie op',
  'ask management': () => 'vroeg het beheer van de familie',
  'withdraw management': () => 'trok de vraag om het beheer in',
  'refuse management': (d) => `zei nee op de vraag van ${person(d)} om het beheer`,
  'inherit management': () => 'kreeg het gevraagde beheer van de familie',
  'give mandate': (d) => `gaf ${person(d)} een machtiging om te antwoorden`,
  'contest mandate': (d) => `haalde het account terug: de machtiging van ${person(d)} telt even niet`,
  'confirm mandate': (d) => `bevestigde de machtiging van ${person(d)}`,
  'end mandate': (d) => `trok de machtiging van ${person(d)} in`,
  'leave mandate': (d) => `gaf de machtiging van ${person(d)} terug`,
  'join user': () => 'kwam met een eigen account bij de familie',
  'register user': () => 'maakte een account en kwam bij de familie',
  'register family': () => 'maakte een account en begon deze familie',
  'found family': () => 'begon deze familie met een account dat er al was',
  'ask erasure': () => 'vroeg om alle eigen gegevens te verwijderen',
  'withdraw erasure': () => 'wil de eigen gegevens toch niet verwijderen',
  'erase user': () => 'liet alle eigen gegevens verwijderen',
  'add gift_plan': () => 'maakte een plan om ieder jaar te schenken',
  'edit gift_plan': () => 'wijzigde een plan om ieder jaar te schenken',
  'remove gift_plan': () => 'verwijderde een plan om ieder jaar te schenken',
  'edit shares': () => 'wijzigde wie ziet wat ieder kind kreeg',
  'issue statement': () => 'maakte een jaaropgave en legde die vast',
  'download statement': (d) => `downloadde de voorlopige jaaropgave van ${person(d)}`,
  'download dossier': (d) => `downloadde het dossier van ${loan(d)}`,
  'download estate': (d) => `downloadde de papieren voor de nabestaanden van ${person(d)}`,
  'forget bank_account': (d) => `vergat de bewaarde rekeningnummers van ${person(d)}`,
  'edit profile': () => 'wijzigde het eigen profiel',
  'edit notices': () => 'koos waarover mail komt',
  'export profile': () => 'downloadde alle eigen gegevens',
  'login session': ({ after }) =>
    (after as { passkey?: unknown } | null)?.passkey === true ? 'logde in met een passkey' : 'logde in',
  'refuse session': () => 'kreeg een poging om in te loggen met een verkeerd wachtwoord',
  'refuse second_factor': () => 'kreeg een poging om in te loggen met een verkeerde code',
  'logout session': () => 'logde uit',
  'end session': () => 'logde een ander apparaat uit',
  'end_others session': () => 'logde alle andere apparaten uit',
  'add calendar': () => 'maakte een geheim adres voor de eigen agenda',
  'end calendar': () => 'sloot het geheime adres voor de eigen agenda',
  'close calendar': () => 'sloot daarbij ook het geheime adres voor de eigen agenda',
  'give adviser_link': () => 'gaf een notaris of adviseur een link om mee te lezen',
  'open adviser_link': () => 'gaf een notaris of adviseur een link, die nu is geopend',
  'read adviser_link': () => 'gaf een notaris of adviseur een link, waarmee nu een document is gedownload',
  'refuse adviser_link': () => 'gaf een notaris of adviseur een link, waarbij een verkeerde code kwam',
  'end adviser_link': () => 'sloot de link van een notaris of adviseur',
  'close adviser_link': () => 'mag niet meer alles zien van een link voor een notaris of adviseur: die is gesloten',
  'edit password': () => 'wijzigde het wachtwoord',
  'ask password': () => 'vroeg een mail om een nieuw wachtwoord te kiezen',
  'reset password': () => 'koos een nieuw wachtwoord via een mail',
  'start second_factor': () => 'begon met het aanzetten van de tweede stap',
  'enable second_factor': () => 'zette de tweede stap aan',
  'disable second_factor': () => 'zette de tweede stap uit',
  'ask lost_factor': () => 'vroeg ons om de tweede stap uit te zetten, omdat die kwijt is',
  'withdraw lost_factor': () => 'wil de tweede stap toch houden',
  'disable lost_factor': () => 'had om het uitzetten van de tweede stap gevraagd: die is nu uit',
  'find helped_person': () => 'zocht iemand op om te helpen',
  'mail helped_person': () => 'stuurde iemand de mail om binnen te komen opnieuw',
  'ask_off helped_person': () => 'vroeg voor iemand om de kwijtgeraakte tweede stap uit te zetten',
  'keep_on helped_person': () => 'trok in dat de tweede stap van iemand uitgaat',
  'ask_erasure helped_person': () => 'vroeg voor iemand om alle gegevens te verwijderen',
  'keep helped_person': () => 'trok in dat de gegevens van iemand worden verwijderd',
  'use recovery_code': () => 'logde in met een herstelcode',
  'renew recovery_codes': () => 'maakte nieuwe herstelcodes',
  'add passkey': () => 'voegde een apparaat toe om mee te ondertekenen',
  'remove passkey': () => 'verwijderde een apparaat om mee te ondertekenen',
  'add login_passkey': () => 'voegde een passkey toe om mee in te loggen',
  'edit login_passkey': () => 'gaf een passkey een andere naam',
  'remove login_passkey': () => 'verwijderde een passkey om mee in te loggen',
  'refuse login_passkey': () => 'kreeg een poging om in te loggen met een passkey, die we weigerden',
  'ask email': () => 'vroeg de mail om het e-mailadres te bevestigen',
  'verify email': () => 'bevestigde het e-mailadres',
  'ask address': () => 'vroeg om met een ander e-mailadres in te loggen',
  'withdraw address': () => 'trok de vraag om een ander e-mailadres in',
  'change address': () => 'wijzigde het e-mailadres om mee in te loggen',
  'follow address': () => 'kreeg een ander e-mailadres, dat de inlogdienst doorgaf',
  'restore address': () => 'zette vanaf het oude e-mailadres dat adres terug',
  'restore account': () => 'nam het account terug met de link in een mail; iedereen werd uitgelogd',
  'freeze account': () => 'zette met de link in een mail stil wat met het account was gedaan',
  'lose email': () => 'verloor het nooit bevestigde e-mailadres aan wie liet zien dat het van hen is',
  'grant account': () => 'kreeg de rol van beheerder',
  'take_back account': () => 'raakte de rol van beheerder kwijt',
  'review administrator': () => 'keek een beheerder na: klopt',
  'look administrators': () => 'bekeek de lijst van beheerders',
  'look administrators_file': () => 'downloadde de lijst van beheerders',
  'look administrator': () => 'bekeek het profiel van een beheerder',
  'look administrator_log': () => 'las het logboek van een beheerder',
  'look order_list': () => 'bekeek de bestellingen van families',
  'look partnercode': () => 'bekeek de partnercodes',
  'look health': () => 'bekeek de toestand van de dienst',
  'add partnercode': () => 'voegde een partnercode toe',
  'remove partnercode': () => 'verwijderde een partnercode',
  'restore partnercode': () => 'zette een verwijderde partnercode terug',
  'add order': () => 'bestelde plaats voor familieleden',
  'pay order': () => 'begon met het betalen van een bestelling',
  'paid order': () => 'zette een bestelling op betaald',
  'withdrawn order': () => 'herriep een bestelling',
  'cancelled order': () => 'annuleerde een bestelling',
  'refunded order': () => 'zette een bestelling op terugbetaald',
  'issue invoice': () => 'maakte een factuur',
  'keep invoice': () => 'legde vast wat er op een eerdere factuur staat',
  'return payment': () => 'stortte geld terug dat een bestelling niet betaalde',
  'alert payment': () => 'zag iets vreemds aan een betaling',
  'remind plan': () => 'mailde dat het betaalde jaar bijna voorbij is',
  'keep plan': () => 'legde vast hoeveel plaats de familie heeft',
  'keep content': () => 'legde bij een update vast wat er stond: van daarvoor is een wijziging niet te zien',
  'keep clock': () => 'zag dat een regel van het logboek eerder gedateerd is dan die ervoor',
  'set_back clock': () => 'zag dat de klok was teruggezet',
  'end plan': () => 'sloot het betaalde jaar af',
  'reopen plan': () => 'opende het betaalde jaar weer, want een verkeerde klok sloot het',
  'import bankfile': () => 'las een bankbestand in',
} satisfies Readonly<Record<string, Sentence>>;

type Kind<Key> = Key extends `${infer Action} ${infer Entity}` ? { action: Action; entity: Entity } : never;

/** Every possible log entry, such as 'add contract'; one without words here does not compile. */
export type AuditKey = keyof typeof SENTENCES;
export type AuditKind = Kind<AuditKey>;

/** The things administrators read; each reading route states which (plugins/administratorReads.ts). */
export type LookedAt = Extract<AuditKind, { action: 'look' }>['entity'];

/** An entry as a Dutch sentence. The log never loses entries, so those of older versions still read. */
export function auditSentence(entry: SentenceFacts): string {
  const words = (SENTENCES as Readonly<Record<string, Sentence | undefined>>)[`${entry.action} ${entry.entity}`];
  return `${entry.who} ${words?.(entry) ?? 'deed iets waar we nu geen woorden voor hebben'}.`;
}
