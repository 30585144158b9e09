import type { NamesNow } from '../../domain/contracts/life/namesNow.ts';
import type { Side } from '../../domain/contracts/sides.ts';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The side of the reader with its verb. */
const own = ({ names, many, heirs }: NamesNow, one: string, more: string) =>
  heirs ? `${capital(names)} ${more}` : many ? `Jullie ${more}` : `Je ${one}`;

/** The sentences of /lening/{id}. */
export const loanText = {
  title: (kind: string, from: string, to: string) => `${kind} van ${from} aan ${to}`,
  openOn: (date: string) => `Nog open op ${date}`,
  paidOutOn: (date: string) => `Wordt uitbetaald op ${date}`,
  calledOff: 'Afgesproken bedrag, in het archief voor de dag van uitbetalen',
  draftAmount: (ahead: boolean) => `${ahead ? 'Te lenen' : 'Geleend'} bedrag, nog niet door iedereen ondertekend`,
  draftOpen: (date: string, amount: string) => `Volgens het schema staat op ${date} nog ${amount} open.`,
  /** Debtor and creditor, in words for the reader; a couple is 'jullie', and for a deceased person the heirs. */
  owed: (side: Side, lenders: NamesNow, borrowers: NamesNow) => {
    if (side === 'from') return `${own(lenders, 'krijgt', 'krijgen')} dit nog terug van ${borrowers.names}.`;
    if (side === 'to') return `${own(borrowers, 'moet', 'moeten')} dit nog terugbetalen aan ${lenders.names}.`;
    return `${capital(borrowers.names)} ${borrowers.many ? 'moeten' : 'moet'} dit nog terugbetalen aan ${lenders.names}.`;
  },
  ownShare: (share: string, amount: string) => `Onderling draag jij daarvan ${share}: ${amount}.`,
  openPaid: (left: string, amount: string) => `Nog te betalen: ${left} (${amount} is vooruitbetaald).`,
  endsOn: (date: string) => `Loopt tot ${date}`,
  endedOn: (date: string) => `Liep tot ${date}`,
  paidPart: (percent: number, word: string) => `${percent} % ${word}`,
  paidWord: 'afgelost',
  paidOrForgivenWord: 'afgelost of kwijtgescholden',
  anchors: 'Op deze pagina',
  given: 'Geschonken bedrag',
  download: 'Download het contract',
  manage: 'Dit contract wijzigen of stoppen',
  edit: 'Wijzig',
  remove: 'Verwijder',
  removeTitle: 'Dit contract verwijderen?',
  removeDraftConsequence: (what: string) => `Je verwijdert het concept: ${what}.`,
  removed: 'Het contract is verwijderd.',
  addToCalendar: 'Zet in je agenda',
  sections: {
    verloop: 'Verloop',
    betalingen: 'Betalingen',
    schema: 'Schema',
    wijzigen: 'Wijzigen',
    documenten: 'Documenten',
    tijdlijn: 'Tijdlijn',
    afspraken: 'Afspraken',
  },
  /** The contents of a part that is closed. */
  hints: {
    verloop: 'Een tekening van wat er nog openstaat, en een proefberekening.',
    schema: (end: string) => `Alle termijnen, tot en met ${end}.`,
    documenten: 'Het contract, en de papieren die erbij horen.',
    tijdlijn: 'Alles wat er met deze lening is gebeurd.',
    afspraken: 'Wat er is ondertekend, en wat jullie later afspraken.',
    voorstellen: 'Wat er is voorgesteld, en wat daarop is geantwoord.',
  },
  terms: 'Afspraken',
  asSigned: 'Dit is wat er is ondertekend. Wat daarna is gewijzigd, staat in de tijdlijn.',
  asChanged: 'Eerst staat hier wat jullie later afspraken. Daaronder staat wat er is ondertekend.',
  noDeduction: 'Bij deze vorm is de rente niet aftrekbaar.',
  courseSentence: (end: string) => `Als iedereen volgens het schema betaalt, is de lening op ${end} afgelost.`,
  courseRepaymentFree: (end: string) =>
    `Tot ${end} wordt alleen rente betaald. Op die dag wordt wat nog openstaat in één keer terugbetaald.`,
  failedTitle: 'Contract',
  failed: 'We konden dit contract niet ophalen.',
  failedHint: 'Je gegevens zijn veilig.',
  unknownTitle: 'Niet gevonden',
  unknown: 'Dit contract bestaat niet of is niet van jou.',
  toOverview: 'Naar overzicht',
} as const;
