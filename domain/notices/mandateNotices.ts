import { capital } from './answers.ts';
import type { NoticeDeclaration } from './declaration.ts';

/** Notices to a couple about answering for each other. */
export const MANDATE_NOTICES: Readonly<Record<'mandate_received' | 'mandate', NoticeDeclaration>> = {
  mandate_received: {
    group: 'Familie',
    label: 'Je mag namens je partner antwoorden',
    hears: 'the partner who may answer for the other',
    consequence: true,
    way: 'now',
    page: 'profile',
    subject: 'Je mag bij Onderling namens je partner antwoorden',
    sentence: (w) => `Je mag ook namens ${w.person} antwoorden. Bij Profiel zie je waarover.`,
  },
  mandate: {
    group: 'Familie',
    label: 'Je partner mag namens jou antwoorden, of dat stopt',
    hears: 'its giver; both when it ended',
    consequence: true,
    way: 'now',
    page: 'profile',
    subject: 'Wie namens wie mag antwoorden bij Onderling, is veranderd',
    sentence: (w) =>
      w.answer === 'given'
        ? `${capital(w.person)} mag ook namens jou antwoorden. Wil je dat niet? Stop het bij Profiel.`
        : `Jij en ${w.person} antwoorden weer elk voor jezelf.`,
  },
};
