import { day, who } from './answers.ts';
import type { NoticeDeclaration, NoticeWords } from './declaration.ts';

const inAWeek = (w: NoticeWords) => `Het gaat in op ${day(w)}, als ${w.person} voor die tijd niet inlogt.`;

/** A record about somebody who can answer, and its outcome. */
const CLAIMING: Readonly<Record<string, (words: NoticeWords) => string>> = {
  death: (w) => `${who(w)} legde vast dat ${w.person} is overleden. ${inAWeek(w)}`,
  block: (w) => `${who(w)} wil de login van ${w.person} sluiten. ${inAWeek(w)}`,
  divorce: (w) => `${who(w)} legde vast dat ${w.person} is gescheiden. ${inAWeek(w)}`,
  parted: (w) => `${who(w)} legde vast dat ${w.person} en diens partner uit elkaar zijn. ${inAWeek(w)}`,
  role: (w) => `${who(w)} wil het beheer van de familie terugnemen van ${w.person}. ${inAWeek(w)}`,
  claim_withdrawn: (w) => `${who(w)} trok in wat over ${w.person} was vastgelegd. Er verandert niets.`,
  claim_agreed: (w) => `${who(w)} zegt dat klopt wat was vastgelegd. Het geldt nu.`,
  claim_refused: (w) => `${who(w)} zegt dat niet klopt wat was vastgelegd. Er verandert niets.`,
  claim_effect: (w) => `Wat over ${w.person} was vastgelegd, geldt nu. Er kwam binnen een week geen antwoord.`,
  claim_early: (w) =>
    `Wat over ${w.person} was vastgelegd, ging te vroeg in: de klok van deze dienst was verkeerd. Dat is teruggedraaid. ${inAWeek(w)}`,
  claim_overtaken: (w) => `Wat over ${w.person} was vastgelegd, gaat niet door.`,
};

/** Records by others about a person with a login (docs/decisions/0013). */
export const CLAIM_NOTICES: Readonly<Record<'claim', NoticeDeclaration>> = {
  claim: {
    group: 'Familie',
    label: 'Iemand legt vast dat een ander is overleden, gescheiden of geen toegang meer heeft',
    hears:
      'everybody else with a login, and the person concerned by a mail of its own; of the outcome, the person concerned too',
    consequence: true,
    way: 'now',
    page: 'access',
    subject: 'Er is iets vastgelegd over iemand van jullie familie bij Onderling',
    sentence: (w) => (CLAIMING[w.answer ?? ''] ?? ((told) => `Over ${told.person} is iets vastgelegd.`))(w),
  },
};
