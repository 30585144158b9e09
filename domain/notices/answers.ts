import { formatDateLong } from '../dates/dutchDate.ts';
import type { NoticeWords } from './declaration.ts';

/** A name of a contract at the start of a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** The actor, at the start of a sentence. */
export const who = ({ by }: NoticeWords) => by ?? 'Iemand';
/** The day concerned. */
export const day = ({ date }: NoticeWords) => (date === undefined ? 'binnenkort' : formatDateLong(date));

/** The outcome of a proposal or of a request to sign, by the answer. */
export const ANSWERS: Readonly<Record<string, (words: NoticeWords) => string>> = {
  accepted: (w) => `${who(w)} gaat akkoord met het voorstel bij ${w.contract}. Het telt nu.`,
  refused: (w) => `${who(w)} gaat niet akkoord met het voorstel bij ${w.contract}. Er verandert niets.`,
  withdrawn: (w) => `${who(w)} trok het voorstel bij ${w.contract} in. Er verandert niets.`,
  lapsed: (w) => `Op het voorstel bij ${w.contract} kwam op tijd geen antwoord: het is verlopen. Er verandert niets.`,
  sign_refused: (w) => `${who(w)} ondertekent ${w.contract} niet. Het contract is weer een concept.`,
  sign_changed: (w) =>
    `Het verzoek om ${w.contract} te ondertekenen is gestopt: iemand heet anders, of heeft een andere geboortedatum. Vraag het opnieuw.`,
  sign_withdrawn: (w) =>
    `${who(w)} trok het verzoek in om ${w.contract} te ondertekenen. Het contract is weer een concept.`,
  wish_sent: (w) =>
    `Iedereen heeft nu een eigen login. Zoals je vroeg, is ${w.contract} voorgelegd om te ondertekenen.`,
  wish_withdrawn: (w) => `${who(w)} trok in dat ${w.contract} vanzelf wordt voorgelegd om te ondertekenen.`,
  wish_changed: (w) =>
    `${who(w)} wijzigde ${w.contract}. Daarom wordt het niet meer vanzelf voorgelegd om te ondertekenen. Vraag het opnieuw als het klopt.`,
  wish_stopped: (w) =>
    `Er klopt iets niet meer in ${w.contract}. Daarom is het niet voorgelegd om te ondertekenen. Wijzig het, en vraag het opnieuw.`,
  recognised: (w) => `${who(w)} zegt dat ${w.contract} klopt.`,
  disputed: (w) =>
    `${who(w)} zegt dat ${w.contract} niet klopt: het is nu betwist. Het contract en de bedragen blijven staan.`,
  contested: (w) =>
    `${who(w)} haalde een account terug waar iemand anders in zat. Wat daarmee sinds ${day(w)} bij ${w.contract} is gedaan, wacht op bevestiging. Tot dan verandert er niets.`,
  stands: (w) => `${who(w)} bevestigt wat bij ${w.contract} in twijfel stond sinds het account terug is. Het geldt.`,
  sign_lapsed: (w) => `Het verzoek om ${w.contract} te ondertekenen is verlopen: niet iedereen tekende op tijd.`,
};

/** The outcome for the management of the family. */
export const MANAGING: Readonly<Record<string, (words: NoticeWords) => string>> = {
  given: (w) => `${who(w)} gaf ${w.person} het beheer van de familie. Wie beheert, ziet alle contracten.`,
  taken: (w) => `${who(w)} nam het beheer van de familie terug van ${w.person}.`,
  ended: (w) => `${capital(w.person)} beheert de familie niet meer.`,
  left: (w) => `${who(w)} beheert de familie niet meer.`,
  inherited: (w) => `${who(w)} had het beheer van de familie gevraagd en heeft het nu.`,
  restored: (w) =>
    `Het account van ${w.person} is teruggehaald. Daarmee heeft ${w.person} het beheer van de familie weer.`,
};

/** The outcome of the request to manage the family. */
export const ASKING: Readonly<Record<string, (words: NoticeWords) => string>> = {
  refused: (w) => `${who(w)} zei nee: ${w.person} krijgt het beheer van de familie niet.`,
  withdrawn: (w) => `${who(w)} trok de vraag om het beheer van de familie in.`,
};

/** The outcome of a report, by its answer; a payment that came in is the rest. */
export const REPORTED: Readonly<Partial<Record<string, (words: NoticeWords) => string>>> = {
  denied: (w) => `${who(w)} zag je betaling bij ${w.contract} niet binnenkomen.`,
  owed_confirmed: (w) => `${who(w)} bevestigt wat je meldde bij ${w.contract}.`,
  home_confirmed: (w) => `${who(w)} bevestigt wat je bij ${w.contract} over de woning meldde.`,
  home_denied: (w) => `${who(w)} zegt dat niet klopt wat je bij ${w.contract} over de woning meldde.`,
  owed_denied: (w) => `${who(w)} zegt dat niet klopt wat je meldde bij ${w.contract}.`,
};

/** A record that counts, by its kind. */
export const RECORDED: Readonly<Partial<Record<string, (words: NoticeWords) => string>>> = {
  confirmed: (w) => `${who(w)} bevestigde wat er bij ${w.contract} was gemeld. Het telt nu.`,
  bank: (w) => `${who(w)} legde betalingen van een bankafschrift vast bij ${w.contract}. Ze tellen. Kijk of het klopt.`,
  extra: (w) =>
    `${who(w)} legde een extra aflossing vast bij ${w.contract}. Die telt, en de termijnen veranderen erdoor. Kijk of het klopt.`,
  home: (w) => `${who(w)} legde bij ${w.contract} vast wat er met de woning gebeurde. Het telt. Kijk of het klopt.`,
};

const HOME_REPORT = 'Er is iets gemeld over de woning van een lening bij Onderling';
const ANSWER = 'Er is antwoord op wat je meldde bij Onderling';

/** The mail subject for a pending record that is no payment. */
export const OTHER_REPORTS = { owed: 'Er is iets gemeld bij Onderling', home: HOME_REPORT, home_undone: HOME_REPORT };

/** The same for the answer to it. */
export const OTHER_ANSWER = {
  owed_confirmed: ANSWER,
  owed_denied: ANSWER,
  home_confirmed: ANSWER,
  home_denied: ANSWER,
};

/** A comment on a record, by its kind (docs/decisions/0001). */
export const REMARKED: Readonly<Record<string, (words: NoticeWords) => string>> = {
  wrong: (w) => `${who(w)} zegt dat iets wat bij ${w.contract} is vastgelegd, niet klopt. Kijk in de tijdlijn.`,
  other_amount: (w) =>
    `${who(w)} zegt dat bij ${w.contract} een ander bedrag hoort te staan. Kijk in de tijdlijn of je dat overneemt.`,
  right: (w) => `${who(w)} zegt dat het toch klopt wat bij ${w.contract} is vastgelegd.`,
  reply: (w) => `${who(w)} antwoordt op wat bij ${w.contract} is gezegd. Je leest het in de tijdlijn.`,
  adopted: (w) => `${who(w)} nam bij ${w.contract} het bedrag over dat was genoemd. Het telt nu.`,
};
