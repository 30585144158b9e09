import { filledText, text } from '../../../domain/contracts/fieldChecks.ts';

/** The longest word with a proposal, an answer or a refusal to sign, in characters. */
const MAX_WORD = 500;
const SAY_WHY = 'Schrijf in een paar woorden waarom niet.';

/** What is wrong with a word that somebody adds; null when nothing is. `needed`: who refuses says why. */
export const checkMessage = (word: unknown, needed: boolean): string | null =>
  needed ? filledText(word, MAX_WORD, SAY_WHY) : text(word, MAX_WORD);

/** A word as a mail tells it; nothing where there is none. */
export const wordInMail = (word: string): string[] => (word === '' ? [] : [`Met deze woorden erbij: ‘${word}’`]);
