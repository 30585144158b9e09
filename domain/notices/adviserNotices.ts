import { who } from './answers.ts';
import type { NoticeDeclaration, NoticeWords } from './declaration.ts';

const SAID: Readonly<Partial<Record<string, (w: NoticeWords) => string>>> = {
  link_opened: () => 'De link die je gaf aan een notaris of adviseur, is net geopend.',
  link_guessed: () =>
    'De link die je gaf aan een notaris of adviseur, is gesloten. Er kwam vijf keer een verkeerde code. Geef zo nodig een nieuwe.',
  link_ended: (w) => `${who(w)} sloot de link die je gaf aan een notaris of adviseur.`,
};

/** Notices about a link with which an outsider reads along (docs/decisions/0026). */
export const ADVISER_NOTICES: Readonly<Record<'adviser_link', NoticeDeclaration>> = {
  adviser_link: {
    group: 'Familie',
    label: 'Een notaris of adviseur leest mee met een link',
    hears:
      'everybody in its contracts when it is given, except its giver; its giver when it is opened, closed by another, or closed after wrong codes',
    consequence: true,
    way: 'now',
    page: 'access',
    subject: 'Een link om mee te lezen bij Onderling',
    sentence: (w) =>
      (
        SAID[w.answer ?? ''] ??
        ((said: NoticeWords) =>
          `${who(said)} laat een notaris of adviseur meelezen in een contract waar jij in staat. Bij Wie ziet wat lees je voor wie dat is, en sluit je de link.`)
      )(w),
  },
};
