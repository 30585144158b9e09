import { filledText, text } from '../../../domain/contracts/fieldChecks.ts';

/** The maximum length of the message with a proposal, an answer or a refusal to sign, in characters. */
const MAX_WORD = 500;
const SAY_WHY = 'Schrijf in een paar woorden waarom niet.';

/** The error in a message that somebody adds; null if there is none. `needed`: a refusal has to say why. */
export const checkMessage = (word: unknown, needed: boolean): string | null =>
  needed ? filledText(word, MAX_WORD, SAY_WHY) : text(word, MAX_WORD);

/** A message as a mail quotes it; empty without one. */
export const wordInMail = (word: string): string[] => (word === '' ? [] : [`Met deze woorden erbij: ‘${word}’`]);
